import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards

/// The JSON scanner, compared with the specification and Foundation.
@Suite struct JSONScannerTests {
  private func scan<T>(_ bytes: [UInt8], _ body: (inout JSONScanner) throws -> T) throws -> T {
    try bytes.withUnsafeBufferPointer {
      var scanner = JSONScanner($0, scratch: JSONScratch(capacity: 1))
      let value = try body(&scanner)
      try scanner.finish()
      return value
    }
  }

  private func string(_ json: String) -> String? { try? scan(Array(json.utf8)) { try $0.string() } }

  private func number(_ json: String) -> String? {
    try? scan(Array(json.utf8)) { "\(try $0.optionalNumber() ?? DecimalNumber(0))" }
  }

  private func isValue(_ json: [UInt8]) -> Bool { (try? scan(json) { try $0.skipValue() }) != nil }

  @Test func strings() {
    let rows: [(String, String)] = [
      (#""""#, ""), (#""Ember""#, "Ember"), (#" "Æther — 稲 🐉" "#, "Æther — 稲 🐉"),
      (#""a\n\t\r\b\f\"\\\/z""#, "a\n\t\r\u{8}\u{C}\"\\/z"),
      (#""\u0041\u00e9\u7A32""#, "Aé稲"), (#""\ud83d\udc09!""#, "🐉!"), (#""\ud83d""#, "\u{FFFD}"),
      (#""\udc09x""#, "\u{FFFD}x"), (#""\ud83d\ud83d\udc09""#, "\u{FFFD}🐉"), (#""\ud83dA""#, "\u{FFFD}A"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\u0000""#, "\u{0}"),
      (#""seven chars, then \" a quote""#, "seven chars, then \" a quote"),
    ]
    for (json, expected) in rows {
      #expect(string(json) == expected, "\(json)")
    }
  }

  @Test func damagedStrings() {
    let rows: [String] = [
      #"""#, #""a"#, #""a\"#, #""a\""#, #""\x""#, #""\u12""#, #""\u12g4""#, "\"a\nb\"", "\"a\u{0}b\"",
      "\"12345678\u{1F}\"",
      "a", "", #""\ud83d\u12""#,
    ]
    for json in rows {
      #expect(string(json) == nil, "\(json)")
    }
  }

  @Test func bytesThatAreNoText() throws {
    for bad in [[0x80], [0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]] {
      for text in [bad, Array("Ember Lantern ".utf8) + bad, bad + Array(#"\n"#.utf8)] {
        #expect(throws: JSONError.self) { try scan([0x22] + text + [0x22]) { try $0.string() } }
      }
    }
  }

  /// A relevant byte at any position among the eight that are read together.
  @Test func everyPlaceOfAWord() {
    for before in 0..<20 {
      for after in 0..<20 {
        let (head, tail) = (String(repeating: "x", count: before), String(repeating: "é", count: after))
        #expect(string("\"\(head)\(tail)\"") == head + tail)
        #expect(string("\"\(head)\\n\(tail)\"") == head + "\n" + tail)
        #expect(string("\"\(head)\u{1}\(tail)\"") == nil)
        #expect(string("\"\(head)\(tail)") == nil)
      }
    }
  }

  @Test func numbers() {
    let rows: [(String, String)] = [
      ("0", "0"), ("-0", "0"), ("6.0", "6"), ("0.5", "0.5"), ("-1.25", "-1.25"), ("1000000", "1000000"),
      ("0.123456", "0.123456"), ("0.1234569", "0.1234569"), ("1e3", "1000"), ("1.5E+2", "150"), ("25e-1", "2.5"),
      ("1e-9", "0.000000001"), ("0e99999999999", "0"), ("3.000000000000000000000000000", "3"),
      ("99999999999999999999999", "99999999999999999999999"), ("-1e40", "-1" + String(repeating: "0", count: 40)),
      ("123456789012.5", "123456789012.5"),
    ]
    for (json, expected) in rows {
      #expect(number(json) == expected, "\(json)")
    }
    #expect(number("1e99999999999999999999") == nil)
  }

  @Test func damagedNumbers() {
    let rows: [String] = ["", "-", ".5", "1.", "01", "1e", "1e+", "+1", "x", "0x1", "1 2", "--1", "1.e3"]
    for json in rows {
      #expect(number(json) == nil, "\(json)")
    }
  }

  @Test func skippingTakesWhatIsJSON() {
    for json in [
      "{}", "[]", "[[],{}]", #"{"a":[1,"]}",{"b":null}],"c":true}"#, " [ 1 , false ] ", #""a\"b""#, "-1.5e3", "null",
      String(repeating: "[", count: 60) + String(repeating: "]", count: 60),
    ] { #expect(isValue(Array(json.utf8)), "\(json)") }
    for json in [
      "", "{", "}", "[", "]", "[1,]", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "[1 2]", "[}", "{]", "nul", "truex",
      "[1]]", #"{a:1}"#, #"{"a" 1}"#, "'a'", "[1,,2]",
      String(repeating: "[", count: 61) + String(repeating: "]", count: 61), String(repeating: "[", count: 100_000),
      String(repeating: #"{"a":"#, count: 100_000),
    ] { #expect(!isValue(Array(json.utf8)), "\(json.prefix(80))") }
  }

  @Test func lists() throws {
    #expect(try scan(Array(#"["a", "b"]"#.utf8)) { try $0.optionalStrings() } == ["a", "b"])
    #expect(try scan(Array("null".utf8)) { try $0.optionalStrings() } == nil)
    #expect(try scan(Array("[1, 2.0,-3]".utf8)) { try $0.optionalIntegers() } == [1, 2, -3])
    #expect(try scan(Array(#"{"a":"1","b":null,"a":"2"}"#.utf8)) { try $0.dictionary() } == ["a": "2"])
    #expect(try scan(Array(#"["G","W","C","x","WU"]"#.utf8)) { try $0.optionalColors() } == CardColors(bits: 49))
    for (json, price) in [("\"1.23\"", "1.23"), ("4.5", "4.5"), ("\"0.05\"", "0.05")] {
      #expect(try scan(Array(json.utf8)) { "\(try $0.optionalPrice() ?? DecimalNumber(0))" } == price)
    }
    #expect(throws: JSONError.self) { try scan(Array("\"1.2x\"".utf8)) { try $0.optionalPrice() } }
    #expect(throws: JSONError.self) { try scan(Array("[1.5]".utf8)) { try $0.optionalIntegers() } }
    #expect(throws: JSONError.self) { try scan(Array("[null]".utf8)) { try $0.optionalIntegers() } }
  }

  /// Random changes of a text: the scanner accepts and rejects the same JSON as Foundation.
  @Test func agreesWithFoundation() {
    let sample = Array(#"{"a":[1,-2.5e3,"x\n\u00e9 ."],"b":{"c":null,"d":true},"e":"Æ","f":[]}"#.utf8)
    let pieces = Array(#"{}[]",:\ntu01-.e +"#.utf8)
    let failure = checkProperty(
      "the scanner takes the JSON that Foundation takes", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 4),
      generate: { generator in
        var bytes = sample
        for _ in 0...generator.below(3) where !bytes.isEmpty {
          let place = generator.below(bytes.count)
          switch generator.below(4) {
          case 0: bytes[place] = generator.pick(pieces) ?? 0
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(generator.pick(pieces) ?? 0, at: place)
          default: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(9)))
          }
        }
        return bytes
      }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { bytes in
        // Foundation is not comparable here: it rejects lone surrogates, and guesses other encodings.
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { return nil }
        let expected =
          (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
        let strict = isValue(bytes)
        if strict == expected { return nil }
        // Escapes in skipped strings are not checked, and duplicate keys are accepted.
        if strict, bytes.contains(UInt8(ascii: "\\")) { return nil }
        // Foundation takes a comma behind the last value.
        let dense = String(decoding: bytes.filter { !RecordForm.isBlank($0) }, as: UTF8.self)
        if expected, dense.contains(",}") || dense.contains(",]") { return nil }
        return strict ? "taken, and Foundation refuses it" : "refused, and Foundation takes it"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
