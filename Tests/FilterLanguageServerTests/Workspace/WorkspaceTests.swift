import FilterText
import Testing

@testable import FilterLanguageServer

// Otherwise a missing message would block the test.
@Suite(.timeLimit(.minutes(20))) struct WorkspaceTests {
  private func client(_ host: ServerHost, _ capabilities: String = "{}") async throws -> TestClient {
    let client = TestClient(host: host)
    _ = try await client.ask(
      "initialize",
      #"{"capabilities":\#(capabilities),"workspaceFolders":[{"uri":"file:///w","name":"w"}],"rootUri":"file:///other"}"#
    )
    return client
  }

  private func symbols(_ client: TestClient, _ query: String = "") async throws -> [String] {
    let found = try await client.ask("workspace/symbol", #"{"query":\#(query.asJSON)}"#).array ?? []
    return found.map { "\($0["location"]?["uri"]?.string ?? "") \($0["name"]?.string ?? "")" }
  }

  /// The reports of all documents, as `uri kind version count`.
  private func reports(_ client: TestClient, _ previous: [JSONValue] = []) async throws -> [String] {
    let params = #"{"previousResultIds":\#(JSONValue.array(previous).text)}"#
    return describe(try await client.ask("workspace/diagnostic", params)["items"]?.array ?? [])
  }

  private func describe(_ reports: [JSONValue]) -> [String] {
    reports.map { report in
      let version = report["version"]?.integer.map { "\($0)" } ?? "-"
      let count = report["items"]?.array.map { "\($0.count)" } ?? "-"
      return "\(report["uri"]?.string ?? "") \(report["kind"]?.string ?? "") \(version) \(count)"
    }
  }

  private func expectReports(
    _ client: TestClient, previous: [JSONValue] = [], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await reports(client, previous)
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  private func filesChanged(_ client: TestClient, _ uris: String...) {
    let changes = uris.map { #"{"uri":"\#($0)","type":2}"# }.joined(separator: ",")
    client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(changes)]}"#)
  }

  private static let files = [
    "/w/a.filterq": "# first\nage>1", "/w/b c.filterq": "# second\nnosuch:1", "/other/d.filterq": "# elsewhere\nage>1",
  ]

  /// Open documents have the symbols of their text, others those of their file.
  @Test func symbols() async throws {
    let files = TestFiles(Self.files)
    let client = try await client(files.host())
    let first = try await symbols(client, "first")
    #expect(!first.isEmpty && first.allSatisfy { $0.hasPrefix("file:///w/a.filterq ") })
    let closed = try await symbols(client)
    #expect(closed.contains { $0.hasPrefix("file:///w/b%20c.filterq ") && $0.contains("second") })
    #expect(!closed.contains { $0.contains("elsewhere") })
    client.openPlain("file:///w/a.filterq", "# third\nage>1")
    client.openPlain("untitled:1", "# fourth\nage>1")
    let open = try await symbols(client)
    #expect(open.contains { $0.contains("third") } && !open.contains { $0.contains("first") })
    #expect(open.contains { $0.hasPrefix("untitled:1 ") })
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///w/a.filterq"}}"#)
    let again = try await symbols(client, "first")
    #expect(again == first)
    // Each file was read once, and the closed one again.
    #expect(files.reads.withLock { $0 } == ["/w/a.filterq": 2, "/w/b c.filterq": 1])
    try await client.idle()
  }

  /// Differently encoded URIs of a file are one document.
  @Test func spellings() async throws {
    let files = TestFiles(["/w/a+b c.filterq": "nosuch:1"])
    let client = try await client(files.host())
    client.openPlain("file:///w/a%2Bb%20c.filterq", "age>1")
    try await expectReports(client, ["file:///w/a%2Bb%20c.filterq full 1 0"])
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///w/a%2Bb%20c.filterq"}}"#)
    files["/w/a+b c.filterq"] = "nosuch:1\nother:1"
    filesChanged(client, "file:///w/a%2Bb%20c.filterq")
    try await expectReports(client, ["file:///w/a+b%20c.filterq full - 2"])
    try await client.idle()
  }

  @Test func diagnostics() async throws {
    let client = try await client(TestFiles(Self.files).host())
    client.openPlain("file:///w/a.filterq", "nosuch:1\nother:1", version: 7)
    try await expectReports(client, ["file:///w/a.filterq full 7 2", "file:///w/b%20c.filterq full - 1"])
    try await client.idle()
  }

  /// Documents whose diagnostics the client has are unchanged, until they change.
  @Test func resultIds() async throws {
    let files = TestFiles(Self.files)
    let client = try await client(files.host())
    let first = try await client.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)["items"]?.array ?? []
    let previous: [JSONValue] = first.map {
      .object(["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null])
    }
    try await expectReports(
      client, previous: previous,
      [
        "file:///w/a.filterq unchanged - -", "file:///w/b%20c.filterq unchanged - -",
      ])
    files["/w/b c.filterq"] = "age>1"
    filesChanged(client, "file:///w/b%20c.filterq")
    try await expectReports(
      client, previous: previous,
      [
        "file:///w/a.filterq unchanged - -", "file:///w/b%20c.filterq full - 0",
      ])
    // A request about the document gives the same id.
    client.openPlain("file:///w/a.filterq", "# first\nage>1")
    let id = previous[0]["value"]?.text ?? ""
    let params = #"{"textDocument":{"uri":"file:///w/a.filterq"},"previousResultId":\#(id)}"#
    let single = try await client.ask("textDocument/diagnostic", params)
    #expect(single["kind"] == .string("unchanged"))
    #expect(single["resultId"]?.text == id)
    try await client.idle()
  }

  /// With a token, the whole result comes as progress.
  @Test func partialResults() async throws {
    let client = try await client(TestFiles(Self.files).host())
    let whole = try await client.ask("workspace/symbol", #"{"query":""}"#).array
    let rest = try await client.ask("workspace/symbol", #"{"query":"","partialResultToken":"s"}"#)
    #expect(rest == .array([]))
    let received = client.received("$/progress")
    #expect(received.allSatisfy { $0["token"] == .string("s") })
    #expect(received.flatMap { $0["value"]?.array ?? [] } == whole)

    let all = try await reports(client)
    let params = #"{"previousResultIds":[],"partialResultToken":5}"#
    let empty = try await client.ask("workspace/diagnostic", params)
    #expect(empty["items"] == .array([]))
    let pieces = client.received("$/progress").filter { $0["token"] == .integer(5) }
    #expect(describe(pieces.flatMap { $0["value"]?["items"]?.array ?? [] }) == all)
  }

  /// Created, changed and deleted files are read again; other files are ignored.
  @Test func watchedFiles() async throws {
    let files = TestFiles(Self.files)
    let client = try await client(files.host())
    let before = try await reports(client)
    #expect(before.count == 2)
    files["/w/a.filterq"] = "nosuch:1"
    files["/w/new.filterq"] = "age>1"
    files["/w/b c.filterq"] = nil
    filesChanged(
      client, "file:///w/a.filterq", "file:///w/new.filterq", "file:///w/b%20c.filterq", "file:///w/x.txt", "nonsense")
    try await expectReports(client, ["file:///w/a.filterq full - 1", "file:///w/new.filterq full - 0"])
    #expect(files.reads.withLock { $0["/w/x.txt"] } == nil)
  }

  /// A file that is the vocabulary is loaded again.
  @Test func watchedVocabulary() async throws {
    let isChanged = GuardedValue(false)
    let host = ServerHost(
      vocabulary: { path in
        path != nil && isChanged.withLock { $0 } ? TestVocabularies.parcels : TestVocabularies.people
      })
    let client = try await TestClient.running(
      #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#,
      options: #"{"vocabulary":"/people.json"}"#, host: host)
    client.openPlain("file:///a", "weight>3")
    try await client.loaded()
    isChanged.withLock { $0 = true }
    filesChanged(client, "file:///other.json")
    filesChanged(client, "file:///people.json")
    try await client.loaded(2)
    try await client.waitForDiagnostics(count: 0)
    #expect(client.server.state.withLock { $0.loading } == 2)
  }

  /// The watched files follow the settings.
  @Test func watchers() async throws {
    let client = try await TestClient.running(
      #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#,
      options: #"{"catalogs":"/c.sqlite"}"#,
      host: ServerHost(vocabulary: TestVocabularies.load, standardStore: "/standard.sqlite"))
    await client.wait(for: "client/registerCapability")
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"vocabulary":"/parcels.json"}}"#)
    await client.wait(for: "client/registerCapability", count: 2)
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"vocabulary":"/parcels.json","codeLens":false}}"#)
    let registered = client.received("client/registerCapability").map { params in
      params["registrations"]?.array?.first?["registerOptions"]?["watchers"]?.array?.compactMap {
        $0["globPattern"]?.string
      }
    }
    #expect(
      registered == [
        ["**/*.filterq", "**/.filterq.json", "/c.sqlite"],
        ["**/*.filterq", "**/.filterq.json", "/parcels.json", "/standard.sqlite"],
      ])
    let taken = client.received("client/unregisterCapability").map { $0["unregisterations"]?.array?.map { $0["id"] } }
    #expect(taken == [[.string("filterq-files")]])
  }

  /// A path that the host refuses is reported, not opened and not watched; the current file stays in use.
  @Test func refusedPaths() async throws {
    let opened = GuardedValue<[String?]>([])
    let host = ServerHost(
      vocabulary: { path in
        opened.withLock { $0.append(path) }
        return try TestVocabularies.load(nil)
      },
      catalogs: { path, _ in
        opened.withLock { $0.append(path) }
        return ServerHost.Catalogs()
      },
      locate: { path, folders in
        if folders == ["/w"], path == "v.json" { return "/w/v.json" }
        throw ServerHost.Failure("'\(path)' lies outside")
      })
    let client = TestClient(host: host)
    _ = try await client.ask(
      "initialize",
      #"""
      {"capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}},"rootUri":"file:///w",
       "initializationOptions":{"vocabulary":"v.json","catalogs":"/etc/passwd"}}
      """#)
    client.notify("initialized", "{}")
    await client.wait(for: "client/registerCapability")
    #expect(client.received("window/showMessage").map { $0["message"] } == [.string("'/etc/passwd' lies outside")])
    // The first nil is the vocabulary at the start.
    #expect(opened.withLock { $0 } == [nil, "/w/v.json"])
    #expect(client.server.state.withLock { $0.watched } == ["**/*.filterq", "**/.filterq.json", "/w/v.json"])
  }

  /// Only files of the workspace are read when they change or are closed.
  @Test func filesElsewhere() async throws {
    let files = TestFiles(Self.files)
    let client = try await client(files.host())
    _ = try await symbols(client)
    client.openPlain("file:///other/d.filterq", "# elsewhere\nage>1")
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///other/d.filterq"}}"#)
    filesChanged(client, "file:///other/d.filterq", "file:///w2/e.filterq")
    let found = try await symbols(client, "elsewhere")
    #expect(found.isEmpty)
    #expect(files.reads.withLock { $0["/other/d.filterq"] } == nil)
  }

  /// A folder whose name only begins like that of a workspace folder is not part of it.
  @Test(
    arguments: [
      (["/w"], "/w/a.filterq", "/w"), (["/w"], "/w2/a.filterq", nil), (["/w"], "/w.filterq", nil),
      (["/w/b", "/w"], "/w/bc/a.filterq", "/w"), (["/"], "/a.filterq", "/"),
    ] as [([String], String, String?)])
  func foldersOfPaths(folders: [String], path: String, expected: String?) {
    var index = WorkspaceIndex()
    index.change(added: folders, removed: [])
    #expect(index.folder(of: path) == expected)
  }

  /// Files that are too long, have too many lines or too long a query are skipped, as are files beyond the limit of all
  /// bytes.
  @Test func limits() async throws {
    let large = String(repeating: "age>1 ", count: 200) + "\n"
    let full = String(repeating: large, count: AnalysisLimits.closed.bytes / large.utf8.count)
    var texts = [
      "/w/a.filterq": "age>1", "/w/long.filterq": full + full,
      "/w/lines.filterq": String(repeating: "a\n", count: AnalysisLimits.closed.lines + 1),
      "/w/query.filterq": String(repeating: "a ", count: WorkspaceIndex.maximumQueryLength),
    ]
    for number in 10..<30 { texts["/w/full\(number).filterq"] = full }
    let client = try await client(TestFiles(texts).host())
    _ = try await symbols(client, "zzz")
    let kept = client.server.state.withLock { $0.workspace.files } ?? [:]
    #expect(kept.keys.contains("file:///w/a.filterq"))
    #expect(!["long", "lines", "query"].contains { kept.keys.contains("file:///w/\($0).filterq") })
    #expect(kept.values.reduce(0) { $0 + $1.length } <= WorkspaceIndex.byteLimit)
    #expect(kept.count > 10 && kept.count < 20)
  }

  /// One request analyses a limited number of bytes; the next one continues.
  @Test func analysisInSteps() async throws {
    let text = "nosuch:1\n" + String(repeating: "# \(String(repeating: "x", count: 1_000))\n", count: 400)
    var texts: [String: String] = [:]
    for number in 10..<16 { texts["/w/\(number).filterq"] = text }
    let client = try await client(TestFiles(texts).host())
    var previous: [JSONValue] = []
    var counts: [Int] = []
    for _ in 0..<3 {
      let params = #"{"previousResultIds":\#(JSONValue.array(previous).text)}"#
      let reports = try await client.ask("workspace/diagnostic", params)["items"]?.array ?? []
      counts.append(reports.count)
      previous = reports.map { .object(["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null]) }
    }
    #expect(counts == [3, 6, 6])
  }

  /// A file with many diagnostics reports the first ones.
  @Test func manyDiagnostics() async throws {
    let client = try await client(TestFiles(["/w/a.filterq": String(repeating: "nosuch:1\n", count: 500)]).host())
    try await expectReports(client, ["file:///w/a.filterq full - \(DiagnosticList.limitOfClosed)"])
  }

  /// Folders are added and removed.
  @Test func folders() async throws {
    let client = try await client(TestFiles(Self.files).host())
    for (change, expected) in [
      (#""added":[],"removed":[]"#, ["/w/a", "/w/b%20c"]),
      (#""added":[{"uri":"file:///other","name":"o"}],"removed":[]"#, ["/other/d", "/w/a", "/w/b%20c"]),
      (#""added":[{"uri":"file:///other/","name":"o"}],"removed":[{"uri":"file:///w/","name":"w"}]"#, ["/other/d"]),
      (#""added":[],"removed":[{"uri":"file:///other","name":"o"},{"uri":"file:///no","name":"n"}]"#, []),
    ] {
      client.notify("workspace/didChangeWorkspaceFolders", #"{"event":{\#(change)}}"#)
      let uris = try await reports(client).compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(uris == expected.map { "file://\($0).filterq" })
    }
  }

  /// A change during a read of the files is not lost.
  @Test(arguments: [
    (
      "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[],"removed":[{"uri":"file:///w","name":"w"}]}}"#, []
    ),
    (
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///w/a.filterq","type":2}]}"#,
      ["file:///w/a.filterq full - 1", "file:///w/b%20c.filterq full - 1"]
    ),
  ])
  func changedWhileReading(method: String, params: String, expected: [String]) async throws {
    let files = TestFiles(Self.files)
    let held = GuardedValue<TestClient?>(nil)
    let client = try await client(
      files.host { path in
        guard path == "/w/b c.filterq", let client = held.withLock({ $0 }) else { return }
        held.withLock { $0 = nil }
        files["/w/a.filterq"] = "nosuch:1"
        client.notify(method, params)
      })
    held.withLock { $0 = client }
    // This response may be from before the change.
    _ = try await reports(client)
    try await expectReports(client, expected)
  }

  /// Clients without workspace folders send a root.
  @Test(arguments: [
    #""rootUri":"file:///other""#, #""rootPath":"/other""#,
    #""rootUri":null,"rootPath":"/other","workspaceFolders":null"#,
  ])
  func roots(root: String) async throws {
    let client = TestClient(host: TestFiles(Self.files).host())
    _ = try await client.ask("initialize", #"{"capabilities":{},\#(root)}"#)
    try await expectReports(client, ["file:///other/d.filterq full - 0"])
  }
}
