import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct ReferencesCodingTests {
  @Test func referencesRequest() throws {
    try checkCoding(
      [LSP.Location(uri: "file:///f", range: LSP.PositionRange(line: 0, 1..<2))] as LSP.ReferencesRequest.Result,
      json: """
        [{"uri": "file:///f", "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}]
        """)
    #expect(LSP.ReferencesRequest.method == "textDocument/references")
    let none: LSP.ReferencesRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func referenceParams() throws {
    try checkCoding(
      LSP.ReferenceParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        context: LSP.ReferenceContext(includeDeclaration: true), workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2},
         "context": {"includeDeclaration": true}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func referenceContext() throws {
    try checkCoding(LSP.ReferenceContext(includeDeclaration: false), json: #"{"includeDeclaration": false}"#)
  }
}
