import FilterCatalogs
import FilterCompletion
import FilterTestSupport
import FilterVocabulary
import ScryfallDialect
import Testing

/// Queries that were used and pinned, in a store.
@Suite struct StoreHistoryTests {
  @Test func aHistoryIsThereAgain() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    #expect(try store.history().isEmpty)
    let kept = try store.updateHistory {
      $0.recording(use: "t:elf c:g", at: 1_000, vocabulary: .scryfall)
        .recording(use: "c:g type:elf", at: 2_000, vocabulary: .scryfall)
        .recording(use: "pow>3", at: 3_000, vocabulary: .scryfall)
        .pinning("f:modern", vocabulary: .scryfall).pinning("r:rare", vocabulary: .scryfall)
    }
    let again = try CatalogStore(at: folder.path("a.sqlite"), expecting: .existing).history()
    #expect(again == kept)
    #expect(again.entries.map { $0.text }.sorted() == ["c:g type:elf", "pow>3"])
    #expect(again.pins.map { $0.text } == ["f:modern", "r:rare"])
  }

  @Test func twoStoresOfOneFileBothHaveTheirSay() throws {
    let folder = try TemporaryFolder()
    let one = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    let other = try CatalogStore(at: folder.path("a.sqlite"), expecting: .existing)
    for number in 0..<20 {
      let store = number.isMultiple(of: 2) ? one : other
      _ = try store.updateHistory { $0.recording(use: "pow>\(number)", at: Double(number), vocabulary: .scryfall) }
    }
    #expect(try one.history().entries.count == 20)
    #expect(try other.history() == one.history())
  }

  @Test func catalogsAndHistoryDoNotTouchEachOther() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    try store.save(CatalogStoreTests.reeds)
    _ = try store.updateHistory { $0.recording(use: "t:elf", at: 1, vocabulary: .scryfall) }
    #expect(try store.remove("card-names"))
    #expect(try store.history().entries.count == 1)
  }
}
