import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

@Suite struct ServedRequestsTests {
  /// What is about a document that is not open is a mistake of the client, whatever is asked; so are parameters nobody can read.
  @Test(arguments: ServedRequests.all.keys.filter { $0.hasPrefix("textDocument/") }.sorted())
  func documentsMustBeOpen(method: String) async throws {
    let client = try await TestClient.running()
    let everything = #"""
      {"textDocument": {"uri": "file:///nowhere"}, "position": {"line": 0, "character": 0}, "positions": [], "ranges": [],
       "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "ch": ")", "newName": "a",
       "previousResultId": "1", "options": {"tabSize": 2, "insertSpaces": true},
       "context": {"diagnostics": [], "includeDeclaration": true, "triggerKind": 1}}
      """#
    #expect(await client.errorCode(method, everything) == -32602)
    #expect(await client.errorCode(method, "{}") == -32602)
    #expect(await client.errorCode(method, "[]") == -32602)
    // The server goes on serving.
    let document = try client.open("t:e‸lf")
    #expect(try await client.ask("textDocument/hover", document) != .null)
  }
}
