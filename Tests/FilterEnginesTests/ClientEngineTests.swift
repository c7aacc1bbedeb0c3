import FilterEngines
import FilterSQL
import Foundation
import Testing

private let environment = ProcessInfo.processInfo.environment

/// Real engines through their clients.
@Suite(.serialized) struct ClientEngineTests {
  @Test(.enabled(if: environment["FILTERQ_DUCKDB"] != nil, "FILTERQ_DUCKDB is not set: no client of DuckDB"))
  func duckdb() async throws {
    let address = try EngineAddress("command:\(environment["FILTERQ_DUCKDB"] ?? "")")
    let endless = "SELECT count(*) FROM range(1000000000) AS a(x), range(1000000000) AS b(y) WHERE hash(x + y) = 1"
    let problems = await Self.problems(address, endless: endless, numbers: "SELECT range AS n FROM range(100000)")
    #expect(problems == [])
  }

  @Test(.enabled(if: environment["FILTERQ_SPARK"] != nil, "FILTERQ_SPARK is not set: no client of Spark"))
  func spark() async throws {
    let address = try EngineAddress("command:\(environment["FILTERQ_SPARK"] ?? "")")
    let endless = "SELECT count(*) FROM range(1000000000) AS a CROSS JOIN range(1000000000) AS b WHERE a.id + b.id = -1"
    let problems = await Self.problems(address, endless: endless, numbers: "SELECT id AS n FROM range(100000)")
    #expect(problems == [])
  }

  private static func problems(_ address: EngineAddress, endless: String, numbers: String) async -> [String] {
    await onThread { () -> [String] in
      var problems: [String] = []
      do throws(EngineError) {
        let connection = try EngineConnections.open(address, isReadOnly: true, timeLimit: .seconds(60))
        defer { connection.close() }
        // Hostile values, each in a row of its own, in the order of the statement.
        let rows = HostileTexts.rows.enumerated().map { index, row in
          "SELECT \(index) AS i, \(row.map { connection.dialect.literal($0) }.joined(separator: " AS a, ")) AS b"
        }
        let types = connection.dialect.types
        let hostile =
          "SELECT CAST(a AS \(types.integer)), CAST(b AS \(types.text)) FROM (\(rows.joined(separator: " UNION ALL "))) "
          + "AS t ORDER BY i DESC"
        let found = try connection.rows(hostile, [], [.integer, .text])
        if found != HostileTexts.rows.reversed() { problems.append("hostile values: \(found.count) rows") }

        // All rows of a long answer, in order, which ends in the middle if that is wished.
        let ordered = SQLStatement(
          "SELECT n FROM (\(numbers)) AS t ORDER BY n DESC", dialect: connection.dialect, results: [.integer])
        for limit in [100_000, 10] {
          var next: Int64 = 99_999
          var isOrdered = true
          try connection.run(ordered) { row in
            isOrdered = isOrdered && row == [.integer(next)]
            next -= 1
            return next > 99_999 - Int64(limit)
          }
          if !isOrdered || next != 99_999 - Int64(limit) { problems.append("\(limit) rows in order: \(next)") }
        }
        if try connection.rows("SELECT 1 WHERE 1 = 0", [], [.integer]) != [] { problems.append("no rows") }

        // Errors of the engine, after which the next statement works.
        let error = Self.error { () throws(EngineError) in _ = try connection.rows("SELECT nope_column", [], [.integer])
        }
        if error?.kind != .refused || error?.message.contains("nope_column") != true {
          problems.append("\(error?.message ?? "no error")")
        }
        let change = Self.error { () throws(EngineError) in try connection.execute(["DROP TABLE nope_table"]) }
        if change?.kind != .refused || change?.message.contains("nope_table") != true {
          problems.append("\(change?.message ?? "no error")")
        }
        let plan = try connection.lines("EXPLAIN SELECT 12345 AS n")
        if !plan.contains(where: { $0.contains("12345") || $0.contains("Physical") }) { problems.append("\(plan)") }

        // A statement that is cancelled.
        let kind = connection.kindWhenCancelled { () throws(EngineError) in
          _ = try connection.rows(endless, [], [.integer])
        }
        if kind != .cancelled { problems.append("\(String(describing: kind))") }
        if try connection.rows("SELECT 7", [], [.integer]) != [[.integer(7)]] { problems.append("after cancelling") }
      } catch { problems.append(error.message) }
      return problems
    }
  }

  private static func error(_ body: () throws(EngineError) -> Void) -> EngineError? {
    do throws(EngineError) {
      try body()
      return nil
    } catch { return error }
  }
}
