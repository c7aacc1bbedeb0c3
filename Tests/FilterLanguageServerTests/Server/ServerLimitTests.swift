import FilterLanguageService
import FilterText
import Testing

@testable import FilterLanguageServer

/// The limits of the server, as numbers, at the limit and one beyond it.
@Suite struct ServerLimitTests {
  @Test func numbers() {
    #expect(LanguageServer.usualMaximumPending == 16_384)
    #expect(LanguageServer.maximumPendingLength == 16_777_216)
    #expect(OutgoingRequests.limit == 256)
    #expect(CompletionMemory.limit == 4)
    #expect(DiagnosticList.limitOfQuery == 1_000)
    #expect(DiagnosticList.limitOfClosed == 100)
    #expect(AnalysisLimits.open == AnalysisLimits(bytes: 4_194_304, lines: 100_000))
    #expect(AnalysisLimits.closed == AnalysisLimits(bytes: 524_288, lines: 20_000))
    #expect(RequestContext.elementsPerPart == 200)
    #expect(RequestContext.completionLimit == 60)
    #expect(RequestContext.maximumSelectionDepth == 200)
    #expect(RequestContext.symbolLimit == 500)
    #expect(WorkspaceIndex.fileLimit == 2_000)
    #expect(WorkspaceIndex.folderLimit == 64)
    #expect(WorkspaceIndex.byteLimit == 8_388_608)
    #expect(WorkspaceIndex.analyzedBytes == 1_048_576)
    #expect(WorkspaceIndex.maximumQueryLength == 16_384)
    #expect(ServerSettings.maximumItemFiles == 64)
    #expect(ItemReading.checkInterval == 1)
    #expect(DiagnosticList.source == "filterq")
    #expect(NotebookCells.language == "filterquery")
  }

  @Test func lengthsOfTexts() {
    func isAllowed(_ bytes: Int, lines: Int, by limits: AnalysisLimits) -> Bool {
      let breaks = lines - 1
      return limits.allow(
        SourceText(String(repeating: "\n", count: breaks) + String(repeating: "a", count: bytes - breaks)))
    }
    #expect(isAllowed(4_194_304, lines: 1, by: .open))
    #expect(!isAllowed(4_194_305, lines: 1, by: .open))
    #expect(isAllowed(200_000, lines: 100_000, by: .open))
    #expect(!isAllowed(200_000, lines: 100_001, by: .open))
    #expect(isAllowed(524_288, lines: 20_000, by: .closed))
    #expect(!isAllowed(524_289, lines: 1, by: .closed))
    #expect(!isAllowed(30_000, lines: 20_001, by: .closed))
  }

  @Test func requestsToTheClient() {
    var requests = OutgoingRequests()
    let ids = (0..<256).map { _ in requests.add { _, _ in } }
    #expect(ids[255] == .string("filterq-256"))
    #expect(requests.take(ids[0]) != nil)
    // One was answered, so that two more drop one.
    _ = requests.add { _, _ in }
    _ = requests.add { _, _ in }
    #expect(requests.take(ids[1]) == nil)
    #expect(requests.take(ids[2]) != nil)
  }

  @Test func documentationOfCompletions() {
    var memory = CompletionMemory()
    let lists = (0..<4).map { memory.remember(["of \($0)"]) }
    #expect(lists == [1, 2, 3, 4])
    #expect(memory.documentation(list: 1, item: 0) == "of 0")
    _ = memory.remember([])
    #expect(memory.documentation(list: 1, item: 0) == nil)
    #expect(memory.documentation(list: 2, item: 0) == "of 1")
  }

  @Test func foldersOfTheWorkspace() {
    var index = WorkspaceIndex()
    index.change(added: (1...64).map { "/f\($0)" }, removed: [])
    #expect(index.folders.count == 64)
    index.change(added: ["/f65", "relative", "/f1"], removed: [])
    #expect(index.folders.count == 64)
    #expect(index.folder(of: "/f65/a.filterq") == nil)
    index.change(added: ["/f65"], removed: ["/f1"])
    #expect(index.folder(of: "/f65/a.filterq") == "/f65")
    #expect(index.folder(of: "/f1/a.filterq") == nil)
    #expect(index.folder(of: "/f2a/a.filterq") == nil)
  }

  @Test func changedFiles() {
    var index = WorkspaceIndex()
    index.remember([:], of: index.edition)
    for number in 1...2_000 { index.update("/w/\(number).filterq") }
    #expect(index.unread.count == 2_000)
    #expect(index.files != nil)
    index.update("/w/0.filterq")
    #expect(index.unread.isEmpty)
    #expect(index.files == nil)
  }

  /// A read that is older than a change is not used.
  @Test func editionsOfTheWorkspace() {
    var index = WorkspaceIndex()
    let edition = index.edition
    index.update("/w/a.filterq")
    #expect(index.edition == edition + 1)
    index.remember(["file:///w/a.filterq": SourceText("t:elf")], of: edition)
    #expect(index.files == nil)
    index.remember(["file:///w/a.filterq": SourceText("t:elf")], of: edition + 1)
    #expect(index.files?.count == 1)
    #expect(index.resultID(of: "file:///w/a.filterq", generation: 1) == nil)
    index.remember(resultID: "x", of: "file:///w/a.filterq", generation: 1, edition: edition)
    #expect(index.resultID(of: "file:///w/a.filterq", generation: 1) == nil)
    index.remember(resultID: "x", of: "file:///w/a.filterq", generation: 1, edition: edition + 1)
    #expect(index.resultID(of: "file:///w/a.filterq", generation: 1) == "x")
    #expect(index.resultID(of: "file:///w/a.filterq", generation: 2) == nil)
    #expect(index.resultID(of: "file:///w/a.filterq", generation: 1) == nil)
  }

