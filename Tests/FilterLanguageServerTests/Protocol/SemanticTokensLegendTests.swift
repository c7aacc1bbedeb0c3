import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SemanticTokensLegendCodingTests {
  @Test func semanticTokensLegend() throws {
    try checkCoding(
      LSP.SemanticTokensLegend(tokenTypes: ["keyword"], tokenModifiers: []),
      json: """
        {"tokenTypes": ["keyword"], "tokenModifiers": []}
        """)
  }
}
