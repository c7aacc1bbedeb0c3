import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct DocumentColorTests {
  private func document(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
  }

  /// The texts of the colors of a document, each with its letter.
  private func colors(_ text: String) -> [String] {
    let document = document(text)
    let palette = Vocabulary.scryfall.palettes[0]
    return document.colors().map { found in
      "\(document.source[found.range]) \(palette.colors.first { $0.srgb == found.color }?.letter ?? "?")"
    }
  }

  @Test func values() {
    let rows: [(String, [String])] = [
      ("c:rg", ["r r", "g g"]), ("-id<=WU", ["W w", "U u"]), ("c:\"r g\"", ["r r", "g g"]), ("color:red", ["red r"]),
      ("id:esper", ["esper w", "esper u", "esper b"]), ("c:'esper'", ["esper w", "esper u", "esper b"]),
      ("t:elf c=g\n# c:r\n(produces:b or c!=gruul)", ["g g", "b b", "gruul r", "gruul g"]),
      ("c:2", []), ("c:c", []), ("c:m", []), ("c:purple", []), ("c:", []), ("t:red m:r r", []),
      ("c:rr", ["r r", "r r"]),
    ]
    for (text, expected) in rows {
      #expect(colors(text) == expected, "\(text)")
    }
  }

  /// The colors in order of similarity, and the text after writing each.
  @Test func presentations() throws {
    let marked = MarkedText("t:elf c:w①r② id:③gruul④ c:⑤green⑥")
    let document = document(marked.text)
    func texts(_ from: Int, _ to: Int, _ hex: String) throws -> [String] {
      let range = try #require(marked.range(from: from, to: to))
      let color = try #require(ScreenColor(hex: hex))
      return document.colorPresentations(of: color, at: range).map {
        "\($0.label): \(document.source.edited([$0.edit]))"
      }
    }
    #expect(try texts(1, 2, "#00733e").first == "green: t:elf c:wg id:gruul c:green")
    #expect(try texts(3, 4, "#f0f0ff").first == "white: t:elf c:wr id:white c:green")
    #expect(try texts(5, 6, "#00733e").map { $0.prefix { $0 != ":" } } == ["green", "blue", "black", "red", "white"])
    let elsewhere = SourceRange(start: 0, end: 5)
    #expect(document.colorPresentations(of: ScreenColor(red: 0, green: 0, blue: 0), at: elsewhere).isEmpty)
    #expect(
      document.colorPresentations(of: ScreenColor(red: 0, green: 0, blue: 0), at: SourceRange(at: 999)).isEmpty)
  }

  /// Ranges are within the document and in order.
  private static func law(_ document: DocumentSnapshot) -> String? {
    var last = 0
    for found in document.colors() {
      if found.range.isEmpty || !document.source.range.encloses(found.range) { return "\(found)" }
      if found.range.start < last { return "\(found.range) comes before \(last)" }
      last = found.range.start
    }
    return nil
  }

  @Test func randomDocuments() {
    #expect(Totality.failure("colors stand on values", seed: 26, law: Self.law) == nil)
  }

  @Test func heavyDocuments() {
    for number in Totality.heavy.indices {
      #expect(Self.law(DocumentSnapshot(Totality.heavy[number], vocabulary: .scryfall)) == nil, "\(number)")
    }
  }
}

/// What a caret names in the vocabulary.
@Suite struct VocabularyItemTests {
  @Test func items() {
    let rows: [(String, VocabularyPlaces.Item)] = [
      ("type‸:elf", VocabularyPlaces.Item.field("type")), ("-T‸:elf", .field("type")),
      ("pow>to‸u", .field("toughness")),
      ("c:es‸per", .color("esper", palette: "colors")), ("c:‸gr", .color("green", palette: "colors")),
      ("produces:r‸ed", .color("red", palette: "mana")),
      ("o‸rder:cmc", .field("order")),
    ]
    for (text, expected) in rows {
      #expect(item(text) == expected, "\(text)")
    }
  }

  @Test func catalogs() {
    #expect(item("f:mo‸dern") == .catalogValue("modern", catalog: "formats"))
    #expect(item("not:re‸print") == .catalogValue("reprint", catalog: "is-values"))
    #expect(item("banned:\"ed‸h\"") == .catalogValue("commander", catalog: "formats"))
  }

  @Test func nothing() {
    let rows: [String] = [
      "bo‸lt", "t‸x:elf", "o:dr‸aw", "f:‸nosuch", "pow>‸3", "f‸", "# f:mod‸ern", "c:pur‸ple", "a o‸r b", "",
    ]
    for text in rows {
      #expect(item(text) == nil, "\(text)")
    }
  }

  private func item(_ text: String) -> VocabularyPlaces.Item? {
    let marked = MarkedText(text)
    return DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall).vocabularyItem(at: marked.caret ?? 0)
  }
}
