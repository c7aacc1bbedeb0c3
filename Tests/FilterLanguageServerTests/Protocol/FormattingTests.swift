import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct FormattingCodingTests {
  @Test func formattingRequest() throws {
    try checkCoding(
      [LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "x")] as LSP.FormattingRequest.Result,
      json: """
        [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "newText": "x"}]
        """)
    #expect(LSP.FormattingRequest.method == "textDocument/formatting")
    let none: LSP.FormattingRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentFormattingParams() throws {
    try checkCoding(
      LSP.DocumentFormattingParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"),
        options: LSP.FormattingOptions(tabSize: 2, insertSpaces: true), workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "options": {"tabSize": 2, "insertSpaces": true}, "workDoneToken": 1}
        """)
  }
}
