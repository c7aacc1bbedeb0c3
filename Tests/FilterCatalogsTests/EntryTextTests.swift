import FilterCompletion
import Testing
import _FilterTestSupport

@testable import FilterCatalogs

/// Entries as bytes and back.
@Suite struct EntryTextTests {
  private func roundTrip(_ entries: [CatalogEntry]) -> [CatalogEntry] {
    EntryText.bytes(of: entries).withUnsafeBytes { EntryText.entries(in: $0) }
  }

  @Test func everyTextSurvives() {
    var random = SeededGenerator(seed: 6)
    let letters = Array("ab\t\n\\tn é☃\"'/")
    for _ in 0..<1_000 {
      let entries = (0..<random.below(5)).map { _ in
        CatalogEntry(
          String((0..<random.below(6)).map { _ in random.pick(letters) ?? "a" }),
          title: String((0..<random.below(4)).map { _ in random.pick(letters) ?? "a" }),
          popularity: random.below(99) - 9)
      }
      #expect(roundTrip(entries) == entries)
    }
  }

  /// A forged store may contain any number.
  @Test func popularitiesAreBounded() {
    let bytes = Array("a\t\t\(Int.min)\nb\t\t\(Int.max)\nc\t\t99999999999999999999\n".utf8)
    let entries = bytes.withUnsafeBytes { EntryText.entries(in: $0) }
    #expect(entries.map { $0.popularity } == [-1_000_000_000, 1_000_000_000, 0])
  }

  @Test func whatIsMalformedIsLeftOut() {
    let bytes = Array("good\t\t1\nshort\nmore\tx\tnotanumber\n\nlast\tt\t2".utf8)
    let entries = bytes.withUnsafeBytes { EntryText.entries(in: $0) }
    #expect(entries == [CatalogEntry("good", popularity: 1), CatalogEntry("more", title: "x")])
  }
}

/// What files are called, and which catalog they hold.
@Suite struct CatalogNamesTests {
  @Test func names() {
    let rows: [(String, String)] = [
      ("card-names.json", "card-names"), ("/a/b/creature-types.json", "types"), ("supertypes.json", "types"),
      ("set-types.json", "set-types"), ("set-names.json", "set-codes"), ("sets.json.gz", "set-codes"),
      ("https://example.test/catalog/keyword-abilities", "keywords"), ("ability-words.json", "keywords"),
      ("watermarks.json", "watermarks"), ("artists.txt", "artist-names"), ("Oracle-Tags.TXT", "oracle-tags"),
      ("oracle-cards.json", "oracle-cards"), (".json", ".json"), ("", ""),
    ]
    for (source, expected) in rows {
      #expect(CatalogNames.name(of: source) == expected, "\(source)")
    }
  }
}
