#if SQLite
  import FilterEngines
  import FilterSQL
  import _FilterTestSupport
  import Foundation
  import GRDB
  import Testing

  @Suite struct SQLiteSearchTests {
    private static let pieces = [
      "a", "b", "ab", "é", "e\u{301}", "日", "👩", "\u{1}", "\u{2}", " ", "e", "z", "zz", "x'", "%", "\u{A9}",
    ]

    private static func text(_ random: inout SeededGenerator, _ length: Int) -> String {
      (0..<random.below(length)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }

    /// Any values: the result is that of SQLite's own function, as another connection has it.
    @Test func resultsAreThoseOfSQLite() throws {
      let folder = try ScratchFolder()
      let seed = PropertyCases.seed(default: 7)
      var random = SeededGenerator(seed: seed)
      let connection = try EngineConnections.open(
        .sqlite(path: folder.file("a.db")), isReadOnly: false, timeLimit: .seconds(20))
      let original = try DatabaseQueue()
      let special = [
        "NULL", "12", "1.5", "x''", "x'C3A9'", "x'A9'", "x'00'", "''", "'é'", "CAST(x'A9' AS TEXT)",
        "CAST(x'C3' AS TEXT)",
        "CAST(x'61A9A9' AS TEXT)", "'1'", "x'3132'", "'a' || char(0) || 'b'", "char(0)",
      ]
      var pairs: [(String, String)] = special.flatMap { first in special.map { (first, $0) } }
      for _ in 0..<1_000 {
        let words = (Self.text(&random, 40), Self.text(&random, 4))
        pairs.append((connection.dialect.literal(words.0), connection.dialect.literal(words.1)))
      }
      for (text, needle) in pairs {
        let sql = "SELECT instr(\(text), \(needle))"
        let expected = try original.read { try Int64.fetchOne($0, sql: sql) }
        let found = try connection.rows(sql, [], [.integer])
        #expect(found == [[expected.map { .integer($0) } ?? .null]], "\(sql), FILTERQ_SEED=\(seed)")
      }
    }

    /// A view of a stranger may call it, and may not call the function for patterns.
    @Test func viewsMaySearch() throws {
      let folder = try ScratchFolder()
      let queue = try DatabaseQueue(path: folder.file("a.db"))
      try queue.write { database in
        try database.execute(
          sql: """
            CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('abc');
            CREATE VIEW v AS SELECT instr(a, 'c') AS place FROM t;
            CREATE VIEW w AS SELECT fq_matches('c', a) AS hit FROM t;
            """)
      }
      try queue.close()
      let connection = try EngineConnections.open(.sqlite(path: folder.file("a.db")), timeLimit: .seconds(20))
      #expect(try connection.rows("SELECT place FROM v", [], [.integer]) == [[.integer(3)]])
      let error = #expect(throws: EngineError.self) { try connection.rows("SELECT hit FROM w", [], [.integer]) }
      #expect(error?.message == "SQLite: unsafe use of fq_matches()")
    }
  }
#endif
