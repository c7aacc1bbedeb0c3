import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SemanticTokensDeltaResultCodingTests {
  @Test func semanticTokensDeltaResult() throws {
    try checkCoding(
      LSP.SemanticTokensDeltaResult.tokens(LSP.SemanticTokens(data: [1])),
      json: """
        {"data": [1]}
        """)
    try checkCoding(
      LSP.SemanticTokensDeltaResult.delta(LSP.SemanticTokensDelta(edits: [])),
      json: """
        {"edits": []}
        """)
  }
}
