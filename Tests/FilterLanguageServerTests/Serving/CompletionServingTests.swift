import FilterCompletion
import FilterText
import Testing

@testable import FilterLanguageServer

@Suite struct CompletionServingTests {
  private func completion(
    _ text: String, _ capabilities: String = TestCapabilities.rich
  ) async throws -> (client: TestClient, list: JSONValue) {
    let client = try await TestClient.running(capabilities)
    // While names are loaded, every list is incomplete.
    try await client.loaded()
    return (client, try await client.ask("textDocument/completion", client.open(text)))
  }

  private func item(_ label: String, _ list: JSONValue) throws -> JSONValue {
    try #require(list["items"]?.array?.first { $0["label"] == .string(label) })
  }

  @Test func itemsOfARichClient() async throws {
    let (_, list) = try await completion("é🎉 f:mod‸x")
    #expect(
      try item("modern", list)["textEdit"]
        == (try JSONValue(
          json: """
            {"newText": "modern",
             "insert": {"start": {"line": 0, "character": 6}, "end": {"line": 0, "character": 9}},
             "replace": {"start": {"line": 0, "character": 6}, "end": {"line": 0, "character": 10}}}
            """)))
    let field = try item("type", try await completion("typ‸").list)
    #expect(field["labelDetails"]?["description"]?.string?.isEmpty == false)
    #expect(field["detail"] == nil)
    #expect(field["documentation"] == nil)
    #expect(field["data"]?.array?.count == 2)
    #expect(field["kind"] == .integer(5))
  }

  @Test func itemsOfAPoorClient() async throws {
    let (_, list) = try await completion("é🎉 f:mod‸x", "{}")
    #expect(
      try item("modern", list)["textEdit"]
        == (try JSONValue(
          json: """
            {"newText": "modern", "range": {"start": {"line": 0, "character": 6}, "end": {"line": 0, "character": 10}}}
            """)))
    let field = try item("type", try await completion("typ‸", "{}").list)
    #expect(field["labelDetails"] == nil)
    #expect(field["detail"]?.string?.isEmpty == false)
    #expect(field["documentation"]?["kind"] == .string("plaintext"))
    #expect(field["data"] == nil)
    #expect(field["command"] == nil)
  }

  @Test func columnsInUTF8() async throws {
    let client = try await TestClient.running(TestCapabilities.richInUTF8)
    let list = try await client.ask("textDocument/completion", client.open("é🎉 f:mod‸"), in: .utf8)
    #expect(try item("modern", list)["textEdit"]?["replace"]?.span == "0:9-0:12")
  }

  /// `sortText` keeps the order of the server. One item is preselected, but none where nothing is typed.
  @Test(arguments: [("‸", false), ("t:‸", true), ("c:g ‸", false), ("is:‸", true)])
  func order(text: String, isSelected: Bool) async throws {
    let items = try await completion(text).list["items"] ?? .null
    let keys = items.texts("sortText")
    #expect(keys.count > 10)
    #expect(keys.count == items.array?.count)
    #expect(keys == keys.sorted())
    #expect(Set(keys).count == keys.count)
    #expect(
      items.array?.map { $0["preselect"] } == [isSelected ? .bool(true) : nil]
        + Array(repeating: nil, count: keys.count - 1))
  }

  /// The texts that editors filter and rank by begin with what is typed, in its case, so all items match equally well
  /// and keep the order of the server.
  @Test(arguments: [("t:‸", ""), ("T:EL‸", "EL"), ("f:modrn‸", "modrn"), ("TYP‸", "TYP"), ("f:mo‸", "mo")])
  func filterTexts(text: String, typed: String) async throws {
    let items = try await completion(text).list["items"] ?? .null
    #expect(items.texts("filterText").count == items.array?.count)
    #expect(items.texts("filterText").allSatisfy { $0.hasPrefix(typed) })
    #expect(items.array?.isEmpty == false)
  }

  @Test(arguments: [("pow>‸", true), ("f:mod‸", true), ("e‸", true), ("‸", true), ("# f:mod‸", false)])
  func incomplete(text: String, isIncomplete: Bool) async throws {
    #expect(try await completion(text).list["isIncomplete"] == .bool(isIncomplete))
  }

  @Test func commitCharacters() async throws {
    #expect(
      try item("modern", try await completion("f:mod‸").list)["commitCharacters"]
        == .array([.string(" "), .string(")")]))
    #expect(try item("elf", try await completion("t:el‸").list)["commitCharacters"] == nil)
  }

  @Test func comments() async throws {
    let (_, list) = try await completion("t:elf\n# t:el‸")
    #expect(list == (try JSONValue(json: #"{"isIncomplete": false, "items": []}"#)))
  }

  /// The edit is within the line of the caret; edits of earlier lines are additional edits.
  @Test func queriesOverLines() async throws {
    let client = try await TestClient.running(
      host: ServerHost(
        vocabulary: TestVocabularies.standard,
        catalogs: { _, _ in ServerHost.Catalogs(catalogs: TestEngine.full.catalogs) }))
    try await client.loaded()
    let document = try client.open("é (c:g\n  t:elf or\n  f:mod‸)")
    let plain = try item("modern", try await client.ask("textDocument/completion", document))
    #expect(plain["textEdit"]?["range"]?.span == "2:4-2:7")
    #expect(plain["additionalTextEdits"] == nil)
    let name = try client.open("t:elf\n!\"Lightning\n  Bo‸", uri: "file:///name.filterq")
    let broken = try item("Lightning Bolt", try await client.ask("textDocument/completion", name))
    #expect(broken["textEdit"]?["range"]?.span == "2:0-2:4")
    #expect(broken["additionalTextEdits"]?.spans() == ["1:1-2:0"])
    let edits = [broken["textEdit"] ?? .null] + (broken["additionalTextEdits"]?.array ?? [])
    #expect(name.applying(.array(edits)) == "t:elf\n!\"Lightning Bolt\"")
  }

  /// Resolving an item gives the documentation that other clients get with the list.
  @Test func documentationIsResolved() async throws {
    let (client, list) = try await completion("m‸")
    let whole = try await completion("m‸", "{}").list["items"]?.array ?? []
    let items = try #require(list["items"]?.array)
    var documented = 0
    for (item, wanted) in zip(items, whole) {
      let resolved = try await client.resolve(item)
      #expect(resolved["label"] == wanted["label"])
      #expect(resolved["documentation"] == wanted["documentation"])
      #expect(resolved["textEdit"] == item["textEdit"])
      if wanted["documentation"] != nil { documented += 1 }
    }
    #expect(items.count == whole.count)
    #expect(documented > 1)
  }

  /// An item of an old list or with unknown data is returned unchanged.
  @Test func forgottenLists() async throws {
    let (client, list) = try await completion("typ‸")
    let field = try item("type", list)
    let document = try client.open("t:‸", uri: "file:///other.filterq")
    for _ in 1..<CompletionMemory.limit { _ = try await client.ask("textDocument/completion", document) }
    #expect(try await client.resolve(field) != field)
    _ = try await client.ask("textDocument/completion", document)
    #expect(try await client.resolve(field) == field)
    for json in [#"{"label": "a"}"#, #"{"label": "a", "data": [1]}"#, #"{"label": "a", "data": {"of": "another"}}"#] {
      let stray = try JSONValue(json: json)
      #expect(try await client.resolve(stray) == stray)
    }
  }

  /// An item after which completion continues has the command of the editor for that.
  @Test func asksAgain() async throws {
    let client = TestClient()
    _ = try await client.ask(
      "initialize", #"{"processId": null, "capabilities": {}, "clientInfo": {"name": "Visual Studio Code"}}"#)
    client.notify("initialized", "{}")
    let list = try await client.ask("textDocument/completion", client.open("typ‸"))
    #expect(try item("type", list)["command"]?["command"] == .string("editor.action.triggerSuggest"))
    let values = try await client.ask("textDocument/completion", client.open("f:mod‸"))
    #expect(try item("modern", values)["command"] == nil)
  }
}

extension TestClient {
  /// Resolves an item.
  fileprivate func resolve(_ item: JSONValue) async throws -> JSONValue {
    try await ask("completionItem/resolve", String(decoding: MessageCoding.json(item), as: UTF8.self))
  }
}

@Suite struct InlineCompletionServingTests {
  /// A client of a server with a loaded history.
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

  @Test func fromHistoryAndStructure() async throws {
    let rows: [(String, [String])] = [
      ("t:elf‸", [" mv<=2", " C:G", " or t:orc"]), ("t:ELF ‸", ["mv<=2", "C:G", "or t:orc"]),
      ("o:\"draw‸", [" a card\"", "\""]), ("((t:orc‸", ["))"]), ("f:mode‸", ["rn"]), ("# t:elf‸", []), ("‸", []),
      ("t:e‸lf", []),
    ]
    for (text, expected) in rows {
      let found = try await texts(text)
      #expect(found == expected, "\(text)")
    }
  }

  /// Inline completions are inserted at the caret, in columns of the client.
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
