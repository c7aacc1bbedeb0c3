#if SQLite
  import FilterSQL
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// What is read of the values of columns.
  @Suite struct TableFactTests {
    @Test func typesOfValues() throws {
      let rows =
        [
          // Columns of SQLite store what they are given, changed by their affinity.
          ("TEXT", ColumnStorage.text, "'a', NULL, 7, ''", true), ("TEXT", .text, "'a', x'61'", false),
          ("TEXT", .text, "", true), ("DATETIME", .writtenTime, "'2026-03-17', NULL", true),
          ("DATETIME", .writtenTime, "'2026-03-17', 1767225600", false), ("DATETIME", .writtenTime, "x''", false),
          // A collation of the app, which is not here.
          ("TEXT COLLATE LOCALIZED", .text, "'a', 'b'", true), ("TEXT COLLATE NOCASE", .text, "'a', x''", false),
          ("INTEGER", .integer, "1, '2', NULL", true), ("INTEGER", .integer, "1, 2.5", false),
          ("INTEGER", .integer, "1, 'two'", false), ("INTEGER", .boolean, "1, x'01'", false),
          ("REAL", .double, "1, 2.5, NULL", true), ("REAL", .double, "9e999", false), ("REAL", .double, "'x'", false),
          ("NUMERIC", .numeric(scale: nil), "1, 2.5", true), ("NUMERIC", .numeric(scale: nil), "-9e999", false),
        ] as [(String, ColumnStorage, String, Bool)]
      for (type, storage, values, isUniform) in rows {
        for hasIndex in [false, true] where !hasIndex || !type.contains("LOCALIZED") {
          let folder = try ScratchFolder()
          let path = folder.file("a.db")
          var configuration = Configuration()
          configuration.prepareDatabase { database in
            database.add(collation: DatabaseCollation("LOCALIZED") { one, other in one.compare(other) })
          }
          try DatabaseQueue(path: path, configuration: configuration).write { database in
            try database.execute(sql: "CREATE TABLE t (a \(type))")
            if hasIndex { try database.execute(sql: "CREATE INDEX t_a ON t (a)") }
            for value in values.split(separator: ", ") { try database.execute(sql: "INSERT INTO t VALUES (\(value))") }
          }
          let connection = try EngineConnections.open(.sqlite(path: path), timeLimit: .seconds(10))
          defer { connection.close() }
          let reading = TableFactReading(
            schema: try SchemaReader(connection: connection).schema(of: TableName("t")), connection: connection)
          #expect(try reading.isUniform("a", storage) == isUniform, "with an index: \(hasIndex)")
        }
      }
    }
  }
#endif
