import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionListCodingTests {
  @Test func completionList() throws {
    try checkCoding(
      LSP.CompletionList(
        isIncomplete: false, itemDefaults: LSP.CompletionItemDefaults(insertTextFormat: .snippet),
        items: [LSP.CompletionItem(label: "and")]),
      json: """
        {"isIncomplete": false, "itemDefaults": {"insertTextFormat": 2}, "items": [{"label": "and"}]}
        """)
    try checkCoding(
      LSP.CompletionList(isIncomplete: true, items: []),
      json: """
        {"isIncomplete": true, "items": []}
        """)
  }
}
