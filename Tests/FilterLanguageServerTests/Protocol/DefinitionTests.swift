import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DefinitionCodingTests {
  @Test func definitionRequest() throws {
    try checkCoding(
      [LSP.Location(uri: "file:///f", range: LSP.PositionRange(line: 0, 1..<2))] as LSP.DefinitionRequest.Result,
      json: """
        [{"uri": "file:///f", "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}]
        """)
    #expect(LSP.DefinitionRequest.method == "textDocument/definition")
    let none: LSP.DefinitionRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func definitionParams() throws {
    try checkCoding(
      LSP.DefinitionParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "workDoneToken": 1,
         "partialResultToken": "p"}
        """)
  }
}
