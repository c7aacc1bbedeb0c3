import FilterEvaluation
import FilterSQL
import FilterSemantics
import FilterVocabulary
import Testing

/// Conditions over a person's own table, as a person reads them.
@Suite struct TableConditionTests {
  private static let vocabulary = Vocabulary(
    name: "orders", nameField: "note",
    fields: [
      Field("id", .integerID, summary: "", phrase: "have the number {is}"),
      Field("status", .enumeration, summary: "", phrase: "are {value}"),
      Field("total", .number, comparesColumns: true, isColumn: true, summary: "", phrase: "cost {is}"),
      Field("paid_sum", .number, comparesColumns: true, isColumn: true, summary: "", phrase: "have {is} paid"),
      Field("rating", .number, summary: "", phrase: "have the rating {is}"),
      Field("note", .text, takesRegex: true, summary: "", phrase: "have {is} in the note"),
      Field("city", .text, summary: "", phrase: "are in {is}"),
      Field("due", .date, summary: "", phrase: "are due {is}"),
      Field("created", .instant, summary: "", phrase: "were created {is}"),
      Field("gift", .boolean, summary: "", phrase: "are gifts"),
      Field("sku", .enumeration, multiplicity: .many, summary: "", phrase: "have {value}"),
      Field("written", .instant, summary: "", phrase: "were written {is}"),
    ])

  private static let list = FilterableList<Int>(
    vocabulary: vocabulary,
    fields: vocabulary.fields.map { FilterableField($0, textRule: .literal, foldsAccents: true) { _, _ in .nothing } })

  private static let binding: TableBinding = {
    var orders = TableBinding(TableName("app", "orders"))
    orders["id"] = ColumnBinding("id", .integer, isOptional: false)
    orders["status"] = ColumnBinding("status", .text, isOptional: false, values: ["open", "paid", "sent", "Cancelled"])
    orders["total"] = ColumnBinding("total_cents", .decimal(scale: 2), isOptional: false)
    orders["paid_sum"] = ColumnBinding("paid_cents", .decimal(scale: 2))
    orders["rating"] = ColumnBinding("rating", .double)
    orders["note"] = ColumnBinding("Note", .text)
    orders["city"] = ColumnBinding("city", .text, values: ["Oslo", "OSLO", "New York", "York", "Århus"])
    orders["due"] = ColumnBinding("due", .date)
    orders["created"] = ColumnBinding(expression: "o.payload ->> 'created'", .timestamp(hasZone: true))
    orders["gift"] = ColumnBinding("gift", .boolean)
    orders["sku"] = ColumnBinding(
      "sku", .text, of: ChildTable(TableName("app", "order lines"), "order_id", ofKey: "id"),
      values: ["a1", "a2", "b1"])
    orders["written"] = ColumnBinding("written", .writtenTime)
    return orders
  }()

  private func condition(
    _ query: String, in dialect: SQLDialect = .postgresql, _ exactness: SQLExactness = .exact, first: Int = 1
  ) -> SQLFragment {
    let plan = FilterPlan(AnalyzedQuery(parsing: query, vocabulary: Self.vocabulary), for: Self.list)
    return Self.binding.condition(
      for: plan, under: Self.vocabulary, in: dialect, exactness: exactness, firstParameter: first)
  }

  @Test func exactConditions() {
    let rows =
      [
        ("", "1 = 1"),
        ("status:paid", "o.status = 'paid'"),
        ("status:paid total>100", "o.status = 'paid' AND o.total_cents > 10000"),
        ("-status:paid", "o.status <> 'paid'"),
        ("status:cancelled", "o.status = 'Cancelled'"),
        ("status:paid,open", "o.status IN ('paid', 'open')"),
        ("-(status:paid or status:open)", "o.status NOT IN ('paid', 'open')"),
        ("total>=19.99", "o.total_cents >= 1999"),
        ("total:19.995", "1 = 0"),
        ("total:10..20", "o.total_cents BETWEEN 1000 AND 2000"),
        ("total!=5", "(o.total_cents < 500 OR o.total_cents > 500)"),
        ("-total>5", "o.total_cents <= 500"),
        ("-paid_sum>5", "(o.paid_cents <= 500 OR o.paid_cents IS NULL)"),
        ("paid_sum<total", "o.paid_cents < o.total_cents"),
        ("-paid_sum<total", "(o.paid_cents >= o.total_cents OR o.paid_cents IS NULL)"),
        ("id:7", "o.id = 7"),
        ("id:7,9", "o.id IN (7, 9)"),
        ("rating>=4.5", "o.rating >= 4.5 AND o.rating < 'Infinity'::float8"),
        ("rating:4.5", "o.rating = 4.5"),
        ("has:rating", "o.rating > -'Infinity'::float8 AND o.rating < 'Infinity'::float8"),
        (
          "no:rating",
          "(o.rating <= -'Infinity'::float8 OR o.rating >= 'Infinity'::float8 OR o.rating IS NULL)"
        ),
        ("has:paid_sum", "o.paid_cents IS NOT NULL"), ("no:paid_sum", "o.paid_cents IS NULL"),
        ("has:total", "1 = 1"),
        ("no:total", "1 = 0"),
        ("city:york", "o.city IN ('New York', 'York')"),
        ("-city:oslo", "(o.city NOT IN ('Oslo', 'OSLO') OR o.city IS NULL)"),
        ("city:aarhus", "1 = 0"),
        ("city:arhus", "o.city = convert_from('\\xC38572687573'::bytea, 'UTF8')"),
        ("due:2026-02", "o.due BETWEEN DATE '2026-02-01' AND DATE '2026-02-28'"),
        ("due>2026-02-28", "o.due >= DATE '2026-03-01'"),
        ("due<2026", "o.due <= DATE '2025-12-31'"),
        (
          "created>=2026-03-17T10:00Z", "(o.payload ->> 'created') >= TIMESTAMPTZ '2026-03-17 10:00:00+00:00'"
        ),
        ("gift:yes", "o.gift"),
        ("gift:no", "NOT o.gift"),
        ("-gift:yes", "(NOT o.gift OR o.gift IS NULL)"),
        (
          "sku:a1",
          "EXISTS (SELECT 1 FROM app.\"order lines\" c WHERE c.order_id = o.id AND c.sku = 'a1')"
        ),
        (
          "-sku:a1,b1",
          "NOT EXISTS (SELECT 1 FROM app.\"order lines\" c WHERE c.order_id = o.id AND c.sku IN ('a1', 'b1'))"
        ),
      ] as [(String, String)]
    for (query, sql) in rows {
      let found = condition(query, in: .postgresql.withLiterals)
      #expect(found.text == sql)
      #expect(found.remaining == nil)
      #expect(found.terms.allSatisfy { $0.obstacle == nil })
    }
  }

