import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

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

  /// Clients without support for related information get none.
  @Test func pulledByAPoorClient() async throws {
    let client = try await TestClient.running()
    let report = try await client.ask("textDocument/diagnostic", client.open("t:elf t:elf"))
    #expect(report["items"]?.texts("code") == ["duplicate-term"])
    #expect(report["items"]?[0]?["relatedInformation"] == nil)
  }

  /// Of a query with many diagnostics, the first ones are sent, and those of the queries after it.
  @Test func manyDiagnosticsOfAQuery() async throws {
    let client = try await TestClient.running()
    let text = String(repeating: "foo:x ", count: DiagnosticList.limitOfQuery + 9) + "\nbar:y"
    let items = try await client.ask("textDocument/diagnostic", client.open(text))["items"]
    #expect(items?.array?.count == DiagnosticList.limitOfQuery + 1)
    #expect(items?.array?.last?["range"]?["start"]?.place?.hasPrefix("1:") == true)
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

  /// The settings change severities and turn diagnostics off.
  @Test func severities() async throws {
    let client = try await TestClient.running(
      options: #"{"severities": {"unknown-value": "hint", "duplicate-term": "off"}}"#)
    let report = try await client.ask("textDocument/diagnostic", client.open("f:modrn\nt:elf t:elf"))
    #expect(report["items"]?.texts("code") == ["unknown-value"])
    #expect(report["items"]?[0]?["severity"] == .integer(4))
  }
}

/// A text and edits of it.
private struct EditedText {
  var lines: [String]
  var edits: [TextEdit]
}

@Suite struct WrittenDiagnosticsTests {
  private static let queries = [
    "t:elf", "f:modren", "t:elf or", "(c:g", "# note", "", "  pow>3 pow<2", "o:\"é🎉", "t:elf t:elf", "mv>3 mv>5",
    "# name: a", "@a mv<2", "-@a",
  ]

  private static var client: ClientFeatures {
    var client = ClientFeatures()
    client.showsRelatedInformation = true
    client.showsUnnecessaryText = true
    return client
  }

  private static func document(_ text: String) -> OpenDocument {
    OpenDocument(
      uri: "file:///a", version: 1, snapshot: DocumentSnapshot(SourceText(text), vocabulary: .scryfall))
  }

  private static func whole(_ document: OpenDocument, _ settings: ServerSettings = .standard) -> [UInt8] {
    var writer = JSONWriter()
    writer.array(DiagnosticList(document, client: client, settings: settings).items) { $1.write(to: &$0) }
    return writer.bytes
  }

  /// After any edits, the JSON is the same as if it were written from scratch.
  @Test func piecesMakeTheWhole() {
    let failure = checkProperty(
      "diagnostics written piece by piece are those of the document", cases: PropertyCases.count(long: 150),
      seed: PropertyCases.seed(default: 101),
      generate: { generator in
        let edits = (0..<generator.below(6)).map { _ in
          let start = generator.below(90)
          let end = start + (generator.chance(60) ? 0 : generator.below(12))
          return TextEdit(
            range: SourceRange(start: start, end: end),
            replacement: generator.pick(["\n", "x", "", "\n(", " or"]) ?? "")
        }
        return EditedText(
          lines: (0..<generator.below(12)).map { _ in generator.pick(Self.queries) ?? "" }, edits: edits)
      },
      shrink: { value in
        shorterArrays(value.lines).map { EditedText(lines: $0, edits: value.edits) }
          + shorterArrays(value.edits).map { EditedText(lines: value.lines, edits: $0) }
      },
      describe: { "\($0.lines) \($0.edits)" },
      law: { value in
        var document = Self.document(value.lines.joined(separator: "\n"))
        var written = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: nil) {}
        if written.json != Self.whole(document) { return "at first" }
        for edit in value.edits {
          document.snapshot = document.snapshot.replacing(edit.range, with: edit.replacement)
          written = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: written) {}
          if written.json != Self.whole(document) { return "after \(edit)" }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// An edit writes the diagnostics of one query, however many there are.
  @Test(arguments: [10, 300]) func oneQueryIsWritten(count: Int) {
    var document = Self.document(String(repeating: "f:modren\n", count: count))
    let first = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: nil) {}
    #expect(first.written == count)
    document.snapshot = document.snapshot.replacing(SourceRange(at: 9 * 5 + 8), with: "x")
    let second = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: first) {}
    #expect(second.written == 1)
    #expect(second.json == Self.whole(document))
  }

  /// An edit of a query that another one far away refers to writes these two.
  @Test func thoseThatReferAreWritten() {
    var document = Self.document("# name: a\nt:elf\n\n" + String(repeating: "f:modren\n", count: 50) + "@a f:modren")
    let first = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: nil) {}
    document.snapshot = document.snapshot.replacing(SourceRange(at: 15), with: " f:modren")
    let second = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: first) {}
    #expect(second.written == 2)
    #expect(second.json == Self.whole(document))
  }

  /// Other settings write all queries again.
  @Test func settingsCount() {
    let document = Self.document("f:modren\nt:elf or")
    let first = WrittenDiagnostics(document, client: Self.client, settings: .standard, after: nil) {}
    var settings = ServerSettings.standard
    settings.severities.updateValue(nil, forKey: "unknown-value")
    let second = WrittenDiagnostics(document, client: Self.client, settings: settings, after: first) {}
    #expect(second.written == 2)
    #expect(second.json == Self.whole(document, settings))
    #expect(second.json != first.json)
  }

  /// Equal lists have equal ids, different ones different ids.
  @Test func names() {
    let ids = ["", "a", "b", "12345678", "12345679", "123456789"].map {
      WrittenDiagnostics.resultID(of: Array($0.utf8))
    }
    #expect(Set(ids).count == ids.count)
    #expect(WrittenDiagnostics.resultID(of: Array("12345678".utf8)) == ids[3])
  }
}
