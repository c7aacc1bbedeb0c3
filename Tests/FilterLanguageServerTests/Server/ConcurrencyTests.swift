import Foundation
import Testing

@testable import FilterLanguageServer

@Suite struct ConcurrencyTests {
  private static let uri = "file:///a"

  private static func params(_ uri: String, _ column: Int = 0) -> String {
    #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":\#(column)}}"#
  }

  /// An inline completion after the text, for which the server asks the host for the time.
  private static let typing = """
    {"textDocument":{"uri":"\(uri)"},"position":{"line":0,"character":5},"context":{"triggerKind":1}}
    """

  private static func explain(_ uri: String) -> String {
    #"{"command":"filterq.explain","arguments":["\#(uri)",0]}"#
  }

  /// A client whose server calls `meanwhile` during an inline completion, so that the request is running.
  private func client(meanwhile: @escaping @Sendable (TestClient) -> Void) async throws -> TestClient {
    let held = GuardedValue<TestClient?>(nil)
    let host = ServerHost(
      vocabulary: TestVocabularies.standard,
      now: {
        if let client = held.withLock({ $0 }) { meanwhile(client) }
        return 0
      })
    let client = try await TestClient.introduced(host: host)
    client.openPlain(Self.uri, "t:elf")
    client.openPlain("file:///b", "c:g")
    held.withLock { $0 = client }
    return client
  }

