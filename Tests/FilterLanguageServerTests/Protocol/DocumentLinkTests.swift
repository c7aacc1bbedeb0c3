import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentLinkCodingTests {
  @Test func documentLinkRequest() throws {
    #expect(LSP.DocumentLinkRequest.method == "textDocument/documentLink")
    let none: LSP.DocumentLinkRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentLinkParams() throws {
    try checkCoding(
      LSP.DocumentLinkParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func documentLink() throws {
    try checkCoding(
      LSP.DocumentLink(range: LSP.PositionRange(line: 0, 1..<2)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}
        """)
    try checkCoding(
      LSP.DocumentLink(
        range: LSP.PositionRange(line: 0, 1..<2), target: "https://example.org/", tooltip: "More", data: .integer(7)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "target": "https://example.org/", "tooltip": "More", "data": 7}
        """)
  }
}
