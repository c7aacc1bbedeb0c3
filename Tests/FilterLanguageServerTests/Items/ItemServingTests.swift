import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Lenses, completions and hovers about the items.
@Suite(.timeLimit(.minutes(20))) struct ItemServingTests {
  private func client(_ capabilities: String = TestCapabilities.rich) async throws -> TestClient {
    let client = try await TestClient.running(
      capabilities, options: #"{"items":"log"}"#, host: TestItems().host())
    try await client.items(4)
    return client
  }

  /// The title of the lens above a query.
  @Test(arguments: [
    ("level:error", "2 of 4 · Finds lines with level error"),
    ("level:debug", "0 of 4 · "),
    ("status>=200", "4 of 4 · "),
    // A query that a search would refuse has no count.
    ("level:error or", "Finds lines with level error"),
    ("level:info foo:bar", "Finds lines with level info; the term “foo:bar” is not understood"),
  ])
  func lenses(query: String, title: String) async throws {
    let client = try await client()
    let lenses = try await client.resolvedLenses(of: client.open(query))
    let shown = try #require(lenses.first?["command"]?["title"]?.string)
    #expect(shown.hasPrefix(title), "\(shown)")
  }

  /// The label and the words beside it.
  private func values(_ marked: String, _ capabilities: String) async throws -> [String] {
    let client = try await client(capabilities)
    let list = try await client.ask("textDocument/completion", client.open(marked))
    return (list["items"]?.array ?? []).map {
      "\($0["label"]?.string ?? "") \($0["labelDetails"]?["description"]?.string ?? $0["detail"]?.string ?? "-")"
    }
  }

  /// Values have their numbers of items, the most frequent first.
  @Test(arguments: [TestCapabilities.rich, "{}"])
  func values(capabilities: String) async throws {
    let shown = try await values("level:‸", capabilities)
    #expect(shown.prefix(3) == ["error 2", "info 2", "debug 0"])
  }

  /// The last lines of a hover.
  @Test func hovers() async throws {
    let rows: [(String, [String])] = [
      ("level:err‸or", ["Finds 2 of 4 lines"]),
      ("level:err‸or status=200", ["Alone it finds 2 of 4 lines"]),
      ("level:error st‸atus=404", ["Alone it finds 1 of 4 lines", "The query finds 1 of 4 lines"]),
      (
        "level:error status=2‸00 ready",
        [
          "Alone it finds 2 of 4 lines",
          "Nothing matches all terms, because no line matches `level:error` and `status=200`",
        ]
      ),
      (
        "status=9‸ level:info",
        ["Alone it finds 0 of 4 lines", "Nothing matches all terms, because no line matches `status=9`"]
      ),
      ("-level:er‸ror -(status=200 or status>900)", ["because no line matches `-level:error` and `-status=200`"]),
      ("-(level:error status>1) level:er‸ror", ["matches `-(level:error status>1)` and `level:error`"]),
      (
        "-(‸level:error or level:info)",
        ["Alone it finds 2 of 4 lines", "no line matches `-level:error` and `-level:info`"]
      ),
      ("level:err‸or (", ["Finds 2 of 4 lines"]),
    ]
    for (marked, lines) in rows {
      let client = try await client()
      let hover = try await client.ask("textDocument/hover", client.open(marked))
      let text = try #require(hover["contents"]?["value"]?.string, "\(marked)")
      for line in lines { #expect(text.contains(line), "\(marked): \(text)") }
    }
  }

  /// Directives and unknown terms are not conditions.
  @Test(arguments: ["fo‸o:bar level:error", "level:err‸or or"])
  func hoversWithoutCounts(marked: String) async throws {
    let client = try await client()
    let hover = try await client.ask("textDocument/hover", client.open(marked))
    let text = hover["contents"]?["value"]?.string ?? ""
    #expect(!text.contains("The query finds 4"), "\(text)")
  }

  /// Without items nothing is counted.
  @Test func withoutItems() async throws {
    let client = try await TestClient.running(TestCapabilities.rich, host: TestItems().host(vocabulary: "/v"))
    try await client.loaded()
    let document = try client.open("level:err‸or")
    #expect(
      try await client.resolvedLenses(of: document).first?["command"]?["title"]?.string?.hasPrefix("Finds") == true)
    #expect(!"\(try await client.ask("textDocument/hover", document))".contains("of 4"))
  }
}
