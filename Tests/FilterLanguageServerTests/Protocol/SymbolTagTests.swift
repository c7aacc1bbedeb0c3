import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SymbolTagCodingTests {
  @Test func symbolTag() throws {
    try checkCoding([LSP.SymbolTag.deprecated], json: "[1]")
  }
}
