import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentHighlightKindCodingTests {
  @Test func documentHighlightKind() throws {
    try checkCoding([LSP.DocumentHighlightKind.text, .read, .write], json: "[1, 2, 3]")
  }
}
