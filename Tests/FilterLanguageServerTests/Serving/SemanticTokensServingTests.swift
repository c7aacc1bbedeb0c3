import FilterTestSupport
import FilterText
import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

@Suite struct SemanticTokensServingTests {
  private func data(_ tokens: JSONValue?) -> [Int] { tokens?["data"]?.array?.compactMap(\.integer) ?? [] }

  /// The numbers of a document, relative to each other, in columns of the client.
  @Test(arguments: [(TestCapabilities.rich, 3), (TestCapabilities.richInUTF8, 5), ("{}", 3)])
  func full(capabilities: String, width: Int) async throws {
    let client = try await TestClient.running(capabilities)
    let found = data(try await client.ask("textDocument/semanticTokens/full", client.open("é🎉\nt:elf\n")))
    let rows = stride(from: 0, to: found.count, by: 5).map { Array(found[$0..<$0 + 3]) }
    #expect(rows == [[0, 0, width == 3 ? 3 : 6], [1, 0, 1], [0, 1, 1], [0, 1, 3]])
  }

  /// The tokens of a range are those of the whole that lie in it.
  @Test func range() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf\n①c:g②\nmv=1")
    let part = try await client.ask("textDocument/semanticTokens/range", document, document.range())
    let whole = data(try await client.ask("textDocument/semanticTokens/full", document))
    #expect(data(part).count == 15)
    #expect(data(part) == Array(whole[15..<30]))
    #expect(part["resultId"] == nil)
  }

  @Test func unknownResult() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf")
    let full = try await client.ask("textDocument/semanticTokens/full", document)
    let again = try await client.ask(
      "textDocument/semanticTokens/full/delta", document, #""previousResultId": "of another life""#)
    #expect(data(again) == data(full))
    #expect(again["edits"] == nil)
    #expect(again["resultId"]?.string != nil)
  }

  @Test func nothingChanged() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf")
    let full = try await client.ask("textDocument/semanticTokens/full", document)
    let id = try #require(full["resultId"]?.string)
    let delta = try await client.ask(
      "textDocument/semanticTokens/full/delta", document, #""previousResultId": "\#(id)""#)
    #expect(delta["edits"] == .array([]))
    #expect(delta["data"] == nil)
  }

  /// What changed, applied to what there was, is what there is: after any edit, and after the one after it.
  @Test func deltasAddUp() async throws {
    let client = try await TestClient.running()
    var random = SeededGenerator(seed: PropertyCases.seed(default: 44))
    let document = try client.open("t:elf c:g")
    let first = try await client.ask("textDocument/semanticTokens/full", document)
    var (known, id) = (data(first), first["resultId"]?.string ?? "")
    var deltas = 0
    for version in 2..<(2 + PropertyCases.count(default: 60)) {
      let text = String(decoding: RandomDocument.bytes(lines: 5, using: &random), as: UTF8.self)
      try client.replace(document, by: text, version: version)
      let delta = try await client.ask(
        "textDocument/semanticTokens/full/delta", document, #""previousResultId": "\#(id)""#)
      for edit in (delta["edits"]?.array ?? []).reversed() {
        let start = edit["start"]?.integer ?? 0
        known.replaceSubrange(start..<start + (edit["deleteCount"]?.integer ?? 0), with: data(edit))
        deltas += 1
      }
      let full = try await client.ask("textDocument/semanticTokens/full", document)
      #expect(known == data(full), "seed \(PropertyCases.seed(default: 44)), \(text.debugDescription)")
      known = data(full)
      id = full["resultId"]?.string ?? ""
    }
    #expect(deltas > 0)
  }

  /// A client that asks twice with one name, as the answer before got lost, gets everything.
  @Test func onlyTheLastResultIsKnown() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf")
    let old = try await client.ask("textDocument/semanticTokens/full", document)["resultId"]?.string ?? ""
    _ = try await client.ask("textDocument/semanticTokens/full", document)
    let late = try await client.ask(
      "textDocument/semanticTokens/full/delta", document, #""previousResultId": "\#(old)""#)
    #expect(data(late).count == 15)
  }
}
