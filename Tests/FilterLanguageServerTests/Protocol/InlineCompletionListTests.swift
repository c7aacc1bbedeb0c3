import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InlineCompletionListCodingTests {
  @Test func inlineCompletionList() throws {
    try checkCoding(
      LSP.InlineCompletionList(items: [LSP.InlineCompletionItem(insertText: "and")]),
      json: """
        {"items": [{"insertText": "and"}]}
        """)
  }
}
