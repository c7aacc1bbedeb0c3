import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct OnTypeFormattingCodingTests {
  @Test func onTypeFormattingRequest() throws {
    try checkCoding(
      [LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "x")] as LSP.OnTypeFormattingRequest.Result,
      json: """
        [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "newText": "x"}]
        """)
    #expect(LSP.OnTypeFormattingRequest.method == "textDocument/onTypeFormatting")
    let none: LSP.OnTypeFormattingRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentOnTypeFormattingParams() throws {
    try checkCoding(
      LSP.DocumentOnTypeFormattingParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        ch: ")", options: LSP.FormattingOptions(tabSize: 2, insertSpaces: true)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "ch": ")",
         "options": {"tabSize": 2, "insertSpaces": true}}
        """)
  }
}
