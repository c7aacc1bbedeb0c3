import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionResolveCodingTests {
  @Test func completionResolveRequest() throws {
    try checkCoding(
      LSP.CompletionResolveRequest.Params(label: "and", data: .integer(7)),
      json: """
        {"label": "and", "data": 7}
        """)
    #expect(LSP.CompletionResolveRequest.method == "completionItem/resolve")
  }
}
