import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

@Suite struct SemanticTokensServingTests {
  private func data(_ tokens: JSONValue?) -> [Int] { tokens?["data"]?.array?.compactMap(\.integer) ?? [] }

  /// The token data of a document, in columns of the client.
  @Test func full() async throws {
    let rows = [(TestCapabilities.rich, 3), (TestCapabilities.richInUTF8, 5), ("{}", 3)] as [(String, Int)]
    for (capabilities, width) in rows {
      let client = try await TestClient.running(capabilities)
      let found = data(try await client.ask("textDocument/semanticTokens/full", client.open("é🎉\nt:elf\n")))
      let rows = stride(from: 0, to: found.count, by: 5).map { Array(found[$0..<$0 + 3]) }
      #expect(rows == [[0, 0, width == 3 ? 3 : 6], [1, 0, 1], [0, 1, 1], [0, 1, 3]])
    }
  }

  /// The tokens of a range are those of the document that are in it.
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

  /// The delta applied to the last result gives the current tokens, edit after edit.
  @Test func deltasAddUp() async throws {
    let client = try await TestClient.running()
    var random = SeededGenerator(seed: PropertyCases.seed(default: 44))
    let document = try client.open("t:elf c:g")
    let first = try await client.ask("textDocument/semanticTokens/full", document)
    var (known, id) = (data(first), first["resultId"]?.string ?? "")
    var deltas = 0
    for version in 2..<(2 + PropertyCases.count(long: 60)) {
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

  /// A client that uses an id twice gets all tokens.
  @Test func onlyTheLastResultIsKnown() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf")
    let old = try await client.ask("textDocument/semanticTokens/full", document)["resultId"]?.string ?? ""
    _ = try await client.ask("textDocument/semanticTokens/full", document)
    let late = try await client.ask(
      "textDocument/semanticTokens/full/delta", document, #""previousResultId": "\#(old)""#)
    #expect(data(late).count == 15)
  }

  /// The tokens of a closed document are forgotten: after it is opened again, its old id gets all tokens.
  @Test func closingForgetsTheResult() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf")
    let old = try await client.ask("textDocument/semanticTokens/full", document)["resultId"]?.string ?? ""
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(document.uri)"}}"#)
    let again = try client.open("t:elf")
    let late = try await client.ask("textDocument/semanticTokens/full/delta", again, #""previousResultId": "\#(old)""#)
    #expect(data(late).count == 15)
  }
}

/// Random documents with every kind of line and line ending, queries over several lines, characters of
/// several bytes, and invalid bytes.
enum RandomDocument {
  private static let pieces = [
    "t:", "t:el", "elf", "f:mod", "f:", "-c:g", "pow>", "pow>=3", "dark rit", "o:\"dra", "o:\"draw a card\"", "(", ")",
    "or",
    "or ", "!\"Lig", "!", "is:fe", "order:", "o:/^ta", "é", "🎉", "\"", "-", "mv", ",", "r:my", "name:'a",
  ]
  private static let beginnings = ["", "", "", "  ", " ", "\t", "# ", "#", "   ", ""]
  private static let endings = ["\n", "\n", "\r\n", "\r\n", "\r"]
  private static let damage: [[UInt8]] = [[0x80], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x8E]]

  /// The bytes of a document of up to `lines` lines.
  static func bytes(lines: Int, using random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(1 + random.below(lines)) {
      bytes += (random.pick(beginnings) ?? "").utf8
      for _ in 0..<random.below(4) {
        bytes += (random.pick(pieces) ?? "").utf8
        if random.chance(60) { bytes.append(UInt8(ascii: " ")) }
        if random.chance(6) { bytes += random.pick(damage) ?? [] }
      }
      if random.chance(85) { bytes += (random.pick(endings) ?? "").utf8 }
    }
    return bytes
  }
}
