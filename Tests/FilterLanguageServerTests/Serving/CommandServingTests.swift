import Testing

@testable import FilterLanguageServer

extension TestClient {
  /// The lenses of a document, each resolved.
  func resolvedLenses(of document: MarkedDocument) async throws -> [JSONValue] {
    var resolved: [JSONValue] = []
    for lens in try await ask("textDocument/codeLens", document).array ?? [] {
      #expect(lens["command"] == nil)
      resolved.append(
        try await ask("codeLens/resolve", String(decoding: MessageCoding.json(lens), as: UTF8.self)))
    }
    return resolved
  }
}

@Suite struct CommandServingTests {
  /// Executes a command with the arguments of a lens.
  private func execute(_ command: String, _ client: TestClient, _ document: MarkedDocument) async throws -> JSONValue {
    let lens = try #require(try await client.resolvedLenses(of: document).last?["command"])
    let arguments = String(decoding: try MessageCoding.json(lens["arguments"] ?? .null), as: UTF8.self)
    return try await client.ask(
      "workspace/executeCommand", #"{"command": "\#(command)", "arguments": \#(arguments)}"#)
  }

  @Test func explain() async throws {
    let client = try await TestClient.running()
    let result = try await execute("filterq.explain", client, client.open("c:g\nt:elf\n"))
    let shown = await client.wait(for: "window/showMessage")
    #expect(shown["type"] == .integer(3))
    #expect(shown["message"] == result)
    #expect(result.string?.contains("Elf") == true)
  }

  private let address = JSONValue.string("https://scryfall.com/search?q=t%3Aelf%20c%3Ag")

  @Test func open() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    #expect(try await execute("filterq.open", client, client.open("c:w\nt:elf\n  c:g")) == address)
    let asked = await client.wait(for: "window/showDocument")
    #expect(asked["uri"] == address)
    #expect(asked["external"] == .bool(true))
    #expect(client.received("window/showMessage").isEmpty)
  }

  /// A client that cannot open pages gets the address in a message.
  @Test func openOfAPoorClient() async throws {
    let client = try await TestClient.running()
    #expect(try await execute("filterq.open", client, client.open("t:elf c:g")) == address)
    #expect(await client.wait(for: "window/showMessage")["message"] == address)
    #expect(client.received("window/showDocument").isEmpty)
  }

  @Test func searchAddress() async throws {
    let client = try await TestClient.running(options: #"{"searchAddress": "https://e.org/?a={query}&b"}"#)
    #expect(try await execute("filterq.open", client, client.open("t:elf")) == .string("https://e.org/?a=t%3Aelf&b"))
  }

  /// Invalid commands and arguments get an error.
  @Test func invalidCommands() async throws {
    let rows: [String] = [
      #"{"command": "filterq.dance"}"#, #"{"command": "filterq.explain"}"#,
      #"{"command": "filterq.explain", "arguments": ["file:///a", 0]}"#,
      #"{"command": "filterq.open", "arguments": ["file:///queries.filterq", 1]}"#,
      #"{"command": "filterq.open", "arguments": ["file:///queries.filterq", -1]}"#,
      #"{"command": "filterq.open", "arguments": ["file:///queries.filterq", "0"]}"#,
      #"{"command": "filterq.apply", "arguments": ["a"]}"#, #"{"command": "filterq.apply", "arguments": ["a", 5]}"#,
    ]
    for params in rows {
      let client = try await TestClient.running()
      _ = try client.open("t:elf")
      #expect(await client.errorCode("workspace/executeCommand", params) == -32602, "\(params)")
      #expect(client.received("window/showMessage").isEmpty, "\(params)")
      #expect(client.received("workspace/applyEdit").isEmpty, "\(params)")
    }
  }
}
