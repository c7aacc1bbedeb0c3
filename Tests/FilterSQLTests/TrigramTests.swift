import FilterAST
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Testing
import _FilterTestSupport

/// The index of trigrams, a full-text table of SQLite that excludes items before their texts are compared.
@Suite struct TrigramTests {
  private struct Note: Sendable {}

  /// A list with some of three fields: a title, a text of variants, and a number.
  private static func list(_ names: [String]) -> FilterableList<Note> {
    let fields = [
      Field("title", .text, takesRegex: true, summary: "Title", phrase: ""),
      Field("remark", .text, takesRegex: true, summary: "Remark", phrase: ""),
      Field("pages", .number, summary: "Pages", phrase: ""),
    ].filter { names.contains($0.name) }
    return FilterableList(
      vocabulary: Vocabulary(name: "notes", nameField: names.contains("title") ? "title" : "", fields: fields),
      fields: fields.map { field in
        FilterableField<Note>(field, isOfVariant: field.name == "remark") { _, _ in .nothing }
      })
  }

  private static func facts(_ facts: SQLFacts = ToyStatements.plain) -> SQLFacts {
    var facts = facts
    facts.hasTrigrams = true
    return facts
  }

  /// What a query looks up in the index.
  private static func lookups(_ query: String, _ facts: SQLFacts = Self.facts()) throws -> [String] {
    try ToyStatements.statement(query, .sqlite, facts).parameters.compactMap { $0.text }
      .filter { $0.contains(" : (") }
  }

  // MARK: the table

