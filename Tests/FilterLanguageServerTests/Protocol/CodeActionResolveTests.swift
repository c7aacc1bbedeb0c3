import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CodeActionResolveCodingTests {
  @Test func codeActionResolveRequest() throws {
    try checkCoding(
      LSP.CodeActionResolveRequest.Params(title: "Fix", data: .integer(7)),
      json: """
        {"title": "Fix", "data": 7}
        """)
    #expect(LSP.CodeActionResolveRequest.method == "codeAction/resolve")
  }
}
