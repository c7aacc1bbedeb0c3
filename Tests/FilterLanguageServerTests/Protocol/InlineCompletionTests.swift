import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InlineCompletionCodingTests {
  @Test func inlineCompletionRequest() throws {
    #expect(LSP.InlineCompletionRequest.method == "textDocument/inlineCompletion")
    let none: LSP.InlineCompletionRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func inlineCompletionParams() throws {
    try checkCoding(
      LSP.InlineCompletionParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        context: LSP.InlineCompletionContext(triggerKind: .automatic), workDoneToken: .string("w")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "context": {"triggerKind": 2},
         "workDoneToken": "w"}
        """)
  }

  @Test func inlineCompletionContext() throws {
    try checkCoding(
      LSP.InlineCompletionContext(
        triggerKind: .invoked,
        selectedCompletionInfo: LSP.SelectedCompletionInfo(range: LSP.PositionRange(line: 0, 1..<2), text: "and")),
      json: """
        {"triggerKind": 1,
         "selectedCompletionInfo": {
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "text": "and"}}
        """)
  }

  @Test func inlineCompletionTriggerKind() throws {
    try checkCoding(LSP.InlineCompletionTriggerKind.automatic, json: "2")
    try checkCoding(LSP.InlineCompletionTriggerKind(rawValue: 0), json: "0")
  }

  @Test func selectedCompletionInfo() throws {
    try checkCoding(
      LSP.SelectedCompletionInfo(range: LSP.PositionRange(line: 0, 1..<2), text: "and"),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "text": "and"}
        """)
  }
}
