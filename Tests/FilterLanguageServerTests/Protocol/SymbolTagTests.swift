import FilterLanguageServer
import Testing

@Suite struct SymbolTagCodingTests {
  @Test func symbolTag() throws {
    try checkCoding([LSP.SymbolTag.deprecated], json: "[1]")
  }
}
