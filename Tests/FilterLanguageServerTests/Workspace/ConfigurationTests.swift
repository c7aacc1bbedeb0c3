import FilterLanguageService
import FilterVocabulary
import Testing

@testable import FilterLanguageServer

@Suite struct ConfigurationTests {
  private static let uri = "file:///a"
  private static let host = ServerHost(vocabulary: TestVocabularies.load)
  private static let asks = #"{"workspace":{"configuration":true}}"#

  private func settings(_ client: TestClient) -> ServerSettings { client.server.state.withLock { $0.settings } }

  private func change(_ client: TestClient, _ settings: String) {
    client.notify("workspace/didChangeConfiguration", #"{"settings":\#(settings)}"#)
  }

  /// The last diagnostics of the document, as `severity code`.
  private func published(_ client: TestClient) async throws -> [String] {
    try await client.idle()
    let last = client.received("textDocument/publishDiagnostics").last
    return (last?["diagnostics"]?.array ?? []).map {
      "\($0["severity"]?.integer ?? 0) \($0["code"]?.string ?? "")"
    }
  }

  /// A client that answers `workspace/configuration` is asked for the section.
  @Test func asked() async throws {
    let answer = JSONValue.array([.object(["lineWidth": .integer(20), "codeLens": .bool(false)])])
    let client = try await TestClient.running(
      Self.asks, options: #"{"lineWidth":99}"#, host: Self.host, answers: ["workspace/configuration": answer])
    try await client.loaded(2)
    #expect(client.received("workspace/configuration").map(\.text) == [#"{"items":[{"section":"filterq"}]}"#])
    #expect(settings(client).lineWidth == 20)
    #expect(!settings(client).showsLenses)
    // The settings of the notification are ignored: the client is asked again.
    client.answer("workspace/configuration", with: .array([.object(["lineWidth": .integer(30)])]))
    change(client, #"{"filterq":{"lineWidth":40}}"#)
    try await client.loaded(3)
    #expect(client.received("workspace/configuration").count == 2)
    #expect(settings(client).lineWidth == 30)
    #expect(settings(client).showsLenses)
    #expect(client.received("client/registerCapability").isEmpty)
  }

  /// The server registers for settings only if the client supports it.
  @Test func registered() async throws {
    let client = try await TestClient.running(
      #"{"workspace":{"didChangeConfiguration":{"dynamicRegistration":true}}}"#, host: Self.host)
    try await client.loaded()
    let registrations = client.received("client/registerCapability").compactMap { $0["registrations"]?.array }.joined()
    #expect(registrations.map { $0["method"] } == [.string("workspace/didChangeConfiguration")])
    #expect(registrations.map { $0["registerOptions"]?["section"] } == [.string("filterq")])
    #expect(client.received("workspace/configuration").isEmpty)
  }

  /// Without settings in the response, those of `initialize` stay in use.
  @Test(arguments: [.array([.null]), .array([.object([:])]), .array([]), .null, .array([.string("x")])] as [JSONValue])
  func nothingAnswered(answer: JSONValue) async throws {
    let client = try await TestClient.running(
      Self.asks, options: #"{"filterq":{"lineWidth":33,"vocabulary":"/parcels.json"}}"#, host: Self.host,
      answers: ["workspace/configuration": answer])
    try await client.loaded()
    #expect(settings(client).lineWidth == 33)
    #expect(client.server.state.withLock { $0.resources.vocabulary.name } == "parcels")
  }

  /// After settings are removed, those of `initialize` are in use again.
  @Test(arguments: ["{}", "null", #"{"filterq":{}}"#, #"{"filterq":null}"#])
  func takenBack(nothing: String) async throws {
    let client = try await TestClient.running(options: #"{"lineWidth":33}"#, host: Self.host)
    change(client, #"{"filterq":{"style":"long"}}"#)
    #expect(settings(client).style == .long)
    #expect(settings(client).lineWidth == 0)
    change(client, nothing)
    #expect(settings(client).style == .tidy)
    #expect(settings(client).lineWidth == 33)
    try await client.loaded()
  }

  /// Changed severities apply to open documents at once.
  @Test func severities() async throws {
    let client = try await TestClient.running(host: Self.host)
    try await client.loaded()
    client.openPlain(Self.uri, "nosuch:1")
    let cases = [
      ("{}", "1"), (#"{"unknown-field":"warning"}"#, "2"), (#"{"unknown-field":"information"}"#, "3"),
      (#"{"unknown-field":"hint"}"#, "4"), (#"{"unknown-field":"off"}"#, nil), (#"{"other":"off"}"#, "1"),
      (#"{"unknown-field":"off","other":"error"}"#, nil), (#"{"unknown-field":"loud"}"#, "1"),
    ]
    for (index, (severities, expected)) in cases.enumerated() {
      // Clients send the section in two forms.
      let section = #"{"severities":\#(severities)}"#
      change(client, index % 2 == 0 ? #"{"filterq":\#(section)}"# : section)
      let found = try await published(client)
      #expect(found == (expected.map { ["\($0) unknown-field"] } ?? []), "\(severities)")
    }
  }

  @Test func lenses() async throws {
    let client = try await TestClient.running(host: Self.host)
    client.openPlain(Self.uri, "age>3")
    let params = #"{"textDocument":{"uri":"file:///a"}}"#
    for (settings, isShown) in [("{}", true), (#"{"codeLens":false}"#, false), (#"{"codeLens":true}"#, true)] {
      change(client, settings)
      let lenses = try await client.ask("textDocument/codeLens", params).array
      #expect(lenses?.isEmpty == !isShown)
    }
  }

  /// The formatted text.
  @Test func formatting() async throws {
    let client = try await TestClient.running(host: Self.host)
    let long = (1...12).map { "a>\($0)" }.joined(separator: " or ")
    let params = #"{"textDocument":{"uri":"file:///a"},"options":{"tabSize":2,"insertSpaces":true}}"#
    var texts: [String] = []
    for settings in [#"{"style":"canonical"}"#, #"{"style":"short"}"#, #"{"style":"long"}"#, #"{"lineWidth":40}"#] {
      change(client, settings)
      client.openPlain(Self.uri, long)
      let edits = try await client.ask("textDocument/formatting", params).array ?? []
      // Last edit first, as all ranges refer to the original text.
      for edit in edits.reversed() {
        client.edit(Self.uri, 2, #"{"range":\#(edit["range"]?.text ?? ""),"text":\#(edit["newText"]?.text ?? "")}"#)
      }
      texts.append(client.text(of: Self.uri) ?? "")
    }
    #expect(texts[0] == long && texts[1] == long)
    #expect(texts[2] == long.replacing("a>", with: "age>"))
    let lines = texts[3].split(separator: "\n")
    #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 40 })
  }

  /// Errors in settings are reported, and correct settings are used.
  @Test func malformedSettings() async throws {
    let client = try await TestClient.running(host: Self.host)
    change(client, #"{"filterq":{"lineWidth":"wide","style":"short","severities":{"a":1}}}"#)
    let received = client.received("window/showMessage")
    #expect(
      received.compactMap { $0["message"]?.string } == [
        "'filterq.lineWidth' must be an integer",
        "'filterq.severities.a' must be one of error, warning, information, hint, off",
      ])
    #expect(received.allSatisfy { $0["type"] == .integer(2) })
    #expect(settings(client).style == .short)
    try await client.loaded()
  }
}
