import FilterCompletion
import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct CompletionTests {
  static let engine = CompletionEngine(
    vocabulary: .scryfall,
    catalogs: CompletionCatalogs([
      CompletionCatalog(
        "card-names",
        entries: [
          CatalogEntry("Lightning Bolt", popularity: 9), CatalogEntry("Lightning Helix", popularity: 5),
          CatalogEntry("Lim-Dûl's Vault"), CatalogEntry("Sword of Fire and Ice"), CatalogEntry("Dark Ritual"),
        ]),
      CompletionCatalog("artist-names", entries: [CatalogEntry("Rebecca Guay"), CatalogEntry("John Avon")]),
    ]),
    history: CompletionHistory.empty.recording(
      [
        CompletionHistory.Use("t:elf c:g mv<=2", at: 10), CompletionHistory.Use("t:elf\nc:r", at: 10),
        CompletionHistory.Use("t:elf\n  c:b", at: 10),
      ],
      vocabulary: .scryfall))

  private func complete(_ marked: String, limit: Int = 50) -> (DocumentSnapshot, DocumentCompletion) {
    let text = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    return (document, document.completion(at: text.caret ?? -1, engine: Self.engine, limit: limit))
  }

  /// All edits of an item in the order of the text.
  private func edits(_ item: DocumentCompletion.Item, inserting: Bool = false) -> [TextEdit] {
    let range = inserting ? item.insertRange : item.replaceRange
    let all = item.additionalEdits + [TextEdit(range: range, replacement: item.newText)]
    return all.sorted { $0.range < $1.range }
  }

  /// The text after the item with a label was accepted, by replacing and by inserting; the caret is shown.
  private func accepted(_ label: String, _ marked: String) -> [String] {
    let (document, completion) = complete(marked)
    guard let item = completion.items.first(where: { $0.item.label == label }) else {
      return ["no \(label) in \(completion.items.map { $0.item.label })"]
    }
    return [false, true].map { document.source.edited(edits(item, inserting: $0)).description }
  }

  @Test func wordsAndValues() {
    let table = [
      ("elf", "# x\nt:e‸ c:g\nt:x", "# x\nt:elf c:g\nt:x", "# x\nt:elf c:g\nt:x"),
      ("elf", "t:el‸ph", "t:elf", "t:elfph"),
      ("type", "ty‸", "type:", "type:"),
      ("Lightning Bolt", "c:r lightn‸", "c:r !\"Lightning Bolt\"", "c:r !\"Lightning Bolt\""),
      ("Rebecca Guay", "a:\"rebec‸ca\" t:elf", "a:\"Rebecca Guay\" t:elf", "a:\"Rebecca Guay\" t:elf"),
      ("elf", "🧝 t:e‸", "🧝 t:elf", "🧝 t:elf"),
      ("elf", "x\r\n  t:e‸\r\n", "x\r\n  t:elf\r\n", "x\r\n  t:elf\r\n"),
    ]
    for row in table { #expect(accepted(row.0, row.1) == [row.2, row.3]) }
  }

  @Test func editsOfSeveralLines() {
    // A value of several lines is replaced as a whole, whatever the client requests.
    #expect(
      accepted("Rebecca Guay", "a:\"re‸\n  bec\" t:elf") == ["a:\"Rebecca Guay\" t:elf", "a:\"Rebecca Guay\" t:elf"])
    #expect(accepted("Rebecca Guay", "a:\"\n  re‸bec\"") == ["a:\"Rebecca Guay\"", "a:\"Rebecca Guay\""])
    // Words of one name on two lines.
    #expect(accepted("Lightning Bolt", "c:r lightning\n  bol‸")[0] == "c:r !\"Lightning Bolt\"")
    // A query of the history replaces all lines.
    #expect(accepted("t:elf c:g mv<=2", "t:elf\n  c:g‸") == ["t:elf c:g mv<=2", "t:elf c:g mv<=2"])
    #expect(accepted(")", "-(a b\n  ‸") == ["-(a b)", "-(a b)"])
  }

  @Test func blankLinesAndEnds() {
    let empty = Self.engine.complete("", at: 0, limit: 50).items.count
    #expect(complete("a\n‸\nb").1.items.count == empty)
    #expect(complete("   ‸").1.items.count == empty)
    #expect(complete("# x\n  ‸").1.items.count == empty)
    #expect(complete("").1.items.isEmpty)
    #expect(accepted("or", "t:elf  ‸")[0] == "t:elf  or ")
    #expect(accepted("or", "t:elf\n  ‸")[0] == "t:elf\n  or ")
    // An indented line after a blank one starts a query.
    #expect(complete("t:elf\n\n  ‸").1.items.count == empty)
  }

  @Test func nothingInProse() {
    for text in ["# t:e‸", "‸# t:e", "t:elf #‸\nt:elf", "## ‸"] { #expect(complete(text).1 == .none) }
  }

  /// A stored query of several lines is offered where it stays a single query.
  @Test func historyOfSeveralLines() {
    let texts = complete("t:el‸").1.items.filter { $0.item.kind == .history }.map(\.newText)
    #expect(texts == ["t:elf\n  c:b"])
  }

  @Test func incompleteLists() {
    let table = [
      ("pow!‸", false), ("pow<‸=3", false), ("pow>‸", true), ("f:‸", true), ("r:‸", true), ("po‸w>3", true),
      ("order:‸", true), ("‸", true), ("bol‸", true), ("t:e‸", true), ("!lig‸", true), ("c:‸", true), ("# x‸", false),
    ]
    for row in table { #expect(complete(row.0, limit: 100).1.isIncomplete == row.1, "\(row.0)") }
    #expect(complete("pow!‸", limit: 1).1.isIncomplete)
    #expect(complete("f:‸", limit: 3).1.items.count == 3)
    #expect(complete("f:‸", limit: -1).1.items.isEmpty)
  }

  /// If a list is complete, further typing finds only items that are in it.
  @Test func wholeListsAreWhole() {
    for (start, next) in [("pow<‸3", "pow<=‸3"), ("pow>‸=3", "pow>=‸3"), ("t!‸", "t!=‸")] {
      let list = complete(start).1
      if list.isIncomplete { continue }
      let all = Set(list.items.map { $0.item.label })
      #expect(!all.isEmpty)
      #expect(all.isSuperset(of: complete(next).1.items.filter { $0.item.kind == .operator }.map { $0.item.label }))
    }
  }

  // MARK: Laws

  private func law(_ source: SourceText, step: Int = 1) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    for offset in stride(from: -1, through: source.length + 1, by: step) {
      let completion = document.completion(at: offset, engine: Self.engine, limit: 12)
      for item in completion.items {
        let line = document.lines.line(of: max(offset, 0))
        let content = document.lines.content(ofLine: line)
        let caret = item.insertRange.end
        let name = "\(item.item.label) at \(offset)"
        if !content.encloses(item.insertRange) || !content.encloses(item.replaceRange) {
          return "\(name) leaves the line"
        }
        if item.insertRange.start != item.replaceRange.start || !item.replaceRange.encloses(item.insertRange) {
          return "\(name): \(item.insertRange) is no beginning of \(item.replaceRange)"
        }
        if item.insertRange != item.replaceRange, caret > offset || offset - caret > 3, caret != content.end {
          return "\(name): inserts up to \(caret)"
        }
        let isInside = offset < content.end && source.bytes[offset] & 0xC0 == 0x80
        if !isInside, !item.replaceRange.touches(min(offset, content.end)) { return "\(name): misses the caret" }
        guard let after = source.applying(edits(item)) else { return "\(name): edits overlap" }
        // The edits of the line and of the others together are the edit of the engine.
        guard let query = document.query(at: min(offset, content.end)) else { continue }
        let whole = query.documentEdits([item.item.edit])
        if source.applying(whole) != after { return "\(name): \(after) is not \(whole)" }
      }
    }
    return nil
  }

  @Test func editsStayInTheLine() {
    let failure = checkProperty(
      "completions change one line and take the rest along", cases: PropertyCases.count(long: 25),
      seed: PropertyCases.seed(default: 71), generate: { RandomDocument.text(lines: 3, using: &$0) },
      shrink: { RandomText.shrinks(of: $0).prefix(40).map { $0 } }, describe: { $0.debugDescription },
      law: { law(SourceText($0), step: 2) })
    #expect(failure == nil)
  }

  /// The engine's lists come through whole.
  @Test func nothingIsLost() {
    let engine = CompletionEngine(vocabulary: .scryfall)
    for query in CorpusQueries.valid where !query.hasPrefix("#") {
      let document = DocumentSnapshot(SourceText("a\n\n" + query + "\n"), vocabulary: .scryfall)
      for offset in stride(from: 0, through: query.utf8.count, by: 9) {
        let list = engine.complete(query, at: offset, limit: 10)
        let completion = document.completion(at: offset + 3, engine: engine, limit: 10)
        // Where nothing is selected, the word that is there comes first.
        let items = completion.items.map(\.item)
        let kept = items.first.map { list.selected == nil && $0.edit.replacement == $0.label && $0.score.parts.isEmpty }
        #expect(Array(kept == true ? items.dropFirst() : items[...]) == list.items, "\(query) at \(offset)")
        #expect(completion.missingCatalogs == list.missingCatalogs)
      }
    }
  }

  @Test func everyOffsetOfAHardText() {
    #expect(law(RandomDocument.hard) == nil)
    let document = DocumentSnapshot(RandomDocument.hard, vocabulary: .scryfall)
    #expect(document.completion(at: Int.min, engine: Self.engine) == .none)
    #expect(document.completion(at: Int.max, engine: Self.engine) == .none)
  }

  /// Invalid bytes before the caret do not shift the replaced range.
  @Test func damagedBytes() {
    let source = SourceText(bytes: [0xFF, 0xF0, 0x9F, 0x20] + Array("t:e".utf8))
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    let item = document.completion(at: 7, engine: Self.engine).items.first { $0.item.label == "elf" }
    #expect(item?.replaceRange == SourceRange(start: 6, end: 7))
  }

  @Test func longTexts() {
    let text = String(repeating: "t:elf or ", count: 2_000) + "t:e"
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    #expect(!document.completion(at: text.utf8.count, engine: Self.engine).items.isEmpty)
    let deep = String(repeating: "(", count: 1_000) + "t:e"
    #expect(
      !DocumentSnapshot(SourceText(deep), vocabulary: .scryfall).completion(at: 1_003, engine: Self.engine).items
        .isEmpty)
  }
}
