#if SQLite
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Tables that the catalog of a cluster describes.
  @Suite struct ClusterTableTests {
    @Test(
      arguments: [
        ("command:spark-sql :shop.orders", ["spark-sql"], ["shop", "orders"]),
        (
          "command:spark-sql --master spark://m:7077 :c.s.t", ["spark-sql", "--master", "spark://m:7077"],
          ["c", "s", "t"]
        ),
        ("command:spark:./x 'a :b' :\"odd :name\"", nil, nil),
        ("command:duckdb x.db :\"a.b\"", ["duckdb", "x.db"], ["a.b"]),
        ("command:spark-sql", nil, nil), ("command:spark-sql --conf a=b:c", nil, nil),
        ("command:spark-sql :", nil, nil),
      ] as [(String, [String]?, [String]?)])
    func addresses(text: String, words: [String]?, table: [String]?) throws {
      let place = try TableAddress(text)
      #expect(place?.table.parts == table)
      #expect(TableAddress.isAddress(text) == (table != nil))
      guard case .command(let found, _)? = place?.engine else {
        #expect(words == nil)
        return
      }
      #expect(found == words)
    }

    /// Rows as Spark's client prints them, each cell with spaces to a width of 20, after the statement.
    private static func described(_ rows: [[String]]) -> String {
      let lines = rows.map { row in
        row.map { $0 + String(repeating: " ", count: max(0, 20 - $0.count)) }.joined(separator: "\t")
      }
      return (["spark-sql (default)> DESCRIBE TABLE shop.orders;"] + lines).joined(separator: "\n")
    }

    @Test func describedBySpark() throws {
      let connection = CannedConnection(
        .spark,
        lines: [
          "DESCRIBE TABLE shop.orders": Self.described([
            ["id", "int", ""],
            ["a b", "string", "the first letters"],
            ["price", "decimal(10,2)", ""],
            ["at", "timestamp", ""],
            ["local", "timestamp_ntz", ""],
            ["tags", "array<string>", ""],
            ["code", "char(3)", ""],
            ["day", "date", ""],
            ["status", "string", ""],
            ["# Partition Information", "", ""],
            ["# col_name", "data_type", "comment"],
            ["day", "date", ""],
            ["status", "string", ""],
            ["", "", ""],
            ["# Detailed Table Information", "", ""],
            ["Owner", "me", ""],
          ]),
          "SHOW PARTITIONS shop.orders": """
          day=2026-03-01/status=paid
          day=2026-03-02/status=o%27pen%2Fx%3D%25
          day=2026-03-02/status=__HIVE_DEFAULT_PARTITION__
          """,
        ])
      let schema = try SchemaReader(connection: connection).schema(of: TableName("shop", "orders"))
      #expect(schema.columns.map { $0.name } == ["id", "a b", "price", "at", "local", "tags", "code", "day", "status"])
      #expect(
        schema.columns.map { $0.storage(in: .spark, isStrict: true) } == [
          .integer, .text, .numeric(scale: 2), .timestamp(hasZone: true), .timestamp(hasZone: false), .other, .other,
          .date,
          .text,
        ])
      #expect(schema.columns.map { $0.leadsIndex } == Array(repeating: false, count: 7) + [true, true])
      #expect(schema.columns[1].comment == "the first letters")
      let reading = TableFactReading(schema: schema, connection: connection)
      #expect(try reading.values(of: "status") == ["o'pen/x=%", "paid"])
      #expect(try reading.values(of: "a b") == nil)
    }

    @Test func describedByClickHouse() throws {
      let connection = CannedConnection(
        .clickhouse,
        rows: [
          "system.columns": [
            ["2", "status", "Enum8('open' = 1, 'paid' = 2)", ""], ["1", "id", "UInt64", ""],
            ["3", "note", "LowCardinality(Nullable(String))", "for the buyer"], ["4", "n", "Int32", ""],
            ["5", "price", "Nullable(Decimal(10, 2))", ""], ["6", "at", "DateTime64(6)", ""],
            ["7", "day", "Date32", ""],
          ]
        ])
      let schema = try SchemaReader(connection: connection).schema(of: TableName("shop", "orders"))
      #expect(schema.columns.map { $0.name } == ["id", "status", "note", "n", "price", "at", "day"])
      #expect(
        schema.columns.map { $0.storage(in: .clickhouse, isStrict: true) } == [
          .other, .text, .text, .integer, .numeric(scale: 2), .other, .date,
        ])
      #expect(schema.columns.map { $0.isOptional } == [false, false, true, false, true, false, false])
      #expect(schema.columns[1].values == ["open", "paid"])
      #expect(
        connection.statements == [
          "SELECT toString(position), name, type, comment FROM system.columns\n"
            + "WHERE table = 'orders' AND database = 'shop'"
        ])
      #expect(
        TableRecord(schema, alias: "o", in: .clickhouse).sql
          == "concat('{\"id\":', COALESCE(toJSONString(o.id), 'null'), ',\"status\":', "
          + "COALESCE(toJSONString(o.status), 'null'), ',\"note\":', COALESCE(toJSONString(o.note), 'null'), "
          + "',\"n\":', COALESCE(toString(o.n), 'null'), ',\"price\":', COALESCE(toString(o.price), 'null'), "
          + "',\"at\":', COALESCE(toJSONString(o.`at`), 'null'), ',\"day\":', COALESCE(toJSONString(o.`day`), 'null'), '}')"
      )
    }

    @Test func describedByTrino() throws {
      let connection = CannedConnection(
        .trino,
        rows: [
          "lake.information_schema.columns": [
            ["1", "id", "bigint", "NO"], ["3", "at", "timestamp(6) with time zone", "YES"],
            ["2", "name", "varchar(20)", "YES"],
          ]
        ])
      let reader = SchemaReader(connection: connection)
      let schema = try reader.schema(of: TableName("lake", "shop", "orders"))
      #expect(schema.columns.map { $0.name } == ["id", "name", "at"])
      #expect(schema.columns.map { $0.storage(in: .trino, isStrict: true) } == [.integer, .text, .other])
      #expect(schema.columns.map { $0.isOptional } == [false, true, true])
    }

    @Test func missingTables() {
      let connection = CannedConnection(.trino, rows: ["information_schema.tables": [["items"], ["users"]]])
      let error = #expect(throws: EngineError.self) {
        try SchemaReader(connection: connection).schema(of: TableName("orders"))
      }
      #expect(error?.message == "there is no table 'orders'; there is 'items', 'users'")
    }
  }

  /// A connection whose answers are given, by a part of the statement.
  final class CannedConnection: EngineConnection, @unchecked Sendable {
    // Used by one thread.
    let dialect: SQLDialect
    private let rows: [String: [[String]]]
    private let texts: [String: String]
    private(set) var statements: [String] = []

    init(_ dialect: SQLDialect, rows: [String: [[String]]] = [:], lines: [String: String] = [:]) {
      (self.dialect, self.rows, texts) = (dialect, rows, lines)
    }

    func execute(_ sql: [String]) throws(EngineError) { statements += sql }

    func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError) {
      statements.append(statement.text)
      for row in rows.first(where: { statement.text.contains($0.key) })?.value ?? []
      where !take(row.map { .text($0) }) { return }
    }

    func load(
      _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
    ) throws(EngineError) {
      throw EngineError(.refused, "nothing is written")
    }

    func lines(_ sql: String) throws(EngineError) -> [String] {
      statements.append(sql)
      guard let text = texts[sql] else { throw EngineError(.refused, "no such table") }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    func cancel() {}
    func close() {}
  }
#endif
