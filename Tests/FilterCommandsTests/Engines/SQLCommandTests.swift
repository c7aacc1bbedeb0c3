import FilterReports
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// `filterq sql`: small statements in every dialect, reports on the terms, and the tables.
@Suite struct SQLCommandTests {
  private func sql(_ arguments: String...) -> RunResult { run(["sql"] + arguments, bytes: []) }

  /// A file with two items of a number, a text and some words.
  private func withItems(
    _ text: String = "{\"n\":1,\"t\":\"a b\"}\n{\"n\":2.5,\"t\":\"c d\"}\n", _ body: (String) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in try body(folder.file("list.jsonl", text)) }
  }

  @Test func aStatementOfItems() throws {
    try withItems { file in
      let result = sql("--items", file, "n>=2")
      #expect(result.status == 0)
      #expect(
        result.lines == ["SELECT l.id, l.record FROM list l WHERE l.n >= 2000000 ORDER BY +l.id;"],
        "\(result)")
      #expect(sql("--items", file).lines == ["SELECT l.id, l.record FROM list l WHERE 1 = 1 ORDER BY l.id;"])
    }
  }

  /// A text is searched by its bytes, in the words of each engine.
  @Test func everyDialect() throws {
    let rows: [(String, String)] = [
      ("sqlite", "instr(l.t_folded, 'a/b') > 0"), ("postgresql", "position('a/b' IN l.t_folded) > 0"),
      ("postgres", "position('a/b' IN l.t_folded) > 0"), ("duckdb", "contains(l.t_folded, 'a/b')"),
      ("spark", "contains(l.t_folded, 'a/b')"), ("clickhouse", "position(l.t_folded, 'a/b') > 0"),
      ("trino", "strpos(l.t_folded, 'a/b') > 0"),
    ]
    for (dialect, condition) in rows {
      try withItems { file in
        let result = sql("--dialect", dialect, "--items", file, "t~\"A/b\"")
        #expect(
          result.lines == ["SELECT l.id, l.record FROM list l WHERE \(condition) ORDER BY l.id;"],
          "\(dialect): \(result)")
      }
    }
  }

  @Test func parametersAreListedBelow() throws {
    try withItems { file in
      let result = sql("--dialect", "postgresql", "--parameters", "--items", file, "t:\"it's\" or t:\"x/y\"")
      #expect(result.lines.count == 4, "\(result)")
      #expect(result.lines[0].contains("position($1 IN l.t_folded) > 0 OR position($2 IN l.t_folded) > 0"))
      #expect(result.lines.dropFirst() == ["", "$1 = 'it''s'", "$2 = 'x/y'"])
      // A client that takes text only has none.
      #expect(sql("--dialect", "duckdb", "--parameters", "--items", file, "t:\"it's\"").lines.count == 1)
    }
  }

  /// The order of the query is in the statement; that of the list keeps no index of SQLite from being used.
  @Test(arguments: [
    ("n>1", "SELECT l.id, l.record FROM list l WHERE l.n > 1000000 ORDER BY +l.id;"),
    ("n:1", "SELECT l.id, l.record FROM list l WHERE l.n = 1000000 ORDER BY l.id;"),
    ("has:n", "SELECT l.id, l.record FROM list l WHERE l.n IS NOT NULL ORDER BY l.id;"),
    (
      "n>1 order:n direction:desc",
      "SELECT l.id, l.record FROM list l WHERE l.n > 1000000 "
        + "ORDER BY CASE WHEN l.n IS NULL THEN 1 ELSE 0 END, l.n DESC, l.id;"
    ),
  ])
  func orders(query: String, statement: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("list.jsonl", "{\"n\": 1, \"t\": \"a\"}\n{\"n\": 2, \"t\": \"b\"}\n{\"t\": \"c\"}\n")
    #expect(sql("--items", file, query).lines == [statement])
  }

  /// Nothing that a person types can end a literal, or stir a terminal.
  @Test func hostileValues() throws {
    let rows: [String] = ["x' or 1=1 --", "\\", "';", "\u{1B}[2J", "?", "$1", "\u{0}", "é"]
    for value in rows {
      try withItems { file in
        for dialect in SQLDialect.all.map({ $0.name }) {
          let result = sql("--dialect", dialect, "--items", file, "t=\"\(value.replacing("\\", with: "\\\\"))\"")
          if result.status != 0 { continue }
          let text = result.output
          #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }, "\(value): \(dialect): \(text)")
          #expect(text.filter { $0 == "'" }.count % 2 == 0, "\(value): \(dialect): \(text)")
          #expect(text.filter { $0 == ";" }.count == 1, "\(value): \(dialect): \(text)")
        }
      }
    }
  }

  /// Without data, plain texts are assumed and reported, so that patterns are exact.
  @Test(arguments: ["sqlite", "postgresql", "duckdb"])
  func patternsOfCardsAreExact(_ dialect: String) {
    let result = sql("--dialect", dialect, "--explain", "o:/\\bdraw\\b/")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.lines.contains("o:/\\bdraw\\b/  exact"), "\(result)")
    #expect(result.lines.contains("nothing is checked here"))
    #expect(result.lines.last?.hasPrefix("assumed, since no data is given: ") == true)
  }

  @Test func recheckedTermsAreReported() {
    let result = sql("--dialect", "duckdb", "--explain", "o:/(?=draw)\\w+/ t:elf foo:bar")
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix("filterq: 1:23: warning: unknown field 'foo'; this term is ignored [unknown-field]\n"))
    #expect(result.lines.contains { $0.hasPrefix("o:/(?=draw)\\w+/  checked here") && $0.hasSuffix(": look-around") })
    #expect(result.lines.contains("t:elf  exact"))
    #expect(result.lines.contains("checked here: o:/(?=draw)\\w+/"))
    #expect(!result.output.contains("foo:bar"))
  }

  @Test func schemas() {
    for dialect in SQLDialect.all.map({ $0.name }) {
      let result = sql("--dialect", dialect, "--schema")
      #expect(result.status == 0, "\(dialect)")
      #expect(
        result.lines.allSatisfy { ($0.hasPrefix("CREATE ") || $0.hasPrefix("COMMENT ON ")) && $0.hasSuffix(";") },
        "\(dialect)")
      #expect(result.lines.first?.hasPrefix("CREATE TABLE cards (id ") == true, "\(dialect)")
      #expect(result.output.contains("CREATE TABLE fq_about ("), "\(dialect)")
      #expect(result.output.contains("CREATE INDEX") == ["sqlite", "postgresql"].contains(dialect), "\(dialect)")
      // With a query, its statement follows.
      let both = sql("--dialect", dialect, "--schema", "t:elf")
      #expect(both.output.hasPrefix(result.output + "\n"), "\(dialect)")
      #expect(both.lines.last == sql("--dialect", dialect, "t:elf").lines.last, "\(dialect)")
    }
  }

  @Test func theTablesOfItems() throws {
    try withItems { file in
      #expect(
        sql("--schema", "--items", file).lines == [
          "CREATE TABLE list (id INTEGER PRIMARY KEY, n INTEGER, t_folded TEXT, t_letters TEXT, t_cased TEXT, record TEXT);",
          "CREATE TABLE list_parts (item INTEGER, part INTEGER, n INTEGER, t_folded TEXT, t_letters TEXT, t_cased TEXT);",
          "CREATE TABLE fq_about (\"name\" TEXT, value TEXT);",
          "CREATE TABLE fq_costs (field INTEGER, code INTEGER, cost TEXT);",
          "CREATE INDEX list_by_n ON list (n);",
          "CREATE INDEX list_parts_by_item ON list_parts (item);",
        ])
    }
  }

  /// A vocabulary alone is enough for a statement.
  @Test func aVocabulary() {
    let issues = PackageFolder.path(of: "Examples/Vocabularies/issues.json")
    let result = sql("--vocabulary", issues, "--explain", "state:open")
    #expect(result.status == 0, "\(result)")
    #expect(result.lines.contains("state:open  exact"))
    #expect(result.lines.last?.hasPrefix("assumed, since no data is given: texts") == true)
  }

  /// The statement of an engine is the one that a search runs there, in the dialect of the engine.
  @Test(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) func theListOfAnEngine() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.people(in: folder)
      let plan = run("search", "--engine", address, "--engine-plan", "shoe>40 or /^m/").lines.last
      #expect(sql("--engine", address, "shoe>40 or /^m/").lines == [plan ?? ""])
      #expect(sql("--engine", address, "--dialect", "duckdb", "shoe>40").lines.count == 1)
      #expect(sql("--engine", "sqlite:/there/is/none", "a").status == 2)
      let both = sql("--engine", address, "--items", WrittenList.people, "a")
      #expect(both.status == 2)
      #expect(
        both.errors == "filterq: --engine and files of items cannot be combined\n")
    }
  }

  @Test func queriesThatAreNotRun() {
    #expect(sql("t: or") == run("search", "t: or"))
    #expect(sql("--strict", "(order:cmc t:elf)").status == 3)
    #expect(
      sql("t:elf", "c:g").errors == "filterq: there is no file 'c:g'; put a query of several words in quotes\n")
    #expect(sql("--dialect", "oracle", "a").status == 2)
    #expect(sql("--engine-timeout", "3", "a").errors == "filterq: --engine-timeout needs --engine\n")
    #expect(sql("--items", "/there/is/no/file", "a").status == 2)
    #expect(
      sql("--cards", "x", "--items", "y", "a").errors == "filterq: --cards and files of items cannot be combined\n")
    #expect(sql("--strict", "--items", WrittenList.people, "a").status == 2)
  }
}
