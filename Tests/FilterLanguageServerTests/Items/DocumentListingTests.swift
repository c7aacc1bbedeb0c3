import Dispatch
import FilterEvaluation
import FilterLanguageService
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// `# list: NAME` of a document, configurations of its folder, comments that turn diagnostics off, and rows that are
/// shown.
@Suite(.timeLimit(.minutes(20))) struct DocumentListingTests {
  private static let uri = "file:///w/team/q.filterq"
  private static let rows = "level\nerror\n"

  /// A host of the folder `/w`, whose lists are logs and whose vocabulary files are that of logs.
  private func host(
    _ files: TestItems = TestItems(["/w/team/log": TestItems.lines, "/w/other": TestItems.lines]),
    configuration: DocumentConfiguration? = nil
  ) -> ServerHost {
    var host = files.host()
    host.vocabulary = { path in
      guard let path else { return TestVocabularies.people }
      if path.hasSuffix("log.json") { return TestItems.list.vocabulary }
      throw ServerHost.Failure("no vocabulary '\(path)'")
    }
    host.locate = { path, folders in
      if folders.contains(where: { path.hasPrefix($0 + "/") && !path.contains("..") }) { return path }
      throw ServerHost.Failure("ignored '\(path)': outside the workspace")
    }
    host.configuration = { _, _ in configuration }
    return host
  }

  private func client(_ host: ServerHost, _ capabilities: String = "{}") async throws -> TestClient {
    let client = TestClient(host: host)
    _ = try await client.ask(
      "initialize",
      #"{"processId": null, "capabilities": \#(capabilities), "workspaceFolders": [{"uri": "file:///w", "name": "w"}]}"#
    )
    client.notify("initialized", "{}")
    try await client.loaded()
    return client
  }

  private func codes(_ client: TestClient, _ document: MarkedDocument) async throws -> [String] {
    try await client.ask("textDocument/diagnostic", document)["items"]?.texts("code") ?? []
  }

  /// Waits until a document has its list.
  private func listed(_ client: TestClient, _ uri: String = uri) async throws {
    while client.server.state.withLock({ $0.documents[uri]?.listUse.resources == nil }) {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func aListBesideTheDocument() async throws {
    for name in ["log", "log.json"] {
      let client = try await client(host())
      let document = try client.open("# list: \(name)\n\nlevel:err‸or\nlevle:info\n", uri: Self.uri)
      try await listed(client)
      #expect(try await codes(client, document) == ["unknown-field"], "\(name)")
      let other = try client.open("level:error\n", uri: "file:///w/p.filterq")
      #expect(try await codes(client, other) == ["unknown-field"])
      let hover = try await client.ask("textDocument/hover", document)["contents"]?["value"]?.string ?? ""
      #expect(hover.contains("Finds 2 of 4 lines") == (name == "log"), "\(hover)")
    }
  }

  /// The directive is read again when it changes, and the list when its file does.
  @Test func changes() async throws {
    let files = TestItems(["/w/team/log": TestItems.lines])
    let client = try await client(host(files))
    let document = try client.open("level:error\n", uri: Self.uri)
    #expect(try await codes(client, document) == ["unknown-field"])
    try client.replace(document, by: "# list: log\n\nlevel:error\n", version: 2)
    try await listed(client)
    #expect(try await codes(client, document) == [])
    files["/w/team/log"] = "error 500 full"
    client.changed("/w/team/log")
    while client.server.state.withLock({ $0.documents[Self.uri]?.listUse.resources?.items?.count }) != 1 {
      try await Task.sleep(for: .milliseconds(1))
    }
    try client.replace(document, by: "level:error\n", version: 3)
    #expect(try await codes(client, document) == ["unknown-field"])
    #expect(client.server.state.withLock { $0.knownListings.isEmpty })
  }

  /// A document whose list cannot be used has one diagnostic, at the line of its list, until the file is there.
  @Test(arguments: [
    ("/w/other", "is not relative to the document"), ("../other", "outside the workspace"),
    ("none", "there is no file"),
  ])
  func aListThatCannotBeUsed(_ name: String, _ reason: String) async throws {
    let files = TestItems(["/w/team/log": TestItems.lines])
    let client = try await client(host(files))
    let document = try client.open("# queries\n# list: \(name)\n\nlevle:err‸or c:blue\n", uri: Self.uri)
    try await known(client)
    let items = try await client.ask("textDocument/diagnostic", document)["items"]
    #expect(items?.texts("code") == ["unusable-list"])
    #expect(items?[0]?["message"]?.string?.contains(reason) == true, "\(String(describing: items))")
    #expect(items?[0]?["range"]?.span == "1:0-1:\(8 + name.count)")
    #expect(client.received("window/showMessage").isEmpty)
    try await expectNoOtherDiagnostics(client, document)
    guard name == "none" else { return }
    files["/w/team/none"] = TestItems.lines
    client.changed("/w/team/none")
    try await listed(client)
    #expect(try await codes(client, document) == ["unknown-field", "unknown-field"])
  }

  /// While a list is being read, that is the only diagnostic, and nothing is formatted by the words of another list.
  @Test func aListThatIsBeingRead() async throws {
    let gate = DispatchSemaphore(value: 0)
    var host = host()
    host.items = { [items = host.items] paths, vocabulary, progress in
      gate.wait()
      return try items(paths, vocabulary, progress)
    }
    let client = try await client(host)
    let document = try client.open("# list: log\n\nlevel:err‸or\nlevle:info\n", uri: Self.uri)
    let items = try await client.ask("textDocument/diagnostic", document)["items"]
    #expect(items?.texts("code") == ["loading-list"] && items?[0]?["severity"] == .integer(3))
    #expect(items?[0]?["range"]?.span == "0:0-0:11")
    try await expectNoOtherDiagnostics(client, document)
    for version in 2...3 { try client.replace(document, by: "# list: log\n\nlevel:error \n", version: version) }
    #expect(try await codes(client, document) == ["loading-list"])
    #expect(
      client.received("textDocument/publishDiagnostics").allSatisfy { params in
        params["diagnostics"]?.texts("code").allSatisfy { $0 == "loading-list" } == true
      })
    gate.signal()
    try await listed(client)
    #expect(try await codes(client, document) == [])
  }

  /// A fence of Markdown has the list that it names, and the others that of the settings.
  @Test func fences() async throws {
    let client = try await client(host())
    let text = """
      ```filterquery
      # list: log
      level:error
      ```
      ```filterquery
      level:error
      ```
      ```filterquery
      # list: none
      level:error
      ```
      """
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///w/team/q.md","languageId":"markdown","version":1,"text":\#(text.asJSON)}}"#)
    while client.server.state.withLock({ $0.knownListings.count }) != 2 {
      try await Task.sleep(for: .milliseconds(1))
    }
    let items = try await client.ask("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///w/team/q.md"}}"#)[
      "items"]
    #expect(items?.texts("code") == ["unknown-field", "unusable-list"], "\(String(describing: items))")
    #expect(items?.spans() == ["5:0-5:5", "8:0-8:12"])
    let hover = try await client.ask(
      "textDocument/hover", #"{"textDocument":{"uri":"file:///w/team/q.md"},"position":{"line":2,"character":7}}"#)
    #expect("\(hover)".contains("Finds 2 of 4 lines"), "\(hover)")
  }

  /// Files that are not open have the list and the configuration that they have in an editor and in `filterq check`.
  @Test func filesThatAreNotOpen() async throws {
    let texts = [
      "/w/team/a.filterq": "# list: log\n\nlevel:error\nlevle:info\n",
      "/w/team/b.filterq": "# list: none\n\nlevel:error\n",
      "/w/team/c.filterq": "level:error\n", "/w/old/d.filterq": "foo:x\n", "/w/logs/e.filterq": "level:error\n",
    ]
    let files = TestItems(["/w/team/log": TestItems.lines])
    var host = host(files)
    host.configuration = { path, _ in
      if path.hasPrefix("/w/old") { return DocumentConfiguration(folder: "/w", isExcluded: true) }
      return path.hasPrefix("/w/logs") ? DocumentConfiguration(folder: "/w/logs", vocabulary: "log.json") : nil
    }
    host.queryFiles = { _, _ in texts.keys.sorted() }
    host.readFile = { path, _, _ in texts[path].map { Array($0.utf8) } }
    let client = try await client(host)
    func codes() async throws -> [String: [String]] {
      let report = try await client.ask("workspace/diagnostic", #"{"previousResultIds": []}"#)
      return (report["items"]?.array ?? []).reduce(into: [:]) { codes, item in
        codes[String(item["uri"]?.string?.suffix(9).first ?? "?")] = item["items"]?.texts("code")
      }
    }
    let expected = ["a": ["unknown-field"], "b": ["unusable-list"], "c": ["unknown-field"], "d": [], "e": []]
    #expect(try await codes() == expected)
    // Files that are excluded have no symbols either.
    let symbols = try await client.ask("workspace/symbol", #"{"query":""}"#).array ?? []
    let uris = symbols.compactMap { $0["location"]?["uri"]?.string }
    #expect(uris.contains("file:///w/team/c.filterq") && !uris.contains { $0.contains("/old/") })
    files["/w/team/none"] = TestItems.lines
    #expect(try await codes()["b"] == [])
    files["/w/team/log"] = nil
    #expect(try await codes()["a"] == ["unusable-list"])
  }

  /// Waits until the list of a document was read or refused.
  private func known(_ client: TestClient) async throws {
    while client.server.state.withLock({ $0.knownListings.isEmpty }) { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Asks for everything that depends on the words of the list.
  private func expectNoOtherDiagnostics(_ client: TestClient, _ document: MarkedDocument) async throws {
    for method in ["hover", "completion", "signatureHelp"] {
      #expect(try await client.ask("textDocument/\(method)", document) == .null, "\(method)")
    }
    let options = #""options": {"tabSize": 2, "insertSpaces": true}"#
    #expect(try await client.ask("textDocument/formatting", document, options) == .null)
    let actions = #""range": \#(document.json(document.lines.source.range)), "context": {"diagnostics": []}"#
    #expect(try await client.ask("textDocument/codeAction", document, actions) == .null)
    #expect(try await client.ask("textDocument/codeLens", document) == .null)
    let command = #"{"command": "filterq.explain", "arguments": ["\#(document.uri)", 0]}"#
    #expect(await client.errorCode("workspace/executeCommand", command) == -32803)
  }

  /// Many documents may not make the server hold many lists.
  @Test func aLimitedNumberOfLists() async throws {
    let names = (0...ServerState.maximumListings).map { "log\($0)" }
    let files = TestItems(Dictionary(uniqueKeysWithValues: names.map { ("/w/team/\($0)", TestItems.lines) }))
    let client = try await client(host(files))
    let documents = try names.map {
      try client.open("# list: \($0)\n\nlevel:error\n", uri: "file:///w/team/\($0).filterq")
    }
    while client.server.state.withLock({ $0.knownListings.count }) != names.count {
      try await Task.sleep(for: .milliseconds(1))
    }
    var messages: [String] = []
    for document in documents {
      messages += try await client.ask("textDocument/diagnostic", document)["items"]?.texts("message") ?? []
    }
    #expect(messages.count == 1 && messages[0].contains("more than 4 lists of documents"), "\(messages)")
  }

  @Test func aConfiguration() async throws {
    let configuration = DocumentConfiguration(
      folder: "/w", vocabulary: "team/log.json", style: .canonical, severities: ["unknown-field": .some(.error)])
    let client = try await client(host(configuration: configuration))
    let document = try client.open("level:error   and levle:info\n", uri: Self.uri)
    try await listed(client)
    let items = try await client.ask("textDocument/diagnostic", document)["items"]
    #expect(items?.texts("code") == ["unknown-field"])
    #expect(items?[0]?["severity"] == .integer(1))
    let edits = try await client.ask(
      "textDocument/formatting", document, #""options": {"tabSize": 2, "insertSpaces": true}"#)
    #expect(document.applying(edits) == "level:error levle:info\n")
    let excluded = try await self.client(host(configuration: DocumentConfiguration(folder: "/w", isExcluded: true)))
    #expect(try await codes(excluded, excluded.open("foo:x\n", uri: Self.uri)) == [])
  }

  /// A comment that turns diagnostics off is read again when it changes, and diagnosed where it is not needed.
  @Test func ignoredDiagnostics() async throws {
    let client = try await client(host())
    let text = "# filterq: ignore\nfoo:x\n\n# filterq: ignore unknown-value\nbar:x\n"
    let document = try client.open(text, uri: Self.uri)
    #expect(try await codes(client, document) == ["unknown-field", "unneeded-ignore"])
    try client.replace(document, by: text.replacing("unknown-value", with: "unknown-field"), version: 2)
    #expect(try await codes(client, document) == [])
    try client.replace(document, by: "foo:x\n\nbar:x\n", version: 3)
    #expect(try await codes(client, document) == ["unknown-field", "unknown-field"])
  }

  @Test func rowsThatAreShown() async throws {
    let files = TestItems(["/w/team/log": TestItems.lines], rows: Self.rows)
    let command = #"{"command": "filterq.show", "arguments": ["\#(Self.uri)", 0]}"#
    let plain = try await client(host(files))
    let document = try plain.open("# list: log\n\n# name: errors\nlevel:error\n", uri: Self.uri)
    try await listed(plain)
    let lenses = try await plain.resolvedLenses(of: document)
    #expect(lenses.map { $0["command"]?["title"]?.string ?? "" } == ["2 of 4 · show", "Finds lines with level error"])
    #expect(lenses.map { $0["command"]?["command"]?.string ?? "" } == ["filterq.show", "filterq.explain"])
    let text = "errors: level:error\n2 of 4 lines of log\n\nlevel\nerror\n"
    #expect(try await plain.ask("workspace/executeCommand", command) == .string(text))

    let capabilities = #"{"workspace": {"textDocumentContent": {}}, "window": {"showDocument": {"support": true}}}"#
    let rich = try await client(host(files), capabilities)
    _ = try rich.open("# list: log\n\n# name: errors\nlevel:error\n\nlevel:error or\n", uri: Self.uri)
    try await listed(rich)
    #expect(try await rich.ask("workspace/executeCommand", command) == .null)
    let shown = await rich.wait(for: "window/showDocument")
    let uri = try #require(shown["uri"]?.string)
    #expect(uri == "filterq-rows:/1/errors.txt" && shown["takeFocus"] == .bool(true))
    let content = try await rich.ask("workspace/textDocumentContent", #"{"uri": "\#(uri)"}"#)
    #expect(content["text"] == .string(text))
    #expect(await rich.errorCode("workspace/textDocumentContent", #"{"uri": "filterq-rows:/9/x.txt"}"#) == -32602)
    let broken = command.replacing(", 0]", with: ", 1]")
    #expect(await rich.errorCode("workspace/executeCommand", broken) == -32803)
  }

  /// A test script is run by a lens, and what it does not meet is reported until the next edit.
  @Test func scripts() async throws {
    let uri = "file:///w/team/t.filterq-test"
    let client = try await client(host())
    let text =
      "# a\nt:elf\n  expect round-trip\n  expect canonical \"t:elf\"\n\n"
      + "t:orc   c:g\nexpect canonical \"x\"\nexpect cont\n"
    let document = try client.open(text, uri: uri)
    #expect(try await codes(client, document).contains("unreadable-expectation"))
    func titles() async throws -> [String] {
      try await client.resolvedLenses(of: document).compactMap { $0["command"]?["title"]?.string }
    }
    let before = try await titles()
    #expect(before.filter { $0.hasPrefix("run") } == ["run · 2 expectations", "run · 1 expectation"], "\(before)")
    let result = try await client.ask(
      "workspace/executeCommand", #"{"command": "filterq.test", "arguments": ["\#(uri)", 0]}"#)
    #expect(result == .string("2 queries, 3 expectations, 1 failed, 1 error"))
    let items = try await client.ask("textDocument/diagnostic", document)["items"]
    let failure = items?.array?.first { $0["code"] == .string("unmet-expectation") }
    #expect(failure?["range"]?.span == "6:0-6:20", "\(String(describing: items))")
    let after = try await titles()
    #expect(
      after.filter { $0.hasPrefix("passed") || $0.hasPrefix("failed") } == [
        "passed · 2 expectations", "failed · 1 of 1 expectation",
      ])
    try client.replace(document, by: text.replacing("expect cont\n", with: ""), version: 2)
    let edited = try await codes(client, document)
    #expect(!edited.contains("unmet-expectation") && !edited.contains("unreadable-expectation"), "\(edited)")
    let other = try client.open("t:elf\n", uri: Self.uri)
    let params = #"{"command": "filterq.test", "arguments": ["\#(other.uri)"]}"#
    #expect(await client.errorCode("workspace/executeCommand", params) == -32602)
  }

  /// The pictures tell types, keywords, sets, colors and numbers apart.
  @Test func kindsOfItems() async throws {
    let client = try await TestClient.running()
    let rows: [(String, String, LSP.CompletionItemKind)] = [
      ("t:gob‸", "goblin", .class), ("kw:fly‸", "flying", .keyword), ("set:domi‸", "dom", .module),
      ("c:re‸", "red", .color), ("mv<‸", "3", .value), ("is:repr‸", "reprint", .property), ("rar‸", "rarity", .field),
    ]
    for (marked, label, kind) in rows {
      let list = try await client.ask("textDocument/completion", client.open(marked))
      let item = list["items"]?.array?.first { $0["label"]?.string?.lowercased() == label } ?? list["items"]?[0]
      #expect(item?["kind"] == .integer(kind.rawValue), "\(marked): \(String(describing: item))")
    }
  }

  @Test func ownIndentation() async throws {
    let client = try await TestClient.running(options: #"{"indentation": 6}"#)
    let document = try client.open("t:elf\n c:g\n\tmv<3\n")
    let edits = try await client.ask(
      "textDocument/formatting", document, #""options": {"tabSize": 2, "insertSpaces": false}"#)
    #expect(document.applying(edits) == "t:elf\n      c:g\n      mv<3\n", "\(edits)")
  }
}
