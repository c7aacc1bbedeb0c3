import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InlayHintCodingTests {
  @Test func inlayHintRequest() throws {
    #expect(LSP.InlayHintRequest.method == "textDocument/inlayHint")
    let none: LSP.InlayHintRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func inlayHintParams() throws {
    try checkCoding(
      LSP.InlayHintParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), range: LSP.PositionRange(line: 0, 1..<2),
        workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"},
         "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "workDoneToken": 1}
        """)
  }

  @Test func inlayHint() throws {
    try checkCoding(
      LSP.InlayHint(position: LSP.Position(line: 0, character: 2), label: "Text"),
      json: """
        {"position": {"line": 0, "character": 2}, "label": "Text"}
        """)
    try checkCoding(
      LSP.InlayHint(
        position: LSP.Position(line: 0, character: 2), label: "Text", kind: 1,
        textEdits: [LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "x")],
        tooltip: LSP.MarkupContent(kind: .plaintext, value: "A text."), paddingLeft: true, paddingRight: false,
        data: .integer(7)),
      json: """
        {"position": {"line": 0, "character": 2}, "label": "Text", "kind": 1,
         "textEdits": [{
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "newText": "x"}],
         "tooltip": {"kind": "plaintext", "value": "A text."}, "paddingLeft": true, "paddingRight": false, "data": 7}
        """)
  }
}
