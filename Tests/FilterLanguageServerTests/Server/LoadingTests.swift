import FilterCompletion
import FilterVocabulary
import Testing

@testable import FilterLanguageServer

/// Requests while the vocabulary and the names are loaded.
@Suite(.timeLimit(.minutes(20))) struct LoadingTests {
  private static let names = CompletionCatalogs([
    CompletionCatalog("card-names", entries: [CatalogEntry("Lightning Bolt", popularity: 9)])
  ])

  /// A client whose server waits for the settings, and then loads names.
  private func client(patience: Double) async throws -> TestClient {
    let host = ServerHost(
      vocabulary: TestVocabularies.standard, catalogs: { _, _ in ServerHost.Catalogs(catalogs: Self.names) })
    let client = TestClient(host: host, completionPatience: patience)
    client.answer("workspace/configuration", with: .array([.null]))
    client.leaveUnanswered("workspace/configuration")
    try await client.initialize(#"{"workspace":{"configuration":true}}"#)
    await client.wait(for: "workspace/configuration")
    return client
  }

  /// Answers the server, which then loads.
  private func load(_ client: TestClient) {
    client.answerAgain("workspace/configuration")
    client.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
  }

  private func labels(_ list: JSONValue) -> [String] {
    list["items"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  private func waiting(_ client: TestClient, _ count: Int) async throws {
    while client.server.state.withLock({ $0.waiting.resumes.count }) != count {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func theFirstCompletionHasTheNames() async throws {
    let client = try await client(patience: 3_600)
    let document = try client.open("!lightnin‸")
    async let first = client.ask("textDocument/completion", document)
    async let second = client.ask("textDocument/completion", document)
    try await waiting(client, 2)
    // Other requests are answered meanwhile.
    _ = try await client.ask("textDocument/hover", document)
    load(client)
    for list in try await [first, second] {
      #expect(labels(list) == ["Lightning Bolt"])
    }
  }

  /// A list without the names that are to come is asked for again.
  @Test(arguments: [0, 0.01]) func aListWithoutTheNamesIsIncomplete(patience: Double) async throws {
    let client = try await client(patience: patience)
    let document = try client.open("!lightnin‸")
    for _ in 0..<3 {
      let list = try await client.ask("textDocument/completion", document)
      #expect(labels(list) == [])
      #expect(list["isIncomplete"] == .bool(true))
    }
    load(client)
    try await client.loaded()
    let list = try await client.ask("textDocument/completion", document)
    #expect(labels(list) == ["Lightning Bolt"])
  }

  @Test func shutdownEndsTheWaiting() async throws {
    let client = try await client(patience: 3_600)
    let document = try client.open("!lightnin‸")
    async let list = client.ask("textDocument/completion", document)
    try await waiting(client, 1)
    let (farewell, answer) = (try await client.ask("shutdown", "null"), try await list)
    #expect(farewell == .null)
    #expect(answer["isIncomplete"] == .bool(true))
    try await client.idle()
  }

  /// After one request waited long enough, others do not wait for the same load.
  @Test func onlyOneRequestWaitsInVain() throws {
    var waiting = ResourceWaiting()
    #expect(waiting.add {} == nil)
    waiting.begin()
    let first = try #require(waiting.add {})
    let second = try #require(waiting.add {})
    #expect(waiting.giveUp(first).count == 2)
    #expect(waiting.giveUp(second).isEmpty)
    #expect(waiting.isLoading)
    #expect(waiting.add {} == nil)
    waiting.begin()
    let third = try #require(waiting.add {})
    #expect(waiting.end().count == 1)
    #expect(!waiting.isLoading)
    #expect(waiting.giveUp(third).isEmpty)
    #expect(waiting.add {} == nil)
  }

  /// Published diagnostics are published once.
  @Test func anOpenedDocumentIsPublishedOnce() async throws {
    let client = try await client(patience: 0)
    let uri = try client.open("zzz:1 t:elf").uri
    let received = await client.wait(for: "textDocument/publishDiagnostics")
    let code = try #require(received["diagnostics"]?.array?.first?["code"]?.string)
    load(client)
    try await client.loaded()
    try await client.idle()
    #expect(client.received("textDocument/publishDiagnostics").count == 1)
    // Other settings change the diagnostics; a reopened document is published again.
    client.answer(
      "workspace/configuration", with: try JSONValue(json: #"[{"severities":{"\#(code)":"off"}}]"#))
    load(client)
    await client.wait(for: "textDocument/publishDiagnostics", count: 2)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    await client.wait(for: "textDocument/publishDiagnostics", count: 3)
    _ = try client.open("zzz:1 t:elf")
    await client.wait(for: "textDocument/publishDiagnostics", count: 4)
  }

  /// All requests that were sent before `shutdown` are answered, each once.
  @Test func requestsBeforeShutdownAreAnswered() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 { await requestsBeforeOneShutdown() }
        }
      }
    }
  }

  private func requestsBeforeOneShutdown() async {
    do {
      let client = try await TestClient.running(host: ServerHost(vocabulary: TestVocabularies.load))
      let document = try client.open("age>3 or (a<7‸ -age=5)")
      let methods = ["hover", "completion", "documentSymbol", "codeLens", "foldingRange", "semanticTokens/full"]
      let place = #"{"textDocument":{"uri":"\#(document.uri)"},"position":{"line":0,"character":9}}"#
      for id in 1_000..<1_060 { client.begin(id, "textDocument/\(methods[id % methods.count])", place) }
      client.begin(2_000, "shutdown", "null")
      client.notify("exit", "null")
      try await client.idle()
      let answered = client.stray.compactMap { $0["id"]?.integer }.sorted()
      #expect(answered == Array(1_000..<1_060) + [2_000])
    } catch {
      Issue.record(error)
    }
  }
}
