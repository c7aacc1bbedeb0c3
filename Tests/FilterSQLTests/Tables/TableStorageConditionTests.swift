import FilterEvaluation
import FilterSQL
import FilterSemantics
import FilterVocabulary
import Testing

/// Conditions over a vocabulary file: the storages of columns, other tables and arrays.
@Suite struct TableStorageConditionTests {
  private static let vocabulary = try? Vocabulary(
    json: """
      {"name": "sales", "table": "shop.sales", "objectLists": ["lines"], "fields": [
        {"name": "state", "kind": "enumeration", "values": ["open", "paid", "sent"]},
        {"name": "total", "kind": "number", "source": {"column": "cents", "scale": 2}},
        {"name": "made", "kind": "instant", "source": {"column": "made_ms", "type": "milliseconds"}},
        {"name": "took", "kind": "duration", "source": {"column": "took", "type": "interval"}},
        {"name": "code", "kind": "uuid"},
        {"name": "host", "kind": "address", "source": {"column": "host", "type": "inet"}},
        {"name": "sku", "kind": "text", "match": "exact-case"},
        {"name": "note", "kind": "text", "regex": true},
        {"name": "owner", "kind": "enumeration", "closed": false, "values": ["Ann-Lee"]},
        {"name": "serial", "kind": "uuid", "source": {"column": "serial", "type": "text"}},
        {"name": "half", "kind": "number", "source": {"expression": "s.cents / 2", "type": "integer"}},
        {"name": "tags", "kind": "enumeration", "values": ["red", "blue"], "multiplicity": "many",
          "source": {"column": "tags", "type": "array"}},
        {"name": "buyer", "kind": "enumeration", "values": ["ann", "bo"],
          "source": {"table": "buyers", "key": "id", "reference": "buyer_id", "column": "name"}},
        {"name": "lines.qty", "kind": "number",
          "source": {"table": "lines", "key": "sale", "reference": "id", "column": "qty", "type": "integer"}},
        {"name": "lines.price", "kind": "number",
          "source": {"table": "lines", "key": "sale", "reference": "id", "column": "cents", "scale": 2}}
      ]}
      """)

  private func condition(
    _ query: String, in dialect: SQLDialect, _ exactness: SQLExactness = .exact
  ) throws -> SQLFragment {
    let vocabulary = try #require(Self.vocabulary)
    return try TableBinding(vocabulary).condition(
      for: AnalyzedQuery(parsing: query, vocabulary: vocabulary), in: dialect, exactness: exactness)
  }

  @Test func exactly() throws {
    let rows =
      [
        ("state:paid total>100", "s.state = 'paid' AND s.cents > 10000"),
        ("-total:1..2", "(s.cents NOT BETWEEN 100 AND 200 OR s.cents IS NULL)"),
        ("made:2026-01-02", "s.made_ms >= 1767312000000 AND s.made_ms < 1767398400000"),
        ("took>=5s", "s.took >= make_interval(secs => 5)"),
        ("code:550e8400-e29b-41d4-a716-446655440000", "s.code = '550e8400-e29b-41d4-a716-446655440000'"),
        ("sku~Ab", "s.sku LIKE '%Ab%'"), ("sku~50%", "position('50%' IN s.sku) > 0"),
        ("half>3", "(s.cents / 2) > 3"),
        ("buyer:ann", "EXISTS (SELECT 1 FROM buyers c WHERE c.id = s.buyer_id AND c.\"name\" = 'ann')"),
        ("-buyer:ann", "NOT EXISTS (SELECT 1 FROM buyers c WHERE c.id = s.buyer_id AND c.\"name\" = 'ann')"),
        ("tags:red", "EXISTS (SELECT 1 FROM unnest(s.tags) c(value) WHERE c.value = 'red')"),
        (
          "lines:(qty>2 price<=1)",
          "EXISTS (SELECT 1 FROM lines c WHERE c.sale = s.id AND c.qty > 2 AND c.cents <= 100)"
        ),
        (
          "(lines.qty>2 or lines.price:1)",
          "EXISTS (SELECT 1 FROM lines c WHERE c.sale = s.id AND (c.qty > 2 OR c.cents = 100))"
        ),
      ] as [(String, String)]
    for (query, sql) in rows {
      let found = try condition(query, in: .postgresql.withLiterals)
      #expect(found.text == sql)
      #expect(found.remaining == nil)
    }
  }

  @Test func wordsThatBeginAsSpelled() throws {
    let found = try condition("sku:Ab", in: .postgresql.withLiterals)
    #expect(found.text == "s.sku LIKE '%Ab%'")
    #expect(found.terms.map { $0.obstacle } == ["the beginnings of words are not stored"])
  }

