import FilterCompletion
import FilterTestSupport
import FilterVocabulary
import ScryfallDialect
import Testing

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

  @Test func anEmptyFieldShowsPinsThenWhatWasUsedMost() {
    let labels = offered("‸").labels
    #expect(
      Array(labels.prefix(4)) == ["f:modern t:elf", "t:elf c:g", "o:\"draw a card\" c:u", "t:elf pow>3"], "\(labels)")
    #expect(past("  ‸").count == 4)
  }

  @Test func whatIsTypedNarrows() {
    #expect(past("t:elf ‸") == ["f:modern t:elf", "t:elf c:g", "t:elf pow>3"])
    #expect(past("t:elf p‸") == ["t:elf pow>3"])
    #expect(past("draw‸") == ["o:\"draw a card\" c:u"])
    #expect(past("zzz‸") == [])
  }

  @Test func acceptingReplacesAllThatIsTyped() {
    let offered = offered("t:elf p‸")
    let item = offered.list.items.first { $0.kind == .history }
    #expect(item.map { offered.accepting($0) } == "t:elf pow>3‸")
    #expect(item?.detail == "used before")
    #expect(item?.highlights.isEmpty == false)
    #expect(self.offered("f:mod‸").item("f:modern t:elf")?.detail == "pinned")
    #expect(self.offered("f:mod‸").item("f:modern t:elf")?.kind == .pinned)
  }

  @Test func theQueryThatStandsThereIsNotOfferedAgain() {
    #expect(past("t:elf c:g‸") == ["f:modern t:elf"].filter { past("t:elf c:g‸").contains($0) })
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
