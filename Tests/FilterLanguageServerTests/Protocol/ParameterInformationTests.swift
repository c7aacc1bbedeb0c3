import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct ParameterInformationCodingTests {
  @Test func parameterInformation() throws {
    try checkCoding(
      LSP.ParameterInformation(
        label: .string("x"), documentation: LSP.MarkupContent(kind: .plaintext, value: "A text.")),
      json: """
        {"label": "x", "documentation": {"kind": "plaintext", "value": "A text."}}
        """)
  }
}
