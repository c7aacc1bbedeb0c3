import Testing

@testable import FilterLanguageServer

/// Requests about all documents: open ones and files.
@Suite struct WorkspaceServingTests {
  private static let files = ["/w/a.filterq": "t:elf t:elf", "/w/b!.filterq": "é🎉 c:g (t:orc or t:ape)"]

  private func client() async throws -> TestClient {
    let client = TestClient(
      host: ServerHost(
        vocabulary: TestVocabularies.standard,
        readFile: { path, _, _ in WorkspaceServingTests.files[path].map { Array($0.utf8) } },
        queryFiles: { folder, limit in
          folder == "/w" ? Array(WorkspaceServingTests.files.keys.sorted().prefix(limit)) : []
        }))
    _ = try await client.ask("initialize", #"{"processId": null, "capabilities": {}, "rootUri": "file:///w"}"#)
    client.notify("initialized", "{}")
    try await client.loaded()
    return client
  }

  @Test func symbols() async throws {
    let client = try await client()
    let found = try await client.ask("workspace/symbol", #"{"query": "orc"}"#)
    #expect(found.texts("name") == ["é🎉 c:g (t:orc or t:ape)"])
    #expect(found[0]?["location"]?["uri"] == .string("file:///w/b!.filterq"))
    #expect(found[0]?["location"]?["range"]?.span == "0:0-0:24")
    #expect(try await client.ask("workspace/symbol", #"{"query": "no such thing"}"#) == .array([]))
  }

  /// With a token, a long list comes in parts, and the result is empty.
  @Test func partialResults() async throws {
    let client = try await client()
    let whole = try await client.ask("workspace/symbol", #"{"query": "orc"}"#)
    let rest = try await client.ask("workspace/symbol", #"{"query": "orc", "partialResultToken": "p"}"#)
    #expect(rest == .array([]))
    let progress = try #require(client.received("$/progress").first { $0["token"] == .string("p") })
    #expect(progress["value"] == whole)
  }

  @Test func diagnostics() async throws {
    let client = try await client()
    let first = try await client.ask("workspace/diagnostic", #"{"previousResultIds": []}"#)
    let reports = try #require(first["items"]?.array)
    #expect(reports.compactMap { $0["kind"]?.string } == ["full", "full"])
    #expect(reports.first?["uri"] == .string("file:///w/a.filterq"))
    #expect(reports.first?["items"]?.texts("code") == ["duplicate-term"])
    let id = reports.first?["resultId"]?.string ?? ""
    let second = try await client.ask(
      "workspace/diagnostic", #"{"previousResultIds": [{"uri": "file:///w/a.filterq", "value": "\#(id)"}]}"#)
    #expect(second["items"]?.texts("kind") == ["unchanged", "full"])
    #expect(second["items"]?[0]?["items"] == nil)
  }

  /// An open file counts once, with the text of the client, however the URI is encoded.
  @Test(arguments: ["file:///w/b!.filterq", "file:///w/b%21.filterq"])
  func openFilesCountOnce(uri: String) async throws {
    let client = try await client()
    _ = try client.open("t:goblin", uri: uri, version: 3)
    let reports = try await client.ask("workspace/diagnostic", #"{"previousResultIds": []}"#)["items"]
    #expect(reports?.texts("uri").count == 2)
    #expect(reports?.array?.first { $0["version"] == .integer(3) }?["uri"] == .string(uri))
    #expect(try await client.ask("workspace/symbol", #"{"query": "orc"}"#) == .array([]))
  }

  /// A changed file is read again, however the URI is encoded.
  @Test(arguments: ["file:///w/b!.filterq", "file:///w/b%21.filterq"])
  func changedFilesCountOnce(uri: String) async throws {
    let client = try await client()
    _ = try await client.ask("workspace/symbol", #"{"query": "orc"}"#)
    client.notify("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(uri)", "type": 2}]}"#)
    let reports = try await client.ask("workspace/diagnostic", #"{"previousResultIds": []}"#)["items"]
    #expect(reports?.texts("uri").count == 2)
  }
}
