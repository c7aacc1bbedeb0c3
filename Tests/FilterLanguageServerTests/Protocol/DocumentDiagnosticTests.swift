import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentDiagnosticCodingTests {
  @Test func documentDiagnosticRequest() throws {
    try checkCoding(
      LSP.DocumentDiagnosticRequest.Result.full(items: []),
      json: """
        {"kind": "full", "items": []}
        """)
    #expect(LSP.DocumentDiagnosticRequest.method == "textDocument/diagnostic")
  }

  @Test func documentDiagnosticParams() throws {
    try checkCoding(
      LSP.DocumentDiagnosticParams(textDocument: LSP.TextDocumentIdentifier(uri: "file:///f")),
      json: """
        {"textDocument": {"uri": "file:///f"}}
        """)
    try checkCoding(
      LSP.DocumentDiagnosticParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), identifier: "f", previousResultId: "1",
        workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "identifier": "f", "previousResultId": "1", "workDoneToken": 1,
         "partialResultToken": "p"}
        """)
  }
}
