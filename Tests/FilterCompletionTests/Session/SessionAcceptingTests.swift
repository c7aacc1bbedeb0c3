import FilterCompletion
import FilterText
import Testing

@Suite struct SessionAcceptingTests {
  private typealias Refusal = CompletionSession.Refusal

  private static func item(_ edit: TextEdit, caret: Int, asksAgain: Bool = false) -> CompletionItem {
    CompletionItem(label: "x", edit: edit, caret: caret, kind: .value, score: CompletionScore([]), asksAgain: asksAgain)
  }

  private static func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
    TextEdit(range: SourceRange(start: start, end: end), replacement: text)
  }

  /// A session that offers the same items for any text.
  private func session(_ items: [CompletionItem]) -> CompletionSession {
    CompletionSession(debounce: .zero) { _, caret in CompletionList(replace: SourceRange(at: caret), items: items) }
  }

  private func refusal(_ session: CompletionSession, _ item: CompletionItem) -> Refusal? {
    do throws(Refusal) {
      _ = try session.accept(item)
      return nil
    } catch {
      return error
    }
  }

  @Test func acceptingEditsTheText() async throws {
    let item = Self.item(Self.edit(2, 4, "elf"), caret: 5, asksAgain: true)
    let session = session([item])
    _ = await session.suggestions(for: "t:el c:g", caret: 4)
    let accepted = try session.accept(item)
    #expect(accepted.original == "t:el c:g")
    #expect(accepted.text == "t:elf c:g")
    #expect(accepted.caret == 5)
    #expect(accepted.text[..<accepted.caretIndex] == "t:elf")
    #expect(accepted.asksAgain)
  }

  @Test func nothingOfferedNothingAccepted() async {
    let item = Self.item(Self.edit(0, 0, "x"), caret: 1)
    let session = session([item])
    #expect(refusal(session, item) == .nothingOffered)
    _ = await session.suggestions(for: "", caret: 0)
    #expect(refusal(session, item) == nil)
    #expect(refusal(session, item) == .nothingOffered, "the text is another by now")
  }

  @Test func anItemOfAnotherListIsRefused() async {
    let session = CompletionSession(debounce: .zero) { text, caret in
      CompletionList(
        replace: SourceRange(at: caret), items: [Self.item(.insert("!", at: text.utf8.count), caret: caret + 1)])
    }
    let first = await session.suggestions(for: "t", caret: 1).list?.items.first
    let second = await session.suggestions(for: "t:", caret: 2).list?.items.first
    #expect(first.flatMap { refusal(session, $0) } == .outdated)
    #expect(second.flatMap { refusal(session, $0) } == nil)
  }

  @Test func whileANewerCallIsOpenNothingIsOffered() async {
    let broken = await onOwnThread {
      let stage = SessionStage(debounce: .zero)
      stage.type("t")
      stage.finish()
      stage.type("t:")
      stage.queue.drain()
      stage.accept(0)
      stage.finish()
      stage.accept(0)
      stage.accept(1)
      stage.accept(1)
      return stage.broken
    }
    #expect(broken == nil)
  }

  @Test(arguments: [(0, 9), (9, 9), (5, 5), (1, 2), (-1, 0)])
  func anEditThatDoesNotFitIsRefused(start: Int, end: Int) async {
    let item = Self.item(Self.edit(start, end, "x"), caret: 1)
    let session = session([item])
    _ = await session.suggestions(for: "aöb", caret: 0)
    let fits = start == 1 && end == 3
    #expect(refusal(session, item) == (fits ? nil : .misplaced))
  }

  @Test func aCaretIsAlwaysInTheTextAndBetweenCharacters() async throws {
    for (caret, offset, before) in [(-3, 0, ""), (99, 11, "👩‍👧"), (4, 4, ""), (0, 0, "")] {
      let item = Self.item(Self.edit(0, 0, "👩‍👧"), caret: caret)
      let session = session([item])
      _ = await session.suggestions(for: "", caret: 0)
      let accepted = try session.accept(item)
      #expect(accepted.caret == offset)
      #expect(String(accepted.text[..<accepted.caretIndex]) == before)
    }
  }

  @Test func outcomesKnowTheirList() {
    let list = CompletionList(replace: SourceRange(at: 0), items: [])
    #expect(CompletionSession.Outcome.suggestions(list).list == list)
    #expect(CompletionSession.Outcome.unavailable(catalogs: ["a"], list).list == list)
    #expect(CompletionSession.Outcome.superseded.list == nil)
    #expect(CompletionSession.Outcome.cancelled.list == nil)
    #expect(CompletionSession.Outcome.tooShort(minimum: 1).list == nil)
  }
}
