import FilterCompletion
import FilterTestSupport
import Testing

@testable import FilterCatalogs

/// Cutting a stream into objects.
@Suite struct JSONPiecesTests {
  /// The pieces with their offsets, or the failure.
  private func pieces(_ text: String, chunk: Int = .max) -> String {
    var pieces = JSONPieces()
    var found: [String] = []
    let bytes = Array(text.utf8)
    do {
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, chunk == .max ? bytes.count : start + chunk)
        try pieces.read(Array(bytes[start..<end])) { found.append("\($1):" + String(decoding: $0, as: UTF8.self)) }
        start = end
      }
      try pieces.finish()
    } catch let failure as JSONPieces.Failure {
      found.append("\(failure.offset)! \(failure.message)")
    } catch {
      found.append("\(error)")
    }
    return found.joined(separator: " ; ")
  }

  @Test(arguments: [
    ("{}", "0:{}"), ("{}{}", "0:{} ; 2:{}"), ("{}\n{}\n", "0:{} ; 3:{}"), ("[]", ""), ("[{},{}]", "1:{} ; 4:{}"),
    (" [ {\"a\":[1,{}]} , {} ] ", "3:{\"a\":[1,{}]} ; 18:{}"), ("{\"a\":\"}{\"}", "0:{\"a\":\"}{\"}"),
    ("{\"a\":\"\\\"}\"}", "0:{\"a\":\"\\\"}\"}"), ("", ""), ("  \r\n\t", ""), ("[[1],[2]]", "1:[1] ; 5:[2]"),
    ("{", "0! this object has no end"), ("{\"", "0! this object has no end"), ("[{}", "1:{} ; 3! the array has no end"),
    ("}", "0! nothing is open here"), ("]", "0! nothing is open here"), ("{}]", "0:{} ; 2! nothing is open here"),
    ("x", "0! an object was expected here"), ("{} 1", "0:{} ; 3! an object was expected here"),
    ("\"a\"", "0! an object was expected here"),
  ])
  func cuts(text: String, expected: String) {
    #expect(pieces(text) == expected)
    // Wherever the stream is cut, the pieces are the same.
    for chunk in 1...3 { #expect(pieces(text, chunk: chunk) == expected) }
  }

  @Test func anyBytesAreAnswered() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let text = String((0..<random.below(30)).map { _ in random.pick(Array("{}[]\",\\ a1\n:")) ?? " " })
      _ = pieces(text, chunk: 1 + random.below(5))
    }
  }
}

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

  @Test func whatIsMalformedIsLeftOut() {
    let bytes = Array("good\t\t1\nshort\nmore\tx\tnotanumber\n\nlast\tt\t2".utf8)
    let entries = bytes.withUnsafeBytes { EntryText.entries(in: $0) }
    #expect(entries == [CatalogEntry("good", popularity: 1), CatalogEntry("more", title: "x")])
  }
}

/// What files are called, and which catalog they hold.
@Suite struct CatalogNamesTests {
  @Test(arguments: [
    ("card-names.json", "card-names"), ("/a/b/creature-types.json", "types"), ("supertypes.json", "types"),
    ("set-types.json", "set-types"), ("set-names.json", "set-codes"), ("sets.json.gz", "set-codes"),
    ("https://example.test/catalog/keyword-abilities", "keywords"), ("ability-words.json", "keywords"),
    ("watermarks.json", "watermarks"), ("artists.txt", "artist-names"), ("Oracle-Tags.TXT", "oracle-tags"),
    ("oracle-cards.json", "oracle-cards"), (".json", ".json"), ("", ""),
  ])
  func names(source: String, expected: String) {
    #expect(CatalogNames.name(of: source) == expected)
  }
}
