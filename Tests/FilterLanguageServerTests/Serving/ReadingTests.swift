import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import FilterLanguageServer

/// Hover, signatures, hints, lenses and links.
@Suite struct ReadingTests {
  @Test func hoverOfARichClient() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let hover = try await client.ask("textDocument/hover", client.open("é🎉 t:e‸lf"))
    #expect(hover["contents"]?["kind"] == .string("markdown"))
    let card = try #require(DocumentSnapshot("é🎉 t:elf", vocabulary: .scryfall).hover(at: 10))
    #expect(hover["contents"]?["value"] == .string(card.markdown))
    #expect(card.markdown != card.plainText)
    #expect(hover["range"]?.span == "0:6-0:9")
  }

  @Test func hoverOfAPoorClient() async throws {
    let client = try await TestClient.running()
    let hover = try await client.ask("textDocument/hover", client.open("é🎉 t:e‸lf"))
    #expect(hover["contents"]?["kind"] == .string("plaintext"))
    let card = try #require(DocumentSnapshot("é🎉 t:elf", vocabulary: .scryfall).hover(at: 10))
    #expect(hover["contents"]?["value"] == .string(card.plainText))
    #expect(hover["range"]?.span == "0:6-0:9")
  }

  /// Columns are in the position encoding: in UTF-8 the letter takes two and the emoji four.
  @Test func hoverInUTF8() async throws {
    let client = try await TestClient.running(TestCapabilities.richInUTF8)
    let hover = try await client.ask("textDocument/hover", client.open("é🎉 t:e‸lf"), in: .utf8)
    #expect(hover["range"]?.span == "0:9-0:12")
  }

  @Test(arguments: ["# t:e‸lf", "t:elf\n‸\n", "‸"])
  func nothingToHover(text: String) async throws {
    let client = try await TestClient.running()
    #expect(try await client.ask("textDocument/hover", client.open(text)) == .null)
  }

  /// The parameters of a signature are ranges or substrings of its label.
  @Test func signatureParts() async throws {
    let rich = try await TestClient.running(TestCapabilities.rich)
    let poor = try await TestClient.running()
    let offsets = try await rich.ask("textDocument/signatureHelp", rich.open("🎉 pow>‸"))
    let texts = try await poor.ask("textDocument/signatureHelp", poor.open("🎉 pow>‸"))
    let active = try #require(offsets["activeSignature"]?.integer)
    #expect(texts["activeSignature"]?.integer == active)
    #expect(offsets["activeParameter"] == .integer(2))
    let signature = try #require(offsets["signatures"]?[active])
    let label = Array(try #require(signature["label"]?.string).utf16)
    let named = try #require(texts["signatures"]?[active]?["parameters"]).texts("label")
    #expect(named.prefix(2) == ["pow", ">"])
    let cut = signature["parameters"]?.array?.map { parameter -> String in
      let (start, end) = (parameter["label"]?[0]?.integer ?? 0, parameter["label"]?[1]?.integer ?? 0)
      return String(decoding: label[start..<end], as: UTF16.self)
    }
    #expect(cut == named)
    #expect(signature["documentation"]?["kind"] == .string("markdown"))
    #expect(texts["signatures"]?[active]?["documentation"]?["kind"] == .string("plaintext"))
  }

  @Test func noSignatureOutsideOfFields() async throws {
    let client = try await TestClient.running()
    #expect(try await client.ask("textDocument/signatureHelp", client.open("elf ‸")) == .null)
  }

  @Test func inlayHints() async throws {
    let client = try await TestClient.running()
    let document = try client.open("🎉 f:edh\nt:elf c:azorius")
    let hints = try await client.ask("textDocument/inlayHint", document, document.range())
    #expect(hints.texts("label") == ["commander", "white, blue"])
    #expect(hints.array?.map { $0["position"]?.place } == ["0:8", "1:15"])
    #expect(hints[0]?["paddingLeft"] == .bool(true))
    #expect(hints[0]?["paddingRight"] == nil)
    #expect(hints[0]?["tooltip"]?["value"] == .string("'edh' stands for commander"))
    #expect(document.applying(hints[0]?["textEdits"]) == "🎉 f:commander\nt:elf c:azorius")
    let second = try await client.ask(
      "textDocument/inlayHint", document,
      #""range": {"start": {"line": 1, "character": 0}, "end": {"line": 9, "character": 0}}"#)
    #expect(second.texts("label") == ["white, blue"])
  }

  @Test func hintsCanBeSwitchedOff() async throws {
    let client = try await TestClient.running(options: #"{"inlayHints": {"aliases": false}}"#)
    let document = try client.open("f:edh")
    #expect(try await client.ask("textDocument/inlayHint", document, document.range()) == .array([]))
  }

  @Test func codeLenses() async throws {
    let client = try await TestClient.running()
    let document = try client.open("# a\nt:elf\n\nc:g\n  mv=1\n", uri: "file:///a%20b.filterq")
    let lenses = JSONValue.array(try await client.resolvedLenses(of: document))
    #expect(lenses.spans() == ["1:0-1:5", "3:0-3:3"])
    let commands = lenses.array?.compactMap { $0["command"] } ?? []
    #expect(commands.compactMap { $0["command"]?.string } == ["filterq.explain", "filterq.explain"])
    #expect(commands.map { $0["arguments"] }.last == .array([.string(document.uri), .integer(1)]))
    #expect(commands.first?["title"]?.string?.contains("Elf") == true)
  }

  /// A lens of an older text is outdated, one of a closed document an error, and one of another server returned as it
  /// is.
  @Test func lensesOfTheirText() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf")
    let lens = try #require(try await client.ask("textDocument/codeLens", document)[0])
    let json = String(decoding: try MessageCoding.json(lens), as: UTF8.self)
    try client.replace(document, by: "t:orc", version: 2)
    #expect(await client.errorCode("codeLens/resolve", json) == -32801)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(document.uri)"}}"#)
    #expect(await client.errorCode("codeLens/resolve", json) == -32602)
    let stray = try JSONValue(
      json: #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"data":[1]}"#)
    #expect(try await client.ask("codeLens/resolve", stray.text) == stray)
  }

  @Test func lensesCanBeSwitchedOff() async throws {
    let client = try await TestClient.running(options: #"{"codeLens": false}"#)
    #expect(try await client.ask("textDocument/codeLens", client.open("t:elf")) == .array([]))
  }

  @Test func documentLinks() async throws {
    let client = try await TestClient.running()
    let links = try await client.ask(
      "textDocument/documentLink", client.open("# é🎉 see https://scryfall.com/docs/é.\nt:elf o:https://no.example\n"))
    let wanted = #"""
      [{"range": {"start": {"line": 0, "character": 10}, "end": {"line": 0, "character": 37}},
        "target": "https://scryfall.com/docs/%C3%A9"}]
      """#
    #expect(links == (try JSONValue(json: wanted)))
  }
}