  /// Networks are no addresses, so that each is let through.
  @Test(arguments: [
    ("host:10.0.0.0/8", "s.host >= '10.0.0.0' AND s.host < '11.0.0.0'"),
    ("host<=10.0.0.1", "s.host <= '10.0.0.1'"),
    ("host<10.0.0.1", "s.host < '10.0.0.1'"),
    ("host>10.0.0.1", "s.host > '10.0.0.1'"),
    ("host>=10.0.0.1", "s.host >= '10.0.0.1'"),
    ("host!=10.0.0.1", "s.host < '10.0.0.1' OR s.host > '10.0.0.1'"),
  ])
  func addresses(query: String, wanted: String) throws {
    let found = try condition(query, in: .postgresql.withLiterals)
    #expect(found.text == "(\(wanted) OR masklen(s.host) NOT IN (32, 128))")
    #expect(found.remaining != nil)
  }

  @Test func severalValuesAreOneParameter() throws {
    let found = try condition("state:open,paid -tags:red,blue", in: .postgresql)
    #expect(
      found.text
        == "s.state = ANY ($1) AND (NOT s.tags && $2 OR s.tags IS NULL) AND (NOT s.tags && $3 OR s.tags IS NULL)")
    #expect(
      found.parameters == [
        .array([.text("open"), .text("paid")]), .array([.text("red")]), .array([.text("blue")]),
      ])
    let plain = try condition("state:open,paid total>1 total<5", in: .sqlite.withPlainParameters)
    #expect(plain.text == "s.state IN (?, ?) AND s.cents > ? AND s.cents < ?")
    #expect(plain.parameters == [.text("open"), .text("paid"), .integer(100), .integer(500)])
  }

  /// Names keep characters that other texts reserve.
  @Test func namesWithControlCharacters() throws {
    var column = Field("a", .number, summary: "", phrase: "have {is}")
    column.column = ColumnSource(column: "x\u{1}\u{2}\"y", type: .integer)
    let vocabulary = Vocabulary(name: "x", fields: [column], table: "t")
    let query = AnalyzedQuery(parsing: "a>1 a<9", vocabulary: vocabulary)
    let found = try TableBinding(vocabulary).condition(for: query, in: .sqlite)
    #expect(found.text == "t.\"x\u{1}\u{2}\"\"y\" > ?1 AND t.\"x\u{1}\u{2}\"\"y\" < ?2")
    #expect(found.conjuncts.count == 2)
  }

  @Test func asTheEngineCompares() throws {
    let rows =
      [
        ("note:ring", "s.note ILIKE '%ring%'", true), ("note:an*", "s.note ILIKE 'an%'", true),
        ("note:*nn", "s.note ILIKE '%nn'", true), ("note=door", "s.note ILIKE 'door'", true),
        ("owner=red", "s.owner ILIKE 'red'", true),
        ("-owner=red", "(NOT (s.owner ILIKE 'red') OR s.owner IS NULL)", true),
        ("owner=\"ann-lee\"", "s.owner ILIKE 'ann-lee'", true), ("owner:red", "s.owner ILIKE '%red%'", true),
        // No character of a value is a wildcard.
        ("owner=\"_nn\"", "s.owner ILIKE '!_nn' ESCAPE '!'", true), ("owner=\"a!b\"", "s.owner ILIKE 'a!b'", true),
        ("owner=\"a!_\"", "s.owner ILIKE 'a!!!_' ESCAPE '!'", true),
        ("owner:\"50%\"", "s.owner ILIKE '%50!%%' ESCAPE '!'", true),
        ("note=\"50%\"", "s.note ILIKE '50!%' ESCAPE '!'", true), ("note:5%*", "s.note ILIKE '5!%%' ESCAPE '!'", true),
        ("sku=Ab", "s.sku = 'Ab'", true), ("sku:A_*", "s.sku LIKE 'A!_%' ESCAPE '!'", true),
        (
          "serial:550e8400-e29b-41d4-a716-446655440000",
          "(s.serial ILIKE '550e8400-e29b-41d4-a716-446655440000' OR s.serial ILIKE '550e8400e29b41d4a716446655440000')",
          true
        ),
        ("note:/^a(b|c)ring/", "s.note ILIKE '%ring%'", false), ("note:/x|y/", "s.note IS NOT NULL", false),
        ("-note:/^a(b|c)ring/", "1 = 1", false),
      ] as [(String, String, Bool)]
    for (query, sql, isWhole) in rows {
      let found = try condition(query, in: .postgresql.withLiterals, .engine)
      #expect(found.text == sql)
      #expect((found.remaining == nil) == isWhole)
      if isWhole { #expect(found.terms.allSatisfy { $0.difference != nil }) }
    }
  }

  /// The engine compares with the value as it is written, not with its folded form.
  @Test(arguments: [
    ("owner=Århus", "Århus"), ("owner:Århus", "%Århus%"), ("note=Århus", "Århus"), ("note:Århus", "%Århus%"),
    ("note:*Århus", "%Århus"), ("note:\"Å*b\"", "%Å*b%"), ("note:Å*É*", "Å%É%"),
  ])
  func valuesAreComparedAsWritten(query: String, pattern: String) throws {
    #expect(try condition(query, in: .sqlite, .engine).parameters == [.text(pattern)])
  }

  @Test(arguments: [
    (SQLDialect.sqlite, "s.owner LIKE '!_%' ESCAPE '!'"), (.duckdb, "s.owner ILIKE '!_%' ESCAPE '!'"),
    (.spark, "lower(s.owner) LIKE lower('!_%') ESCAPE '!'"), (.trino, "lower(s.owner) LIKE lower('!_%') ESCAPE '!'"),
    (.clickhouse, "s.owner ILIKE unhex('5C5F25')"),
  ])
  func patternsAreEscapedInEachDialect(dialect: SQLDialect, sql: String) throws {
    #expect(try condition("owner:_*", in: dialect.withLiterals, .engine).text == sql)
  }

  /// A text with U+0000, at which patterns end, is no longer text.
  @Test func textsWithZeros() throws {
    for (query, sql) in [
      ("owner=\"a\0b\"", "s.owner = ?1"), ("owner:\"a\0b\"", "instr(s.owner, ?1) > 0"), ("sku=\"a\0b\"", "s.sku = ?1"),
    ] {
      #expect(try condition(query, in: .sqlite, .engine).text == sql)
      #expect(try condition(query, in: .postgresql, .engine).text == "1 = 0")
    }
  }

  /// An instant says its zone, or the engine would take that of its session. SQLite compares texts.
  @Test func instantsHaveTheirZone() throws {
    let vocabulary = try Vocabulary(
      json: #"{"name": "log", "table": "log", "fields": [{"name": "at", "kind": "instant"}]}"#)
    let query = AnalyzedQuery(parsing: "at>=2026-03-17T10:00Z", vocabulary: vocabulary)
    for (dialect, text) in [(SQLDialect.postgresql, "2026-03-17 10:00:00+00:00"), (.sqlite, "2026-03-17 10:00:00")] {
      let found = try TableBinding(vocabulary).condition(for: query, in: dialect)
      #expect(found.parameters == [.timestamp(text, hasZone: true)])
    }
  }

  @Test(arguments: [
    ("totl:5", "totl"), ("total:abc", "abc"), ("state:lost", "lost"), ("took>1kg", "1kg"),
  ])
  func whatCannotBeReadNamesTheTerm(query: String, part: String) {
    let error = #expect(throws: SQLObstacle.self) { try condition(query, in: .sqlite) }
    #expect(error?.reason.contains(part) == true, "\(error?.reason ?? "")")
  }

  @Test func anArrayOfAnotherTableIsCheckedHere() throws {
    let vocabulary = try Vocabulary(
      json: """
        {"name": "sales", "table": "sales", "fields": [{"name": "likes", "kind": "enumeration", "closed": false,
          "source": {"table": "buyers", "key": "id", "reference": "buyer_id", "column": "tags", "type": "array"}}]}
        """)
    let query = AnalyzedQuery(parsing: "likes:red", vocabulary: vocabulary)
    let found = try TableBinding(vocabulary).condition(for: query, in: .postgresql, exactness: .exact)
    #expect(found.text == "EXISTS (SELECT 1 FROM buyers c WHERE c.id = s.buyer_id)")
    #expect(found.remaining != nil)
  }

  @Test func sourcesThatAreNotWhole() throws {
    let noTable = Vocabulary(name: "x", fields: [Field("a", .text, summary: "", phrase: "have {is}")])
    #expect(throws: SQLObstacle(reason: "the vocabulary 'x' names no table")) { try TableBinding(noTable) }
    var sku = Field("sku", .text, summary: "", phrase: "have {is}")
    sku.column = ColumnSource(column: "sku", table: "lines", key: "sale")
    let noReference = Vocabulary(name: "x", fields: [sku], table: "sales")
    #expect(
      throws: SQLObstacle(reason: "the field 'sku' needs 'reference', since the table has no key of one column")
    ) { try TableBinding(noReference) }
  }
}
