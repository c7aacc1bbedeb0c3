import FilterCompletion
import Testing

@testable import FilterLanguageServer

/// Names that no catalog has, in documents.
// Otherwise a missing message would block the test.
@Suite(.timeLimit(.minutes(20))) struct UnknownNamesServingTests {
  private static let host = ServerHost(
    vocabulary: TestVocabularies.standard,
    catalogs: { _, _ in ServerHost.Catalogs(catalogs: TestEngine.full.catalogs) },
    engine: TestVocabularies.engine)

  private func messages(_ client: TestClient, _ text: String, uri: String = "file:///a.filterq") async throws
    -> [String]
  {
    let report = try await client.ask("textDocument/diagnostic", client.open(text, uri: uri))
    return report["items"]?.texts("message") ?? []
  }

  @Test func catalogsOfTheServerAreUsed() async throws {
    let client = try await TestClient.running(TestCapabilities.rich, host: Self.host)
    try await client.loaded()
    let found = try await messages(client, "t:elf\n!\"Lightnig Bolt\"\n!\"Dark Ritual\" a:xyz\n")
    #expect(found == ["no name is 'Lightnig Bolt'; did you mean 'Lightning Bolt'?"])
  }

  /// A document that was opened before the catalogs are there is read again with them.
  @Test func openDocumentsGetThemLater() async throws {
    let client = try await TestClient.running(host: Self.host)
    client.openPlain("file:///a", "!\"Lightnig Bolt\"")
    try await client.loaded()
    try await client.waitForDiagnostics(count: 1)
  }

  @Test func theFixIsAnAction() async throws {
    let client = try await TestClient.running(TestCapabilities.rich, host: Self.host)
    try await client.loaded()
    let document = try client.open("!\"Lightnig Bolt\" t:instant")
    let actions = try await client.ask(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(document.uri)"},"context":{"diagnostics":[]},"#
        + #""range":{"start":{"line":0,"character":3},"end":{"line":0,"character":3}}}"#)
    let fixes = (actions.array ?? []).filter { $0["kind"]?.string == "quickfix" }
    #expect(fixes.map { $0["title"]?.string } == ["Change to 'Lightning Bolt'"])
  }

  @Test func namesWithoutACatalogHaveNoDiagnostics() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    try await client.loaded()
    #expect(try await messages(client, "!\"Lightnig Bolt\" a:qwertzu") == [])
  }
}
