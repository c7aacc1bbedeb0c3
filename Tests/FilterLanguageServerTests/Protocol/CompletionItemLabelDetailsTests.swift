import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionItemLabelDetailsCodingTests {
  @Test func completionItemLabelDetails() throws {
    try checkCoding(
      LSP.CompletionItemLabelDetails(detail: "(a)", description: "b"),
      json: """
        {"detail": "(a)", "description": "b"}
        """)
    try checkCoding(LSP.CompletionItemLabelDetails(), json: "{}")
  }
}
