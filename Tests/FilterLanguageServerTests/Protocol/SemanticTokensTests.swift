import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SemanticTokensCodingTests {
  @Test func semanticTokensRequest() throws {
    #expect(LSP.SemanticTokensRequest.method == "textDocument/semanticTokens/full")
    let none: LSP.SemanticTokensRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func semanticTokensParams() throws {
    try checkCoding(
      LSP.SemanticTokensParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func semanticTokens() throws {
    try checkCoding(
      LSP.SemanticTokens(resultId: "1", data: [0, 1, 2, 3, 0]),
      json: """
        {"resultId": "1", "data": [0, 1, 2, 3, 0]}
        """)
    try checkCoding(LSP.SemanticTokens(data: []), json: #"{"data": []}"#)
  }
}
