import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InsertTextModeCodingTests {
  @Test func insertTextMode() throws {
    try checkCoding([LSP.InsertTextMode.asIs, .adjustIndentation], json: "[1, 2]")
  }
}
