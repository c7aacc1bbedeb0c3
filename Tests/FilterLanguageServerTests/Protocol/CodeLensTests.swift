import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CodeLensCodingTests {
  @Test func codeLensRequest() throws {
    #expect(LSP.CodeLensRequest.method == "textDocument/codeLens")
    let none: LSP.CodeLensRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func codeLensParams() throws {
    try checkCoding(
      LSP.CodeLensParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func codeLens() throws {
    try checkCoding(
      LSP.CodeLens(range: LSP.PositionRange(line: 0, 1..<2)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}
        """)
    try checkCoding(
      LSP.CodeLens(
        range: LSP.PositionRange(line: 0, 1..<2), command: LSP.Command(title: "Show", command: "show"),
        data: .integer(7)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "command": {"title": "Show", "command": "show"}, "data": 7}
        """)
  }
}
