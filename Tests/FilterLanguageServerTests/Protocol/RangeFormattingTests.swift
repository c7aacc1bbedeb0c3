import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct RangeFormattingCodingTests {
  @Test func rangeFormattingRequest() throws {
    try checkCoding(
      [LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "x")] as LSP.RangeFormattingRequest.Result,
      json: """
        [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "newText": "x"}]
        """)
    #expect(LSP.RangeFormattingRequest.method == "textDocument/rangeFormatting")
    let none: LSP.RangeFormattingRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentRangeFormattingParams() throws {
    try checkCoding(
      LSP.DocumentRangeFormattingParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), range: LSP.PositionRange(line: 0, 1..<2),
        options: LSP.FormattingOptions(tabSize: 2, insertSpaces: true), workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"},
         "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "options": {"tabSize": 2, "insertSpaces": true}, "workDoneToken": 1}
        """)
  }
}
