import FilterCompletion
import FilterVocabulary
import Testing

@testable import FilterLanguageServer

// Otherwise a missing message would block the test.
@Suite(.timeLimit(.minutes(20))) struct ResourcesTests {
  private static let uri = "file:///a"

  private func change(_ client: TestClient, _ settings: String) {
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"filterq":\#(settings)}}"#)
  }

  private func vocabulary(_ client: TestClient) -> String {
    client.server.state.withLock { $0.resources.vocabulary.name }
  }

  /// Open documents are analysed again with another vocabulary.
  @Test func vocabularyChanges() async throws {
    let client = try await TestClient.running(host: ServerHost(vocabulary: TestVocabularies.load))
    client.openPlain(Self.uri, "weight>3")
    try await client.loaded()
    #expect(vocabulary(client) == "people")
    try await client.waitForDiagnostics(count: 1)
    // Settings and the resources loaded for them are one generation each.
    change(client, #"{"vocabulary":"/parcels.json"}"#)
    try await client.loaded(3)
    #expect(vocabulary(client) == "parcels")
    try await client.waitForDiagnostics(count: 0)
    #expect(client.received("window/showMessage").isEmpty)
    client.openPlain("file:///b", "age>3")
    try await client.waitForDiagnostics(count: 1)
  }

  /// Failed loads are reported, and the current resources stay in use.
  @Test func failingVocabulary() async throws {
    let client = try await TestClient.running(
      options: #"{"vocabulary":"/parcels.json"}"#, host: ServerHost(vocabulary: TestVocabularies.load))
    client.openPlain(Self.uri, "weight>3")
    try await client.loaded()
    try await client.waitForDiagnostics(count: 0)
    change(client, #"{"vocabulary":"/none.json"}"#)
    try await client.loaded(3)
    #expect(vocabulary(client) == "parcels")
    let received = client.received("window/showMessage")
    #expect(received.map { $0["message"] } == [.string("there is no file '/none.json'")])
    #expect(received.map { $0["type"] } == [.integer(1)])
  }

  /// After fast changes, the last settings are in use.
  @Test func lastWins() async throws {
    let client = try await TestClient.running(host: ServerHost(vocabulary: TestVocabularies.load))
    client.openPlain(Self.uri, "weight>3")
    let paths = ["/parcels.json", ""]
    for round in 0..<41 { change(client, #"{"vocabulary":"\#(paths[round % 2])"}"#) }
    while vocabulary(client) != "parcels" { try await Task.sleep(for: .milliseconds(1)) }
    try await client.waitForDiagnostics(count: 0)
    #expect(client.server.state.withLock { $0.settings.vocabulary } == "/parcels.json")
  }

  struct Broken: Error {}

  /// If a catalog store is unreadable, the current names stay in use.
  @Test func catalogs() async throws {
    let people = try Vocabulary(
      json: #"""
        {"name":"people","externalCatalogs":["town"],
         "fields":[{"name":"town","kind":"text","catalogs":["town"],"summary":"A town"}]}
        """#)
    let host = ServerHost(
      vocabulary: { _ in people },
      catalogs: { path, vocabulary in
        #expect(vocabulary.name == "people")
        switch path {
        case nil: return ServerHost.Catalogs()
        case "/towns":
          return ServerHost.Catalogs(
            catalogs: CompletionCatalogs([CompletionCatalog("town", entries: [CatalogEntry("Zürich")])]))
        case "/failing": throw ServerHost.Failure("the store is damaged")
        default: throw Broken()
        }
      })
    let client = try await TestClient.running(host: host)
    client.openPlain(Self.uri, "town:z")
    try await client.loaded()
    let params = #"{"textDocument":{"uri":"file:///a"},"position":{"line":0,"character":6}}"#
    var found: [Bool] = []
    for (index, path) in ["/towns", "/failing", "/broken", ""].enumerated() {
      change(client, #"{"catalogs":"\#(path)"}"#)
      try await client.loaded(2 * index + 3)
      found.append(try await client.ask("textDocument/completion", params).text.contains("Zürich"))
    }
    #expect(found == [true, true, true, false])
    let received = client.received("window/showMessage").compactMap { $0["message"]?.string }
    #expect(received == ["the store is damaged", "cannot load the catalogs '/broken': Broken()"])
  }

  /// A client that shows progress gets its creation, begin, reports and end. `answer` is its response to the creation,
  /// while the server loads.
  private func progress(_ capabilities: String, answer: String) async throws -> [String] {
    let held = GuardedValue<TestClient?>(nil)
    let host = ServerHost(vocabulary: { path in
      if let client = held.withLock({ $0 }) {
        client.send(body: #"{"jsonrpc":"2.0","id":"filterq-1",\#(answer)}"#)
      }
      return try TestVocabularies.load(path)
    })
    let client = try await TestClient.introduced(capabilities, host: host)
    client.leaveUnanswered("window/workDoneProgress/create")
    held.withLock { $0 = client }
    client.notify("initialized", "{}")
    try await client.loaded()
    // The end is the last message.
    if answer.hasPrefix(#""result""#), !client.received("$/progress").isEmpty {
      await client.wait { $0.contains { $0.method == "$/progress" && $0.params["value"]?["kind"] == .string("end") } }
    }
    let tokens = client.received("window/workDoneProgress/create").map { $0["token"] }
    let steps = client.received("$/progress")
    #expect(tokens.count <= 1 && steps.allSatisfy { $0["token"] == tokens.first })
    #expect(steps.first?["value"]?["title"]?.string?.isEmpty ?? true == steps.isEmpty)
    let percentages = steps.compactMap { $0["value"]?["percentage"]?.integer }
    #expect(percentages == percentages.sorted() && percentages.allSatisfy { $0 <= 100 })
    return tokens.map { _ in "create" } + steps.compactMap { $0["value"]?["kind"]?.string }
  }

  @Test func progress() async throws {
    let shows = #"{"window":{"workDoneProgress":true}}"#
    let shown = try await progress(shows, answer: #""result":null"#)
    #expect(shown == ["create", "begin", "report", "report", "end"])
    let refused = try await progress(shows, answer: #""error":{"code":1,"message":"no"}"#)
    #expect(refused == ["create"])
    let unable = try await progress("{}", answer: #""result":null"#)
    #expect(unable.isEmpty)
  }

  /// After a change, clients get the refresh requests that they support.
  @Test(
    arguments: [
      ("{}", []),
      (#"{"semanticTokens":{"refreshSupport":true}}"#, ["semanticTokens"]),
      (#"{"codeLens":{"refreshSupport":true},"inlayHint":{"refreshSupport":false}}"#, ["codeLens"]),
      (
        #"""
        {"semanticTokens":{"refreshSupport":true},"inlayHint":{"refreshSupport":true},
         "codeLens":{"refreshSupport":true},"diagnostics":{"refreshSupport":true}}
        """#, ["codeLens", "diagnostic", "inlayHint", "semanticTokens"]
      ),
    ] as [(String, [String])])
  func refreshes(workspace: String, kinds: [String]) async throws {
    let client = try await TestClient.running(
      #"{"workspace":\#(workspace)}"#, host: ServerHost(vocabulary: TestVocabularies.load))
    try await client.loaded()
    let methods = kinds.map { "workspace/\($0)/refresh" }
    for method in methods { await client.wait(for: method) }
    change(client, #"{"lineWidth":40}"#)
    // Messages are sent before the call returns; without a change there is no refresh.
    change(client, #"{"lineWidth":40}"#)
    let received = await client.allMessages()
    #expect(received.map(\.method).filter { $0.hasSuffix("/refresh") }.sorted() == (methods + methods).sorted())
    #expect(received.filter { $0.method.hasSuffix("/refresh") }.allSatisfy { $0.isQuestion })
  }
}
