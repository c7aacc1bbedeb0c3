import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InlayHintResolveCodingTests {
  @Test func inlayHintResolveRequest() throws {
    try checkCoding(
      LSP.InlayHintResolveRequest.Params(
        position: LSP.Position(line: 0, character: 2), label: "Text", data: .integer(7)),
      json: """
        {"position": {"line": 0, "character": 2}, "label": "Text", "data": 7}
        """)
    #expect(LSP.InlayHintResolveRequest.method == "inlayHint/resolve")
  }
}
