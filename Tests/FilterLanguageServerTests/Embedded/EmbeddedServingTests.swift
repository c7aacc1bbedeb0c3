import FilterCompletion
import FilterText
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

extension TestClient {
  /// Opens a document of another language, whose text has marks.
  func open(_ text: String, _ language: String, uri: String = "file:///host") -> MarkedDocument {
    let marks = MarkedText(text)
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":\#(marks.text.asJSON)}}"#)
    return MarkedDocument(uri: uri, marks: marks, lines: LineTable(SourceText(marks.text)))
  }
}

/// Requests about documents in which queries are embedded.
@Suite struct EmbeddedServingTests {
  /// Hosts with the same query, and the mark of its value.
  static let hosts: [(language: String, text: String)] = [
    ("markdown", "# é🎉\n\n> ```filterquery\n> -c:g\n> t:①e‸lf②\n> ```\n"),
    ("yaml", "a:\n  - filterQuery: |\n      é🎉\n      t:①e‸lf②\n"),
    ("yaml", "filterQuery: \"\\u00e9 t:①e‸lf②\"\n"),
    ("json", #"{"é🎉": 1, "filterQuery": "o:\"🎉\" t:①e‸lf②"}"#),
    ("jsonc", "{// é\n\"filterQuery\": \"t:①e‸lf②\"}"),
    ("swift", "let é = #filterQuery(\"o:\\\"a\\\" t:①e‸lf②\") // 🎉"),
  ]

  @Test(arguments: hosts)
  func hover(language: String, text: String) async throws {
    let client = try await TestClient.running()
    let document = client.open(text, language)
    let hover = try await client.ask("textDocument/hover", document)
    #expect(hover["contents"]?["value"]?.string?.contains("Elf") == true)
    let range = try #require(document.marks.range(from: 1, to: 2))
    #expect(hover["range"] == (try JSONValue(json: document.json(range))))
  }

  @Test func completion() async throws {
    for (language, text) in Self.hosts {
      let client = try await TestClient.running()
      let document = client.open(text.replacing("t:①e‸lf②", with: "f:①mod‸②"), language)
      let list = try await client.ask("textDocument/completion", document)
      let item = try #require(list["items"]?.array?.first { $0["label"]?.string == "modern" }, "\(language)")
      #expect(item["textEdit"]?["newText"] == .string("modern"), "\(language)")
      let range = try #require(document.marks.range(from: 1, to: 2), "\(language)")
      #expect(item["textEdit"]?["range"] == (try JSONValue(json: document.json(range))), "\(language)")
    }
  }

  /// Inserted text is escaped for the host, and filtered by what the host has there.
  @Test(arguments: [
    ("json", #"{"filterQuery": "!lightn‸"}"#, #"!\"Lightning Bolt\""#),
    ("yaml", "filterQuery: '!lightn‸'", "!\"Lightning Bolt\""),
    ("swift", "#filterQuery(\"!lightn‸\")", #"!\"Lightning Bolt\""#),
    ("swift", "#filterQuery(#\"!lightn‸\"#)", #"!"Lightning Bolt""#),
  ])
  func completionIsEscaped(language: String, text: String, inserted: String) async throws {
    let host = ServerHost(
      vocabulary: TestVocabularies.standard,
      catalogs: { _, _ in
        ServerHost.Catalogs(
          catalogs: CompletionCatalogs([CompletionCatalog("card-names", entries: [CatalogEntry("Lightning Bolt")])]))
      })
    let client = try await TestClient.running(host: host)
    try await client.loaded()
    let document = client.open(text, language)
    let items = try await client.ask("textDocument/completion", document)["items"]?.array ?? []
    let item = try #require(items.first { $0["label"]?.string == "Lightning Bolt" })
    let edit = try #require(item["textEdit"])
    #expect(document.applying(.array([edit])) == document.marks.text.replacing("!lightn", with: inserted))
  }

  /// Outside of the queries there is nothing.
  @Test func nothingOutside() async throws {
    let rows: [(String, String)] = [
      ("markdown", "t:e‸lf\n```filterquery\nc:g\n```\n"), ("markdown", "```filterquery\nc:g\n```‸\n"),
      ("yaml", "filter‸Query: t:elf"), ("yaml", "query: t:e‸lf"), ("json", #"{"filter‸Query": "t:elf"}"#),
      ("swift", "let t = \"t:e‸lf\""),
    ]
    for (language, text) in rows {
      let client = try await TestClient.running()
      let document = client.open(text, language)
      for method in ["hover", "completion", "signatureHelp", "definition", "documentHighlight", "prepareRename"] {
        #expect(try await client.ask("textDocument/\(method)", document) == .null, "\(language), \(text): \(method)")
      }
    }
  }

  @Test func diagnosticsAreThoseOfTheQueries() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let text = "```filterquery\nt:elf or\n```\nt: or\n- ```filterquery\n  # c\n  f:①modren②\n  ```\n"
    let document = client.open(text, "markdown")
    let items = try await client.ask("textDocument/diagnostic", document)["items"]
    #expect(items?.texts("code") == ["missing-operand", "unknown-value"])
    #expect(items?.spans() == ["1:7-1:8", "6:4-6:10"])
    let actions = try await client.ask(
      "textDocument/codeAction", document, "\(document.range()), \"context\": {\"diagnostics\": []}")
    let fix = try #require(actions.array?.first { $0["title"]?.string?.contains("modern") == true })
    let edits = fix["edit"]?["documentChanges"]?[0]?["edits"]
    #expect(document.applying(edits) == document.marks.text.replacing("modren", with: "modern"))
  }

  /// Only queries are formatted, and escaped again.
  @Test func formatting() async throws {
    let rows: [(String, String, String)] = [
      ("markdown", "a   b\n> ```filterquery\n> T:elf   c:g\n> ```\n", "a   b\n> ```filterquery\n> t:elf c:g\n> ```\n"),
      (
        "json", #"{"a":   "T:elf   c:g", "filterQuery":   "O:\"a  b\"   c:g\u0020 T:elf"}"#,
        #"{"a":   "T:elf   c:g", "filterQuery":   "o:\"a  b\" c:g\u0020t:elf"}"#
      ),
      ("yaml", "filterQuery: |\n  T:elf\n      c:g\nb:   c\n", "filterQuery: |\n  t:elf\n      c:g\nb:   c\n"),
      ("yaml", "filterQuery:   T:elf   c:g # a  b\n", "filterQuery:   t:elf c:g # a  b\n"),
      ("swift", "let   a = #filterQuery(\"T:elf   \\\"a\\\"\")", "let   a = #filterQuery(\"t:elf \\\"a\\\"\")"),
      ("swift", "let   a = \"T:elf\"", "let   a = \"T:elf\""),
    ]
    for (language, text, result) in rows {
      let client = try await TestClient.running(options: #"{"lineWidth": 0}"#)
      let document = client.open(text, language)
      let options = #""options": {"tabSize": 4, "insertSpaces": true, "insertFinalNewline": true}"#
      let edits = try await client.ask("textDocument/formatting", document, options)
      #expect(document.applying(edits) == result, "\(language), \(text)")
    }
  }

  /// Lines are broken only where the host has lines.
  @Test func lineWidth() async throws {
    let client = try await TestClient.running(options: #"{"lineWidth": 12}"#)
    let document = client.open("filterQuery: t:goblin c:red mv<=3\nfilter_query: |\n  t:goblin c:red mv<=3\n", "yaml")
    let edits = try await client.ask(
      "textDocument/formatting", document, #""options": {"tabSize": 2, "insertSpaces": true}"#)
    #expect(
      document.applying(edits)
        == "filterQuery: t:goblin c:red mv<=3\nfilter_query: |\n  t:goblin\n    c:red\n    mv<=3\n")
  }

  @Test func rangeFormatting() async throws {
    let client = try await TestClient.running()
    let document = client.open(
      #"["①", {"filterQuery": "T:a②"}, {"filterQuery": "T:b"}, {"filterQuery": "T:c"}]"#, "json")
    let options = #""options": {"tabSize": 2, "insertSpaces": true}"#
    let wanted = document.marks.text.replacing("T:a", with: "t:a")
    let one = try await client.ask("textDocument/rangeFormatting", document, "\(document.range()), \(options)")
    #expect(document.applying(one) == wanted)
    let range = document.json(try #require(document.marks.range(from: 1, to: 2)))
    let several = try await client.ask(
      "textDocument/rangesFormatting", document, #""ranges": [\#(range)], \#(options)"#)
    #expect(document.applying(several) == wanted)
  }

  @Test func semanticTokens() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let document = client.open("filterQuery: \"t:elf\n  c:\\u0067\"\nb: |\n  c: d\nfilterQuery: pow>3\n", "yaml")
    let data = try #require(try await client.ask("textDocument/semanticTokens/full", document)["data"]?.integers)
    var (line, column) = (0, 0)
    let places = stride(from: 0, to: data.count, by: 5).map { index in
      (line, column) = data[index] == 0 ? (line, column + data[index + 1]) : (line + data[index], data[index + 1])
      return "\(line):\(column)+\(data[index + 2])"
    }
    #expect(places == ["0:14+1", "0:15+1", "0:16+3", "1:2+1", "1:3+1", "1:4+6", "4:13+3", "4:16+1", "4:17+1"])
    let part = try await client.ask(
      "textDocument/semanticTokens/range", document,
      #""range": {"start": {"line": 4, "character": 0}, "end": {"line": 5, "character": 0}}"#)
    #expect(part["data"]?.integers?.count == 15)
  }

  /// The results of all queries are joined.
  @Test func wholeDocuments() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let text = "```filterquery\nt:elf\nc:g\n  mv=1\n```\n\n~~~filterquery\nf:edh\n~~~\n"
    let document = client.open(text, "markdown")
    #expect(try await client.ask("textDocument/documentSymbol", document).spans() == ["1:0-1:5", "2:0-3:6", "7:0-7:5"])
    #expect(try await client.ask("textDocument/foldingRange", document).array?.map { $0["startLine"] } == [.integer(2)])
    let hints = try await client.ask("textDocument/inlayHint", document, document.range())
    #expect(hints.array?.map { $0["position"]?.place } == ["7:5"])
    let lenses = try await client.ask("textDocument/codeLens", document)
    #expect(lenses.array?.compactMap { $0["data"]?[2]?.integer } == [0, 1, 2])
    let last = try #require(lenses.array?.last)
    let resolved = try await client.ask("codeLens/resolve", last.text)
    #expect(resolved["command"]?["arguments"] == .array([.string("file:///host"), .integer(2)]))
    let explained = try await client.ask(
      "workspace/executeCommand", #"{"command": "filterq.explain", "arguments": ["file:///host", 2]}"#)
    #expect(explained.string == "cards that are legal in Commander")
    #expect(
      await client.errorCode(
        "workspace/executeCommand", #"{"command": "filterq.explain", "arguments": ["file:///host", 3]}"#) == -32602)
    #expect(
      try await client.ask("workspace/symbol", #"{"query": "edh"}"#).array?.first?["location"]?["range"]?.span
        == "7:0-7:5")
  }

  @Test func selectionRanges() async throws {
    let client = try await TestClient.running()
    let document = client.open(#"{"filterQuery": "o:\"a b\" t:elf"}"#, "json")
    let ranges = try await client.ask(
      "textDocument/selectionRange", document,
      #""positions": [{"line": 0, "character": 30}, {"line": 0, "character": 3}]"#)
    #expect(ranges[0]?["range"]?.span == "0:29-0:32")
    #expect(ranges[1]?["range"]?.span == "0:3-0:3")
    var outer = ranges[0]
    while let next = outer?["parent"], next != .null { outer = next }
    #expect(outer?["range"]?.span == "0:17-0:32")
  }
}
