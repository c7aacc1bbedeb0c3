import FilterText
import Testing

@testable import FilterLanguageServer

/// Highlights, symbols, folding, selection, linked ranges and definitions.
@Suite struct StructureTests {
  /// All occurrences of a term in any spelling; negated ones are write accesses.
  @Test(arguments: [
    ("🎉 t:e‸lf -type:ELF\nt:orc t:elf", ["0:3-0:8", "0:10-0:18", "1:6-1:11"], [2, 3, 2]),
    ("🎉 ‸t:elf -type:orc\nt:goblin", ["0:3-0:4", "0:10-0:14", "1:0-1:1"], [2, 2, 2]),
    ("🎉 (t:elf)‸", ["0:3-0:4", "0:9-0:10"], [2, 2]),
  ])
  func highlights(text: String, spans: [String], kinds: [Int]) async throws {
    let client = try await TestClient.running()
    let found = try await client.ask("textDocument/documentHighlight", client.open(text))
    #expect(found.spans() == spans)
    #expect(found.array?.compactMap { $0["kind"]?.integer } == kinds)
  }

  @Test func highlightsOfNothing() async throws {
    let client = try await TestClient.running()
    #expect(try await client.ask("textDocument/documentHighlight", client.open("# t‸:elf")) == .array([]))
  }

  private let outlined = "# Elves\nt:elf (c:g or c:w)\n"

  @Test func symbolTrees() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let symbols = try await client.ask("textDocument/documentSymbol", client.open(outlined))
    #expect(symbols.array?.count == 1)
    let query = try #require(symbols[0])
    #expect(query["children"]?.texts("name") == ["t:elf", "(c:g or c:w)"])
    #expect(query["children"]?[1]?["children"]?.spans() == ["1:7-1:10", "1:14-1:17"])
    #expect(query["location"] == nil)
    check(query)
  }

  /// The selection range of a symbol is in its range, and its range in that of its parent.
  private func check(_ symbol: JSONValue) {
    let range = try? symbol["range"].map { try MessageCoding.value($0, as: LSP.PositionRange.self) }
    let selection = try? symbol["selectionRange"].map { try MessageCoding.value($0, as: LSP.PositionRange.self) }
    guard let range, let selection else {
      Issue.record("a symbol without ranges")
      return
    }
    #expect(holds(range, selection))
    for child in symbol["children"]?.array ?? [] { check(child) }
  }

  private func holds(_ outer: LSP.PositionRange, _ inner: LSP.PositionRange) -> Bool {
    func key(_ position: LSP.Position) -> Int { position.line * 1_000 + position.character }
    return key(outer.start) <= key(inner.start) && key(inner.end) <= key(outer.end)
  }

  @Test func flatSymbols() async throws {
    let client = try await TestClient.running()
    let document = try client.open(outlined)
    let symbols = try await client.ask("textDocument/documentSymbol", document)
    #expect(symbols.texts("name").suffix(4) == ["t:elf", "(c:g or c:w)", "c:g", "c:w"])
    #expect(symbols.array?.last?["location"]?["range"]?.span == "1:14-1:17")
    #expect(symbols.array?.allSatisfy { $0["location"]?["uri"]?.string == document.uri } == true)
    #expect(symbols.array?.allSatisfy { $0["range"] == nil && $0["children"] == nil } == true)
  }

  /// With a token for that, the outline comes in parts, in order, and the response is empty.
  @Test(arguments: [TestCapabilities.rich, "{}"])
  func symbolsInParts(capabilities: String) async throws {
    let client = try await TestClient.running(capabilities)
    let count = RequestContext.elementsPerPart * 2 + 1
    let document = try client.open((0..<count).map { "t:a\($0)" }.joined(separator: "\n"))
    let whole = try await client.ask("textDocument/documentSymbol", document)
    #expect(whole.array?.count == count)
    let rest = try await client.ask("textDocument/documentSymbol", document, #""partialResultToken": "p""#)
    #expect(rest == .array([]))
    // On a busy machine the server reports its own progress too.
    let parts = client.received("$/progress").filter { $0["token"] == .string("p") }
    #expect(parts.map { $0["value"]?.array?.count } == [200, 200, 1])
    #expect(parts.flatMap { $0["value"]?.array ?? [] } == whole.array)
  }

  @Test func foldingRanges() async throws {
    let client = try await TestClient.running()
    let folds = try await client.ask(
      "textDocument/foldingRange", client.open("# a\n# b\n\nt:elf\n  c:g\n  mv=1\n\nt:orc\n"))
    #expect(folds.array?.map { [$0["startLine"]?.integer, $0["endLine"]?.integer] }.contains([3, 5]) == true)
    #expect(folds.array?.first { $0["startLine"] == .integer(0) }?["kind"] == .string("comment"))
    #expect(folds.array?.first { $0["startLine"] == .integer(3) }?["kind"] == .string("region"))
  }

  /// Each range is in the next, from the word to the document.
  @Test func selectionRanges() async throws {
    let client = try await TestClient.running()
    let document = try client.open("🎉 (c:g or c:w)\nt:elf")
    let places = #""positions": [{"line": 0, "character": 6}, {"line": 1, "character": 9}]"#
    let found = try await client.ask("textDocument/selectionRange", document, places)
    #expect(found.array?.count == 2)
    var spans: [String] = []
    var next = found[0]
    while let range = next {
      spans.append(range["range"]?.span ?? "none")
      next = range["parent"]
    }
    #expect(spans == ["0:6-0:7", "0:4-0:7", "0:4-0:14", "0:3-0:15", "0:0-0:15", "0:0-1:5"])
    #expect(found[1]?["range"]?.span == "1:2-1:5")
  }

  @Test func linkedQuotes() async throws {
    let client = try await TestClient.running()
    let found = try await client.ask("textDocument/linkedEditingRange", client.open("🎉 o:‸\"draw\""))
    #expect(found["ranges"]?.array?.compactMap(\.span) == ["0:5-0:6", "0:10-0:11"])
    #expect(found["wordPattern"] == .string("[\"'/]?"))
  }

  @Test func nothingLinked() async throws {
    let client = try await TestClient.running()
    #expect(try await client.ask("textDocument/linkedEditingRange", client.open("t:e‸lf")) == .null)
  }
}
