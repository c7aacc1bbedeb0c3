import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CodeLensResolveCodingTests {
  @Test func codeLensResolveRequest() throws {
    try checkCoding(
      LSP.CodeLensResolveRequest.Params(range: LSP.PositionRange(line: 0, 1..<2), data: .integer(7)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "data": 7}
        """)
    #expect(LSP.CodeLensResolveRequest.method == "codeLens/resolve")
  }
}
