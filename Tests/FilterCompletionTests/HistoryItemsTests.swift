import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Queries used and pinned, as items among the others.
@Suite struct HistoryItemsTests {
  private static let history = CompletionHistory.empty
    .recording(use: "t:elf c:g", at: 1_000, vocabulary: .scryfall)
    .recording(use: "t:elf c:g", at: 2_000, vocabulary: .scryfall)
    .recording(use: "t:elf pow>3", at: 1_500, vocabulary: .scryfall)
    .recording(use: "o:\"draw a card\" c:u", at: 1_800, vocabulary: .scryfall)
    .pinning("f:modern t:elf", vocabulary: .scryfall)
  private static let engine = CompletionEngine(vocabulary: .scryfall, catalogs: SampleCatalogs.all, history: history)

  private func offered(_ marked: String) -> Offered { Offered(marked, Self.engine, limit: 60) }

  private func past(_ marked: String) -> [String] {
    offered(marked).list.items.filter { $0.kind == .history || $0.kind == .pinned }.map { $0.label }
  }

  @Test func anEmptyFieldShowsPinsFirstAndWhatWasUsedMostLast() {
    let labels = offered("‸").labels
    #expect(labels.first == "f:modern t:elf" && labels.last == "t:elf c:g", "\(labels)")
    #expect(past("  ‸").count == 2)
  }

  @Test func oneThatBeginsWithWhatIsTypedIsLast() {
    for (marked, query) in [("t:elf ‸", "t:elf c:g"), ("t:elf p‸", "t:elf pow>3"), ("T:ELF‸", "t:elf c:g")] {
      #expect(past(marked) == [query], "\(marked)")
      #expect(offered(marked).labels.last == query, "\(marked)")
    }
    for marked in ["draw‸", "zzz‸", "elf‸", "c:g‸"] { #expect(past(marked) == [], "\(marked)") }
  }

  @Test func aLongOneIsShortened() {
    let long = "t:elf o:\"" + String(repeating: "draw a card ", count: 60) + "\""
    let history = CompletionHistory.empty.recording(use: long, at: 1, vocabulary: .scryfall)
    let offered = Offered("t:elf‸", CompletionEngine(vocabulary: .scryfall, history: history), limit: 60)
    let item = offered.list.items.last { $0.kind == .history }
    #expect(item?.label.count == 60 && item?.label.hasSuffix("…") == true)
    #expect(item.map { offered.accepting($0) } == long + "‸")
  }

  @Test func whatFailedIsNotRemembered() {
    for text in ["t:elf (c:g or", "t:elf c:", "()", "t:elf )"] {
      let history = CompletionHistory.empty.recording(use: text, at: 1, vocabulary: .scryfall)
      #expect(history.entries.allSatisfy { $0.text != text }, "\(text)")
    }
  }

  @Test func acceptingReplacesAllThatIsTyped() {
    let offered = offered("t:elf p‸")
    let item = offered.list.items.first { $0.kind == .history }
    #expect(item.map { offered.accepting($0) } == "t:elf pow>3‸")
    #expect(item?.detail == "used before")
    #expect(item?.highlights.isEmpty == false)
    #expect(self.offered("f:modern ‸").item("f:modern t:elf")?.detail == "pinned")
    #expect(self.offered("f:modern ‸").item("f:modern t:elf")?.kind == .pinned)
  }

  @Test func theQueryThatStandsThereIsNotOfferedAgain() {
    #expect(past("t:elf c:g‸") == [])
    #expect(!past("c:g type:elf‸").contains("t:elf c:g"))
    #expect(!past("T:ELF   C:G‸").contains("t:elf c:g"))
  }

  @Test func inTheMiddleOfATextNothingOfThePastIsOffered() {
    #expect(past("t:e‸lf") == [])
    #expect(past("‸t:elf") == [])
  }

  @Test func withoutHistoryNothingChanges() {
    let plain = CompletionEngine(vocabulary: .scryfall, catalogs: SampleCatalogs.all)
    for marked in ["‸", "t:elf ‸", "t:gob‸", "flying‸"] {
      let with = offered(marked).list.items.filter { $0.kind != .history && $0.kind != .pinned }
      let without = Offered(marked, plain, limit: 60).list.items
      #expect(with.map { $0.label } == Array(without.map { $0.label }.prefix(with.count)), "\(marked)")
    }
  }

  @Test func theLawHoldsWithHistory() throws {
    for query in try (OwnCorpus.all() + SharedFolder.queries()).prefix(250) {
      for caret in [0, query.utf8.count / 2, query.utf8.count] {
        if let reason = LawOfCompletion.check(Self.engine, query, at: caret) {
          Issue.record("`\(query)` at \(caret): \(reason)")
        }
      }
    }
  }
}
