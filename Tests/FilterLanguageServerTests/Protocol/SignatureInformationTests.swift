import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SignatureInformationCodingTests {
  @Test func signatureInformation() throws {
    try checkCoding(LSP.SignatureInformation(label: "f(x)"), json: #"{"label": "f(x)"}"#)
    try checkCoding(
      LSP.SignatureInformation(
        label: "f(x)", documentation: LSP.MarkupContent(kind: .markdown, value: "*f*"),
        parameters: [LSP.ParameterInformation(label: .offsets(2, 3))], activeParameter: 0),
      json: """
        {"label": "f(x)", "documentation": {"kind": "markdown", "value": "*f*"}, "parameters": [{"label": [2, 3]}],
         "activeParameter": 0}
        """)
  }
}
