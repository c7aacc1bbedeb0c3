import FilterVocabulary
import Testing
import _FilterTestSupport

/// The bytes that a file may contain.
@Suite struct JSONBytesTests {
  private let good = #""fields": [{"name": "a", "kind": "text", "summary": ""}]"#

  private func error(_ bytes: [UInt8]) -> String {
    do {
      return "no error: \(try Vocabulary(jsonBytes: bytes).name)"
    } catch {
      return error.description
    }
  }

  @Test func bytesThatAreNoUTF8AreFound() {
    let rows: [[UInt8]] = [
      [0xFF], [0x80], [0xC3], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF0, 0x9F, 0x98],
    ]
    for wrong in rows {
      let bytes = Array("{\n\"name\": \"é".utf8) + wrong + Array("\"}".utf8)
      #expect(error(bytes) == "2:11: invalid UTF-8; save the file as UTF-8", "\(wrong)")
    }
  }

  @Test func aFileInUTF16IsFoundAtItsFirstByte() {
    #expect(error([0xFF, 0xFE, 0x7B, 0x00]) == "1:1: invalid UTF-8; save the file as UTF-8")
  }

  @Test func aByteOrderMarkCountsForNothing() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try Vocabulary(jsonBytes: mark + Array("{\"name\": \"x\", \(good)}".utf8)).name == "x")
    #expect(error(mark + Array("[]".utf8)) == "1:1: expected a vocabulary object { … }, found a list")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func linesEndAsInEveryEditor(ending: String) {
    let text = "{" + ending + "\"name\": \"x\"," + ending + ending + " nme: 1, \(good)}"
    #expect(error(Array(text.utf8)).hasPrefix("4:2: keys need double quotes"))
  }

  @Test func textsAreReadWithTheirEscapes() throws {
    let rows: [(String, String)] = [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u00e9\u00C9"#, "éÉ"), (#"\uD83D\uDE00!"#, "😀!"),
      (#"\ud83d\ude00"#, "😀"), (#"\u0000"#, "\u{0}"), ("日本語", "日本語"), (#"\uFFFF"#, "\u{FFFF}"),
    ]
    for (json, text) in rows {
      let vocabulary = try Vocabulary(json: "{\"name\": \"\(json)\", \(good)}")
      #expect(Array(vocabulary.name.utf8) == Array(text.utf8), "\(json)")
    }
  }

  @Test func numbersAreWholeAndOfTheirRange() {
    let rows: [(String, String)] = [
      ("100", "100"), ("0", "0"), ("-0", "0"), ("-1", ""), ("1e2", ""), ("1.0", ""), ("101", ""),
      ("99999999999999999999999999", ""), ("-99999999999999999999999999", ""), ("1E+400", ""),
    ]
    for (json, expected) in rows {
      let text = #"{"name": "x", "fields": [{"name": "a", "kind": "text", "summary": "", "popularity": "# + json + "}]}"
      if let vocabulary = try? Vocabulary(json: text) {
        #expect(String(vocabulary.fields[0].popularity) == expected, "\(json)")
      } else {
        #expect(expected == "", "\(json)")
        #expect(
          DiagnosticExample.diagnostics(of: text) == ["1:85: 'popularity' must be a whole number from 0 to 100"],
          "\(json)")
      }
    }
  }

  @Test func nestingIsBounded() {
    func nested(_ depth: Int) -> String {
      "{\"name\": \"x\", \(good), \"more\": " + String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth) + "}"
    }
    #expect(error(Array(nested(63).utf8)) == "1:73: unknown key 'more' of a vocabulary")
    #expect(error(Array(nested(64).utf8)) == "1:144: nested deeper than 64 levels")
    #expect(error(Array(String(repeating: "[", count: 1_000_000).utf8)) == "1:65: nested deeper than 64 levels")
    let objects = String(repeating: "{\"a\":", count: 500_000)
    #expect(error(Array(objects.utf8)) == "1:321: nested deeper than 64 levels")
  }

  @Test func theCostGrowsWithTheText() {
    // Quadratic time in any of these would take minutes.
    let count = 20_000
    let hostile = [
      String(repeating: "/**/", count: count), String(repeating: "[],", count: count),
      "[" + String(repeating: "1,", count: count), "{" + String(repeating: "\"a\":1,", count: count),
      "{" + String(repeating: "#\n", count: count), "\"" + String(repeating: "\\u0041\\q", count: count),
      "{\"fields\": [" + String(repeating: "{\"nme\":0},", count: count) + "]}",
      "{\"fields\": [{\"operators\": [" + String(repeating: "\"~\",", count: count) + "]}]}",
      "{\"palettes\": [" + String(repeating: "{\"name\":\"p\",\"colors\":[]},", count: count) + "]}",
    ]
    for text in hostile { #expect(!DiagnosticExample.diagnostics(of: text).isEmpty) }
  }
}
