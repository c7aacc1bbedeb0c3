import FilterEngines
import FilterReports
import FilterSQL
import Testing

/// The targets of exports, by their arguments.
@Suite struct ExportTargetTests {
  private func target(_ text: String, _ dialect: SQLDialect? = nil) -> ExportTarget? {
    try? ExportTarget(text, for: dialect)
  }

  @Test func filesAndFolders() {
    for name in ["a.db", "a.sqlite", "x/a.sqlite3"] { #expect(target(name) == .database(.sqlite(path: name))) }
    #expect(target("sqlite:a") == .database(.sqlite(path: "a")))
    #expect(target("a", .sqlite) == .database(.sqlite(path: "a")))
    #expect(target("a.db", .duckdb) == .folder("a.db", .duckdb))
    #expect(target("out", .spark) == .folder("out", .spark))
    #expect(target("out", .clickhouse)?.path == "out")
    for (name, dialect) in [
      ("out", nil), (".db", nil), ("a.db2", nil), ("", .duckdb), ("out", .trino), ("out", .postgresql),
      ("command:duckdb", .duckdb), ("sqlite:a", .duckdb),
    ] as [(String, SQLDialect?)] {
      #expect(target(name, dialect) == nil, "\(name)")
    }
  }

  @Test func commandsThatLoad() {
    func command(_ path: String, _ dialect: SQLDialect) -> String? { target(path, dialect)?.loadingCommand }
    #expect(command("out", .duckdb) == "duckdb list.duckdb < out/load.sql")
    #expect(command("/a/b-c+d_e.f", .spark) == "spark-sql -f /a/b-c+d_e.f/load.sql")
    #expect(command("my list", .clickhouse) == "clickhouse-client --multiquery < 'my list/load.sql'")
    #expect(command("it's", .duckdb) == "duckdb list.duckdb < 'it'\\''s/load.sql'")
    #expect(command("-o", .spark) == "spark-sql -f '-o/load.sql'")
    #expect(target("a.db")?.loadingCommand == nil)
  }
}
