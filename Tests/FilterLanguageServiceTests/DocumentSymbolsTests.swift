import FilterParser
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct DocumentSymbolsTests {
  private func outline(_ text: String) -> [String] {
    lines(DocumentSnapshot(SourceText(text), vocabulary: .scryfall).symbols(), depth: 0)
  }

  /// An outline as indented lines: kind, name and detail.
  private func lines(_ symbols: [DocumentSymbol], depth: Int) -> [String] {
    symbols.flatMap { symbol in
      let line = String(repeating: "  ", count: depth) + "\(symbol.kind) \(symbol.name)"
      return [line + (symbol.detail.isEmpty ? "" : " — \(symbol.detail)")] + lines(symbol.children, depth: depth + 1)
    }
  }

  @Test func termsAndGroups() {
    #expect(
      outline("t:elf -(c:g or bolt or !\"Fire\") order:cmc ++\n") == [
        "query t:elf -(c:g or bolt or !\"Fire\") order:cmc ++",
        "  filter t:elf — type line",
        "  group -(c:g or bolt or !\"Fire\") — none of 3",
        "    filter c:g — color",
        "    name bolt — name",
        "    name !\"Fire\" — exact name",
        "  directive order:cmc — order",
        "  directive ++ — shorthand",
      ])
  }

  /// A single term is the query itself.
  @Test func singleTerms() {
    #expect(outline("t:elf") == ["query t:elf"])
    #expect(outline("-bolt") == ["query -bolt"])
    #expect(outline("(t:elf)") == ["query (t:elf)", "  group (t:elf)", "    filter t:elf — type line"])
  }

  @Test func groupDetails() throws {
    let rows: [(String, String)] = [
      ("(a b)", "all of 2"), ("(a or b c)", "any of 2"), ("-(a b c)", "not all of 3"), ("-(a or b)", "none of 2"),
      ("--(a or b)", "any of 2"), ("-(a)", "not"), ("(a)", ""), ("()", "empty"), ("(a or )", ""), ("-(a or )", "not"),
      ("((a b))", ""), ("(a or b", "any of 2"),
    ]
    for (text, expected) in rows {
      let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
      let group = try #require(document.symbols().first?.children.first, "\(text)")
      #expect(group.kind == .group, "\(text)")
      #expect(group.detail == expected, "\(text)")
    }
  }

  @Test func damagedTerms() {
    #expect(
      outline("foo:x t: >=3 or") == [
        "query foo:x t: >=3 or",
        "  filter foo:x — unknown field",
        "  filter t: — type line",
        "  filter >=3",
      ])
  }

  @Test func titles() {
    #expect(
      outline("# my  elves \nt:elf\nt:orc\n# apart\n\nt:a\n#\nt:b\n") == [
        "query my elves — t:elf", "query t:orc", "query t:a", "query t:b",
      ])
    // The line just above counts.
    #expect(outline("# one\n# two\nt:elf") == ["query two — t:elf"])
  }

  @Test func sections() {
    let text = """
      x
      ## Elves
      # tribal
      t:elf
      ### Small ###
      mv<2
      ### Empty

      ## Orcs
      t:orc
      ####### no heading
      y
      ##no heading
      z
      """
    let titles = outline(text).map { line -> String in
      var title = line.prefix { $0 != "—" }
      while title.last == " " { title.removeLast() }
      return String(title)
    }
    #expect(
      titles
        == [
          "query x", "section Elves", "  query tribal", "  section Small", "    query mv<2", "  section Empty",
          "section Orcs", "  query t:orc", "  query no heading", "  query no heading",
        ])
  }

  @Test func ranges() throws {
    let marked = MarkedText("①## ②Elves③\n\n④# hi\n⑤t:elf -⑥(a b)⑦\n⑧\n## B\n")
    let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
    let section = try #require(document.symbols().first)
    #expect(section.range == marked.range(from: 1, to: 7))
    #expect(section.selectionRange == marked.range(from: 2, to: 3))
    let query = try #require(section.children.first)
    #expect(query.range == marked.range(from: 4, to: 7))
    #expect(query.selectionRange == marked.range(from: 5, to: 7))
    let group = try #require(query.children.last)
    #expect(group.selectionRange == marked.range(from: 6, to: 7))
    #expect(group.range.start == marked.offset(6).map { $0 - 1 })
    #expect(document.symbols().map(\.name) == ["Elves", "B"])
  }

  // MARK: One line

  @Test func longQueriesAreCutBetweenTerms() {
    let text = "t:creature  (c:rg or id<=esper)\n -o:\"draw a card\" pow>=tou f:modern"
    let symbol = DocumentSnapshot(SourceText(text), vocabulary: .scryfall).symbols()[0]
    #expect(symbol.name == "t:creature (c:rg or id<=esper) -o:\"draw a card\" pow>=tou…")
    #expect(symbol.name.count <= 61)
  }

  @Test func oneLine() {
    let rows: [(String, Int, String)] = [
      ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abcdef…"), ("abc defg", 6, "abc…"), ("a bcdefgh", 6, "a bcde…"),
      ("abc   ", 3, "abc"), ("abc  d", 3, "abc…"), ("\r\n a \t b", 9, "a b"), ("a\u{7}b", 9, "a\u{FFFD}b"), ("", 3, ""),
      ("🧝🧝🧝🧝", 3, "🧝🧝🧝…"), ("\u{2028}", 3, "\u{FFFD}"),
    ]
    for (text, limit, expected) in rows {
      #expect(OneLineText.of(text, limit: limit) == expected, "\(text)")
      let source = SourceText(text)
      #expect(OneLineText.of(source.range, of: source, limit: limit) == expected, "\(text)")
    }
  }

  // MARK: Search

  private func search(_ text: String, for typed: String, limit: Int = 9) -> [String] {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall).symbols(matching: typed, limit: limit).map(\.name)
  }

  @Test func searchFindsNamesAndTexts() {
    let text = "# Mono Green\nc=g t:elf\nt:goblin c=r\n# burn\n!\"Lightning Bolt\"\n"
    #expect(search(text, for: "mono") == ["Mono Green"])
    #expect(search(text, for: "MG") == ["Mono Green"])
    #expect(search(text, for: "elf") == ["Mono Green"])
    #expect(search(text, for: "lightning b") == ["burn"])
    #expect(search(text, for: "") == ["Mono Green", "t:goblin c=r", "burn"])
    #expect(search(text, for: " \n") == ["Mono Green", "t:goblin c=r", "burn"])
    #expect(search(text, for: "xyz").isEmpty)
    #expect(search(text, for: "", limit: 1) == ["Mono Green"])
    #expect(search(text, for: "", limit: -1).isEmpty)
  }

  /// Beginning of the text, of a word, within a word, scattered close together, scattered wide.
  @Test func bestFirst() {
    #expect(
      search("a--b--c\nxabc\nx abc\nabc\nabxc\n", for: "abc") == ["abc", "x abc", "xabc", "abxc", "a--b--c"])
    // A later compact match counts, and for equal scores a name precedes a text.
    #expect(search("a xx abxc\na x b x c\n", for: "abc") == ["a xx abxc", "a x b x c"])
    #expect(search("elf\n# elf\nx\n", for: "elf") == ["elf", "elf"])
    let document = DocumentSnapshot("elf\n# elf\nx\n", vocabulary: .scryfall)
    #expect(document.symbols(matching: "elf").map(\.detail) == ["x", ""])
  }

  /// Neither search nor outline analyzes anything.
  @Test func nothingIsAnalyzed() {
    let document = DocumentSnapshot("t:elf\nt:orc\n# elf\nx (a or b)\n", vocabulary: .scryfall)
    #expect(document.symbols(matching: "elf").count == 2)
    #expect(document.symbols().last?.children.count == 2)
    #expect(document.entries.map { $0.isAnalyzed } == [false, false, false])
  }

  /// Beyond a number of queries, the outline has no terms; all else stays.
  @Test func longDocuments() {
    let most = DocumentSnapshot.maximumQueriesOutlined
    func outline(_ count: Int) -> [DocumentSymbol] {
      let text = "## Elves\n" + String(repeating: "# one\nt:elf c:g\n", count: count)
      return DocumentSnapshot(SourceText(text), vocabulary: .scryfall).symbols()
    }
    let (short, long) = (outline(most)[0].children, outline(most + 1)[0].children)
    #expect(short.count == most && long.count == most + 1)
    #expect(short.allSatisfy { $0.children.map(\.name) == ["t:elf", "c:g"] })
    #expect(long.allSatisfy { $0.children.isEmpty })
    #expect(zip(short, long).allSatisfy { $0.name == $1.name && $0.range == $1.range && $0.detail == $1.detail })
  }

  /// Of a query with many terms, the first ones are outlined.
  @Test func manyTerms() {
    let most = DocumentSnapshot.maximumTermsOutlined
    func terms(_ text: String) -> Int {
      func count(_ symbols: [DocumentSymbol]) -> Int { symbols.reduce(symbols.count) { $0 + count($1.children) } }
      return count(DocumentSnapshot(SourceText(text), vocabulary: .scryfall).symbols()[0].children)
    }
    #expect(terms(String(repeating: "t:elf ", count: most)) == most)
    #expect(terms(String(repeating: "t:elf ", count: most + 1)) == most)
    #expect(terms(String(repeating: "(t:elf or c:g) ", count: most)) == most)
  }

  /// A name is the same whether the query is short enough to need no tokens or not.
  @Test func namesOfShortQueries() {
    let failure = checkProperty(
      "names of queries", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 23),
      generate: { RandomText.bytes(length: 70, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" },
      law: { source in
        let tokens = OneLineText.of(ParsedQuery(parsing: source).tree.tokens, in: source)
        let whole = OneLineText.of(whole: source)
        if source.length <= 60, whole == nil { return "cut" }
        return whole == nil || whole == tokens ? nil : "\(whole ?? "") is not \(tokens)"
      })
    #expect(failure == nil)
  }

  // MARK: Laws

  /// Names are not empty and on one line; every range is inside its parent's.
  private func laws(_ symbols: [DocumentSymbol], within outer: SourceRange) -> String? {
    var end = outer.start
    for symbol in symbols {
      if symbol.name.isEmpty || symbol.name.contains(where: \.isNewline) {
        return "name \(symbol.name.debugDescription)"
      }
      if symbol.detail.contains(where: \.isNewline) { return "detail \(symbol.detail.debugDescription)" }
      if !outer.encloses(symbol.range) { return "\(symbol.range) leaves \(outer)" }
      if symbol.range.start < end { return "\(symbol.range) overlaps the one before" }
      if !symbol.range.encloses(symbol.selectionRange) { return "\(symbol.selectionRange) leaves \(symbol.range)" }
      if let broken = laws(symbol.children, within: symbol.range) { return broken }
      end = symbol.range.end
    }
    return nil
  }

  private func laws(_ source: SourceText) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    let found = document.symbols(matching: "e")
    if found.contains(where: { !$0.children.isEmpty || $0.kind != .query }) { return "search finds more than queries" }
    return laws(document.symbols(), within: source.range)
  }

  @Test func lawsHoldForRandomDocuments() {
    let failure = checkProperty(
      "outlines", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 21),
      generate: { random in
        (0..<random.below(8)).map { _ in
          (random.pick(["", "# ", "## ", "### x", "  ", "(", "-("]) ?? "") + RandomText.text(length: 6, using: &random)
        }.joined(separator: random.pick(["\n", "\r\n", "\r", "\n\n"]) ?? "\n")
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription }, law: { laws(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func lawsHoldForRandomBytes() {
    let failure = checkProperty(
      "outlines of bytes", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 22),
      generate: { RandomText.bytes(length: 50, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { laws($0) })
    #expect(failure == nil)
  }

  @Test func hardDocuments() {
    #expect(laws("") == nil)
    #expect(laws("##\n## \n# \n###### deep\n## up\n") == nil)
    #expect(laws(SourceText(String(repeating: "(", count: 1_000) + "a")) == nil)
    #expect(laws(SourceText(String(repeating: "t:elf ", count: 16_000))) == nil)
  }
}
