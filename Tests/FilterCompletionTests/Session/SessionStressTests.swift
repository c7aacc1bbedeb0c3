import FilterCompletion
import FilterText
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The same laws with real threads, for the thread sanitizer and for interleavings that the schedules cannot produce.
@Suite struct SessionStressTests {
  private static func item(_ text: String) -> CompletionItem {
    CompletionItem(
      label: text, edit: .insert("!", at: text.utf8.count), caret: 0, kind: .name, score: CompletionScore([]))
  }

  private static func session() -> CompletionSession {
    CompletionSession(debounce: .microseconds(50)) { text, caret in
      CompletionList(replace: SourceRange(at: caret), items: [item(text)])
    }
  }

  /// Calls from one actor: the newest call is known, so every delivered list must be its.
  @MainActor @Test func callsFromOneActorAreNeverStale() async {
    let session = Self.session()
    var newest = 0
    var stale = 0
    var lists = 0
    var calls: [Task<Void, Never>] = []
    var generator = SeededGenerator(seed: 5)
    for number in 1...400 {
      let call = Task { @MainActor in
        if Task.isCancelled { return }
        newest = number
        let outcome = await session.suggestions(for: "t\(number)", caret: 0)
        guard let list = outcome.list else { return }
        lists += 1
        if newest != number || list.items != [Self.item("t\(number)")] { stale += 1 }
        if (try? session.accept(list.items[0]))?.text != "t\(number)!" { stale += 1 }
      }
      calls.append(call)
      if Int.random(in: 0..<8, using: &generator) == 0 { call.cancel() }
      for _ in 0..<Int.random(in: 0..<40, using: &generator) { await Task.yield() }
      if number % 50 == 0 { await call.value }
    }
    for call in calls { await call.value }
    #expect(stale == 0)
    #expect(lists > 0)
  }

  /// Calls, changes and refusals from all sides at once: everything returns, and the last call has the last word.
  @Test func everythingAtOnceComesToAnEnd() async {
    let session = Self.session()
    await withTaskGroup(of: Void.self) { group in
      for lane in 0..<8 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(lane))
          for number in 0..<60 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: session.record(use: "t:x\(number % 7)", at: Double(number))
            case 1: number % 2 == 0 ? session.pin("t:x\(lane)") : session.unpin("t:x\(lane)")
            case 2: _ = try? session.accept(Self.item("t\(number)"))
            case 3:
              let call = Task { await session.suggestions(for: "lane\(lane)", caret: 0) }
              call.cancel()
              _ = await call.value
            default: _ = await session.suggestions(for: "lane\(lane)", caret: 0)
            }
          }
        }
      }
    }
    #expect(await session.suggestions(for: "last", caret: 0).list?.items == [Self.item("last")])
    #expect(session.history.entries.count <= 7)
  }

  /// Engines arrive repeatedly at random times.
  @Test func enginesMayArriveAtAnyTime() async {
    let session = CompletionSession(engine: CompletionEngine(vocabulary: .scryfall), debounce: .zero)
    let engine = CompletionEngine(vocabulary: .scryfall)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<50 { session.update(engine: engine) } }
      group.addTask { for number in 0..<20 { session.record(use: "t:x\(number)", at: Double(number)) } }
      for _ in 0..<3 {
        group.addTask { for _ in 0..<30 { _ = await session.suggestions(for: "t:e", caret: 3) } }
      }
    }
    #expect(session.history.entries.count == 20)
    #expect(await session.suggestions(for: "t:e", caret: 3).list != nil)
  }
}
