import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentHighlightCodingTests {
  @Test func documentHighlightRequest() throws {
    #expect(LSP.DocumentHighlightRequest.method == "textDocument/documentHighlight")
    let none: LSP.DocumentHighlightRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentHighlightParams() throws {
    try checkCoding(
      LSP.DocumentHighlightParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "workDoneToken": 1,
         "partialResultToken": "p"}
        """)
  }

  @Test func documentHighlight() throws {
    try checkCoding(
      LSP.DocumentHighlight(range: LSP.PositionRange(line: 0, 1..<2)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}
        """)
    try checkCoding(
      LSP.DocumentHighlight(range: LSP.PositionRange(line: 0, 1..<2), kind: .write),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "kind": 3}
        """)
  }
}
