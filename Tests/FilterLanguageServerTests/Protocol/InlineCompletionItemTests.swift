import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InlineCompletionItemCodingTests {
  @Test func inlineCompletionItem() throws {
    try checkCoding(
      LSP.InlineCompletionItem(
        insertText: "and", filterText: "a", range: LSP.PositionRange(line: 0, 1..<2),
        command: LSP.Command(title: "Show", command: "show")),
      json: """
        {"insertText": "and", "filterText": "a",
         "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "command": {"title": "Show", "command": "show"}}
        """)
  }
}
