import Testing

@testable import FilterLanguageServer

@Suite struct CodeActionServingTests {
  private func actions(
    _ client: TestClient, _ document: MarkedDocument, only: String? = nil
  ) async throws -> JSONValue {
    let filter = only.map { #", "only": \#($0)"# } ?? ""
    return try await client.ask(
      "textDocument/codeAction", document, #"\#(document.range()), "context": {"diagnostics": []\#(filter)}"#)
  }

  /// A fix names its diagnostic.
  @Test func quickFix() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let document = try client.open("é🎉 ①f:modrn②", version: 7)
    let fixes = try await actions(client, document, only: #"["quickfix"]"#)
    let fix = try #require(fixes[0])
    #expect(fix["kind"] == .string("quickfix"))
    #expect(fix["diagnostics"]?.texts("code") == ["unknown-value"])
    #expect(fix["diagnostics"]?.spans() == ["0:6-0:11"])
    let change = try #require(fix["edit"]?["documentChanges"]?[0])
    #expect(change["textDocument"]?["version"] == .integer(7))
    #expect(change["textDocument"]?["uri"] == .string(document.uri))
    #expect(document.applying(change["edits"]) == "é🎉 f:modern")
    #expect(fix["edit"]?["changes"] == nil)
    #expect(fix["command"] == nil)
  }

  /// Safe fixes are preferred; `isPreferred` is never false.
  @Test func preferred() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let certain = try await actions(client, client.open("①t: elf②"), only: #"["quickfix"]"#)
    #expect(certain[0]?["isPreferred"] == .bool(true))
    #expect(certain.array?.count { $0["isPreferred"] != nil } == 1)
    let guess = try await actions(client, client.open("①f:modrn②"), only: #"["quickfix"]"#)
    #expect(guess.array?.isEmpty == false)
    #expect(guess.array?.allSatisfy { $0["isPreferred"] == nil } == true)
  }

  /// Clients without support for versions get edits without them.
  @Test func changes() async throws {
    let client = try await TestClient.running(
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}}}"#)
    let document = try client.open("①f:modrn②")
    let fix = try #require(try await actions(client, document, only: #"["quickfix"]"#)[0])
    #expect(document.applying(fix["edit"]?["changes"]?[document.uri]) == "f:modern")
    #expect(fix["edit"]?["documentChanges"] == nil)
  }

  /// Only the requested kinds; actions about the whole document only on request.
  @Test func kinds() async throws {
    let rows: [(String?, [String])] = [
      (nil, ["quickfix", "refactor"]), (#"["quickfix"]"#, ["quickfix"]), (#"["refactor"]"#, ["refactor"]),
      (#"["source"]"#, ["source"]), (#"["source.organizeTerms"]"#, ["source"]), (#"["unknown"]"#, []), ("[]", []),
      (#"["quickfix", "source"]"#, ["quickfix", "source"]),
    ]
    for (only, families) in rows {
      let client = try await TestClient.running(TestCapabilities.rich)
      let found = try await actions(client, client.open("①order:name t:elf f:modrn②"), only: only)
      #expect(Set(found.texts("kind").map { String($0.prefix { $0 != "." }) }) == Set(families), "\(only)")
    }
  }

  /// A client without code actions gets commands, which make it apply the edit.
  @Test func commands() async throws {
    let client = try await TestClient.running(#"{"workspace": {"applyEdit": true}}"#)
    let document = try client.open("①f:modrn②")
    let command = try #require(try await actions(client, document, only: #"["quickfix"]"#)[0])
    #expect(command["command"] == .string("filterq.apply"))
    #expect(command["kind"] == nil)
    let arguments = try #require(command["arguments"])
    #expect(arguments[0] == command["title"])
    let json = String(decoding: try MessageCoding.json(arguments), as: UTF8.self)
    let result = try await client.ask(
      "workspace/executeCommand", #"{"command": "filterq.apply", "arguments": \#(json)}"#)
    #expect(result == .null)
    let asked = await client.wait(for: "workspace/applyEdit")
    #expect(asked["label"] == command["title"])
    #expect(document.applying(asked["edit"]?["changes"]?[document.uri]) == "f:modern")
  }

  /// The diagnostics of actions have the severities of the settings.
  @Test func severities() async throws {
    let client = try await TestClient.running(
      TestCapabilities.rich, options: #"{"severities": {"unknown-value": "information"}}"#)
    let fixes = try await actions(client, client.open("①f:modrn②"), only: #"["quickfix"]"#)
    #expect(fixes[0]?["diagnostics"]?[0]?["severity"] == .integer(3))
  }
}
