import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct CodeLensTests {
  private static func document(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
  }

  @Test func everyQuery() {
    let marked = MarkedText("# elves\n①t:elf mv<=2②\r\n  -is:reprint\r\n\r\n③t:goblin④\r\n")
    let first = marked.range(from: 1, to: 2) ?? SourceRange(at: 0)
    let second = marked.range(from: 3, to: 4) ?? SourceRange(at: 0)
    let document = Self.document(marked.text)
    let lenses = document.codeLenses(in: document.source.range)
    #expect(
      lenses == [CodeLens(range: first, query: 0), CodeLens(range: second, query: 1)])
    #expect(
      lenses.map { document.title(of: $0) } == [
        "Finds Elf cards that have a mana value of at most 2 and are not reprints", "Finds Goblin cards",
      ])
  }

  /// The lenses above a query.
  @Test func titles() {
    let rows: [(String, String)] = [
      ("t:creature (c:rg or id<=esper)", "Finds creatures, and 1 more condition"),
      (
        "t:elf c:g mv<=2 -is:reprint pow>=tou f:modern -o:\"draw a card\" usd<1",
        "Finds green Elf cards with a mana value of at most 2, and 5 more conditions"
      ),
      (
        "t:elf or t:goblin or t:orc or t:merfolk or t:vampire or t:zombie or t:angel or t:demon or t:dragon",
        "Finds Elf, Goblin, Orc, Merfolk, Vampire, Zombie, Angel, Demon or Dragon cards"
      ),
      (
        "t:elf or t:creature or t:instant or t:sorcery or t:enchantment or t:planeswalker or t:battle or t:land or t:artifact",
        "Finds Elf cards, creatures, instants, sorceries or enchantments, or 4 more alternatives"
      ),
      (
        "(t:elf or t:goblin or t:orc or t:merfolk or t:vampire or t:zombie or t:angel or t:demon or t:dragon or t:bear) mv>2 c:g f:modern -t:dragon",
        "Finds cards by type line, mana value, color and 1 more"
      ),
      ("order:cmc", "Finds all cards; sorted by mana value"),
      ("foo:bar", "The term “foo:bar” is not understood"),
      ("t:", "“t:” is unfinished"),
      (
        "t:dragon order:edhrec as:full include:extras ++",
        "Finds Dragon cards; sorted by EDHREC rank, shown with full details; and 2 more settings"
      ),
      ("order:cmc \"" + String(repeating: "x", count: 200), "Finds cards by name"),
    ]
    for (text, title) in rows {
      let document = Self.document(text)
      #expect(document.codeLenses(in: document.source.range).first.map { document.title(of: $0) } == title, "\(text)")
    }
  }

  @Test func noQuery() {
    let rows: [String] = ["", "# t:elf", "or", ")", "  \n", ", ,"]
    for text in rows {
      let document = Self.document(text)
      #expect(document.codeLenses(in: document.source.range).isEmpty, "\(text)")
    }
  }

  @Test func ranges() {
    let document = Self.document("t:a\nt:b\nt:c\n")
    func queries(_ range: SourceRange) -> [Int] { document.codeLenses(in: range).map(\.query) }
    #expect(queries(SourceRange(start: 4, end: 7)) == [1])
    // Only a title needs an analysis, of one query.
    #expect(document.entries.map(\.isAnalyzed) == [false, false, false])
    #expect(document.title(of: CodeLens(range: SourceRange(at: 0), query: 1)) != "")
    #expect(document.entries.map(\.isAnalyzed) == [false, true, false])
    for query in [-1, 3] { #expect(document.title(of: CodeLens(range: SourceRange(at: 0), query: query)) == "") }
    #expect(queries(SourceRange(start: Int.min, end: Int.max)) == [0, 1, 2])
    #expect(queries(SourceRange(at: -1)) == [])
    #expect(queries(SourceRange(at: 99)) == [])
  }

  private static func law(_ document: DocumentSnapshot) -> String? {
    for lens in document.codeLenses(in: document.source.range) {
      guard document.queries.indices.contains(lens.query) else { return "no query \(lens.query)" }
      if !document.queries[lens.query].range.encloses(lens.range) { return "beyond its query: \(lens)" }
      if document.lines.line(of: lens.range.start) != document.lines.line(of: lens.range.end) { return "two lines" }
      let title = document.title(of: lens)
      if title.isEmpty || title.unicodeScalars.count > AnalyzedQuery.shortLength + 1 { return "\(lens) \(title)" }
    }
    return nil
  }

  @Test func damagedDocument() {
    #expect(Self.law(DocumentSnapshot(Totality.document, vocabulary: .scryfall)) == nil)
  }

  @Test func randomDocuments() {
    #expect(Totality.failure("lenses stand on queries", seed: 25, law: Self.law) == nil)
  }

  /// By number, since a log would print the texts.
  @Test func heavyDocuments() {
    for number in Totality.heavy.indices {
      let text = Totality.heavy[number]
      #expect(Self.law(DocumentSnapshot(text, vocabulary: .scryfall)) == nil, "\(number)")
    }
  }
}

@Suite struct PhraseTests {
  @Test func shortened() {
    let rows: [(String, Int, String)] = [
      ("one two three", 20, "one two three"),
      ("one two three", 13, "one two three"),
      ("one two three", 12, "one two…"),
      ("one two three", 7, "one two…"),
      ("one, two", 5, "one…"),
      ("one,;  two three", 7, "one…"),
      ("a bcdefghijk", 8, "a bcdefg…"),
      ("abcdefgh", 3, "abc…"),
      ("one\ntwo\tthree", 20, "one two three"),
      ("\u{1F9DD}\u{1F9DD}\u{1F9DD}", 2, "\u{1F9DD}\u{1F9DD}…"),
      ("a", 0, "…"),
      ("", 0, ""),
    ]
    for (text, limit, shortened) in rows {
      #expect(Phrase.shortened(text, to: limit) == shortened, "\(text), \(limit)")
    }
  }

  @Test func capitals() {
    #expect(["elf", "“elf”", "", "Élan", "x"].map { Phrase.capitalized($0) } == ["Elf", "“elf”", "", "Élan", "X"])
  }
}
