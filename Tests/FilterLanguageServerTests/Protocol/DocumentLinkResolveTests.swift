import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentLinkResolveCodingTests {
  @Test func documentLinkResolveRequest() throws {
    try checkCoding(
      LSP.DocumentLinkResolveRequest.Params(range: LSP.PositionRange(line: 0, 1..<2), data: .integer(7)),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "data": 7}
        """)
    #expect(LSP.DocumentLinkResolveRequest.method == "documentLink/resolve")
  }
}