  /// Conditions that let more rows through, which are then checked.
  @Test(arguments: [
    (
      "note:caf", "(o.\"Note\" ILIKE '%caf%' COLLATE \"C\" OR octet_length(o.\"Note\") <> char_length(o.\"Note\"))", 1
    ),
    ("-note:caf", "1 = 1", 1),
    ("note:/^.n/ total>1", "o.\"Note\" IS NOT NULL AND o.total_cents > 100", 1),
    (
      "written>2026-03-17",
      "(o.written >= '2026-03-17' OR NOT o.written ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", 1
    ),
    (
      "(note:caf or total>1)",
      "((o.\"Note\" ILIKE '%caf%' COLLATE \"C\" OR octet_length(o.\"Note\") <> char_length(o.\"Note\")) "
        + "OR o.total_cents > 100)", 1
    ),
  ])
  func widerConditions(query: String, sql: String, checked: Int) {
    let found = condition(query, in: .postgresql.withLiterals)
    #expect(found.text == sql)
    #expect(found.remaining != nil)
    #expect(found.terms.count { $0.obstacle != nil } == checked)
  }

  /// The engine's own comparison leaves nothing to check, and says where it differs.
  @Test func theEnginesOwnComparison() {
    let found = condition("note:caf total>1", in: .sqlite, .engine)
    #expect(found.text == "o.\"Note\" LIKE ?1 AND o.total_cents > ?2")
    #expect(found.parameters == [.text("%caf%"), .integer(100)])
    #expect(found.remaining == nil)
    #expect(found.terms.map { $0.difference } == ["the engine compares letters by its own rules", nil])
    #expect(condition("-note:caf", in: .sqlite, .engine).text == "(NOT (o.\"Note\" LIKE ?1) OR o.\"Note\" IS NULL)")
  }

  /// A number is of the type of its column.
  @Test func parametersOfTypes() {
    #expect(
      condition("rating>=4.5 paid_sum>2.5 due:2026-03-17 gift:yes", .engine).parameters
        == [.double(DecimalNumber(4_500_000, power: -6)), .integer(250), .date("2026-03-17")])
  }

  @Test func parameters() {
    let found = condition("status:paid total>100 (status:paid or total<2)", first: 4)
    #expect(found.text == "o.status = $4 AND o.total_cents > $5 AND (o.status = $4 OR o.total_cents < $6)")
    #expect(found.parameters == [.text("paid"), .integer(10_000), .integer(200)])
  }

  @Test func aRefusedQueryFindsNothing() {
    let query = AnalyzedQuery(parsing: "nope:1", vocabulary: Self.vocabulary)
    let plan = FilterPlan(whole: query, for: Self.list)
    #expect(Self.binding.condition(for: plan, under: Self.vocabulary, in: .sqlite).text == "1 = 0")
  }

  @Test(arguments: SQLDialect.all) func everyDialectHasAForm(dialect: SQLDialect) {
    for query in [
      "status:paid", "total>1.5", "note:x", "due:2026", "created>2026", "gift:yes", "sku:a1", "written<2026",
    ] {
      let found = condition(query, in: dialect)
      #expect(found.text != "1 = 0", "\(query)")
      #expect(!found.text.contains("%1"), "\(query)")
    }
  }

  @Test func names() {
    let rows =
      [
        ("orders", "orders"), ("Orders", "\"Orders\""), ("order", "\"order\""), ("a b", "\"a b\""),
        ("a\"b", "\"a\"\"b\""),
        ("x;--", "\"x;--\""), ("", "\"\""), ("a\0b", "\"ab\""), ("ünï", "\"ünï\""),
      ] as [(String, String)]
    for (name, sql) in rows {
      #expect(SQLDialect.sqlite.identifier(name) == sql)
    }
  }
}
