#if SQLite
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// The order of rows in SQLite, which must not keep an index from being used.
  @Suite struct TableOrderTests {
    private func orders(in folder: ScratchFolder) throws -> EngineTable {
      let path = try folder.database(
        """
        CREATE TABLE orders (id INTEGER PRIMARY KEY, total INTEGER, note TEXT, state TEXT);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
        INSERT INTO orders SELECT i, i * 37 % 401, 'note ' || i, CASE WHEN i % 9 THEN 'open' ELSE 'paid' END FROM n;
        CREATE INDEX orders_total ON orders (total);
        CREATE INDEX orders_state ON orders (state);
        """)
      let address = EngineAddress.sqlite(path: path)
      return try EngineTable(
        named: "orders", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address)
    }

    /// The plan is that of the statement without an order, which a person would write.
    @Test(arguments: [
      ("total>390", "+o.id"), ("total<5", "+o.id"), ("total!=5", "+o.id"), ("total>390 note:note", "+o.id"),
      // What the index has in the order of the numbers, and what has no index.
      ("state:paid", "o.id"), ("total:7", "o.id"), ("note:9", "o.id"), ("", "o.id"), ("total>5 id<9", "o.id"),
      ("total:7..9 order:total", "o.total NULLS LAST, o.id"),
      ("state:paid order:total direction:desc", "o.total DESC NULLS LAST, o.id"),
    ])
    func anOrderKeepsTheIndex(query: String, order: String) throws {
      let folder = try ScratchFolder()
      let table = try orders(in: folder)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
      let statement = try table.shownStatement(plan, hasParameters: false)
      #expect(statement.layout?.tail == "ORDER BY \(order)")
      let head = statement.text.components(separatedBy: " ORDER BY ")[0]
      func accesses(_ sql: String) throws -> [String] {
        try table.connection.explained(sql).filter { $0.contains("SEARCH") || $0.contains("SCAN") }
      }
      #expect(try accesses(statement.text) == accesses(head))
      // The rows are in the order of their numbers, as in memory.
      let rows = try list.found(by: plan)
      if !query.contains("order:") { #expect(rows == rows.sorted()) }
      #expect(rows.count == (try list.counted(plan).count))
    }

    /// An index with another collation than its column does not list the values of it.
    @Test(arguments: [("", true), ("COLLATE NOCASE", false)])
    func valuesAreReadThroughAnIndexThatServes(collation: String, isListed: Bool) throws {
      let folder = try ScratchFolder()
      let path = folder.file("app.db")
      try DatabaseQueue(path: path).write { database in
        try database.execute(sql: "CREATE TABLE t (a TEXT); CREATE INDEX t_a ON t (a \(collation))")
        try database.execute(sql: "INSERT INTO t VALUES ('x'), ('y')")
      }
      let connection = try EngineConnections.open(.sqlite(path: path), timeLimit: .seconds(10))
      defer { connection.close() }
      let schema = try SchemaReader(connection: connection).schema(of: TableName("t"))
      #expect(
        try TableFactReading(schema: schema, connection: connection).values(of: "a") == (isListed ? ["x", "y"] : nil))
    }
  }
#endif
