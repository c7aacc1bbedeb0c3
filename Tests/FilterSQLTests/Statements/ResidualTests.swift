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
        SELECT t.id, COALESCE(decode(unhex('01')) || t.text_folded, '') FROM toys t WHERE contains(t.text_folded,
          'bcd')
      -o:/(?<=a)bcd/
        SELECT t.id, COALESCE(decode(unhex('01')) || t.text_folded, '') FROM toys t WHERE 1 = 1
      mv=3 o:/(?<=a)bcd/
        SELECT t.id, COALESCE(decode(unhex('01')) || t.text_folded, '') FROM toys t WHERE t.weight = 3000000 AND
          contains(t.text_folded, 'bcd')
      mv=3 -o:/(?<=a)bcd/
        SELECT t.id, COALESCE(decode(unhex('01')) || t.text_folded, '') FROM toys t WHERE t.weight = 3000000
      mv=3 or o:/(?<=a)bcd/
        SELECT t.id, CASE WHEN t.weight = 3000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) || t.text_folded,
          '') FROM toys t WHERE (t.weight = 3000000 OR contains(t.text_folded, 'bcd'))
      mv=3 or -o:/(?<=a)bcd/
        SELECT t.id, CASE WHEN t.weight = 3000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) || t.text_folded,
          '') FROM toys t WHERE 1 = 1
      -(mv=3 o:/(?<=a)bcd/) pow=1
        SELECT t.id, CASE WHEN t.weight = 3000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) || t.text_folded,
          '') FROM toys t WHERE t.strength = 1000000
      n:/(?<=a)(bcd|efg)/
        SELECT t.id, COALESCE(decode(unhex('01')) || t.name_folded, '') FROM toys t WHERE (contains(t.name_folded,
          'bcd') OR contains(t.name_folded, 'efg'))
      o:/(?<=~)bcd/
        SELECT t.id, COALESCE(decode(unhex('01')) || COALESCE(t.text_self, t.text_folded), '') FROM toys t WHERE
          contains(COALESCE(t.text_self, t.text_folded), 'bcd')
      usd=1 o:/(?<=a)bcd/
        SELECT t.id, COALESCE(decode(unhex('01')) || t.text_folded, '') FROM toys t WHERE contains(t.text_folded,
          'bcd') AND t.id IN (SELECT v.item FROM toys_variants v WHERE v.price = 1000000)
      usd=1 or o:/(?<=a)bcd/
        SELECT t.id, v.id, CASE WHEN v.price = 1000000 THEN 1 ELSE 0 END, COALESCE(decode(unhex('01')) ||
          t.text_folded, '') FROM toys t JOIN toys_variants v ON v.item = t.id WHERE (v.price = 1000000 OR
          contains(t.text_folded, 'bcd'))
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
        duckdb: SELECT t.id, COALESCE(decode(unhex('01')) || t.text_folded, '') || COALESCE((SELECT
          string_agg(COALESCE(decode(unhex('01')) || p.text_folded, ''), '') FROM toys_parts p WHERE p.item = t.id),
          '') FROM toys t WHERE (contains(t.text_folded, 'bcd') OR t.id IN (SELECT p.item FROM toys_parts p WHERE
          contains(p.text_folded, 'bcd')))
        clickhouse: SELECT t.id, concat(COALESCE(concat(unhex('01'), t.text_folded), ''),
          COALESCE(arrayStringConcat(arrayMap(p -> COALESCE(concat(unhex('01'), p.text_folded), ''), t.parts), ''),
          '')) FROM toys t WHERE (position(t.text_folded, 'bcd') > 0 OR arrayExists(p -> position(p.text_folded,
          'bcd') > 0, t.parts))
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
        == "SELECT t.id, v.id, t.weight, v.price, v.id, t.id, CASE WHEN t.weight = 3000000 THEN 1 ELSE 0 "
        + "END, v.shown, COALESCE(decode(unhex('01')) || t.text_folded, '') FROM toys t JOIN toys_variants v "
        + "ON v.item = t.id WHERE t.weight = 3000000 AND contains(t.text_folded, 'bcd')")
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
    #expect(statement.text.hasPrefix("SELECT t.id, "))
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
        == "EXISTS (SELECT 1 FROM toys_variants v WHERE v.item = t.id AND (v.price > t.weight OR t.id IN "
        + "(SELECT p.item FROM toys_parts p WHERE v.price > p.weight)))")
    #expect(
      try ToyStatements.condition("usd>mv", .trino, ToyStatements.facts(parts: ["price"]))
        == "any_match(t.variants, v -> (v.price > t.weight OR any_match(v.parts, p -> "
        + "p.price > t.weight)))")
  }
}
