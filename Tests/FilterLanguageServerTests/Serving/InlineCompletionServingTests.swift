import FilterText
import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

@Suite struct InlineCompletionServingTests {
  /// A client of a server that has loaded what it remembers.
  private func client(_ capabilities: String = "{}") async throws -> TestClient {
    let history = TestEngine.history(["T:elf C:G", "t:elf or t:orc"], pinned: ["t:elf mv<=2"])
    let client = try await TestClient.running(
      capabilities,
      host: ServerHost(
        vocabulary: TestVocabularies.standard,
        catalogs: { _, _ in ServerHost.Catalogs(history: history) }, now: { TestEngine.now }))
    try await client.loaded()
    return client
  }

  private func texts(_ text: String) async throws -> [String] {
    let client = try await client()
    let list = try await client.ask(
      "textDocument/inlineCompletion", client.open(text), #""context": {"triggerKind": 2}"#)
    return list["items"]?.texts("insertText") ?? ["no list"]
  }

  @Test(arguments: [
    ("t:elf‸", [" mv<=2", " C:G", " or t:orc"]), ("t:ELF ‸", ["mv<=2", "C:G", "or t:orc"]),
    ("o:\"draw‸", [" a card\"", "\""]), ("((t:orc‸", ["))"]), ("f:mode‸", ["rn"]), ("# t:elf‸", []), ("‸", []),
    ("t:e‸lf", []),
  ])
  func fromHistoryAndStructure(text: String, expected: [String]) async throws {
    let found = try await texts(text)
    #expect(found == expected)
  }

  /// Completions stand at the caret and replace nothing, in columns of the client.
  @Test(arguments: [("{}", PositionEncoding.utf16, "1:14-1:14"), (TestCapabilities.richInUTF8, .utf8, "1:17-1:17")])
  func places(capabilities: String, encoding: PositionEncoding, span: String) async throws {
    let client = try await client(capabilities)
    let document = try client.open("t:elf\no:\"é🎉\" f:mode‸")
    let list = try await client.ask(
      "textDocument/inlineCompletion", document, in: encoding, #""context": {"triggerKind": 1}"#)
    #expect(list["items"]?.texts("insertText") == ["rn"])
    #expect(list["items"]?.spans() == [span])
  }
}
