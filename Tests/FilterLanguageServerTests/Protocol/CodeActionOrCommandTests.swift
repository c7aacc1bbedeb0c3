import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CodeActionOrCommandCodingTests {
  @Test func codeActionOrCommand() throws {
    try checkCoding(
      LSP.CodeActionOrCommand.action(
        LSP.CodeAction(title: "Fix", command: LSP.Command(title: "Show", command: "show"))),
      json: """
        {"title": "Fix", "command": {"title": "Show", "command": "show"}}
        """)
    try checkCoding(LSP.CodeActionOrCommand.action(LSP.CodeAction(title: "Fix")), json: #"{"title": "Fix"}"#)
    try checkCoding(
      LSP.CodeActionOrCommand.command(LSP.Command(title: "Show", command: "show")),
      json: """
        {"title": "Show", "command": "show"}
        """)
  }
}