  /// Each of many concurrent requests gets exactly one response.
  @Test func pipelined() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "t:elf or c:g mv<=2")
    let methods = ["hover", "documentHighlight", "foldingRange", "documentSymbol", "no/such"]
    let ids = 10_000..<11_000
    for id in ids {
      client.begin(id, "textDocument/\(methods[id % methods.count])", Self.params(Self.uri, id % 9))
    }
    try await client.idle()
    let answers = client.stray
    #expect(answers.count == ids.count)
    #expect(Set(answers.compactMap { $0["id"]?.integer }) == Set(ids))
    for answer in answers {
      let isServed = (answer["id"]?.integer ?? 0) % methods.count != 4
      #expect((answer["error"] == nil) == isServed)
    }
  }

  /// Above the maximum of running requests, the sender waits, and in the end all have responses.
  @Test func manyTimes() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "t:elf")
    let ids = 10_000..<15_000
    // On its own thread, as it blocks.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for id in ids {
          client.begin(id, id % 2 == 0 ? "textDocument/foldingRange" : "textDocument/hover", Self.params(Self.uri, 1))
          if id % 50 == 0 { client.edit(Self.uri, id, #"{"text":"t:elf t:elf"}"#) }
          if id % 70 == 0 { client.notify("$/cancelRequest", #"{"id":\#(id)}"#) }
        }
        continuation.resume()
      }
    }
    try await client.idle()
    #expect(client.stray.count == ids.count)
    #expect(Set(client.stray.compactMap { $0["id"]?.integer }).count == ids.count)
    #expect(client.server.state.withLock { $0.pending.isEmpty && $0.pending.number == 0 })
    #expect(client.strayCodes.allSatisfy { [nil, -32800, -32801].contains($0) })
  }

  /// A request is served from the text at its arrival, whatever edits follow.
  @Test func momentOfTheRequest() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "mv=0")
    for number in 1...100 {
      client.begin(10_000 + number, "workspace/executeCommand", Self.explain(Self.uri))
      client.edit(Self.uri, number + 1, #"{"text":"mv=\#(number)"}"#)
    }
    try await client.idle()
    for number in 1...100 {
      let text = try #require(client.answers(to: 10_000 + number).first?["result"]?.string)
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(numbers == [number - 1])
    }
  }

  /// A result belongs to the document of its request, or the request is outdated.
  @Test func ownTextOrOutdated() async throws {
    let client = try await TestClient.introduced()
    let uris = (0..<4).map { "file:///\($0)" }
    for uri in uris { client.openPlain(uri, "nosuch0:1") }
    for number in 0..<200 {
      let uri = uris[number % uris.count]
      client.edit(uri, number + 2, #"{"text":"nosuch\#(number):1"}"#)
      client.begin(10_000 + number, "textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    }
    try await client.idle()
    for number in 0..<200 {
      let answers = client.answers(to: 10_000 + number)
      #expect(answers.count == 1)
      let message = answers.first?["result"]?["items"]?.array?.first?["message"]?.string
      let code = answers.first?["error"]?["code"]?.integer
      #expect(message?.contains("nosuch\(number)'") ?? false || code == -32801, "\(answers)")
      // No edit follows the last request of a document.
      if number >= 196 { #expect(code == nil) }
    }
  }

  /// An edit outdates the requests about its document and no others.
  @Test func outdated() async throws {
    let rows: [(String, String, Int?)] = [
      (
        #"{"textDocument":{"uri":"file:///a","version":2},"contentChanges":[{"text":"c:g"}]}"#, "didChange",
        -32801
      ),
      (#"{"textDocument":{"uri":"file:///a","version":2},"contentChanges":[]}"#, "didChange", -32801),
      (#"{"textDocument":{"uri":"file:///b","version":2},"contentChanges":[{"text":"c:r"}]}"#, "didChange", nil),
      // An ignored edit outdates nothing.
      (#"{"textDocument":{"uri":"file:///a","version":0},"contentChanges":[{"text":"c:g"}]}"#, "didChange", nil),
      (#"{"textDocument":{"uri":"file:///a"}}"#, "didClose", -32801),
      (#"{"textDocument":{"uri":"file:///b"}}"#, "didClose", nil),
      (#"{"textDocument":{"uri":"file:///a","languageId":"","version":1,"text":""}}"#, "didOpen", -32801),
      (#"{"textDocument":{"uri":"file:///a"},"text":"t:elf c:g"}"#, "didSave", -32801),
      (#"{"textDocument":{"uri":"file:///a"},"text":"t:elf"}"#, "didSave", nil),
      (#"{"textDocument":{"uri":"file:///a"}}"#, "didSave", nil),
    ]
    for (params, method, code) in rows {
      let client = try await client { $0.notify("textDocument/\(method)", params) }
      #expect(await client.errorCode("textDocument/inlineCompletion", Self.typing) == code, "\(params)")
      try await client.idle()
    }
  }

  /// A running request that is cancelled gets the error for it, and its id can be reused.
  @Test(arguments: [(#"{"id":10001}"#, -32800), (#"{"id":10002}"#, nil), (#"{"id":"10001"}"#, nil), ("{}", nil)])
  func cancelled(params: String, code: Int?) async throws {
    let client = try await client { $0.notify("$/cancelRequest", params) }
    for round in 1...2 {
      client.begin(10_001, "textDocument/inlineCompletion", Self.typing)
      try await client.idle()
      #expect(client.strayCodes == Array(repeating: code, count: round))
    }
  }

  /// Requests without a document are never outdated, but can be cancelled.
  @Test func workspaceRequests() async throws {
    let cases: [(method: String, body: String, code: Int?)] = [
      (
        "textDocument/didChange",
        ##"{"textDocument":{"uri":"file:///a","version":2},"contentChanges":[{"text":"# new"}]}"##, nil
      ),
      ("$/cancelRequest", #"{"id":10001}"#, -32800),
    ]
    for (method, body, code) in cases {
      let held = GuardedValue<TestClient?>(nil)
      let host = ServerHost(
        vocabulary: TestVocabularies.standard,
        readFile: { _, _, _ in
          held.withLock { $0 }?.notify(method, body)
          return Array("# other".utf8)
        }, queryFiles: { _, _ in ["/w/b.filterq"] })
      let client = TestClient(host: host)
      _ = try await client.ask("initialize", #"{"capabilities":{},"rootUri":"file:///w"}"#)
      client.openPlain(Self.uri, "# old\nt:elf")
      held.withLock { $0 = client }
      client.begin(10_001, "workspace/symbol", #"{"query":""}"#)
      try await client.idle()
      #expect(client.strayCodes == [code])
      if code == nil {
        let names = client.stray.first?["result"]?.array?.compactMap { $0["name"]?.string } ?? []
        #expect(names.contains { $0.contains("old") } && !names.contains { $0.contains("new") }, "\(names)")
        #expect(client.text(of: Self.uri) == "# new")
      }
    }
  }

  /// A request that is cancelled is answered all the same: with its result, or with the error for it. Ids that are not
  /// pending do nothing.
  @Test func cancelledAtAnyTime() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "t:elf or c:g mv<=2")
    for id in 10_000..<10_300 {
      client.begin(id, "textDocument/documentSymbol", Self.params(Self.uri))
      for _ in 0..<id % 5 { client.notify("$/cancelRequest", #"{"id":\#(id - 1)}"#) }
      client.notify("$/cancelRequest", #"{"id":\#(id)}"#)
      client.notify("$/cancelRequest", #"{"id":"\#(id)"}"#)
    }
    try await client.idle()
    #expect(client.stray.count == 300)
    #expect(Set(client.stray.compactMap { $0["id"]?.integer }).count == 300)
    #expect(client.strayCodes.allSatisfy { $0 == nil || $0 == -32800 })
  }

  /// Two requests with the same id are an error of the client, and both are answered; so are string and integer ids
  /// that look alike.
  @Test func duplicateIds() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, "t:elf")
    for _ in 0..<3 { client.begin(10_000, "textDocument/hover", Self.params(Self.uri)) }
    let params = Self.params(Self.uri)
    client.send(body: #"{"jsonrpc":"2.0","id":"10000","method":"textDocument/hover","params":\#(params)}"#)
    try await client.idle()
    #expect(client.answers(to: 10_000).count == 3)
    #expect(client.stray.count { $0["id"] == .string("10000") } == 1)
    #expect(client.stray.allSatisfy { $0["error"] == nil })
  }
}
