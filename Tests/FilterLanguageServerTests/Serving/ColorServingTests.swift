import FilterLanguageService
import FilterText
import FilterVocabulary
import Testing

@testable import FilterLanguageServer

@Suite struct ColorServingTests {
  @Test func colors() async throws {
    let rows =
      [(TestCapabilities.rich, "0:5-0:6", "0:6-0:7"), (TestCapabilities.richInUTF8, "0:7-0:8", "0:8-0:9")]
      as [(String, String, String)]
    for (capabilities, first, second) in rows {
      let client = try await TestClient.running(capabilities)
      let found = try await client.ask("textDocument/documentColor", client.open("🎉 c:rg"))
      #expect(found.spans() == [first, second])
      #expect(
        found[1]?["color"]
          == (try JSONValue(json: #"{"red": 0, "green": \#(115.0 / 255), "blue": \#(62.0 / 255), "alpha": 1}"#)))
    }
  }

  @Test func presentations() async throws {
    let client = try await TestClient.running()
    let document = try client.open("🎉 c:‸rg")
    let range = #"{"start": {"line": 0, "character": 5}, "end": {"line": 0, "character": 6}}"#
    // A share may be out of range.
    let color = #"{"red": 0.02, "green": 0.4, "blue": 1.7, "alpha": 1}"#
    let found = try await client.ask(
      "textDocument/colorPresentation", document, #""range": \#(range), "color": \#(color)"#)
    #expect(found.texts("label").first == "blue")
    #expect(document.applying(.array([found[0]?["textEdit"] ?? .null])) == "🎉 c:ug")
  }

  @Test func sharesOfColors() {
    let rows: [(Double, UInt8)] = [
      (0, 0), (1, 255), (-1, 0), (2, 255), (0.5, 128), (0.499, 127), (1.0 / 255, 1), (0.0019, 0), (0.002, 1),
    ]
    for (share, byte) in rows {
      let color = ScreenColor(LSP.Color(red: share, green: 0, blue: 1))
      #expect(color == ScreenColor(red: byte, green: 0, blue: 255), "\(share)")
      #expect(
        LSP.Color(ScreenColor(red: 51, green: 0, blue: 255)) == LSP.Color(red: 0.2, green: 0, blue: 1), "\(share)")
    }
  }

  private static let vocabulary = """
    {"name": "pets", "fields": [
      {"name": "kind", "kind": "enumeration", "summary": "The kind",
        "values": ["cat", {"text": "dog", "aliases": ["hound"]}]},
      {"name": "age", "kind": "number", "summary": "The age"}]}
    """

  /// A client of a server whose vocabulary is a file.
  private func client(reads: Bool = true) async throws -> TestClient {
    let vocabulary = try Vocabulary(json: Self.vocabulary)
    let client = try await TestClient.running(
      host: ServerHost(
        vocabulary: { _ in vocabulary }, standardVocabulary: "/v/pets.json",
        readVocabulary: { reads && $0 == "/v/pets.json" ? Array(Self.vocabulary.utf8) : nil }))
    try await client.loaded()
    return client
  }

  /// A field and a listed value lead to their lines in the vocabulary file.
  @Test(arguments: [
    ("ki‸nd:dog", "1:12-1:16"), ("kind:ca‸t", "2:16-2:19"), ("kind:hou‸nd", "2:32-2:35"), ("age‸>3", "3:12-3:15"),
  ])
  func definitionInTheFile(text: String, span: String) async throws {
    let client = try await client()
    let found = try await client.ask("textDocument/definition", client.open(text))
    #expect(found.array?.count == 1)
    #expect(found[0]?["uri"] == .string("file:///v/pets.json"))
    #expect(found[0]?["range"]?.span == span)
  }

  /// Everything else, and everything without such a file, leads to the first occurrence.
  @Test func definitionInTheDocument() async throws {
    for (reads, text) in [(true, "age>3\nage>‸3"), (false, "kind:dog\nkind:d‸og")] {
      let client = try await client(reads: reads)
      let document = try client.open(text)
      let found = try await client.ask("textDocument/definition", document)
      #expect(found.array?.map { $0["uri"] } == [.string(document.uri)])
      #expect(found[0]?["range"]?["start"]?.place == "0:0")
    }
  }
}
