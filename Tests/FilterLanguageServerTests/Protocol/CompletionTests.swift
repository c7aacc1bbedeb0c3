import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionCodingTests {
  @Test func completionRequest() throws {
    #expect(LSP.CompletionRequest.method == "textDocument/completion")
    let none: LSP.CompletionRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func completionParams() throws {
    try checkCoding(
      LSP.CompletionParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 1, character: 4),
        context: LSP.CompletionContext(triggerKind: .triggerCharacter, triggerCharacter: "."),
        workDoneToken: .integer(1), partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 1, "character": 4},
         "context": {"triggerKind": 2, "triggerCharacter": "."}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
    try checkCoding(
      LSP.CompletionParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 1, character: 4)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 1, "character": 4}}
        """)
  }

  @Test func completionContext() throws {
    try checkCoding(LSP.CompletionContext(triggerKind: .invoked), json: #"{"triggerKind": 1}"#)
  }

  @Test func completionTriggerKind() throws {
    try checkCoding(LSP.CompletionTriggerKind.triggerForIncompleteCompletions, json: "3")
    try checkCoding(LSP.CompletionTriggerKind(rawValue: 9), json: "9")
  }
}
