import FilterCompletion
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

@Suite struct SessionUpdatingTests {
  private let session = CompletionSession(engine: CompletionEngine(vocabulary: .scryfall), debounce: .zero)

  private var texts: [String] { session.history.entries.map { $0.text } }

  @Test func usesAndPinsAreRemembered() {
    session.record(use: "t:elf", at: 0)
    session.record(use: "c:g", at: 1)
    session.record(use: "type:elf", at: 2)
    session.record(use: "t:", at: 3)
    #expect(texts == ["type:elf", "c:g"])
    session.pin("c:g")
    session.pin("pow>3")
    #expect(session.history.pins.map { $0.text } == ["c:g", "pow>3"])
    session.unpin("color:G")
    #expect(session.history.pins.map { $0.text } == ["pow>3"])
  }

  @Test func theHistoryBeginsAsTheEngines() {
    let history = CompletionHistory.empty.recording(use: "t:elf", at: 0, vocabulary: .scryfall)
    #expect(CompletionSession(engine: CompletionEngine(vocabulary: .scryfall, history: history)).history == history)
    let session = CompletionSession(vocabulary: .scryfall) { _, caret in
      CompletionList(replace: SourceRange(at: caret), items: [])
    }
    #expect(session.history == .empty)
    session.record(use: "t:elf", at: 0)
    #expect(session.history == history)
  }

  /// Uses recorded while the app made its new engine are kept.
  @Test func aNewEngineKeepsTheHistory() async {
    session.record(use: "t:elf", at: 0)
    let catalogs = CompletionCatalogs([CompletionCatalog("card-names", entries: [CatalogEntry("Moss Harrier")])])
    session.update(engine: CompletionEngine(vocabulary: .scryfall, catalogs: catalogs))
    #expect(texts == ["t:elf"])
    _ = await session.suggestions(for: "t", caret: 1)
    #expect(texts == ["t:elf"])
    session.update(history: .empty)
    #expect(texts == [])
  }

  /// Replacing the history of an engine gives the same results as making an engine with it.
  @Test func answersKnowTheHistory() async {
    session.record(use: "t:elf c:g", at: 0)
    session.pin("pow>3")
    for text in ["", "t:e", "po", "xyzzy"] {
      let expected = CompletionEngine(vocabulary: .scryfall, history: session.history).complete(
        text, at: text.utf8.count)
      #expect(await session.suggestions(for: text, caret: text.utf8.count).list == expected)
    }
  }

  @Test func anAnswerInTheMakingIsMadeAgain() async {
    let broken = await onOwnThread {
      let stage = SessionStage(debounce: .zero)
      stage.type("t")
      stage.queue.drain()
      stage.swap()
      stage.engine.open(0)
      stage.queue.drain()
      #expect(stage.calls[0].outcome == nil && stage.engine.count == 1, "it works again, on the new snapshot")
      stage.engine.open(0)
      stage.queue.drain()
      #expect(stage.calls[0].outcome?.list?.items.first?.label == "t|2|1|1")
      return stage.broken
    }
    #expect(broken == nil)
  }

  @Test func aSwapDuringTheDebounceCostsNothing() async {
    let broken = await onOwnThread {
      let stage = SessionStage()
      stage.type("t")
      stage.queue.drain()
      stage.swap()
      stage.finish()
      #expect(stage.calls[0].outcome?.list?.items.first?.label == "t|1|1|1")
      return stage.broken
    }
    #expect(broken == nil)
  }

  @Test func theSameHistoryIsNoChange() async {
    let broken = await onOwnThread {
      let stage = SessionStage(debounce: .zero)
      stage.type("t")
      stage.queue.drain()
      stage.session.update(history: .empty)
      stage.engine.open(0)
      stage.queue.drain()
      #expect(stage.calls[0].outcome?.list != nil)
      return stage.broken
    }
    #expect(broken == nil)
  }

  @Test func anEngineTakesThePlaceOfAFunction() async {
    let session = CompletionSession(debounce: .zero) { _, _ in CompletionList(replace: SourceRange(at: 77), items: []) }
    #expect(await session.suggestions(for: "t", caret: 1).list?.replace == SourceRange(at: 77))
    session.update(engine: CompletionEngine(vocabulary: .scryfall))
    #expect(
      await session.suggestions(for: "t", caret: 1).list == CompletionEngine(vocabulary: .scryfall).complete("t", at: 1)
    )
  }

  @Test func aClockThatFailsCountsAsOneThatRang() async {
    struct NoClock: Error {}
    let session = CompletionSession(
      sleep: { _ in throw NoClock() },
      complete: { _, caret in
        CompletionList(replace: SourceRange(at: caret), items: [])
      })
    #expect(await session.suggestions(for: "t", caret: 1).list != nil)
  }

  @Test func theRealClockWorksToo() async {
    let session = CompletionSession(engine: CompletionEngine(vocabulary: .scryfall), debounce: .milliseconds(1))
    #expect(await session.suggestions(for: "t:elf", caret: 5).list != nil)
  }
}
