import Testing

@testable import FilterLanguageServer

@Suite struct LifecycleTests {
  /// Before `initialize`, every other request is refused.
  @Test(arguments: ["textDocument/hover", "shutdown", "no/such", "$/private", "workspace/symbol"])
  func requestsBeforeInitialize(method: String) async throws {
    let client = TestClient()
    #expect(await client.errorCode(method, #"{"query":""}"#) == -32002)
    let result = try await client.initialize()
    #expect(result["serverInfo"]?["name"] == .string("filterq"))
  }

  /// Notifications before `initialize` and after `shutdown` are dropped.
  @Test func notificationsOutOfTime() async throws {
    let client = TestClient()
    client.openPlain("file:///early", "t:elf")
    try await client.initialize()
    client.openPlain("file:///a", "t:elf")
    let farewell = try await client.ask("shutdown", "null")
    #expect(farewell == .null)
    client.openPlain("file:///late", "t:elf")
    client.edit("file:///a", 2, #"{"text":"c:g"}"#)
    #expect(["early", "a", "late"].map { client.text(of: "file:///\($0)") } == [nil, "t:elf", nil])
    #expect(client.stray.isEmpty)
  }

  @Test func initializeTwice() async throws {
    let client = try await TestClient.introduced()
    #expect(await client.errorCode("initialize", #"{"capabilities":{}}"#) == -32600)
    #expect(await client.errorCode("workspace/symbol", #"{"query":""}"#) == nil)
  }

  @Test(arguments: ["textDocument/hover", "shutdown", "initialize", "no/such", "workspace/symbol"])
  func requestsAfterShutdown(method: String) async throws {
    let client = try await TestClient.introduced()
    let farewell = try await client.ask("shutdown", "null")
    #expect(farewell == .null)
    #expect(await client.errorCode(method, #"{"capabilities":{},"query":""}"#) == -32600)
  }

  @Test func unknownRequests() async throws {
    let rows: [String] = [
      "no/such", "$/private", "textDocument/didOpen", "exit", "initialized", "textDocument/Hover", "",
    ]
    for method in rows {
      let client = try await TestClient.introduced()
      #expect(await client.errorCode(method, "{}") == -32601, "\(method)")
      #expect(client.server.exitStatus == nil, "\(method)")
    }
  }

  /// Unknown notifications are ignored.
  @Test func unknownNotifications() async throws {
    let rows: [String] = ["no/such", "$/private", "textDocument/hover", "initialize", "shutdown", ""]
    for method in rows {
      let client = try await TestClient.introduced()
      client.notify(method, "{}")
      #expect(await client.errorCode("workspace/symbol", #"{"query":""}"#) == nil, "\(method)")
      #expect(client.stray.isEmpty, "\(method)")
    }
  }

  /// Errors in parameters name the path of the member.
  @Test func badParams() async throws {
    let rows: [(String, String, String)] = [
      ("textDocument/hover", "{}", "params: 'textDocument' is missing"),
      ("textDocument/hover", #"{"textDocument":{"uri":"a"}}"#, "params: 'position' is missing"),
      (
        "textDocument/hover", #"{"textDocument":{"uri":5},"position":{"line":0,"character":0}}"#,
        "params.textDocument.uri: expected a string"
      ),
      (
        "textDocument/hover", #"{"textDocument":{"uri":"a"},"position":{"line":0,"character":"x"}}"#,
        "params.position.character: expected a whole number"
      ),
      ("textDocument/hover", "[]", "params: expected an object"),
      ("textDocument/hover", "null", "params: expected an object, found null"),
      (
        "textDocument/hover", #"{"textDocument":{"uri":"a"},"position":{"line":0,"character":0}}"#,
        "the document 'a' is not open"
      ),
      (
        "textDocument/selectionRange",
        #"{"textDocument":{"uri":"a"},"positions":[{"line":0,"character":0},{"line":1}]}"#,
        "params.positions[1]: 'character' is missing"
      ),
      ("workspace/symbol", "{}", "params: 'query' is missing"),
      ("workspace/executeCommand", #"{"command":"filterq.no"}"#, "unknown command 'filterq.no'"),
    ]
    for (method, params, message) in rows {
      let client = try await TestClient.introduced()
      do throws(LSP.ResponseError) {
        let answer = try await client.ask(method, params)
        Issue.record("\(method), \(params): answered with \(answer)")
      } catch {
        #expect(error.code == -32602, "\(method), \(params)")
        #expect(error.message == message, "\(method), \(params)")
      }
    }
  }

  /// Invalid messages get an error with their id, or null if it is unreadable, and the next message is served.
  @Test func noMessages() async throws {
    let rows: [(String, Int, JSONValue)] = [
      (#"{"jsonrpc":"2.0","id":1,"method":"#, -32700, .null),
      ("", -32700, .null),
      ("\u{0}", -32700, .null),
      (#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, -32600, .null),
      ("[]", -32600, .null),
      ("17", -32600, .null),
      (#""text""#, -32600, .null),
      ("null", -32600, .null),
      ("{}", -32600, .null),
      (#"{"id":9000}"#, -32600, .integer(9_000)),
      (#"{"id":9000,"method":true}"#, -32600, .integer(9_000)),
      (#"{"id":[1],"method":"shutdown"}"#, -32600, .null),
    ]
    for (body, code, id) in rows {
      let client = try await TestClient.introduced()
      client.send(body: body)
      #expect(client.strayCodes == [code], "\(body)")
      #expect(client.stray.first?["id"] == id, "\(body)")
      #expect(await client.errorCode("workspace/symbol", #"{"query":""}"#) == nil, "\(body)")
    }
  }

  /// The ways a server ends, and its exit status.
  enum Step: Sendable {
    case initialize
    case shutdown
    case exit
    case endOfInput
  }

  @Test func exitStatus() async throws {
    let rows: [([Step], Int32?)] = [
      ([.initialize], nil),
      ([.initialize, .shutdown], nil),
      ([.initialize, .shutdown, .exit], 0),
      ([.initialize, .shutdown, .endOfInput], 0),
      ([.initialize, .exit], 1),
      ([.initialize, .endOfInput], 1),
      ([.exit], 1),
      ([.endOfInput], 1),
      ([.initialize, .shutdown, .exit, .endOfInput], 0),
      ([.initialize, .exit, .shutdown, .exit], 1),
    ]
    for (steps, status) in rows {
      let client = TestClient()
      for step in steps {
        switch step {
        case .initialize: try await client.initialize()
        case .shutdown: _ = await client.errorCode("shutdown", "null")
        case .exit: client.notify("exit", "null")
        case .endOfInput: client.server.endOfInput()
        }
      }
      #expect(client.server.exitStatus == status, "\(steps)")
    }
  }

  @Test(
    arguments: [
      ("off", []),
      ("messages", ["Received request 'workspace/symbol - (2)'.", "Sending response 'workspace/symbol - (2)'."]),
      ("verbose", ["Received request 'workspace/symbol - (2)'. +", "Sending response 'workspace/symbol - (2)'."]),
      // An unknown level changes nothing.
      ("loud", []),
    ])
  func trace(level: String, expected: [String]) async throws {
    let client = try await TestClient.introduced()
    client.notify("$/setTrace", #"{"value":"\#(level)"}"#)
    let body = #"{"query":"a"}"#
    _ = try await client.ask("workspace/symbol", body)
    try await client.idle()
    let lines = client.received("$/logTrace").map {
      ($0["message"]?.string ?? "") + ($0["verbose"]?.string?.contains(body) == true ? " +" : "")
    }
    #expect(lines == expected)
    client.notify("$/setTrace", #"{"value":"off"}"#)
    let count = client.received("$/logTrace").count
    _ = try await client.ask("workspace/symbol", body)
    try await client.idle()
    #expect(client.received("$/logTrace").count == count)
  }

  /// `initialize` can set the level.
  @Test func traceFromTheStart() async throws {
    let client = TestClient()
    _ = try await client.ask("initialize", #"{"capabilities":{},"trace":"messages"}"#)
    client.notify("initialized", "{}")
    let lines = client.received("$/logTrace").map { $0["message"] }
    #expect(lines == [.string("Received notification 'initialized'.")])
  }

  /// Messages over the maximum length are refused, and the next message is served.
  @Test(arguments: [
    ("100000000000000", -32600), ("536870913", -32600), ("99999999999999999999", -32700), ("-1", -32700),
  ])
  func refusedLengths(length: String, code: Int) async throws {
    let client = try await TestClient.introduced()
    client.send(Array("Content-Length: \(length)\r\n\r\n".utf8))
    _ = try await client.ask("workspace/symbol", #"{"query":"a"}"#)
    #expect(client.strayCodes == [code])
    #expect(client.stray.allSatisfy { $0["id"] == .null })
  }
}
