import FilterEvaluation
import FilterSQL
import FilterSemantics
import FilterText
import Testing
import _FilterTestSupport

/// What a statement is asked for besides the query: which rows, in which order, and what of them.
@Suite struct RequestTests {
  private static func text(
    _ query: String, _ dialect: SQLDialect = .sqlite, hasVariants: Bool = true, _ change: (inout SQLRequest) -> Void
  ) throws -> String {
    var request = SQLRequest()
    change(&request)
    let statement = try ToyStatements.statement(query, dialect, hasVariants: hasVariants, request: request)
    return ToyStatements.readable(statement)
  }

  private static let weight = SQLRequest.Key.field(ToyStatements.field("weight"))
  private static let price = SQLRequest.Key.field(ToyStatements.field("price"))

  @Test func itemsAndTheirNumber() throws {
    #expect(try Self.text("mv=3") { _ in } == "SELECT t.id FROM toys t WHERE t.weight = 3000000")
    #expect(
      try Self.text("mv=3") { $0.countsOnly = true }
        == "SELECT COUNT(*) FROM toys t WHERE t.weight = 3000000")
    #expect(
      try Self.text("usd=1") { $0.countsOnly = true }
        == "SELECT COUNT(*) FROM toys t "
        + "WHERE t.id IN (SELECT v.item FROM toys_variants v WHERE v.price = 1000000)")
    #expect(
      try Self.text("mv=3") { $0.item = 7 }
        == "SELECT t.id FROM toys t WHERE t.weight = 3000000 AND t.id = 7")
  }

  /// Each variant that satisfies the query is a row: the conditions on variants are those of the row.
  @Test func variants() throws {
    let table: [(SQLDialect, String)] = [
      (SQLDialect.sqlite, "JOIN toys_variants v ON v.item = t.id"),
      (.postgresql, "JOIN toys_variants v ON v.item = t.id"),
      (.duckdb, "JOIN toys_variants v ON v.item = t.id"),
      (.spark, "LATERAL VIEW explode(t.variants) AS v"),
      (.clickhouse, "ARRAY JOIN t.variants AS v"),
      (.trino, "CROSS JOIN UNNEST(t.variants) AS v"),
    ]
    for (dialect, join) in table {
      let rows = try Self.text("mv=3 usd=1", dialect) { $0.listsVariants = true }
      let condition = "t.weight = 3000000 AND v.price = 1000000"
      #expect(rows == "SELECT t.id, v.id FROM toys t \(join) WHERE \(condition)", "\(dialect)")
      let count = try Self.text("mv=3 usd=1", dialect) {
        $0.listsVariants = true
        $0.countsOnly = true
      }
      #expect(count == "SELECT COUNT(*) FROM toys t \(join) WHERE \(condition)", "\(dialect)")
    }
  }

  /// Where items have one variant each, a variant is its item.
  @Test func variantsOfItemsWithOneEach() throws {
    let statement = try Self.text("mv=3 usd=1", hasVariants: false) { request in
      request.listsVariants = true
      request.conditions = [.init(ToyStatements.extra, 0)]
      request.order = [.init(.variant)]
      request.texts = [ToyStatements.shown]
    }
    #expect(
      statement
        == "SELECT t.id, t.shown FROM toys t WHERE t.weight = 3000000 AND t.price = 1000000 "
        + "AND t.extra = 0 ORDER BY t.id")
  }

  /// Engines disagree about the place of a missing value, so that the statement says it: last in both directions.
  @Test func orderWithMissingValuesLast() throws {
    for dialect in SQLDialect.all {
      let text = try Self.text("mv=3", dialect) { request in
        request.order = [
          .init(Self.weight, isDescending: true), .init(.supplement(ToyStatements.rank)),
          .init(.item, isDescending: true),
        ]
        request.limit = 20
      }
      #expect(
        text
          == "SELECT t.id FROM toys t WHERE t.weight = 3000000 "
          + "ORDER BY CASE WHEN t.weight IS NULL THEN 1 ELSE 0 END, t.weight DESC, "
          + "CASE WHEN t.rank IS NULL THEN 1 ELSE 0 END, t.rank, t.id DESC LIMIT 20", "\(dialect)")
    }
  }

  /// A field of texts or words has no key, so that all rows are equal in its order.
  @Test(arguments: ["name", "tag", "cost", "maker"]) func fieldsWithoutKeys(name: String) throws {
    let text = try Self.text("mv=3") { $0.order = [.init(.field(ToyStatements.field(name)))] }
    #expect(text.hasSuffix("ORDER BY CASE WHEN NULL IS NULL THEN 1 ELSE 0 END, NULL"))
  }

  @Test(arguments: [(0, " LIMIT 0"), (-5, " LIMIT 0"), (1, " LIMIT 1"), (Int.max, " LIMIT 9223372036854775807")])
  func limits(limit: Int, expected: String) throws {
    #expect(try Self.text("mv=3") { $0.limit = limit }.hasSuffix("= 3000000\(expected)"))
  }

  /// Further columns of variants must have their numbers in the variant that satisfies the query.
  @Test func conditionsOnSupplements() throws {
    let conditions: [SQLRequest.Condition] = [.init(ToyStatements.extra, 0)]
    #expect(
      try Self.text("mv=3 usd=1") { $0.conditions = conditions }
        == "SELECT t.id FROM toys t WHERE t.weight = 3000000 AND t.id IN (SELECT v.item FROM toys_variants v "
        + "WHERE v.extra = 0 AND v.price = 1000000)")
    #expect(
      try Self.text("mv=3", .spark) { $0.conditions = conditions }
        == "SELECT t.id FROM toys t WHERE t.weight = 3000000 AND exists(t.variants, v -> v.extra = 0)")
    #expect(
      try Self.text("") { $0.conditions = [.init(ToyStatements.rank, -1)] }
        == "SELECT t.id FROM toys t WHERE EXISTS (SELECT 1 FROM toys_variants v "
        + "WHERE v.item = t.id AND t.rank = -1)")
  }

  /// One variant of each item, or of each group: the first by an order.
  @Test func choice() throws {
    func change(_ request: inout SQLRequest) {
      request.choice = .init(
        of: [.item, .supplement(ToyStatements.extra)], order: [.init(Self.price, isDescending: true), .init(.variant)])
      request.order = [.init(Self.weight), .init(.variant)]
      request.limit = 3
      request.texts = [ToyStatements.shown]
    }
    let source = "FROM toys t JOIN toys_variants v ON v.item = t.id WHERE v.price > 1000000"
    #expect(
      try Self.text("usd>1") { change(&$0) }
        == "SELECT c0, c1, c2 FROM (SELECT t.id AS c0, v.id AS c1, v.shown AS c2, t.weight AS k0, v.id AS k1, "
        + "ROW_NUMBER() OVER (PARTITION BY t.id, v.extra "
        + "ORDER BY CASE WHEN v.price IS NULL THEN 1 ELSE 0 END, v.price DESC, v.id) AS n \(source)) rows "
        + "WHERE n = 1 ORDER BY CASE WHEN k0 IS NULL THEN 1 ELSE 0 END, k0, k1 LIMIT 3")
    let count = try Self.text("usd>1") { request in
      change(&request)
      request.countsOnly = true
    }
    #expect(count == "SELECT COUNT(*) FROM (SELECT DISTINCT t.id, v.extra \(source)) rows")
  }

  /// The truth of terms, which may be negated or missing in the condition, and texts, of each row.
  @Test func verdictsAndTexts() throws {
    let text = try Self.text("mv=3 or -usd=1") { request in
      request.listsVariants = true
      request.verdicts = [1, 0]
      request.texts = [ToyStatements.shown]
    }
    #expect(
      text
        == "SELECT t.id, v.id, CASE WHEN v.price = 1000000 THEN 1 ELSE 0 END, "
        + "CASE WHEN t.weight = 3000000 THEN 1 ELSE 0 END, v.shown "
        + "FROM toys t JOIN toys_variants v ON v.item = t.id "
        + "WHERE (t.weight = 3000000 OR (v.price <> 1000000 OR v.price IS NULL))")
    // The text of a variant is missing where a row is an item.
    #expect(try Self.text("mv=3") { $0.texts = [ToyStatements.shown] }.hasPrefix("SELECT t.id, NULL FROM"))
  }

  /// What the columns hold, so that a row can be read.
  @Test func results() throws {
    var request = SQLRequest()
    request.listsVariants = true
    request.verdicts = [0]
    request.texts = [ToyStatements.shown]
    let rows = try ToyStatements.statement("usd=1", .sqlite, request: request)
    #expect(rows.results == [.integer, .integer, .integer, .text])
    #expect(rows.hasVariant)
    #expect(rows.keyCount == 0)
    request.countsOnly = true
    let count = try ToyStatements.statement("usd=1", .sqlite, request: request)
    #expect(count.results == [.integer])
    #expect(!count.hasVariant)
    #expect(try ToyStatements.statement("usd=1", .sqlite).results == [.integer])
  }

  /// A refused query finds nothing, in the form that was asked for.
  @Test func nothing() throws {
    var reading = Toy.list.plan("mv=3 o:/(?<=a)b/").reading
    reading.refusal = QueryRefusal(message: "no", range: SourceRange(start: 0, end: 1))
    let plan = FilterPlan(reading, for: Toy.list)
    func text(_ request: SQLRequest) throws -> String {
      try ToyStatements.schema().statement(for: plan, request, in: .duckdb).text
    }
    var request = SQLRequest()
    #expect(try text(request) == "SELECT t.id FROM toys t WHERE 1 = 0")
    request.listsVariants = true
    #expect(try text(request) == "SELECT t.id, v.id FROM toys t JOIN toys_variants v ON v.item = t.id WHERE 1 = 0")
    request.countsOnly = true
    #expect(try text(request).hasPrefix("SELECT COUNT(*) FROM toys t "))
  }

  /// A query without a condition finds everything, and one whose terms cannot hold nothing.
  @Test func everything() throws {
    #expect(Toy.list.plan("").findsEverything)
    #expect(try Self.text("") { _ in } == "SELECT t.id FROM toys t WHERE 1 = 1")
    #expect(try Self.text("") { $0.item = 7 } == "SELECT t.id FROM toys t WHERE t.id = 7")
    #expect(try Self.text("c<0 or c<0") { $0.countsOnly = true } == "SELECT COUNT(*) FROM toys t WHERE 1 = 0")
  }

  /// A condition that fails for every variant fails for every item.
  @Test func whatFailsForVariantsFailsForItems() throws {
    #expect(try ToyStatements.condition("usd=1 c<0") == "1 = 0")
    #expect(try ToyStatements.condition("usd=1 or -c<0") == "1 = 1")
    #expect(try ToyStatements.condition("usd=1 -c<0").hasSuffix("WHERE v.price = 1000000)"))
  }
}
