import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct ParameterLabelCodingTests {
  @Test func parameterLabel() throws {
    try checkCoding(LSP.ParameterLabel.string("x"), json: #""x""#)
    try checkCoding(LSP.ParameterLabel.offsets(2, 3), json: "[2, 3]")
  }
}
