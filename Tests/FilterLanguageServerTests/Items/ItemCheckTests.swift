import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Files of items that change or appear are found without a word from the client.
@Suite(.timeLimit(.minutes(20))) struct ItemCheckTests {
  private static let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  /// The client neither watches files nor saves documents.
  @Test func aChangedFileIsReadUponARequest() async throws {
    let items = TestItems()
    let client = try await TestClient.running(options: #"{"items":"log"}"#, host: items.host())
    let document = try client.open("level:err‸or")
    try await client.items(4)
    items["/w/log"] = "error 1 a"
    try await client.itemsUponRequest(1, document)
    #expect("\(try await client.ask("textDocument/hover", document))".contains("Finds 1 of 1 lines"))
    items["/w/log"] = nil
    try await client.wait(for: "window/showMessage", asking: "textDocument/hover", document)
    #expect(client.messages() == ["there is no file '/w/log'"])
    // The last items stay in use until there are others.
    #expect(client.server.state.withLock { $0.resources.items?.count } == 1)
    items["/w/log"] = TestItems.lines
    try await client.itemsUponRequest(4, document)
  }

  /// A missing file is reported once and read when it appears, with its vocabulary.
  @Test(arguments: [true, false])
  func aMissingFileIsReadWhenItAppears(locatesMissing: Bool) async throws {
    let items = TestItems(["/w/more": "debug 1 x"])
    let client = try await TestClient.running(
      options: #"{"items":["log", "more"]}"#, host: items.host(locatesMissing: locatesMissing))
    let document = try client.open("level:err‸or")
    await client.wait(for: "window/showMessage")
    try await client.loaded()
    #expect(client.server.state.withLock { $0.resources.vocabulary.name } == "people")
    items["/w/log"] = TestItems.lines
    try await client.itemsUponRequest(5, document)
    #expect(client.server.state.withLock { $0.resources.vocabulary.name } == "log")
    #expect(client.messages() == [locatesMissing ? "there is no file '/w/log'" : "no file 'log'"])
    #expect(items.readings.withLock { $0 } == [["/w/log", "/w/more"]])
  }

  /// A client that watches files reports the file; no request is needed.
  @Test(arguments: [(true, "/w/log"), (false, "**/log")])
  func aMissingFileIsWatched(locatesMissing: Bool, pattern: String) async throws {
    let items = TestItems([:])
    let client = try await TestClient.running(
      Self.watching, options: #"{"items":"./log"}"#.replacing("./", with: locatesMissing ? "" : "./"),
      host: items.host(locatesMissing: locatesMissing))
    await client.wait { received in
      received.contains { $0.method == "client/registerCapability" && "\($0.params)".contains("\"\(pattern)\"") }
    }
    client.changed("/w/other")
    items[locatesMissing ? "/w/log" : "/w/./log"] = TestItems.lines
    client.changed("/w/log")
    try await client.items(4)
  }

  /// A path outside the workspace is looked for without further words.
  @Test func aPathOutsideIsRefusedOnce() async throws {
    let client = try await TestClient.running(options: #"{"items":"/etc/log"}"#, host: TestItems().host())
    await client.wait(for: "window/showMessage")
    try await client.loaded()
    for _ in 0..<3 {
      client.server.checkItems()
      client.changed("/etc/log")
    }
    await withCheckedContinuation { done in client.server.itemThread.run { done.resume() } }
    #expect(client.messages() == ["ignored '/etc/log': outside the workspace"])
    #expect(client.server.state.withLock { $0.resources.items == nil })
  }

  @Test func filesAreLookedAtOnceInASecond() {
    var reading = ItemReading()
    let looksForNothing = reading.isCheckDue(at: 5)
    #expect(!looksForNothing)
    reading.paths = ["/w/log"]
    let times = [5, 5, 5.9, 6, 6.5, 7.5, 8.4, 90]
    let looks = times.filter { reading.isCheckDue(at: $0) }
    #expect(looks == [5, 6, 7.5, 90])
    var sought = ItemReading(sought: ["log"])
    let soughtLooks = [0, 0.5].filter { sought.isCheckDue(at: $0) }
    #expect(soughtLooks == [0])
  }

  @Test(arguments: [
    ("log", "**/log", "/w/a/log", true), ("./a/log", "**/a/log", "/w/a/log", true), ("log", "**/log", "/w/xlog", false),
    ("/w/log", "/w/log", "/w/log", true), ("a/log", "**/a/log", "/w/log", false),
  ])
  func patternsOfMissingFiles(setting: String, pattern: String, path: String, isSought: Bool) {
    let reading = ItemReading(paths: ["/x"], sought: [setting])
    #expect(reading.patterns == ["/x", pattern])
    #expect(reading.mayBeSought(path) == isSought)
  }
}

extension TestClient {
  /// Sends requests until a notification arrives.
  fileprivate func wait(for notification: String, asking method: String, _ document: MarkedDocument) async throws {
    while received(notification).isEmpty {
      _ = try await ask(method, document)
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
