import FilterLanguageService
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

@Suite struct DocumentSyncTests {
  private static let uri = "file:///a"

  private func range(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> String {
    let ends = #""start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(line),"character":\#(end)}"#
    return #"{"range":{\#(ends)},"text":\#(text.asJSON)}"#
  }

  /// A text, changes, and the text after them.
  @Test func changes() async throws {
    let rows: [(String, [String], String)] = [
      ("t:elf", [#"{"text":"c:g"}"#], "c:g"),
      (
        "t:elf\nc:g", [#"{"range":{"start":{"line":1,"character":2},"end":{"line":1,"character":3}},"text":"w"}"#],
        "t:elf\nc:w"
      ),
      // Each change refers to the text after the one before it.
      (
        "ab",
        [
          #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"x\n"}"#,
          #"{"range":{"start":{"line":1,"character":1},"end":{"line":1,"character":2}},"text":"y"}"#,
        ], "x\nay"
      ),
      (
        "ab",
        [
          #"{"text":"cd"}"#, #"{"range":{"start":{"line":0,"character":1},"end":{"line":0,"character":1}},"text":"-"}"#,
        ],
        "c-d"
      ),
      ("ab", [], "ab"),
      // The deprecated length of the range is ignored.
      (
        "abc",
        [#"{"range":{"start":{"line":0,"character":1},"end":{"line":0,"character":2}},"rangeLength":9,"text":""}"#],
        "ac"
      ),
      // Reversed ends, and positions outside the text.
      ("abc", [#"{"range":{"start":{"line":0,"character":2},"end":{"line":0,"character":1}},"text":"-"}"#], "a-c"),
      (
        "abc", [#"{"range":{"start":{"line":0,"character":1},"end":{"line":4294967295,"character":0}},"text":"-"}"#],
        "a-"
      ),
      ("abc", [#"{"range":null,"text":"x"}"#], "x"),
      ("t:elf", [#"{"text":"\ud83d\udc09\u0000é"}"#], "🐉\0é"),
    ]
    for (before, changes, after) in rows {
      let client = try await TestClient.introduced()
      client.openPlain(Self.uri, before)
      client.edit(Self.uri, 2, changes.joined(separator: ","))
      #expect(client.text(of: Self.uri) == after, "\(before), \(changes)")
      #expect(client.server.state.withLock { $0.documents[Self.uri]?.version } == 2, "\(before), \(changes)")
      try await client.idle()
    }
  }

  /// Versions may repeat or skip numbers; edits with older ones are ignored.
  @Test func versions() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "a", version: 5)
    for (version, text, expected) in [(6, "b", "b"), (6, "c", "c"), (40, "d", "d"), (39, "e", "d"), (-1, "f", "d")] {
      client.edit(Self.uri, version, #"{"text":"\#(text)"}"#)
      #expect(client.text(of: Self.uri) == expected)
    }
    try await client.idle()
    #expect(client.received("textDocument/publishDiagnostics").last?["version"] == .integer(40))
  }

  /// Notifications about documents that are not open are ignored.
  @Test func unknownDocuments() async throws {
    let client = try await TestClient.introduced()
    client.edit("file:///b", 2, #"{"text":"t:elf"}"#)
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"file:///b"},"text":"t:elf"}"#)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///b"}}"#)
    client.edit("file:///b", 3, #"{"text":5}"#)
    try await client.idle()
    #expect(client.text(of: "file:///b") == nil)
    #expect(await client.allMessages().isEmpty)
    #expect(await client.errorCode("textDocument/foldingRange", #"{"textDocument":{"uri":"file:///b"}}"#) == -32602)
  }

  @Test func closing() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "nosuch:1")
    client.openPlain("file:///b", "c:g")
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    #expect(client.text(of: Self.uri) == nil)
    #expect(client.text(of: "file:///b") == "c:g")
    #expect(await client.errorCode("textDocument/foldingRange", #"{"textDocument":{"uri":"file:///a"}}"#) == -32602)
    // A document can be opened again with any version.
    client.openPlain(Self.uri, "t:elf", version: 0)
    #expect(client.text(of: Self.uri) == "t:elf")
    try await client.idle()
  }

  /// Opening an open document replaces it.
  @Test func openedTwice() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "t:elf", version: 9)
    client.openPlain(Self.uri, "c:g", version: 1)
    #expect(client.text(of: Self.uri) == "c:g")
    client.edit(Self.uri, 2, range(0, 2, 3, "w"))
    #expect(client.text(of: Self.uri) == "c:w")
    try await client.idle()
  }

  /// The text sent with `didSave` replaces the text of the server.
  @Test(arguments: [
    (#","text":"c:g""#, "c:g"), (#","text":"t:elf""#, "t:elf"), ("", "t:elf"), (#","text":null"#, "t:elf"),
  ])
  func saving(text: String, expected: String) async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "t:elf")
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(Self.uri)"}\#(text)}"#)
    #expect(client.text(of: Self.uri) == expected)
    try await client.idle()
    // Diagnostics are published only if the text differs.
    #expect(client.received("textDocument/publishDiagnostics").count <= (expected == "c:g" ? 2 : 1))
  }

  /// Diagnostics have the version of their text; closing a document clears them.
  @Test func published() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "nosuch:1", version: 3)
    let first = await client.wait(for: "textDocument/publishDiagnostics")
    #expect(first["uri"] == .string(Self.uri))
    #expect(first["version"] == .integer(3))
    #expect(first["diagnostics"]?.array?.count == 1)
    try await client.idle()
    client.edit(Self.uri, 4, #"{"text":"t:elf"}"#)
    let second = await client.wait(for: "textDocument/publishDiagnostics", count: 2)
    #expect(second["version"] == .integer(4))
    #expect(second["diagnostics"] == .array([]))
    try await client.idle()
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    let last = await client.wait(for: "textDocument/publishDiagnostics", count: 3)
    #expect(last["version"] == nil)
    #expect(last["diagnostics"] == .array([]))
  }

  /// Clients that ask for diagnostics get none published.
  @Test func notPublished() async throws {
    let client = try await TestClient.introduced(#"{"textDocument":{"diagnostic":{}}}"#)
    client.openPlain(Self.uri, "nosuch:1")
    client.edit(Self.uri, 2, #"{"text":"nosuch:1"}"#)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    try await client.idle()
    #expect(client.received("textDocument/publishDiagnostics").isEmpty)
  }

  /// Typing in a query that many others refer to reads them once it is over, and not with every key.
  @Test func typingInAReferredQuery() async throws {
    let client = try await TestClient.introduced()
    let big = (0..<120).map { "o:word\($0)x" }.joined(separator: " or ")
    client.openPlain(Self.uri, "# name: big\n\(big)\n\n" + String(repeating: "@big o:zzrest\n", count: 12))
    _ = await client.wait(for: "textDocument/publishDiagnostics")
    try await client.idle()
    StepCounter.lexed.watch("zzrest")
    defer { StepCounter.lexed.stop("zzrest") }
    for version in 2...20 { client.edit(Self.uri, version, range(1, 6, 6, "x")) }
    try await client.idle()
    #expect(client.received("textDocument/publishDiagnostics").last?["version"] == .integer(20))
    #expect(client.server.state.withLock { $0.documents[Self.uri]?.snapshot.unreadLength } == 0)
    #expect(StepCounter.lexed.texts(with: "zzrest").count <= 36)
  }

  /// After many edits, the last published diagnostics are those of the last text, and versions never decrease.
  @Test func coalescing() async throws {
    let client = try await TestClient.introduced()
    let uris = ["file:///a", "file:///b"]
    for uri in uris { client.openPlain(uri, "t:elf") }
    for version in 2...300 {
      for uri in uris {
        client.edit(uri, version, range(0, 2, 99, version % 2 == 0 ? "elvx (" : "elf"))
      }
    }
    try await client.idle()
    for uri in uris {
      let received = client.received("textDocument/publishDiagnostics").filter { $0["uri"] == .string(uri) }
      let versions = received.compactMap { $0["version"]?.integer }
      #expect(versions.last == 300)
      #expect(versions == versions.sorted() && versions.count <= 300)
      #expect(client.text(of: uri) == "t:elvx (")
      #expect(received.last?["diagnostics"]?.array?.count == 1)
    }
  }
}
