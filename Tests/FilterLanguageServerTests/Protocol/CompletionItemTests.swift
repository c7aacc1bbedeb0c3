import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionItemCodingTests {
  @Test func completionItem() throws {
    try checkCoding(LSP.CompletionItem(label: "and"), json: #"{"label": "and"}"#)
    try checkCoding(
      LSP.CompletionItem(
        label: "contains", labelDetails: LSP.CompletionItemLabelDetails(detail: "(text)", description: "Text"),
        kind: .function, tags: [.deprecated], detail: "Text → Bool",
        documentation: LSP.MarkupContent(kind: .plaintext, value: "Looks for a text."), preselect: true, sortText: "1",
        filterText: "con", insertText: "contains($0)", insertTextFormat: .snippet, insertTextMode: .adjustIndentation,
        textEdit: .edit(LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "contains($0)")),
        textEditText: "contains()",
        additionalTextEdits: [LSP.TextEdit(range: LSP.PositionRange(line: 1, 0..<0), newText: "x")],
        commitCharacters: ["("], command: LSP.Command(title: "Show", command: "show"),
        data: .object(["id": .integer(7)])),
      json: """
        {"label": "contains", "labelDetails": {"detail": "(text)", "description": "Text"}, "kind": 3, "tags": [1],
         "detail": "Text → Bool", "documentation": {"kind": "plaintext", "value": "Looks for a text."},
         "preselect": true, "sortText": "1", "filterText": "con", "insertText": "contains($0)",
         "insertTextFormat": 2, "insertTextMode": 2,
         "textEdit": {
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "newText": "contains($0)"},
         "textEditText": "contains()",
         "additionalTextEdits": [{
           "range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 0}},
           "newText": "x"}],
         "commitCharacters": ["("], "command": {"title": "Show", "command": "show"}, "data": {"id": 7}}
        """)
  }
}
