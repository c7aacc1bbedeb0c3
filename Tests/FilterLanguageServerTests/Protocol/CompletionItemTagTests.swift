import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionItemTagCodingTests {
  @Test func completionItemTag() throws {
    try checkCoding([LSP.CompletionItemTag.deprecated], json: "[1]")
  }
}
