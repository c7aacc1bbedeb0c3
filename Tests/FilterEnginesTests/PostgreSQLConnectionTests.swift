import FilterEngines
import FilterSQL
import Foundation
import Testing

private let server = ProcessInfo.processInfo.environment["FILTERQ_POSTGRESQL"]

@Suite(.serialized, .enabled(if: server != nil, "FILTERQ_POSTGRESQL is not set: no PostgreSQL server"))
struct PostgreSQLConnectionTests {
  private static func open(
    isReadOnly: Bool = true, timeLimit: Duration = .seconds(20)
  ) throws(EngineError) -> any EngineConnection {
    try EngineConnections.open(.postgresql(server ?? ""), isReadOnly: isReadOnly, timeLimit: timeLimit)
  }

  private static func kind(_ body: () throws(EngineError) -> Void) -> EngineError.Kind? {
    PostgreSQLConnection.kind(body)
  }

  @Test func hostileValuesRoundTrip() async throws {
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do {
        let connection = try Self.open(isReadOnly: false)
        let text = connection.dialect.types.text
        try connection.execute(["DROP TABLE IF EXISTS fq_hostile", "CREATE TABLE fq_hostile (a BIGINT, b \(text))"])
        var rows = HostileTexts.rows.makeIterator()
        try connection.load("fq_hostile", columns: ["a", "b"], results: [.integer, .text]) { rows.next() }
        let back = try connection.rows("SELECT a, b FROM fq_hostile", [], [.integer, .text])
        if back != HostileTexts.rows { problems.append("COPY") }
        for text in HostileTexts.all {
          let literal = connection.dialect.literal(text)
          let hexadecimal = SQLTemplate.filled(connection.dialect.functions.hexadecimal, "b")
          for (condition, parameters) in [("b = $1", [SQLValue.text(text)]), ("b = \(literal)", [])] {
            let found = try connection.rows(
              "SELECT b, \(hexadecimal) FROM fq_hostile WHERE \(condition)", parameters, [.text, .text])
            let digits = SQLDialect.hexadecimal(text.utf8).lowercased()
            if found != [[.text(text), .text(digits)]] { problems.append("\(condition) \(text.debugDescription)") }
          }
        }
        let numbers = try connection.rows(
          "SELECT $1, $2, $3, $4", [.integer(.min), .integer(.max), .null, .integer(0)],
          [.integer, .integer, .text, .integer])
        if numbers != [[.integer(.min), .integer(.max), .null, .integer(0)]] { problems.append("numbers") }
        try connection.execute(["DROP TABLE fq_hostile"])
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  @Test func statementsThatFailLeaveTheConnectionUsable() async throws {
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do {
        let connection = try Self.open()
        for (sql, parameters, results, kind) in [
          ("SELECT nope", [SQLValue](), [SQLStatement.Result.text], EngineError.Kind.refused),
          ("SELECT 'a' ~ '('", [], [.text], .refused), ("SELECT $1", [], [.text], .refused),
          ("CREATE TABLE fq_nope (a BIGINT)", [], [], .refused), ("SELECT $1", [.text("a\0b")], [.text], .refused),
          ("SELECT 'a'", [], [.integer], .unusable), ("SELECT 1, 2", [], [.integer], .unusable),
          ("SELECT 1 WHERE FALSE", [], [.integer, .integer], .unusable), ("SELECT 'a\0b'", [], [.text], .refused),
          ("COPY (SELECT 1) TO STDOUT", [], [.integer], .refused), ("SELECT 1/0", [], [.integer], .refused),
        ] {
          let found = Self.kind { () throws(EngineError) in _ = try connection.rows(sql, parameters, results) }
          if found != kind { problems.append("\(sql): \(String(describing: found))") }
          if try connection.rows("SELECT 1", [], [.integer]) != [[.integer(1)]] { problems.append("after \(sql)") }
        }
        let changes = Self.kind { () throws(EngineError) in try connection.execute(["CREATE TABLE fq_nope (a INT)"]) }
        if changes != .refused { problems.append("a connection for reading made a table") }
        connection.close()
        if Self.kind({ () throws(EngineError) in try connection.execute(["SELECT 1"]) }) != .lost {
          problems.append("closed")
        }
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  @Test func loadsAreAtomic() async throws {
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do {
        let connection = try Self.open(isReadOnly: false)
        try connection.execute(["DROP TABLE IF EXISTS fq_whole", "CREATE TABLE fq_whole (a BIGINT UNIQUE, b TEXT)"])
        for (rows, names) in [
          ([[SQLValue.integer(1), .text("x")], [.integer(1), .text("y")]], ["a", "b"]),
          ([[.integer(1), .text("x")], [.integer(2)]], ["a", "b"]), ([[.integer(1), .text("x")]], ["a", "c"]),
          ([[.integer(1), .text("x")], [.integer(2), .text("y\0z")]], ["a", "b"]),
          ([[.integer(1), .text("x")]], ["a", "b) FROM PROGRAM 'true'; --"]),
        ] {
          var next = rows.makeIterator()
          let kind = Self.kind { () throws(EngineError) in
            try connection.load("fq_whole", columns: names, results: [.integer, .text]) { next.next() }
          }
          let count = try connection.rows("SELECT count(*) FROM fq_whole", [], [.integer])
          if kind != .refused || count != [[.integer(0)]] { problems.append("\(rows): \(String(describing: kind))") }
        }
        // More than the server takes at once.
        var number: Int64 = 0
        try connection.load("fq_whole", columns: ["a", "b"], results: [.integer, .text]) {
          number += 1
          return number > 50_000 ? nil : [.integer(number), .text(String(repeating: "\\\t", count: 50))]
        }
        let sums = try connection.rows("SELECT count(*), sum(length(b)) FROM fq_whole", [], [.integer, .integer])
        if sums != [[.integer(50_000), .integer(5_000_000)]] { problems.append("\(sums)") }
        try connection.execute(["DROP TABLE fq_whole"])
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  /// A row may have 16 MB, as a record of a file. A longer one is not received to its end.
  @Test func rowsHaveALimit() async throws {
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do {
        let connection = try Self.open(timeLimit: .seconds(120))
        for (sql, count) in [
          ("SELECT repeat('x', 17000000)", 1), ("SELECT repeat('x', 900000000)", 1),
          ("SELECT repeat('x', 9000000), repeat('y', 9000000)", 2),
        ] {
          do throws(EngineError) {
            _ = try connection.rows(sql, [], Array(repeating: .text, count: count))
            problems.append(sql)
          } catch {
            if error.message != "the engine returned a row of more than 16 MB" { problems.append(error.message) }
          }
          if try connection.rows("SELECT 1", [], [.integer]) != [[.integer(1)]] { problems.append("after \(sql)") }
        }
        let texts = try connection.rows("SELECT repeat('x', 15000000) FROM generate_series(1, 3)", [], [.text])
        if texts.map({ $0[0].text?.utf8.count }) != [15_000_000, 15_000_000, 15_000_000] { problems.append("short") }
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  @Test func rowsAreStreamedAndStop() async throws {
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do {
        let connection = try Self.open()
        let endless = "SELECT generate_series(1, 1000000000000)"
        for _ in 0..<3 {
          var count = 0
          try connection.run(SQLStatement(endless, dialect: .postgresql, results: [.integer])) { row in
            count += 1
            if Self.kind({ () throws(EngineError) in try connection.execute(["SELECT 1"]) }) != .refused {
              problems.append("a statement within a statement")
            }
            return count < 10
          }
          if count != 10 { problems.append("\(count) rows") }
        }
        let lines = try connection.lines("EXPLAIN SELECT 1 AS a")
        if !(lines.first ?? "").hasPrefix("Result") { problems.append("\(lines)") }
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  @Test func statementsEndWithTheTimeLimitAndWhenTheyAreCancelled() async throws {
    let kinds = await onThread { () -> [EngineError.Kind?] in
      guard let short = try? Self.open(timeLimit: .seconds(5)),
        let connection = try? Self.open(timeLimit: .seconds(60))
      else { return [] }
      let sleep = "SELECT 1 FROM pg_sleep(100)"
      let kinds = [
        Self.kind { () throws(EngineError) in _ = try short.rows(sleep, [], [.integer]) },
        Self.kind { () throws(EngineError) in _ = try short.rows("SELECT 1", [], [.integer]) },
      ]
      return kinds + [
        connection.kindWhenCancelled { () throws(EngineError) in _ = try connection.rows(sleep, [], [.integer]) },
        Self.kind { () throws(EngineError) in _ = try connection.rows("SELECT 1", [], [.integer]) },
      ]
    }
    #expect(kinds == [.timedOut, nil, .cancelled, nil])
  }

  /// The server ends the connection; the next statement makes another one.
  @Test func lostConnectionsAreRestored() async throws {
    let kinds = await onThread { () -> [EngineError.Kind?] in
      guard let connection = try? Self.open() else { return [] }
      let suicide = "SELECT 1 FROM (SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(10)) AS a"
      return [
        Self.kind { () throws(EngineError) in _ = try connection.rows(suicide, [], [.integer]) },
        Self.kind { () throws(EngineError) in _ = try connection.rows("SELECT 1", [], [.integer]) },
      ]
    }
    #expect(kinds == [.lost, nil])
  }
}
