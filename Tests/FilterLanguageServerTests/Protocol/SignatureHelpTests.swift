import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct SignatureHelpCodingTests {
  @Test func signatureHelpRequest() throws {
    #expect(LSP.SignatureHelpRequest.method == "textDocument/signatureHelp")
    let none: LSP.SignatureHelpRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func signatureHelpParams() throws {
    try checkCoding(
      LSP.SignatureHelpParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        context: LSP.SignatureHelpContext(triggerKind: .invoked, isRetrigger: false), workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2},
         "context": {"triggerKind": 1, "isRetrigger": false}, "workDoneToken": 1}
        """)
    try checkCoding(
      LSP.SignatureHelpParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}}
        """)
  }

  @Test func signatureHelpContext() throws {
    try checkCoding(
      LSP.SignatureHelpContext(
        triggerKind: .triggerCharacter, triggerCharacter: "(", isRetrigger: true,
        activeSignatureHelp: LSP.SignatureHelp(
          signatures: [LSP.SignatureInformation(label: "f(x)")], activeSignature: 0, activeParameter: 1)),
      json: """
        {"triggerKind": 2, "triggerCharacter": "(", "isRetrigger": true,
         "activeSignatureHelp": {"signatures": [{"label": "f(x)"}], "activeSignature": 0, "activeParameter": 1}}
        """)
    let strange = #"{"triggerKind": 7, "activeSignatureHelp": {"signatures": 1}}"#
    #expect(
      try JSONDecoder().decode(LSP.SignatureHelpContext.self, from: Data(strange.utf8))
        == LSP.SignatureHelpContext(triggerKind: LSP.SignatureHelpTriggerKind(rawValue: 7), isRetrigger: false))
  }

  @Test func signatureHelpTriggerKind() throws {
    try checkCoding([LSP.SignatureHelpTriggerKind.invoked, .triggerCharacter, .contentChange], json: "[1, 2, 3]")
  }

  @Test func signatureHelp() throws {
    try checkCoding(
      LSP.SignatureHelp(signatures: [LSP.SignatureInformation(label: "f(x)")], activeSignature: 0, activeParameter: 1),
      json: """
        {"signatures": [{"label": "f(x)"}], "activeSignature": 0, "activeParameter": 1}
        """)
  }
}
