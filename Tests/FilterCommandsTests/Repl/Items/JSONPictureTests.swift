import DataStreams
import TerminalUI
import Testing

@testable import FilterREPL

/// JSON on several lines.
@Suite struct JSONPictureTests {
  private func lines(_ json: String) -> [String] { JSONPicture(Array(json.utf8)).lines.map { $0.text } }

  @Test(arguments: [
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
  ])
  func values(_ json: String, _ expected: [String]) { #expect(lines(json) == expected) }

  @Test func keysAreColored() {
    #expect(
      JSONPicture(Array(#"{"a" :"b"}"#.utf8)).lines.map { $0.styled } == ["{", "  {cyan \"a\"}: \"b\"", "}"])
  }

  /// The lines without their indentation are the text without blanks, whatever it is.
  @Test(arguments: [
    "", "{", "]", "}}}", "\"", "\"\\", "{\"a\":", "[1,,2", "nul", "{\"a\" \"b\"}", "[\u{7}]", "日本",
    "{\"é\":\"\\u00e9\"}",
  ])
  func nothingIsLost(_ text: String) {
    let shown = lines(text).joined().filter { $0 != " " }
    #expect(shown == text.replacing("\u{7}", with: "␇").filter { $0 != " " })
  }

  @Test func deepNestingEnds() {
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    #expect(lines(deep).allSatisfy { $0.count <= 90 })
  }
}
