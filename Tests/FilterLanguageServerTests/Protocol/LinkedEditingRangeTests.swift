import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct LinkedEditingRangeCodingTests {
  @Test func linkedEditingRangeRequest() throws {
    #expect(LSP.LinkedEditingRangeRequest.method == "textDocument/linkedEditingRange")
    let none: LSP.LinkedEditingRangeRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func linkedEditingRangeParams() throws {
    try checkCoding(
      LSP.LinkedEditingRangeParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "workDoneToken": 1}
        """)
  }

  @Test func linkedEditingRanges() throws {
    try checkCoding(
      LSP.LinkedEditingRanges(
        ranges: [LSP.PositionRange(line: 0, 1..<2), LSP.PositionRange(line: 0, 5..<6)], wordPattern: "[a-z]+"),
      json: """
        {"ranges": [
           {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           {"start": {"line": 0, "character": 5}, "end": {"line": 0, "character": 6}}],
         "wordPattern": "[a-z]+"}
        """)
  }
}
