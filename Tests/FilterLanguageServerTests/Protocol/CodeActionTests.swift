import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CodeActionCodingTests {
  @Test func codeActionRequest() throws {
    #expect(LSP.CodeActionRequest.method == "textDocument/codeAction")
    let none: LSP.CodeActionRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func codeActionParams() throws {
    try checkCoding(
      LSP.CodeActionParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), range: LSP.PositionRange(line: 0, 1..<2),
        context: LSP.CodeActionContext(diagnostics: []), workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"},
         "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "context": {"diagnostics": []}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func codeActionContext() throws {
    try checkCoding(
      LSP.CodeActionContext(
        diagnostics: [LSP.Diagnostic(range: LSP.PositionRange(line: 0, 1..<2), message: "Unknown.")],
        only: [.refactor, LSP.CodeActionKind(rawValue: "notebook")], triggerKind: .automatic),
      json: """
        {"diagnostics": [{
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "message": "Unknown."}],
         "only": ["refactor", "notebook"], "triggerKind": 2}
        """)
  }

  @Test func codeActionTriggerKind() throws {
    try checkCoding(LSP.CodeActionTriggerKind.invoked, json: "1")
    try checkCoding(LSP.CodeActionTriggerKind(rawValue: 9), json: "9")
  }

  @Test func codeAction() throws {
    try checkCoding(LSP.CodeAction(title: "Fix"), json: #"{"title": "Fix"}"#)
    try checkCoding(
      LSP.CodeAction(
        title: "Fix", kind: .quickfix,
        diagnostics: [LSP.Diagnostic(range: LSP.PositionRange(line: 0, 1..<2), message: "Unknown.")], isPreferred: true,
        disabled: LSP.CodeActionDisabled(reason: "Not now."),
        edit: LSP.WorkspaceEdit(changes: [
          "file:///f": [LSP.TextEdit(range: LSP.PositionRange(line: 0, 1..<2), newText: "x")]
        ]), command: LSP.Command(title: "Show", command: "show"), data: .integer(7)),
      json: """
        {"title": "Fix", "kind": "quickfix",
         "diagnostics": [{
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "message": "Unknown."}],
         "isPreferred": true, "disabled": {"reason": "Not now."},
         "edit": {"changes": {"file:///f": [{
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "newText": "x"}]}},
         "command": {"title": "Show", "command": "show"}, "data": 7}
        """)
  }

  @Test func codeActionDisabled() throws {
    try checkCoding(LSP.CodeActionDisabled(reason: "Not now."), json: #"{"reason": "Not now."}"#)
  }
}
