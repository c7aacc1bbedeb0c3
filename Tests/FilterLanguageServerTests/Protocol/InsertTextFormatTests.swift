import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InsertTextFormatCodingTests {
  @Test func insertTextFormat() throws {
    try checkCoding([LSP.InsertTextFormat.plainText, .snippet], json: "[1, 2]")
  }
}
