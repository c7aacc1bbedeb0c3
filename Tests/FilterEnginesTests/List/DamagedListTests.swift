#if SQLite
  import FilterEngines
  import FilterEvaluation
  import FilterSQL
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  /// The entries about a list are not trusted: anything in them gives a list or an error.
  @Suite struct DamagedListTests {
    private static let toys = ToyLists.toys(40)

    /// Changes a list, and returns the error of opening it.
    private func error(after changes: [String], in connection: any EngineConnection) -> EngineError? {
      engineError {
        try connection.execute(["SAVEPOINT fq_test"] + changes)
        defer { try? connection.execute(["ROLLBACK TO SAVEPOINT fq_test", "RELEASE SAVEPOINT fq_test"]) }
        _ = try ToyLists.open(connection)
      }
    }

    private func lists(_ body: (any EngineConnection) throws -> Void) throws {
      for engine in TestedEngine.ofTables {
        let folder = try ScratchFolder()
        let connection = try engine.list(in: folder.path) { try ToyLists.write(Self.toys, $0) }
        defer { connection.close() }
        // PostgreSQL has savepoints only within a transaction.
        try connection.execute(["BEGIN"])
        try body(connection)
        #expect(try ToyLists.open(connection).count == Self.toys.count)
      }
    }

    @Test func databasesWithoutAListSuggestTheExport() throws {
      let folder = try ScratchFolder()
      let connection = try EngineConnections.open(
        .sqlite(path: folder.file("a.db")), isReadOnly: false, timeLimit: .seconds(20))
      func error() -> EngineError? { engineError { _ = try EngineList.about(connection) } }
      #expect(
        error()
          == EngineError(
            .unusable,
            "the database has no list; write one with 'filterq items export' (SQLite: no such table: fq_about)"))
      try connection.execute(["CREATE TABLE fq_about (name TEXT, value TEXT)"])
      let none = EngineError(.unusable, "the database has no list; write one with 'filterq items export'")
      #expect(error() == none)
      try connection.execute(["INSERT INTO fq_about VALUES (NULL, '1'), ('version', NULL), ('name', 'x')"])
      #expect(error() == none)
      try connection.execute(["DROP TABLE fq_about", "CREATE TABLE fq_about (version TEXT)"])
      #expect(error()?.kind == .unusable)
      connection.close()
      #expect(error()?.kind == .lost)
    }

    @Test func otherVersionsAreRefused() throws {
      let rows: [String] = ["", "0", "1", "2", "3", "4", "01", "1 ", "1.0", "one", "\u{1F600}"]
      for version in rows {
        try lists { connection in
          let literal = connection.dialect.literal(version)
          let error = error(after: ["UPDATE fq_about SET value = \(literal) WHERE name = 'version'"], in: connection)
          #expect(
            error == EngineError(.unusable, "the list in the database has an incompatible version; export it again"),
            "\(version)")
        }
      }
    }

    @Test func eachEntryIsNeeded() throws {
      try lists { connection in
        for name in [
          "version", "items", "variants", "table", "levels", "parts", "reserved", "letters", "costs", "fields",
        ] {
          for change in [
            "DELETE FROM fq_about WHERE name = '\(name)'", "UPDATE fq_about SET value = NULL WHERE name = '\(name)'",
            "UPDATE fq_about SET name = 'x\(name)' WHERE name = '\(name)'",
          ] {
            #expect(error(after: [change], in: connection)?.kind == .unusable, "\(change)")
          }
        }
        // The caller's own entries do not matter to the list.
        #expect(error(after: ["DELETE FROM fq_about WHERE name = 'kind'"], in: connection) == nil)
      }
    }

    @Test func damagedEntriesAreRefused() throws {
      let rows: [(String, [String])] = [
        ("items", ["", "-1", "x", "1e3", "99999999999999999999", "0x10", " 40", "41000000"]),
        ("variants", ["", "-1", "39", "x", "9223372036854775808"]),
        ("levels", ["", "0", "1", "3", "x"]), ("parts", ["x", "-1", "999", "1,2", "99999999999999999999", "0 1 x"]),
        ("reserved", ["x", "-1", "\(Toy.vocabulary.fields.count)"]), ("letters", ["x", "-1", "1000000"]),
        ("costs", ["", "0", "x"]),
        ("fields", ["", "0", "x"]),
      ]
      for (name, values) in rows {
        try lists { connection in
          for value in values {
            let change =
              "UPDATE fq_about SET value = \(connection.dialect.literal(value)) WHERE name = '\(name)'"
            #expect(error(after: [change], in: connection)?.kind == .unusable, "\(name): \(change)")
          }
        }
      }
    }

    @Test func otherFieldsAreRefused() throws {
      try lists { connection in
        let about = try EngineList.about(connection)
        let error = EngineError(.unusable, "the list in the database has other fields; export it again")
        var fields = Toy.vocabulary.fields
        fields.swapAt(0, 1)
        let swapped = Vocabulary(
          name: "toys", nameField: "name", fields: fields, palettes: [Toy.palette], symbols: Toy.vocabulary.symbols)
        let lists = [
          FilterableList<Toy>(vocabulary: Toy.vocabulary, fields: []),
          FilterableList<Toy>(vocabulary: swapped, fields: []),
          FilterableList<Toy>(vocabulary: Vocabulary(name: "none", fields: []), fields: []),
        ]
        for list in lists {
          let found = engineError { _ = try EngineList(connection, about, list) }
          #expect(found == error)
        }
      }
    }

    @Test func changedCostsAreRefused() throws {
      let rows: [String] = [
        "DELETE FROM fq_costs WHERE code = 0", "DELETE FROM fq_costs", "UPDATE fq_costs SET cost = ''",
        "UPDATE fq_costs SET cost = '0:1;0' WHERE code = 1", "UPDATE fq_costs SET cost = ';x' WHERE code = 0",
        "UPDATE fq_costs SET cost = '-1:1;0' WHERE code = 0", "UPDATE fq_costs SET cost = '0:0;0' WHERE code = 0",
        "UPDATE fq_costs SET cost = '0:99999999999999999999;0' WHERE code = 0",
        "UPDATE fq_costs SET cost = NULL WHERE code = 0", "UPDATE fq_costs SET code = 7777 WHERE code = 0",
        "UPDATE fq_costs SET code = -1 WHERE code = 0", "UPDATE fq_costs SET code = NULL WHERE code = 0",
        "UPDATE fq_costs SET field = -1", "UPDATE fq_costs SET field = 9223372036854775807",
        "INSERT INTO fq_costs SELECT * FROM fq_costs", "INSERT INTO fq_costs VALUES (0, 0, '0:1;0')",
        "DROP TABLE fq_costs",
      ]
      for change in rows {
        try lists { connection in
          let error = error(after: [change], in: connection)
          #expect(error?.kind == .unusable || error?.kind == .refused, "\(change): \(String(describing: error))")
        }
      }
    }

    @Test func tooManyEntriesAreRefused() throws {
      let folder = try ScratchFolder()
      let connection = try ToyLists.sqlite(Self.toys, folder.file("a.db"))
      let damage = EngineError(.unusable, "the list in the database is damaged")
      let numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT"
      #expect(
        error(after: ["INSERT INTO fq_about \(numbers) 300) SELECT 'x' || i, '' FROM n"], in: connection) == damage)
      #expect(
        error(after: ["INSERT INTO fq_about VALUES ('x', hex(zeroblob(8388609)))"], in: connection)
          == EngineError(.unusable, "the engine returned a row of more than 16 MB"))
      try connection.execute(["DELETE FROM fq_about WHERE name = 'x'"])
      // Two of a name are one.
      let doubled = error(after: ["INSERT INTO fq_about SELECT * FROM fq_about"], in: connection)
      #expect(doubled == nil)
      connection.close()
    }

    /// A stranger's view may have no end: the entries and the time are limited.
    @Test func endlessViewsEnd() throws {
      let folder = try ScratchFolder()
      try ToyLists.sqlite(Self.toys, folder.file("a.db")).close()
      for (name, columns, kind) in [
        ("fq_about", "'x' || i AS name, 'v' AS value", EngineError.Kind.unusable),
        ("fq_about", "NULL AS name, 'v' AS value", .timedOut),
        ("fq_about", "'version' AS name, '1' AS value", .timedOut),
        ("fq_costs", "NULL AS field, 1 AS code, '' AS cost", .timedOut),
      ] {
        let path = folder.file("\(UUID().uuidString).db")
        try FileManager.default.copyItem(atPath: folder.file("a.db"), toPath: path)
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
          try database.execute(
            sql: """
              DROP TABLE \(name);
              CREATE VIEW \(name) AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
              SELECT \(columns) FROM n
              """)
        }
        try queue.close()
        let limit = Duration.milliseconds(kind == .timedOut ? 300 : 120_000)
        let connection = try EngineConnections.open(.sqlite(path: path), timeLimit: limit)
        let error = engineError { _ = try ToyLists.open(connection) }
        #expect(error?.kind == kind, "\(name): \(columns)")
        connection.close()
      }
    }
  }
#endif
