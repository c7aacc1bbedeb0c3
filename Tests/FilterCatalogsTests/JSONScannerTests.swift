import FilterCompletion
import FilterTestSupport
import Foundation
import Testing

@testable import FilterCatalogs

extension JSONScanner {
  mutating func read(_ bytes: [UInt8], _ found: (Event, [UInt8], Int) throws -> Void) throws {
    try bytes.withUnsafeBufferPointer { try read($0, found) }
  }
}

/// What a stream of JSON is read as.
@Suite struct JSONScannerTests {
  /// What is met, or the failure: braces and brackets as they are, `key:`, `'text'`, numbers and words as they are.
  private func events(_ text: String, chunk: Int = .max) -> String { events(Array(text.utf8), chunk: chunk) }

  private func events(_ bytes: [UInt8], chunk: Int = .max) -> String {
    var scanner = JSONScanner()
    var found: [String] = []
    func take(_ event: JSONScanner.Event, _ text: [UInt8], _ offset: Int) {
      let text = String(decoding: text, as: UTF8.self)
      switch event {
      case .beginObject: found.append("{")
      case .endObject: found.append("}")
      case .beginArray: found.append("[")
      case .endArray: found.append("]")
      case .key: found.append(text + ":")
      case .string: found.append("'\(text)'")
      case .number, .literal: found.append(text)
      case .longString, .longKey: found.append("…")
      }
    }
    do {
      var start = 0
      while start < bytes.count {
        let end = chunk == .max ? bytes.count : min(bytes.count, start + chunk)
        try scanner.read(Array(bytes[start..<end]), take)
        start = end
      }
      try scanner.finish(take)
    } catch let failure as JSONScanner.Failure {
      found.append("\(failure.offset)! \(failure.message)")
    } catch {
      found.append("\(error)")
    }
    return found.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("  \r\n\t", ""), ("{}", "{ }"), ("{}{}", "{ } { }"), ("{}\n{}\n", "{ } { }"), ("[]", ""),
    ("[{},{}]", "{ } { }"), ("[{} {}]", "{ } { }"), ("\u{FEFF}{}", "{ }"), ("[][{}]", "{ }"),
    (" [ {\"a\":[1,{}]} , {} ] ", "{ a: [ 1 { } ] } { }"), ("{\"a\":\"}{\"}", "{ a: '}{' }"),
    ("{\"a\":\"\\\"}\"}", "{ a: '\"}' }"), ("{\"\":true,\"b\":null}", "{ : true b: null }"),
    ("{\"a\":-0.5e+10}", "{ a: -0.5e+10 }"), ("{\"a\":[0,10,1.5,2E3]}", "{ a: [ 0 10 1.5 2E3 ] }"),
    (#"{"a":"\\\/\b\f\n\r\t"}"#, "{ a: '\\/\u{8}\u{C}\n\r\t' }"),
    (#"{"a":"\u0041\u00e9\u2603\ud83d\ude00"}"#, "{ a: 'Aé☃😀' }"),
    ("{", "{ 0! this object has no end"), ("{\"", "{ 0! this object has no end"),
    ("[{}", "{ } 3! the array has no end"),
    (" {\"a\":12", "{ a: 12 1! this object has no end"), ("}", "0! nothing is open here"),
    ("]", "0! nothing is open here"),
    ("{}]", "{ } 2! nothing is open here"), ("x", "0! an object was expected here"),
    ("{} 1", "{ } 3! an object was expected here"), ("\"a\"", "0! an object was expected here"),
    ("[[1]]", "1! an object was expected here"), ("{\"a\":}", "{ a: 5! a value was expected here"),
    ("{\"a\" 1}", "{ a: 5! ':' was expected here"),
    ("{\"a\":1,}", "{ a: 1 7! a key in double quotes was expected here"),
    ("{,}", "{ 1! a key in double quotes was expected here"),
    ("{a:1}", "{ 1! a key in double quotes was expected here"),
    ("{\"a\":[1,]}", "{ a: [ 1 8! a value was expected here"),
    ("{\"a\":[1 2]}", "{ a: [ 1 8! ',' or ']' was expected here"),
    ("{\"a\":[1}", "{ a: [ 1 7! ',' or ']' was expected here"), ("{\"a\":1]", "{ a: 1 6! ',' or '}' was expected here"),
    ("{\"a\":01}", "{ a: 5! this is no JSON value"), ("{\"a\":1.}", "{ a: 5! this is no JSON value"),
    ("{\"a\":-}", "{ a: 5! this is no JSON value"), ("{\"a\":1e}", "{ a: 5! this is no JSON value"),
    ("{\"a\":nul}", "{ a: 5! this is no JSON value"), ("{\"a\":+1}", "{ a: 5! a value was expected here"),
    ("{\"a\":\"\n\"}", "{ a: 6! a control character inside a string"),
    (#"{"a":"\x"}"#, "{ a: 7! an escape that JSON does not know"),
    (#"{"a":"\u12"}"#, "{ a: 10! four hexadecimal digits were expected after '\\u'"),
    (#"{"a":"\ud83d"}"#, "{ a: 12! half of a surrogate pair"),
    (#"{"a":"\ud83dx"}"#, "{ a: 12! half of a surrogate pair"),
    (#"{"a":"\ude00"}"#, "{ a: 11! half of a surrogate pair"),
  ])
  func reads(text: String, expected: String) {
    #expect(events(text) == expected)
    // However the stream is cut, it means the same.
    for chunk in 1...3 { #expect(events(text, chunk: chunk) == expected, "cut every \(chunk) bytes") }
  }

  @Test func longStringsAreToldWithoutTheirBytes() {
    let longest = JSONScanner.longestKept
    func text(_ count: Int) -> String { String(repeating: "a", count: count) }
    #expect(events("{\"a\":\"\(text(longest))\"}") == "{ a: '\(text(longest))' }")
    #expect(events("{\"a\":\"\(text(longest + 1))\"}") == "{ a: … }")
    #expect(events("{\"\(text(longest + 1))\":1}") == "{ … 1 }")
    #expect(events("{\"a\":\"\(text(JSONScanner.longestText + 1))\"}") == "{ a: 5! this string is longer than 1 MB")
    #expect(events("{\"a\":\(text(0))1\(String(repeating: "0", count: 200))}") == "{ a: 5! this is no JSON value")
  }

  @Test func nestingHasALimit() {
    let deepest = JSONScanner.deepest
    func text(_ depth: Int) -> String {
      "{\"a\":" + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(events(text(deepest)).hasSuffix("] }"))
    #expect(events(text(deepest + 1)).hasSuffix("! more than 128 values inside one another"))
  }

  /// Whatever comes, no more is held than one string.
  @Test func nothingButTheTokenAtHandIsHeld() throws {
    for part in ["a", "\n", "{\"a\":[1,2,\"b\"]}\n", "\\u0041", "[", "{\"a\":"] {
      var scanner = JSONScanner()
      try scanner.read(Array(part == "a" || part.hasPrefix("\\") ? "{\"a\":\"".utf8 : "".utf8)) { _, _, _ in }
      let bytes = [UInt8](String(repeating: part, count: 3_000).utf8)
      for _ in 0..<20 {
        do { try scanner.read(bytes) { _, _, _ in } } catch { break }
        #expect(scanner.bytesHeld < 4 * JSONScanner.longestKept, "\(part)")
      }
    }
  }

  /// What another reader of JSON accepts inside an object is read, and nothing else.
  @Test func agreesWithAnotherReader() {
    let letters =
      Array("{}[]\",:\\ a1u0e-.\ntr").map { String($0) } + ["true", "null", "\"a\":", "\"b\"", "1.5", "\\u00e9"]
    let failure = checkProperty(
      "objects are read as another reader reads them", cases: PropertyCases.count(default: 1_500),
      seed: PropertyCases.seed(default: 3),
      generate: { generator in
        "{\"a\":" + (0..<generator.below(12)).map { _ in generator.pick(letters) ?? "" }.joined() + "}"
      }, shrink: { (_: String) -> [String] in [] }, describe: { $0 },
      law: { text in
        // The other reader takes a comma after the last value.
        if text.contains(/,\s*[}\]]/) { return nil }
        let isRead = !events(text).contains("!")
        let isJSON = (try? JSONSerialization.jsonObject(with: Data("[\(text)]".utf8))) != nil
        return isJSON && !isRead ? "refused: \(events(text))" : nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
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

  /// A store that was forged may say any number.
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
