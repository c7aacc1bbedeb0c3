import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

@Suite struct DiagnosticsServingTests {
  @Test func pulled() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let document = try client.open("🎉 f:modrn\nt:elf t:elf\n")
    let report = try await client.ask("textDocument/diagnostic", document)
    #expect(report["kind"] == .string("full"))
    let items = try #require(report["items"])
    #expect(items.texts("code") == ["unknown-value", "duplicate-term"])
    #expect(items.spans() == ["0:5-0:10", "1:6-1:11"])
    #expect(items.texts("source") == ["filterq", "filterq"])
    #expect(items[0]?["tags"] == nil)
    #expect(items[1]?["tags"] == .array([.integer(1)]))
    #expect(items[1]?["relatedInformation"]?[0]?["location"]?["uri"] == .string(document.uri))
    #expect(items[1]?["relatedInformation"]?[0]?["location"]?["range"]?.span == "1:0-1:5")
  }

  /// A client that shows no other places gets none.
  @Test func pulledByAPoorClient() async throws {
    let client = try await TestClient.running()
    let report = try await client.ask("textDocument/diagnostic", client.open("t:elf t:elf"))
    #expect(report["items"]?.texts("code") == ["duplicate-term"])
    #expect(report["items"]?[0]?["relatedInformation"] == nil)
  }

  @Test func unchangedAndChanged() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let document = try client.open("f:modrn")
    let first = try await client.ask("textDocument/diagnostic", document)["resultId"]?.string ?? ""
    let again = try await client.ask("textDocument/diagnostic", document, #""previousResultId": "\#(first)""#)
    #expect(again == (try JSONValue(json: #"{"kind": "unchanged", "resultId": "\#(first)"}"#)))
    try client.replace(document, by: "f:modern", version: 2)
    let changed = try await client.ask("textDocument/diagnostic", document, #""previousResultId": "\#(first)""#)
    #expect(changed["kind"] == .string("full"))
    #expect(changed["items"] == .array([]))
    #expect(changed["resultId"]?.string != first)
  }

  /// What the user set changes how grave a finding is, and whether it is shown.
  @Test func severities() async throws {
    let client = try await TestClient.running(
      options: #"{"severities": {"unknown-value": "hint", "duplicate-term": "off"}}"#)
    let report = try await client.ask("textDocument/diagnostic", client.open("f:modrn\nt:elf t:elf"))
    #expect(report["items"]?.texts("code") == ["unknown-value"])
    #expect(report["items"]?[0]?["severity"] == .integer(4))
  }
}
