import Dispatch
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// When items are read, and what happens if they cannot be.
@Suite(.timeLimit(.minutes(20))) struct ItemReadingTests {
  private func change(_ client: TestClient, _ settings: String) {
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"filterq":\#(settings)}}"#)
  }

  private func vocabulary(_ client: TestClient) -> String {
    client.server.state.withLock { $0.resources.vocabulary.name }
  }

  /// One path or several; without a vocabulary it is that of the items.
  @Test(arguments: [(#""log""#, 4), (#"["log"]"#, 4), (#"["log", "more"]"#, 5)])
  func paths(setting: String, count: Int) async throws {
    let items = TestItems(["/w/log": TestItems.lines, "/w/more": "debug 1 x"])
    let client = try await TestClient.running(options: #"{"items":\#(setting)}"#, host: items.host())
    try await client.items(count)
    #expect(vocabulary(client) == "log")
    #expect(client.messages().isEmpty)
    // Without the setting there are none again.
    change(client, #"{"lineWidth":1}"#)
    try await client.items(nil)
    #expect(vocabulary(client) == "people")
  }

  @Test func itemsOfTheCommandLine() async throws {
    let client = try await TestClient.running(host: TestItems().host(vocabulary: "/v.json", standard: ["/w/log"]))
    try await client.items(4)
    #expect(vocabulary(client) == "log")
  }

  /// Requests are answered while the items are read.
  @Test func readInTheBackground() async throws {
    let gate = DispatchSemaphore(value: 0)
    let client = try await TestClient.running(
      options: #"{"items":"log"}"#, host: TestItems().host { gate.wait() })
    let document = try client.open("level:err‸or")
    try await client.loaded()
    #expect(!"\(try await client.ask("textDocument/hover", document))".contains("of 4"))
    #expect(try await client.ask("textDocument/completion", document)["items"] != nil)
    gate.signal()
    try await client.items(4)
    #expect("\(try await client.ask("textDocument/hover", document))".contains("Finds 2 of 4 lines"))
  }

  /// A changed file is read again, and clients show the lenses anew.
  @Test func changedFile() async throws {
    let items = TestItems()
    let client = try await TestClient.running(
      #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true},"codeLens":{"refreshSupport":true}}}"#,
      options: #"{"items":"log"}"#, host: items.host())
    try await client.items(4)
    await client.wait { received in
      received.contains { $0.method == "client/registerCapability" && "\($0.params)".contains("/w/log") }
    }
    let refreshes = client.received("workspace/codeLens/refresh").count
    items["/w/log"] = TestItems.lines + "\ndebug 7 more"
    // Many changes are one reading.
    for _ in 0..<20 { client.changed("/w/log") }
    client.changed("/w/other")
    try await client.items(5)
    await client.wait(for: "workspace/codeLens/refresh", count: refreshes + 1)
    #expect(items.readings.withLock { $0.count } == 2)
  }

  /// A client that watches no files saves documents.
  @Test func savedDocument() async throws {
    let items = TestItems()
    let client = try await TestClient.running(options: #"{"items":"log"}"#, host: items.host())
    let document = try client.open("level:error")
    try await client.items(4)
    let save = #"{"textDocument":{"uri":"\#(document.uri)"}}"#
    client.notify("textDocument/didSave", save)
    items["/w/log"] = "info 1 a"
    client.notify("textDocument/didSave", save)
    try await client.items(1)
  }

  /// Each problem is reported once; the last items stay in use.
  @Test func troubles() async throws {
    let items = TestItems()
    let client = try await TestClient.running(options: #"{"items":"log"}"#, host: items.host())
    try await client.items(4)
    items["/w/log"] = nil
    for count in 2...3 {
      client.changed("/w/log")
      while items.readings.withLock({ $0.count }) < count { try await Task.sleep(for: .milliseconds(1)) }
    }
    items["/w/log"] = "? 0 x\ninfo 1 a"
    client.changed("/w/log")
    try await client.items(2)
    await client.wait(for: "window/showMessage", count: 2)
    #expect(client.messages() == ["there is no file '/w/log'", "1 damaged"])
  }

  @Test func pathsOutside() async throws {
    let client = try await TestClient.running(
      options: #"{"items":["log", "/etc/passwd"]}"#, host: TestItems().host())
    await client.wait(for: "window/showMessage")
    #expect(client.messages() == ["ignored '/etc/passwd': outside the workspace"])
    try await client.loaded()
    #expect(client.server.state.withLock { $0.resources.items == nil })
    #expect(vocabulary(client) == "people")
  }

  /// A host of an app may read no items.
  @Test func aHostWithoutItems() async throws {
    let client = try await TestClient.running(
      options: #"{"items":"log"}"#, host: ServerHost(vocabulary: TestVocabularies.load))
    await client.wait(for: "window/showMessage")
    #expect(client.messages() == ["this server does not read items"])
  }
}
