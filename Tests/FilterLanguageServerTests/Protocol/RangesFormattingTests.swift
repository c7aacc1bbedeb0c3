import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct RangesFormattingCodingTests {
  @Test func rangesFormattingRequest() throws {
    try checkCoding(
      [LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "x")] as LSP.RangesFormattingRequest.Result,
      json: """
        [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "newText": "x"}]
        """)
    #expect(LSP.RangesFormattingRequest.method == "textDocument/rangesFormatting")
    let none: LSP.RangesFormattingRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentRangesFormattingParams() throws {
    try checkCoding(
      LSP.DocumentRangesFormattingParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), ranges: [LSP.PositionRange(line: 0, 1..<2)],
        options: LSP.FormattingOptions(tabSize: 2, insertSpaces: true), workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"},
         "ranges": [{"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}],
         "options": {"tabSize": 2, "insertSpaces": true}, "workDoneToken": 1}
        """)
  }
}
