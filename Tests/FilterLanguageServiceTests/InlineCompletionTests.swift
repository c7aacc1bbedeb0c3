import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct InlineCompletionTests {
  private static let day = 86_400.0

  static let history = CompletionHistory.empty.recording(
    [
      CompletionHistory.Use("t:elf c:g", at: 0), CompletionHistory.Use("t:elf c:g", at: 1 * day),
      CompletionHistory.Use("t:elf mv<=2 (c:g or c:w)", at: 20 * day),
      CompletionHistory.Use("T:Elf pow>3", at: 20 * day),
      CompletionHistory.Use("t:elephant\n  c:g", at: 20 * day), CompletionHistory.Use("t:elephant\nc:w", at: 20 * day),
    ], vocabulary: .scryfall
  ).pinning("t:elk", vocabulary: .scryfall)

  static let engine = CompletionEngine(
    vocabulary: .scryfall,
    catalogs: CompletionCatalogs([
      CompletionCatalog("artist-names", entries: [CatalogEntry("Rebecca Guay"), CatalogEntry("John Avon")]),
      CompletionCatalog("card-names", entries: [CatalogEntry("Lightning Bolt"), CatalogEntry("Dark Ritual")]),
    ]), history: history)

  private func offered(_ marked: String, now: Double = 20 * day) -> [String] {
    let text = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    return document.inlineCompletions(at: text.caret ?? -1, engine: Self.engine, now: now).map {
      "\($0.kind) \($0.insertText)"
    }
  }

  @Test func historyByFrecency() {
    #expect(
      offered("# x\nt:elf‸\nt:x").filter { $0.hasPrefix("history") }
        == ["history  pow>3", "history  mv<=2 (c:g or c:w)", "history  c:g"])
    // Long ago, when the one was used twice and the other not yet.
    #expect(
      offered("t:elf ‸", now: 1 * Self.day) == ["history c:g", "history pow>3", "history mv<=2 (c:g or c:w)"])
    #expect(offered("  t:elf c‸") == ["history :g"])
    #expect(offered("t:elk‸").filter { $0.hasPrefix("history") } == [])
    #expect(offered("t:el‸").filter { $0.hasPrefix("history") }.count == 3)
    #expect(offered("t:elep‸").filter { $0.hasPrefix("history") } == ["history hant\n  c:g"])
    // In any letter case.
    #expect(offered("T:Elf c‸").filter { $0.hasPrefix("history") } == ["history :g"])
    #expect(offered("t:elf\n  ‸") == [])
  }

  @Test func endsOfTerms() {
    let table = [
      ("a:\"Rebec‸", ["completion ca Guay\"", "structure \""]),
      ("-(a:rebec‸)", []),
      ("-(a:\"Rebec‸)", ["completion ca Guay\"", "structure \""]),
      ("x f:commander or f:moder‸", ["completion n"]),
      ("x f:commander (f:moder‸", ["completion n", "structure )"]),
      ("x (f:moder‸)", ["completion n"]),
    ]
    for row in table { #expect(offered(row.0) == row.1, "\(row.0)") }
  }

  @Test func delimiters() {
    let table = [
      ("x (a b‸", ["structure )"]),
      ("x (a -(b ‸", ["structure ))"]),
      ("x o:\"draw‸", ["structure \""]),
      ("x (o:'draw‸", ["structure ')"]),
      ("x o:“draw‸", ["structure ”"]),
      ("(x o:/^ta‸", ["structure /)"]),
      ("(x o:/^ta‸)", ["structure /"]),
      ("x o:\"a\\‸", ["structure \\\""]),
      ("(a\n  b‸", ["structure )"]),
      // Another error, or none.
      ("x (a or‸", []), ("x (‸", []), ("a b‸", []), ("x (a b‸)", []), ("a )‸", []),
    ]
    for row in table { #expect(offered(row.0).filter { $0.hasPrefix("structure") } == row.1, "\(row.0)") }
  }

  @Test func onlyAtTheEnd() {
    for text in [
      "t:e‸lf", "t:elf ‸c:g", "t:el‸ ", "‸t:elf", "# t:el‸", "‸", "  ‸", "a\n‸\nb", "(t:el‸) x", "t:el‸\n  x",
    ] {
      #expect(offered(text) == [], "\(text)")
    }
  }

  @Test func sameAnswerAgain() {
    #expect(offered("t:el‸") == offered("t:el‸"))
    #expect(offered("t:el‸", now: .nan).count == offered("t:el‸", now: .infinity).count)
  }

  // MARK: Laws

  private func errors(_ parsed: ParsedQuery) -> [String: Int] {
    Dictionary(
      parsed.diagnostics.filter { $0.severity == .error }.map { ($0.id.name, 1) }, uniquingKeysWith: { $0 + $1 })
  }

  private func law(_ source: SourceText, offsets: some Sequence<Int>) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    for offset in offsets {
      let offered = document.inlineCompletions(at: offset, engine: Self.engine, now: 0)
      if Set(offered.map(\.insertText)).count != offered.count { return "one text twice: \(offered)" }
      for item in offered {
        if !item.range.isEmpty || item.range.start > offset { return "\(item) at \(offset)" }
        guard let text = source.applying([TextEdit(range: item.range, replacement: item.insertText)]) else {
          return "\(item) leaves the text"
        }
        let after = DocumentSnapshot(text, vocabulary: .scryfall)
        // A blank line below a query becomes a part of it.
        if after.queries.count != document.queries.count { return "\(item) makes \(after.queries.count) queries" }
        guard
          let old = document.query(at: item.range.start) ?? document.queries.last(where: { $0.range.end <= offset }),
          let new = after.query(at: item.range.start)
        else { return "\(item) is in no query" }
        let before = errors(old.analysis.parsed)
        for (name, count) in errors(new.analysis.parsed) where count > before[name, default: 0] {
          return "\(item) at \(offset) makes a new error \(name)"
        }
      }
    }
    return nil
  }

  @Test func noNewErrors() {
    let failure = checkProperty(
      "what is offered is sound", cases: PropertyCases.count(long: 60), seed: PropertyCases.seed(default: 81),
      generate: { RandomDocument.text(lines: 4, using: &$0) },
      shrink: { RandomText.shrinks(of: $0).prefix(40).map { $0 } }, describe: { $0.debugDescription },
      law: { law(SourceText($0), offsets: -1...$0.utf8.count + 1) })
    #expect(failure == nil)
  }

  /// Every prefix of every query of the corpus.
  @Test func beginningsOfQueries() {
    for query in CorpusQueries.valid where !query.hasPrefix("#") {
      for end in stride(from: 1, through: query.unicodeScalars.count, by: 4) {
        let text = String(String.UnicodeScalarView(query.unicodeScalars.prefix(end)))
        #expect(law(SourceText(text), offsets: [text.utf8.count]) == nil)
      }
    }
  }

  @Test func everyOffsetOfAHardText() {
    let length = RandomDocument.hard.length
    #expect(law(RandomDocument.hard, offsets: [Int.min, Int.max] + Array(-2...length + 2)) == nil)
  }

  @Test func longTexts() {
    #expect(offered(String(repeating: "t:elf or ", count: 1_000) + "(a‸").contains("structure )"))
    #expect(offered(String(repeating: "(", count: 1_000) + "a‸").count <= 5)
  }
}
