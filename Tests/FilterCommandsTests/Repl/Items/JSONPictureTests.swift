import DataStreams
import TerminalUI
import Testing

@testable import FilterREPL

/// JSON on several lines.
@Suite struct JSONPictureTests {
  private func lines(_ json: String) -> [String] { JSONPicture(Array(json.utf8)).lines.map { $0.text } }

  @Test func values() {
    let rows: [(String, [String])] = [
      ("{}", ["{}"]), ("[ ]", ["[]"]), ("7", ["7"]), ("\"a, {b: [c]}\"", ["\"a, {b: [c]}\""]),
      (
        #"{"a":{"b":[1,true],"c":{}},"d":"\"}"}"#,
        [
          "{", "  \"a\": {", "    \"b\": [", "      1,", "      true", "    ],", "    \"c\": {}", "  },",
          #"  "d": "\"}""#,
          "}",
        ]
      ),
      ("[[],[\n{}\t]]", ["[", "  [],", "  [", "    {}", "  ]", "]"]),
    ]
    for (json, expected) in rows {
      #expect(lines(json) == expected, "\(json)")
    }
  }

  @Test func keysAreColored() {
    #expect(
      JSONPicture(Array(#"{"a" :"b"}"#.utf8)).lines.map { $0.styled } == ["{", "  {cyan \"a\"}: \"b\"", "}"])
  }

  /// The lines without their indentation are the text without blanks, whatever it is.
  @Test func nothingIsLost() {
    let rows: [String] = [
      "", "{", "]", "}}}", "\"", "\"\\", "{\"a\":", "[1,,2", "nul", "{\"a\" \"b\"}", "[\u{7}]", "日本",
      "{\"é\":\"\\u00e9\"}",
    ]
    for text in rows {
      let shown = lines(text).joined().filter { $0 != " " }
      #expect(shown == text.replacing("\u{7}", with: "␇").filter { $0 != " " }, "\(text)")
    }
  }

  @Test func deepNestingEnds() {
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    #expect(lines(deep).allSatisfy { $0.count <= 90 })
  }
}
