#if SQLite
  import FilterEngines
  import FilterRegex
  import FilterSQL
  import Foundation
  import Testing

  @Suite struct SQLiteConnectionTests {
    private static func open(
      _ path: String, isReadOnly: Bool = true, timeLimit: Duration = .seconds(20)
    ) throws(EngineError) -> any EngineConnection {
      try EngineConnections.open(
        .sqlite(path: path), isReadOnly: isReadOnly, timeLimit: timeLimit)
    }

    /// A file with the hostile rows in table `t`, closed.
    private static func filled(_ path: String) throws {
      let connection = try open(path, isReadOnly: false)
      try connection.execute(["CREATE TABLE t (a INTEGER, b TEXT)"])
      var rows = HostileTexts.rows.makeIterator()
      try connection.load("t", columns: ["a", "b"], results: [.integer, .text]) { rows.next() }
      connection.close()
    }

    @Test func hostileValuesRoundTrip() throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let connection = try Self.open(folder.file("a.db"))
      #expect(try connection.rows("SELECT a, b FROM t", [], [.integer, .text]) == HostileTexts.rows)
      for text in HostileTexts.all {
        let found = try connection.rows("SELECT b, hex(b) FROM t WHERE b = ?1", [.text(text)], [.text, .text])
        #expect(found == [[.text(text), .text(SQLDialect.hexadecimal(text.utf8))]], "\(text.debugDescription)")
        let literal = connection.dialect.literal(text)
        #expect(try connection.rows("SELECT b FROM t WHERE b = \(literal)", [], [.text]) == [[.text(text)]])
      }
      #expect(FileManager.default.subpaths(atPath: folder.path) == ["a.db"])
    }

    @Test func patternsRunInTheToolkitsMatcher() throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let connection = try Self.open(folder.file("a.db"))
      let pattern = "^.\\u{301}|or \\d=\\d"
      let regex = try CompiledRegex(RegexSyntax(parsing: "or \\d=\\d"))
      let statement = SQLStatement(
        "SELECT b FROM t WHERE fq_matches(?1, b)", parameters: [.text(pattern)], dialect: .sqlite, results: [.text],
        patterns: [pattern: regex])
      var found: [[SQLValue]] = []
      try connection.run(statement) { row in
        found.append(row)
        return true
      }
      #expect(found == [[.text("x' or 1=1 --")]])
      // A missing text is neither.
      #expect(
        try connection.rows("SELECT count(*) FROM t WHERE fq_matches('a', NULL) IS NULL", [], [.integer])
          == [[.integer(Int64(HostileTexts.rows.count))]])
      // The patterns of a statement end with it.
      let error = #expect(throws: EngineError.self) {
        try connection.rows("SELECT b FROM t WHERE fq_matches(?1, b)", [.text(pattern)], [.text])
      }
      #expect(error == EngineError(.refused, "SQLite: fq_matches: not a pattern of the statement"))
    }

    /// Only what is new or empty is written to.
    @Test func createsFilesButReplacesNone() throws {
      let folder = try ScratchFolder()
      let path = folder.file("a.db")
      try Self.filled(path)
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(
        SQLiteConnection.kind { () throws(EngineError) in _ = try Self.open(path, isReadOnly: false) } == .refused)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
      try Data().write(to: URL(fileURLWithPath: folder.file("empty.db")))
      let connection = try Self.open(folder.file("empty.db"), isReadOnly: false)
      #expect(try connection.rows("SELECT count(*) FROM sqlite_master", [], [.integer]) == [[.integer(0)]])
      connection.close()
      // Neither another file nor a special file.
      try "precious".write(toFile: folder.file("b.txt"), atomically: false, encoding: .utf8)
      for (name, kind) in [("b.txt", EngineError.Kind.refused), (".", .refused), ("no/such/folder.db", .unreachable)] {
        let found = SQLiteConnection.kind { () throws(EngineError) in
          _ = try Self.open(folder.file(name), isReadOnly: false)
        }
        #expect(found == kind, "\(name)")
      }
      #expect(try String(contentsOfFile: folder.file("b.txt"), encoding: .utf8) == "precious")
    }

    @Test func otherFilesAreRefused() throws {
      let folder = try ScratchFolder()
      try "precious".write(toFile: folder.file("b.txt"), atomically: false, encoding: .utf8)
      var broken = Data("SQLite format 3\0".utf8)
      broken.append(Data(repeating: 0xFF, count: 5_000))
      try broken.write(to: URL(fileURLWithPath: folder.file("c.db")))
      mkfifo(folder.file("d"), 0o600)
      for (name, kind) in [
        ("a.db", EngineError.Kind.unreachable), ("b.txt", .unusable), ("c.db", .unusable), ("d", .unreachable),
        (".", .unreachable),
      ] {
        let found = SQLiteConnection.kind { () throws(EngineError) in _ = try Self.open(folder.file(name)) }
        #expect(found == kind, "\(name)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.file("a.db")))
    }

    @Test func statementsThatFailLeaveTheConnectionUsable() throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let connection = try Self.open(folder.file("a.db"))
      for (sql, parameters, results, kind) in [
        ("SELECT nope FROM t", [SQLValue](), [SQLStatement.Result.text], EngineError.Kind.refused),
        ("SELECT 'x\0'", [], [.text], .refused), ("", [], [.text], .refused), ("DELETE FROM t", [], [], .refused),
        ("SELECT a FROM t WHERE b = ?1", [], [.text], .refused), ("SELECT b FROM t", [], [.integer], .unusable),
        ("SELECT a, b FROM t", [], [.integer], .unusable), ("ATTACH 'x.db' AS x", [], [], .refused),
        ("SELECT 1.5", [], [.integer], .unusable),
      ] {
        let found = SQLiteConnection.kind { () throws(EngineError) in _ = try connection.rows(sql, parameters, results)
        }
        #expect(found == kind, "\(sql)")
        #expect(try connection.rows("SELECT 1", [], [.integer]) == [[.integer(1)]])
      }
      connection.close()
      connection.close()
      #expect(SQLiteConnection.kind { () throws(EngineError) in try connection.execute(["SELECT 1"]) } == .lost)
    }

    /// A row may have 16 MB, as a record of a file.
    @Test func rowsHaveALimit() throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let connection = try Self.open(folder.file("a.db"))
      let nine = "replace(hex(zeroblob(4500000)), '0', 'a')"
      for (sql, count) in [
        ("SELECT zeroblob(900000000)", 1), ("SELECT \(nine) || \(nine)", 1), ("SELECT \(nine), \(nine)", 2),
      ] {
        let error = #expect(throws: EngineError.self) {
          try connection.rows(sql, [], Array(repeating: .text, count: count))
        }
        #expect(error == EngineError(.unusable, "the engine returned a row of more than 16 MB"), "\(sql)")
        #expect(try connection.rows("SELECT 1", [], [.integer]) == [[.integer(1)]])
      }
      #expect(try connection.rows("SELECT \(nine)", [], [.text])[0][0].text?.utf8.count == 9_000_000)
    }

    /// The time that a reader takes for its rows is not that of the engine.
    @Test func slowReadersDoNotTimeOut() throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let connection = try Self.open(folder.file("a.db"), timeLimit: .milliseconds(300))
      var count = 0
      try connection.run(SQLStatement("SELECT a FROM t LIMIT 4", dialect: .sqlite, results: [.integer])) { _ in
        // Longer than all of it may take the engine.
        Thread.sleep(forTimeInterval: 0.2)
        count += 1
        return true
      }
      #expect(count == 4)
    }

    /// A load that fails adds nothing.
    @Test func loadsAreAtomic() throws {
      let folder = try ScratchFolder()
      let connection = try Self.open(folder.file("a.db"), isReadOnly: false)
      try connection.execute(["CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)"])
      for (rows, names) in [
        ([[SQLValue.integer(1), .text("x")], [.integer(1), .text("y")]], ["a", "b"]),
        ([[.integer(1), .text("x")], [.integer(2)]], ["a", "b"]), ([[.integer(1), .text("x")]], ["a", "c"]),
        ([[.integer(1), .text("x")]], ["a", "b) VALUES (1, 2); --"]),
      ] {
        var next = rows.makeIterator()
        let kind = SQLiteConnection.kind { () throws(EngineError) in
          try connection.load("t", columns: names, results: [.integer, .text]) { next.next() }
        }
        #expect(kind == .refused)
        #expect(try connection.rows("SELECT count(*) FROM t", [], [.integer]) == [[.integer(0)]])
      }
    }

    private static let endless = "WITH RECURSIVE n(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM n) SELECT a FROM n"

    @Test func rowsAreStreamedAndStop() throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let connection = try Self.open(folder.file("a.db"))
      var count = 0
      try connection.run(SQLStatement(Self.endless, dialect: .sqlite, results: [.integer])) { row in
        count += 1
        // Another statement of the same thread does not wait for itself.
        #expect(SQLiteConnection.kind { () throws(EngineError) in try connection.execute(["SELECT 1"]) } == .refused)
        return count < 10
      }
      #expect(count == 10)
      #expect(try connection.lines(Self.endless).count == 10_000)
      #expect(try connection.lines("SELECT 'a' || char(10) || 'b', NULL, 3") == ["a", "b\t\t3"])
    }

    @Test func statementsEndWithTheTimeLimitAndWhenTheyAreCancelled() async throws {
      let folder = try ScratchFolder()
      try Self.filled(folder.file("a.db"))
      let short = try Self.open(folder.file("a.db"), timeLimit: .milliseconds(100))
      let connection = try Self.open(folder.file("a.db"), timeLimit: .seconds(60))
      let sum = "SELECT sum(a) FROM (\(Self.endless))"
      let kinds = await onThread { () -> [EngineError.Kind?] in
        let late = SQLiteConnection.kind { () throws(EngineError) in _ = try short.rows(sum, [], [.integer]) }
        return [
          late,
          connection.kindWhenCancelled { () throws(EngineError) in _ = try connection.rows(sum, [], [.integer]) },
          SQLiteConnection.kind { () throws(EngineError) in _ = try connection.rows("SELECT 1", [], [.integer]) },
        ]
      }
      #expect(kinds == [.timedOut, .cancelled, nil])
      // Without a statement, there is nothing to cancel.
      connection.cancel()
      #expect(try connection.rows("SELECT 1", [], [.integer]) == [[.integer(1)]])
    }
  }
#endif
