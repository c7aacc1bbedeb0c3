import FilterAST
import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// What an engine cannot say exactly: it is asked for more rows, with what the toolkit needs to check them. DuckDB's
/// patterns have no look-around, and with reserved characters in the texts no engine runs patterns.
@Suite struct ResidualTests {
  /// A term that is not exact: the pattern needs `bcd`, which the engine can find.
  private static let behind = "o:/(?<=a)bcd/"

  @Test func statements() throws {
    let rows = StatementRow.table(
      #"""
      o:/(?<=a)bcd/
        SELECT i.id, COALESCE(decode(unhex('01')) || i.text_text, '') FROM fq_items i WHERE contains(i.text_text, 'bcd')
      -o:/(?<=a)bcd/
        SELECT i.id, COALESCE(decode(unhex('01')) || i.text_text, '') FROM fq_items i WHERE 1 = 1
      mv=3 o:/(?<=a)bcd/
        SELECT i.id, COALESCE(decode(unhex('01')) || i.text_text, '') FROM fq_items i WHERE i.weight_key = 3000000 AND
          contains(i.text_text, 'bcd')
      mv=3 -o:/(?<=a)bcd/
        SELECT i.id, COALESCE(decode(unhex('01')) || i.text_text, '') FROM fq_items i WHERE i.weight_key = 3000000
      mv=3 or o:/(?<=a)bcd/
        SELECT i.id, CASE WHEN i.weight_key = 3000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) || i.text_text,
          '') FROM fq_items i WHERE (i.weight_key = 3000000 OR contains(i.text_text, 'bcd'))
      mv=3 or -o:/(?<=a)bcd/
        SELECT i.id, CASE WHEN i.weight_key = 3000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) || i.text_text,
          '') FROM fq_items i WHERE 1 = 1
      -(mv=3 o:/(?<=a)bcd/) pow=1
        SELECT i.id, CASE WHEN i.weight_key = 3000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) || i.text_text,
          '') FROM fq_items i WHERE i.strength_key = 1000000
      n:/(?<=a)(bcd|efg)/
        SELECT i.id, COALESCE(decode(unhex('01')) || i.name_text, '') FROM fq_items i WHERE (contains(i.name_text,
          'bcd') OR contains(i.name_text, 'efg'))
      o:/(?<=~)bcd/
        SELECT i.id, COALESCE(decode(unhex('01')) || COALESCE(i.text_self, i.text_text), '') FROM fq_items i WHERE
          contains(COALESCE(i.text_self, i.text_text), 'bcd')
      usd=1 o:/(?<=a)bcd/
        SELECT i.id, COALESCE(decode(unhex('01')) || i.text_text, '') FROM fq_items i WHERE contains(i.text_text,
          'bcd') AND i.id IN (SELECT v.item FROM fq_variants v WHERE v.price_key = 1000000)
      usd=1 or o:/(?<=a)bcd/
        SELECT i.id, v.id, CASE WHEN v.price_key = 1000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) ||
          i.text_text, '') FROM fq_items i JOIN fq_variants v ON v.item = i.id WHERE (v.price_key = 1000000 OR
          contains(i.text_text, 'bcd'))
      """#)
    for row in rows {
      let statement = try ToyStatements.statement(row.query, .duckdb)
      #expect(ToyStatements.readable(statement) == row.expected[""], "\(row)")
      #expect(statement.residual != nil, "\(row)")
      #expect(statement.recheck != nil, "\(row)")
    }
  }

  /// Only the operands that are not exact are checked again.
  @Test func residual() throws {
    let rows: [(String, String)] = [
      ("mv=3", "nil"),
      (Self.behind, "leaf(0, positive)"),
      ("mv=3 \(Self.behind)", "leaf(1, positive)"),
      ("mv=3 -\(Self.behind)", "leaf(1, negative)"),
      ("\(Self.behind) mv=3 n:/(?=a)b/", "all(leaf(0, positive), leaf(2, positive))"),
      ("pow=1 (mv=3 or \(Self.behind))", "any(leaf(1, positive), leaf(2, positive))"),
      ("-(mv=3 \(Self.behind))", "any(leaf(0, negative), leaf(1, negative))"),
    ]
    for (query, expected) in rows {
      let plan = try ToyStatements.statement(query, .duckdb).residual
      #expect(plan?.root.map { Self.text($0) } ?? "nil" == expected, "\(query)")
    }
  }

  private static func text(_ node: FilterPlan.Node) -> String {
    switch node {
    case .leaf(let leaf, let polarity): "leaf(\(leaf), \(polarity == .positive ? "positive" : "negative"))"
    case .all(let operands): "all(\(operands.map { text($0) }.joined(separator: ", ")))"
    case .any(let operands): "any(\(operands.map { text($0) }.joined(separator: ", ")))"
    }
  }

  /// The texts of all parts come in one column, each after U+0001.
  @Test func parts() throws {
    let rows = StatementRow.table(
      #"""
      o:/(?<=a)bcd/
        duckdb: SELECT i.id, COALESCE(decode(unhex('01')) || i.text_text, '') || COALESCE((SELECT
          string_agg(COALESCE(decode(unhex('01')) || p.text_text, ''), '') FROM fq_item_parts p WHERE p.item = i.id),
          '') FROM fq_items i WHERE (contains(i.text_text, 'bcd') OR i.id IN (SELECT p.item FROM fq_item_parts p WHERE
          contains(p.text_text, 'bcd')))
        clickhouse: SELECT i.id, concat(COALESCE(concat(unhex('01'), i.text_text), ''),
          COALESCE(arrayStringConcat(arrayMap(p -> COALESCE(concat(unhex('01'), p.text_text), ''), i.parts), ''), ''))
          FROM fq_items i WHERE (position(i.text_text, 'bcd') > 0 OR arrayExists(p -> position(p.text_text, 'bcd') > 0,
          i.parts))
      """#, isNamed: true)
    for row in rows {
      for dialect in [SQLDialect.duckdb, .clickhouse] {
        let statement = try ToyStatements.statement(row.query, dialect, ToyStatements.withParts)
        #expect(ToyStatements.readable(statement) == row.expected[dialect.name], "\(row)")
      }
    }
  }

  /// With reserved characters in the texts of the field a pattern would meet their stored form.
  @Test func reservedCharacters() throws {
    for dialect in SQLDialect.all {
      let facts = ToyStatements.facts(reserved: ["text"])
      #expect(try ToyStatements.statement("o:/bcd/", dialect, facts).residual != nil, "\(dialect)")
      #expect(try ToyStatements.statement("n:/bcd/", dialect, facts).residual == nil, "\(dialect)")
      #expect(try ToyStatements.statement("o:bcd", dialect, facts).residual == nil, "\(dialect)")
      let reports = try ToyStatements.schema(facts).reports(of: Toy.list.plan("o:/bcd/ n:/x/ mv=3 o:/b?/"), in: dialect)
      #expect(reports.map { $0.obstacle != nil } == [true, false, false, true], "\(dialect)")
      #expect(reports.map { $0.isFiltered } == [true, true, true, false], "\(dialect)")
    }
  }

  /// Rows that are checked later have the keys of their order, and neither order nor limit.
  @Test func keysOfTheOrder() throws {
    var request = SQLRequest()
    request.listsVariants = true
    request.order = [.init(.field(ToyStatements.field("weight")), isDescending: true)]
    request.choice = .init(of: [.item], order: [.init(.field(ToyStatements.field("price"))), .init(.variant)])
    request.limit = 5
    request.verdicts = [0]
    request.texts = [ToyStatements.shown]
    let statement = try ToyStatements.statement("mv=3 \(Self.behind)", .duckdb, request: request)
    #expect(
      ToyStatements.readable(statement)
        == "SELECT i.id, v.id, i.weight_key, v.price_key, v.id, i.id, CASE WHEN i.weight_key = 3000000 THEN 1 ELSE 0 "
        + "END, v.s_shown, COALESCE(decode(unhex('01')) || i.text_text, '') FROM fq_items i JOIN fq_variants v "
        + "ON v.item = i.id WHERE i.weight_key = 3000000 AND contains(i.text_text, 'bcd')")
    #expect(statement.keyCount == 4)
    #expect(
      statement.results
        == [.integer, .integer, .integer, .integer, .integer, .integer, .integer, .text, .text])
  }

  /// Counting is the same statement, since only checked rows count.
  @Test func countsAreCheckedToo() throws {
    var request = SQLRequest()
    request.countsOnly = true
    let statement = try ToyStatements.statement(Self.behind, .duckdb, request: request)
    #expect(statement.text.hasPrefix("SELECT i.id, "))
    #expect(statement.recheck != nil)
  }

  /// Comparisons across items and variants that both have parts cannot be said, and the error says why.
  @Test func obstacle() throws {
    let both = ToyStatements.facts(parts: ["weight", "price"])
    for dialect in SQLDialect.all {
      let error = #expect(throws: SQLObstacle.self) { try ToyStatements.statement("usd>mv", dialect, both) }
      #expect(error?.reason == "two fields with parts are compared, one of items and one of their variants")
      #expect(throws: SQLObstacle.self) { try ToyStatements.statement("n:x -(mv=2 or usd>mv)", dialect, .init()) }
    }
    #expect(try !ToyStatements.condition("usd>mv", .sqlite, both, hasVariants: false).isEmpty)
    #expect(
      try ToyStatements.condition("usd>mv", .sqlite, ToyStatements.facts(parts: ["weight"]))
        == "EXISTS (SELECT 1 FROM fq_variants v WHERE v.item = i.id AND (v.price_key > i.weight_key OR i.id IN "
        + "(SELECT p.item FROM fq_item_parts p WHERE v.price_key > p.weight_key)))")
    #expect(
      try ToyStatements.condition("usd>mv", .trino, ToyStatements.facts(parts: ["price"]))
        == "any_match(i.variants, v -> (v.price_key > i.weight_key OR any_match(v.parts, p -> "
        + "p.price_key > i.weight_key)))")
  }
}
