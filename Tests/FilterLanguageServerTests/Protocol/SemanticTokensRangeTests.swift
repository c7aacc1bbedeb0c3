import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SemanticTokensRangeCodingTests {
  @Test func semanticTokensRangeRequest() throws {
    #expect(LSP.SemanticTokensRangeRequest.method == "textDocument/semanticTokens/range")
    let none: LSP.SemanticTokensRangeRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func semanticTokensRangeParams() throws {
    try checkCoding(
      LSP.SemanticTokensRangeParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), range: LSP.PositionRange(line: 0, 1..<2),
        workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"},
         "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }
}