  @Test func filesOfItems() {
    func read(_ count: Int) -> (items: Int, errors: [String]) {
      let paths = JSONValue.array((0..<count).map { .string("/\($0)") })
      let (settings, errors) = ServerSettings.read(.object(["items": paths]))
      return (settings.items.count, errors)
    }
    #expect(read(64) == (64, []))
    #expect(read(65) == (0, ["'filterq.items' must be a path or a list of at most 64 paths"]))
  }

  @Test func pausesBetweenReadings() {
    var reading = ItemReading()
    #expect(reading.pause == 0.1)
    reading.duration = 0.09
    #expect(reading.pause == 0.1)
    reading.duration = 3
    #expect(reading.pause == 3)
    let none = reading.isCheckDue(at: 10)
    reading.paths = ["/a"]
    let some = [10, 10.9, 11, 11.5].map { reading.isCheckDue(at: $0) }
    #expect(!none && some == [true, false, true, false])
    reading.paths = []
    let noneAgain = reading.isCheckDue(at: 20)
    reading.sought = ["./log/a", "/b"]
    let sought = reading.isCheckDue(at: 20)
    #expect(!noneAgain && sought)
    #expect(reading.patterns == ["**/log/a", "/b"])
    #expect(reading.mayBeSought("/w/log/a") && reading.mayBeSought("/w/b") && !reading.mayBeSought("/w/xb"))
  }

  private func symbols(_ count: Int, _ client: TestClient) async throws -> (left: Int, parts: [Int]) {
    let document = try client.open(String(repeating: "t:elf\n", count: count))
    let answer = try await client.ask(
      "textDocument/documentSymbol", document, #""partialResultToken": "x""#)
    return (answer.array?.count ?? -1, client.received("$/progress").compactMap { $0["value"]?.array?.count })
  }

  @Test(arguments: [(199, [199]), (200, [200]), (201, [200, 1]), (400, [200, 200])])
  func partsOfAList(count: Int, parts: [Int]) async throws {
    let client = try await TestClient.introduced(TestCapabilities.rich)
    let found = try await symbols(count, client)
    #expect(found == (0, parts))
  }

  @Test func completions() async throws {
    let client = try await TestClient.running()
    let list = try await client.ask("textDocument/completion", client.open("‸"))
    #expect(list["items"]?.array?.count == 60)
    #expect(list["isIncomplete"] == .bool(true))
    #expect(list["items"]?[0]?["sortText"] == .string("0000"))
    #expect(list["items"]?[10]?["sortText"] == .string("0010"))
    #expect(list["items"]?[59]?["sortText"] == .string("0059"))
  }

  @Test(arguments: [(150, 200), (300, 200)])
  func rangesAroundAPosition(groups: Int, depth: Int) async throws {
    let client = try await TestClient.running()
    let text = String(repeating: "(a ", count: groups) + "b" + String(repeating: ")", count: groups)
    _ = try client.open(text)
    let answer = try await client.ask(
      "textDocument/selectionRange",
      #"{"textDocument": {"uri": "file:///queries.filterq"}, "positions": [{"line": 0, "character": \#(3 * groups)}]}"#)
    var found = 0
    var range = answer[0]
    while let one = range, one["range"] != nil {
      found += 1
      range = one["parent"]
    }
    #expect(found == depth)
  }

  @Test(arguments: [([250, 249], 499), ([250, 250], 500), ([250, 250, 1], 500), ([300], 256)])
  func symbolsOfTheWorkspace(queries: [Int], found: Int) async throws {
    let client = try await TestClient.introduced()
    for (index, count) in queries.enumerated() {
      _ = try client.open(String(repeating: "t:elf\n", count: count), uri: "file:///\(index).filterq")
    }
    let answer = try await client.ask("workspace/symbol", #"{"query": "elf"}"#)
    #expect(answer.array?.count == found)
  }

  /// The first eight errors of the settings are shown, and then how many more there are.
  @Test(arguments: [(8, 8), (9, 9), (12, 9)])
  func errorsOfSettings(errors: Int, messages: Int) async throws {
    let codes = (1...errors).map { #""code\#($0)": "loud""# }.joined(separator: ",")
    let client = try await TestClient.running()
    client.notify("workspace/didChangeConfiguration", #"{"settings": {"filterq": {"severities": {\#(codes)}}}}"#)
    await client.wait(for: "window/showMessage", count: messages)
    let received = client.received("window/showMessage").compactMap { $0["message"]?.string }
    #expect(received.count == messages)
    let ending = "' must be one of error, warning, information, hint, off"
    #expect(received.count { $0.hasSuffix(ending) } == min(8, errors))
    if errors > 8 { #expect(received.last == "\(errors - 8) more errors in the settings") }
  }

  @Test func longMessages() async throws {
    for (length, shown) in [(2_000, 2_000), (2_001, 1_001)] {
      let client = try await TestClient.introduced()
      client.server.showMessage(.error, String(repeating: "x", count: length))
      let received = await client.wait(for: "window/showMessage")
      #expect(received["message"]?.string?.count == shown)
      #expect(received["type"] == .integer(1))
    }
  }

  @Test func verboseTraces() async throws {
    let client = try await TestClient.introduced()
    client.notify("$/setTrace", #"{"value": "verbose"}"#)
    client.notify("$/nothing", #"{"x": "\#(String(repeating: "y", count: 5_000))"}"#)
    let received = await client.wait(for: "$/logTrace")
    #expect(received["message"] == .string("Received notification '$/nothing'."))
    #expect(received["verbose"]?.string?.utf8.count == 4_096)
  }
}
