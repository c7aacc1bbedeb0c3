import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct SelectionRangeCodingTests {
  @Test func selectionRangeRequest() throws {
    #expect(LSP.SelectionRangeRequest.method == "textDocument/selectionRange")
    let none: LSP.SelectionRangeRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func selectionRangeParams() throws {
    try checkCoding(
      LSP.SelectionRangeParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"),
        positions: [LSP.Position(line: 0, character: 2), LSP.Position(line: 1, character: 0)],
        workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"},
         "positions": [{"line": 0, "character": 2}, {"line": 1, "character": 0}], "workDoneToken": 1,
         "partialResultToken": "p"}
        """)
  }

  @Test func selectionRange() throws {
    try checkCoding(
      LSP.SelectionRange(ranges: [LSP.PositionRange(line: 0, 1..<2)]),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}
        """)
    try checkCoding(
      LSP.SelectionRange(ranges: [
        LSP.PositionRange(line: 0, 1..<2), LSP.PositionRange(line: 0, 1..<5), LSP.PositionRange(line: 0, 0..<9),
      ]),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "parent": {
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 5}},
           "parent": {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 9}}}}}
        """)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(LSP.SelectionRange(ranges: [])) }
  }
}
