import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct PrepareRenameCodingTests {
  @Test func prepareRenameRequest() throws {
    #expect(LSP.PrepareRenameRequest.method == "textDocument/prepareRename")
    let none: LSP.PrepareRenameRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func prepareRenameParams() throws {
    try checkCoding(
      LSP.PrepareRenameParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), position: LSP.Position(line: 0, character: 2),
        workDoneToken: .integer(1)),
      json: """
        {"textDocument": {"uri": "file:///f"}, "position": {"line": 0, "character": 2}, "workDoneToken": 1}
        """)
  }
}
