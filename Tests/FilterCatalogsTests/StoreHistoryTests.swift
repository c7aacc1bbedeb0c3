import FilterCatalogs
import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

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

  /// Each vocabulary has a history of its own: reading, changing and limits of one do not concern another.
  @Test func vocabulariesDoNotSeeEachOther() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    let people = Vocabulary(
      name: "people", fields: [Field("size", aliases: ["s"], .number, summary: "Shoe size", phrase: "wear {is}")])
    let home = try store.updateHistory {
      $0.recording(use: "t:elf", at: 1, vocabulary: .scryfall).pinning("f:modern", vocabulary: .scryfall)
    }
    // The same text, and so the same key, in both.
    let other = try store.updateHistory(of: "people") {
      #expect($0.isEmpty)
      return $0.recording(use: "s>40", at: 2, vocabulary: people).recording(use: "ann", at: 3, vocabulary: people)
        .pinning("ann", vocabulary: people)
    }
    _ = try store.updateHistory(of: "peoples") { $0.recording(use: "ann", at: 4, vocabulary: people) }
    #expect(try store.history() == home)
    #expect(try store.history(of: "scryfall") == home)
    #expect(try store.history(of: "people") == other)
    #expect(try store.history(of: "peop").isEmpty)
    _ = try store.updateHistory(of: "people") { _ in .empty }
    let again = try CatalogStore(at: folder.path("a.sqlite"), expecting: .existing)
    #expect(try again.history() == home)
    #expect(try again.history(of: "people").isEmpty)
    #expect(try again.history(of: "peoples").entries.map { $0.text } == ["ann"])
  }

  /// A name of any characters is a name; a key that looks like one of another vocabulary is not saved.
  @Test func namesOfVocabularies() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    for name in ["", "a\u{1F}", "\u{1F}a", "a:", "1:a", "日本", "Scryfall"] {
      #expect(try store.history(of: name).isEmpty, "\(name)")
      _ = try store.updateHistory(of: name) { $0.recording(use: "t:elf", at: 1, vocabulary: .scryfall) }
      #expect(try store.history(of: name).entries.count == 1, "\(name)")
    }
    #expect(try store.history().isEmpty)
    let row = CompletionHistory.Entry(text: "x", canonicalText: "x", key: "\u{1F}1:a:x", weight: 1, lastUse: 1)
    let kept = try store.updateHistory { _ in CompletionHistory(entries: [row]) }
    #expect(kept.isEmpty)
    #expect(try store.history(of: "a").isEmpty)
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
