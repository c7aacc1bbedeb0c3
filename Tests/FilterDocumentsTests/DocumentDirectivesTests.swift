import FilterDocuments
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Names, directives and parameters of query documents.
@Suite struct DocumentDirectivesTests {
  private func directives(_ text: String) -> DocumentDirectives { QueryDocument(SourceText(text)).directives }

  /// What a head says, as in `[elves] cheap ones sort=-usd columns=name`.
  private func shown(_ head: DocumentDirectives.Head?) -> String {
    guard let head else { return "" }
    return [
      head.name.map { "[\($0.text)]" }, head.title?.text, head.sort.map { "sort=\($0.text)" },
      head.columns.map { "columns=\($0.text)" },
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// A directive with its text; without one nothing is after its sign.
  @Test func directivesAreWritten() {
    let sort = DocumentDirectives.Kind.sort
    #expect(sort.written("-usd") == "# sort: -usd" && sort.written("") == "# sort:")
    #expect(DocumentDirectives.Kind.parameter.written("a = 1") == "$a = 1")
  }

  @Test func commentsAboveAQuery() {
    let table: [(text: String, heads: [String])] = [
      ("t:elf", [""]),
      ("# elves\nt:elf", ["elves"]),
      ("# name: elves\nt:elf", ["[elves]"]),
      (
        "# cheap ones\n# name: elves\n# sort: -usd\n#columns: name, usd\nt:elf",
        ["[elves] cheap ones sort=-usd columns=name, usd"]
      ),
      // The last line counts as the title; a heading and an empty comment are none.
      ("# a\n# b\nt:elf", ["b"]),
      ("## Elves\n#\nt:elf", [""]),
      ("# a\n#\nt:elf", ["a"]),
      ("##no heading\nt:elf", ["no heading"]),
      ("# name: a\n## Elves\nt:elf", [""]),
      // A blank line separates.
      ("# name: elves\n\nt:elf", [""]),
      ("t:elf\n# name: goblins\nt:goblin", ["", "[goblins]"]),
      // Comments in and beside a query say nothing.
      ("t:elf\n  # name: elves\n  c:g", [""]),
      ("t:elf # name: elves", [""]),
      // A comment that turns diagnostics off names nothing.
      ("# elves\n# filterq: ignore\nt:elf", ["elves"]),
      ("# filterq: ignore unknown-value\n# elves\nt:elf", ["elves"]),
      ("# filterq: ignore\nt:elf", [""]),
      // Prose is no directive.
      ("# the name: elves\nt:elf", ["the name: elves"]),
      ("# Name: elves\nt:elf", ["Name: elves"]),
      ("# name:elves\nt:elf", ["name:elves"]),
      ("## name: elves\nt:elf", [""]),
    ]
    for row in table {
      let document = QueryDocument(SourceText(row.text))
      #expect(document.queries.indices.map { shown(document.directives.heads[$0]) } == row.heads, "\(row.text)")
    }
  }

  @Test func theDocument() {
    let found = directives("# all: f:modern  \n# list: cards.jsonl\n# sort: name\n\n# all of them\nt:elf\n")
    #expect(found.document.mapValues { $0.text } == [.all: "f:modern", .list: "cards.jsonl", .sort: "name"])
    #expect(found.sort(ofQuery: 0)?.text == "name")
    #expect(found.diagnostics == [])
    #expect(directives("# all: f:modern\nt:elf").document[.all]?.text == "f:modern")
  }

  @Test func names() {
    let found = directives("# name: Cheap Elves!\nt:elf\n\n# goblins, all\nt:goblin\n\n# name: 5\nmv=5\n")
    #expect(found.names == ["cheap-elves", "goblins-all", "5"])
    for (name, query) in [("cheap-elves", 0), ("Cheap elves", 0), ("goblins all", 1), ("5", 2)] {
      #expect(found.query(named: name) == query, "\(name)")
    }
    #expect(found.query(named: "elves") == nil)
    #expect(QueryDocument("# elves\nt:elf").query(named: "elves") == 0)
    // A name goes before a title, a title before the comments above it, which go before nothing.
    #expect(directives("# elves\na\n\n# name: elves\nb").query(named: "elves") == 1)
    #expect(directives("# elves\n# a note\na\n\n# elves\nb").query(named: "elves") == 1)
    #expect(directives("# elves\n# a note\na").query(named: "elves") == 0)
    #expect(directives("# elves\n# name: orcs\na").query(named: "elves") == nil)
  }

  /// Each column that a directive names is one of the list, or has a diagnostic at its place.
  @Test func columns() {
    let songs = Vocabulary(
      name: "songs", itemName: "song", itemNamePlural: "songs",
      fields: [
        Field("title", sources: ["Song Title"], .text, summary: "", phrase: ""),
        Field("year", .number, summary: "", phrase: ""), Field("live", .flag, summary: "", phrase: ""),
      ])
    let table: [(text: String, faults: [String])] = [
      ("# sort: -year\n# columns: title, year\na", []),
      ("# columns: TITLE,\"Song Title\", /a/b\na", []),
      ("# sort: -yeer\na", ["9..<13 unknown field 'yeer' in '# sort:'; did you mean 'year'? → # sort: -year"]),
      (
        "# sort: x\n# columns: title, zzzzz\n\na",
        [
          "8..<9 unknown field 'x' in '# sort:'; the fields are title, year",
          "28..<33 unknown field 'zzzzz' in '# columns:'; the fields are title, year",
        ]
      ),
      (
        "# columns: \"yaer\"\na",
        ["12..<16 unknown field 'yaer' in '# columns:'; did you mean 'year'? → # columns: \"year\""]
      ),
      ("# columns: live\na", ["11..<15 'live' in '# columns:' is a field without a column"]),
    ]
    for row in table {
      let document = QueryDocument(SourceText(row.text))
      let found = ExpandedDocument(document, vocabulary: songs).documentDiagnostics(songs).map { diagnostic in
        let fixed = diagnostic.fixes.first?.applied(to: document.lines.source)?.description.split(separator: "\n")[0]
        return "\(diagnostic.range) \(diagnostic.message)\(fixed.map { " → \($0)" } ?? "")"
      }
      #expect(found == row.faults, "\(row.text)")
    }
    // The columns of cards are the keys of their data and the fields about them.
    let cards = QueryDocument(SourceText("# columns: cmc, mv, set_name, usd, prices.usd, pow, is\nt:elf"))
    #expect(
      ExpandedDocument(cards, vocabulary: .scryfall).documentDiagnostics(.scryfall).map { $0.message }
        == ["'is' in '# columns:' is a field without a column"])
    // Without its data, the columns of a vocabulary of cards are not known.
    let bare = Vocabulary(name: "bare", fields: [], syntax: .cards)
    #expect(ExpandedDocument(cards, vocabulary: bare).documentDiagnostics(bare).isEmpty)
  }

  @Test func parameters() {
    let table: [(text: String, parameters: [String], queries: Int)] = [
      ("$me = ann\nowner:$me", ["me=ann"], 1),
      ("$since = -30d   # the window\n$me =\n$x.y = \"a # b\"", ["since=-30d", "me=", "x.y=\"a # b\""], 0),
      // Other lines are queries: a field with a sign in its name, a word, an indented line.
      ("$type=x\n$5 = y\n$ = z\n$me\n  $me = ann", [], 4),
      ("t:elf\n$me = ann\n  c:g", ["me=ann"], 2),
    ]
    for row in table {
      let document = QueryDocument(SourceText(row.text))
      let found = document.directives.parameters.map { "\($0.name.text)=\(document.lines.source[$0.value])" }
      #expect(found == row.parameters, "\(row.text)")
      #expect(document.queries.count == row.queries, "\(row.text)")
    }
  }

  @Test func faults() {
    let table: [(text: String, faults: [String])] = [
      ("# name: elves\na\n\n# name: Elves\nb", ["25..<30 error repeated-name"]),
      ("# name: elves\n# name: orcs\na", ["14..<26 warning repeated-directive-line"]),
      ("# name: elves\n\na", ["0..<13 warning misplaced-directive"]),
      ("# name:\na\n\n# name: !\nb", ["0..<7 warning empty-directive", "11..<20 warning empty-directive"]),
      ("a\n\n# all: b\n", ["3..<11 warning misplaced-directive"]),
      ("# all: a\n# all: b\n", ["9..<17 warning repeated-directive-line"]),
      ("a\n\n# sort: b\n\nc", ["3..<12 warning misplaced-directive"]),
      ("$a = 1\n$a = 2", ["7..<9 warning repeated-parameter"]),
      ("# nmae: elves\na", ["0..<7 hint misspelt-directive"]),
      ("a\n\n#  Sort: usd\n\nb", ["3..<11 hint misspelt-directive"]),
      ("# filterq: ingore x\na", ["0..<17 hint misspelt-directive"]),
      (
        "# note: a\n# lost: b\n# names : c\n# name:c\n# amen: d\n# filterq: see\na # nmae: e",
        ["10..<17 hint misspelt-directive"]
      ),
      // Titles may be written twice.
      ("# todo\na\n\n# todo\nb", []),
    ]
    for row in table {
      let found = directives(row.text).diagnostics.map { "\($0.range) \($0.severity) \($0.id)" }
      #expect(found == row.faults, "\(row.text)")
    }
  }

  /// A document that has no directive reads as it did before there were any; one query alone has none.
  @Test func oneQueryHasNoDirectives() {
    let found = QueryDocument(single: "# name: a\n$b = c\nd").directives
    #expect(found.heads.isEmpty && found.parameters.isEmpty && found.document.isEmpty)
  }
}
