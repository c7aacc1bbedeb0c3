import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct VocabularyPlacesTests {
  /// Every field, value, color and nickname of a vocabulary.
  private static func items(of vocabulary: Vocabulary) -> [(item: VocabularyPlaces.Item, name: String)] {
    var items: [(VocabularyPlaces.Item, String)] = []
    for field in vocabulary.fields {
      items.append((.field(field.name), field.name))
      // The values of a boolean come from its kind.
      if field.kind == .boolean { continue }
      items += field.values.map { (.value($0.text, field: field.name), $0.text) }
    }
    for catalog in vocabulary.catalogs {
      items += catalog.values.map { (.catalogValue($0.text, catalog: catalog.name), $0.text) }
    }
    for palette in vocabulary.palettes {
      items += palette.colors.map { (.color($0.name, palette: palette.name), $0.name) }
      items += palette.nicknames.map { (.color($0.name, palette: palette.name), $0.name) }
    }
    return items
  }

  /// What a place has in the file is the name, with the escapes of JSON.
  private func check(_ vocabulary: Vocabulary) {
    let bytes = Array(vocabulary.json.utf8)
    let places = VocabularyPlaces(jsonBytes: bytes)
    for (item, name) in Self.items(of: vocabulary) {
      guard let range = places.range(of: item) else {
        Issue.record("\(item) has no place")
        continue
      }
      let found = String(decoding: bytes[range], as: UTF8.self)
      let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F && $0 != "\"" && $0 != "\\" }
      if isPlain { #expect(found == name) }
      #expect(bytes[range.lowerBound - 1] == UInt8(ascii: "\"") && bytes[range.upperBound] == UInt8(ascii: "\""))
    }
  }

  @Test func cards() { check(.scryfall) }

  @Test func randomVocabularies() {
    for seed in 1...UInt64(PropertyCases.count(long: 40)) {
      var random = SeededGenerator(seed: seed)
      check(RandomVocabulary.make(&random))
    }
  }

  /// The place is that of the item and not of a namesake.
  @Test func namesakes() throws {
    let marked = MarkedText(
      """
      {"name": "x", "summary": "a", "fields": [
        {"name": "①a", "kind": "enumeration", "summary": "a", "values": ["②a", {"aliases": ["b"], "text": "③b"}]},
        {"name": "④b", "kind": "colors", "palette": "p", "summary": "a", "catalogs": []}],
       "catalogs": [{"values": ["⑤a\\"b"], "name": "a"}],
       "palettes": [{"name": "p", "colors": [{"letter": "a", "name": "⑥a"}], "nicknames": [
         {"name": "⑦b", "letters": "a"}]}]}
      """)
    let places = VocabularyPlaces(jsonBytes: Array(marked.text.utf8))
    let items: [VocabularyPlaces.Item] = [
      .field("a"), .value("a", field: "a"), .value("b", field: "a"), .field("b"),
      .catalogValue("a\"b", catalog: "a"), .color("a", palette: "p"), .color("b", palette: "p"),
    ]
    for (index, item) in items.enumerated() {
      #expect(places.range(of: item)?.lowerBound == marked.offset(index + 1), "\(item)")
    }
    #expect(places.range(of: .catalogValue("a\"b", catalog: "a"))?.count == 4)
    #expect(places.range(of: .field("c")) == nil)
    #expect(places.range(of: .value("a", field: "b")) == nil)
  }

  /// A file that is no vocabulary has no places.
  @Test func noVocabulary() {
    let rows: [String] = ["", "{", "[]", "{\"fields\": 1}", "{\"fields\": [1, {}, {\"name\": 2}]}", "\u{FEFF}null"]
    for text in rows {
      #expect(VocabularyPlaces(jsonBytes: Array(text.utf8)).range(of: .field("name")) == nil, "\(text)")
    }
  }
}
