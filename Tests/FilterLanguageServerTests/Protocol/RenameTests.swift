import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct RenameCodingTests {
  @Test func renameRequest() throws {
    #expect(LSP.RenameRequest.method == "textDocument/rename")
    let none: LSP.RenameRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func renameParams() throws {
    try checkCoding(
      LSP.RenameParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        newName: "b", workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "newName": "b",
         "workDoneToken": 1}
        """)
  }
}