  @Test func definition() {
    let schema = ToyStatements.schema()
    #expect(
      schema.trigramDefinition(in: .sqlite)
        == "CREATE VIRTUAL TABLE toys_trigrams USING fts5(name_folded, name_letters, text_folded, type_folded, path_folded, "
        + "content='', columnsize=0, detail='column', tokenize='trigram case_sensitive 1')")
    for dialect in SQLDialect.all where dialect.name != "sqlite" {
      #expect(schema.trigramDefinition(in: dialect) == nil, "\(dialect.name)")
    }
    // It is no table of the content, without which a list cannot be searched.
    #expect(!schema.definition(in: .sqlite).contains { $0.contains("trigrams") })
    #expect(SQLSchema(Self.list(["pages"])).trigramDefinition(in: .sqlite) == nil)
  }

  /// Texts of variants have no index, unless items have one variant each.
  @Test func columns() {
    let list = Self.list(["title", "remark", "pages"])
    let names = [true, false].map { hasVariants in
      let schema = SQLSchema(list, hasVariants: hasVariants)
      return schema.trigramColumns.map { schema.name(of: $0) }
    }
    #expect(names == [["title_folded", "title_letters"], ["title_folded", "title_letters", "remark_folded"]])
    #expect(SQLSchema(Self.list(["pages"])).trigramColumns.isEmpty)
  }

  /// Whether there is an index stands with the facts of the list.
  @Test(arguments: [true, false])
  func factComesBack(hasTrigrams: Bool) {
    var facts = SQLFacts()
    facts.hasTrigrams = hasTrigrams
    var about = SQLAbout()
    about.set(facts)
    #expect(about.facts(costs: [], fieldCount: 3)?.hasTrigrams == hasTrigrams)
  }

  // MARK: conditions

  /// Trigrams that do not overlap, and the last one; at most six.
  @Test func needles() throws {
    let rows: [(String, String)] = [
      ("mar", #"name_letters : ("mar")"#), ("n:mar", #"name_letters : ("mar")"#),
      ("!\"Lim-Dûl\"", #"name_letters : ("lim" AND "dul")"#), ("n:\"Mar's\"", #"name_folded : ("mar" AND "r's")"#),
      ("o:tap", #"text_folded : ("tap")"#), ("o:draw", #"text_folded : ("dra" AND "raw")"#),
      ("o:tapped", #"text_folded : ("tap" AND "ped")"#), ("o:\"日本語\"", #"text_folded : ("日本語")"#),
      ("o:\"draw a card\"", #"text_folded : ("dra" AND "w a" AND " ca" AND "ard")"#),
      (
        "o:abcdefghijklmnop",
        #"text_folded : ("abc" AND "def" AND "ghi" AND "jkl" AND "mno" AND "nop")"#
      ),
      (
        "o:abcdefghijklmnopqrstuvwxyz",
        #"text_folded : ("abc" AND "def" AND "ghi" AND "jkl" AND "mno" AND "pqr")"#
      ),
      ("t:pir", #"type_folded : ("pir")"#), ("t:\"red car\"", #"type_folded : ("red" AND " ca" AND "car")"#),
      // The longest literal of a pattern.
      ("o:/draws? .*target/", #"text_folded : ("tar" AND "get")"#), ("n:/^Mar.a/", #"name_folded : ("mar")"#),
    ]
    for (query, expected) in rows {
      #expect(try Self.lookups(query) == [expected], "\(query)")
    }
  }

  /// A quote is doubled within the quotes of a trigram.
  @Test func quotes() throws {
    let query = "o:" + FilterValue(quoted: "ab\"c").description
    #expect(try Self.lookups(query) == [#"text_folded : ("ab""" AND "b""c")"#])
  }

  /// Two characters are no trigram, patterns may require none, and the names of an item stand in no index.
  @Test func noTrigrams() throws {
    let rows: [String] = ["", "ma", "o:ta", "o:\"日本\"", "o:/a.b/", "n:/^m.r/", "o:\"a ~\"", "mv=3", "tag:fast", "c:wu"]
    for query in rows {
      #expect(try Self.lookups(query) == [], "\(query)")
    }
  }

  /// Where the list has no index, or the engine knows none, nothing is looked up.
  @Test(arguments: ["mar", "o:\"draw a card\"", "-o:tap", "o:/draws? .*target/"])
  func noIndex(query: String) throws {
    #expect(try Self.lookups(query, ToyStatements.plain) == [])
    #expect(try Self.lookups(query, ToyStatements.unknown) == [])
    for dialect in SQLDialect.all where dialect.name != "sqlite" {
      let facts = Self.facts()
      #expect(
        try ToyStatements.statement(query, dialect, facts).text
          == ToyStatements.statement(query, dialect, ToyStatements.plain).text, "\(dialect.name)")
    }
  }

  /// The lookup stands beside the comparison of the text, also under a minus: it finds items that may have the text.
  @Test func conditions() throws {
    let rows = StatementRow.table(
      #"""
      o:tap
        (t.id IN (SELECT rowid FROM toys_trigrams WHERE toys_trigrams MATCH 'text_folded : ("tap")') AND
          instr(t.text_folded, 'tap') > 0)
      -o:tap
        (t.id NOT IN (SELECT rowid FROM toys_trigrams WHERE toys_trigrams MATCH 'text_folded : ("tap")') OR
          (instr(t.text_folded, 'tap') = 0 OR t.text_folded IS NULL))
      o:tap mv=3
        (t.id IN (SELECT rowid FROM toys_trigrams WHERE toys_trigrams MATCH 'text_folded : ("tap")') AND
          instr(t.text_folded, 'tap') > 0) AND t.weight = 3000000
      """#)
    for row in rows {
      #expect(try ToyStatements.condition(row.query, .sqlite, Self.facts()) == row.expected[""], "\(row)")
    }
  }

  /// The index has the texts of all parts.
  @Test func conditionOfParts() throws {
    #expect(
      try ToyStatements.condition("o:tap", .sqlite, Self.facts(ToyStatements.withParts))
        == "(t.id IN (SELECT rowid FROM toys_trigrams WHERE toys_trigrams MATCH 'text_folded : (\"tap\")') AND "
        + "(instr(t.text_folded, 'tap') > 0 OR t.id IN (SELECT p.item FROM toys_parts p WHERE "
        + "instr(p.text_folded, 'tap') > 0)))")
  }

  // MARK: content

  /// The texts of the parts of an item stand in one column, each on a line; a missing text is NULL.
  @Test func texts() {
    let content = SQLContentTests.content
    let rows = content.partRows
    #expect(rows == [0: [ToyStatements.field("text"): [3, 4]]])
    let zed: [SQLValue] = [
      .text("zed"), .text("zed"), .text("zed draws.\na\u{3}\u{4}\u{5}\u{5}b"), .text("time lord — rat"), .null,
    ]
    #expect(content.trigramTexts(of: 0, rows[0] ?? [:]) == zed)
    #expect(content.trigramTexts(of: 0, [:])[2] == .text("zed draws."))
    #expect(content.trigramTexts(of: 1, rows[1] ?? [:]) == [.text("x"), .text("x"), .null, .text(""), .null])
    #expect(content.trigramTexts(of: 2, [:]).prefix(2) == [.text("lim-dûl"), .text("limdul")])
  }
}
