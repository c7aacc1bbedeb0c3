import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SemanticTokensDeltaCodingTests {
  @Test func semanticTokensDeltaRequest() throws {
    #expect(LSP.SemanticTokensDeltaRequest.method == "textDocument/semanticTokens/full/delta")
    let none: LSP.SemanticTokensDeltaRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func semanticTokensDeltaParams() throws {
    try checkCoding(
      LSP.SemanticTokensDeltaParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), previousResultId: "1", workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "previousResultId": "1", "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func semanticTokensDelta() throws {
    try checkCoding(
      LSP.SemanticTokensDelta(resultId: "2", edits: [LSP.SemanticTokensEdit(start: 5, deleteCount: 1)]),
      json: """
        {"resultId": "2", "edits": [{"start": 5, "deleteCount": 1}]}
        """)
  }

  @Test func semanticTokensEdit() throws {
    try checkCoding(
      LSP.SemanticTokensEdit(start: 5, deleteCount: 0, data: [1, 2]),
      json: """
        {"start": 5, "deleteCount": 0, "data": [1, 2]}
        """)
  }
}
