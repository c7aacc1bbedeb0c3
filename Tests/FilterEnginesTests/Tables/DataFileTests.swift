#if SQLite
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Files of data that DuckDB reads as a table.
  @Suite struct DataFileTests {
    @Test(
      arguments: [
        ("data/*.parquet", true), ("s3://bucket/day=*/x.parquet", true), ("a.csv", true), ("A.TSV.GZ", true),
        ("a.jsonl.zst", true), ("it's \"odd\"; --.json", true), ("a.parquet.gz", false), ("a.db", false), ("", false),
        (".parquet", false), (".csv.gz", false), ("folder/", false),
      ])
    func paths(path: String, isRead: Bool) throws {
      let address = Result { try TableAddress("duckdb:" + path) }
      #expect(TableAddress.isAddress("duckdb:" + path))
      if isRead {
        let place = try #require(try address.get())
        #expect(place.engine == .command(["duckdb"], dialect: .duckdb))
        #expect(place.table == TableName(path))
      } else {
        #expect(throws: EngineError.self) { try address.get() }
      }
    }

    @Test func pathsWithLineBreaks() {
      let error = #expect(throws: EngineError.self) { try TableAddress("duckdb:a\n.csv") }
      #expect(error?.message == "the path 'a .csv' has a line break or a zero byte")
    }

    /// The files that DuckDB itself writes, in a folder whose name needs care.
    private static let forms = [
      "/one.parquet", "/*/*/*.parquet", "/it's \"odd\"; --%1.parquet", "/one.csv", "/one.json", "/é;\\x'.csv",
    ]

    private func connection(in folder: ScratchFolder) throws -> any EngineConnection {
      let name = "it's \"a\" folder; --"
      try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
      return try EngineConnections.open(
        TestedEngine.duckdb.address(in: folder.path), isReadOnly: false, timeLimit: .seconds(60))
    }

    /// Writes rows of a seed as files of a form, and opens them.
    private func open(_ form: String, in folder: ScratchFolder) throws -> EngineTable {
      let connection = try connection(in: folder)
      let inside = folder.file("it's \"a\" folder; --")
      let isDivided = form.contains("*")
      // The path of a COPY is no expression.
      let target = "'\((isDivided ? inside : inside + form).replacing("'", with: "''"))'"
      let options =
        isDivided
        ? "FORMAT parquet, PARTITION_BY (due, status), OVERWRITE_OR_IGNORE"
        : "FORMAT \(form.split(separator: ".").last ?? "")"
      let statements = OwnTables.orders.statements(
        for: .duckdb, rows: 300, seed: PropertyCases.seed(default: 38))
      try connection.execute(
        statements.map { ClientFrame.line($0) } + [
          "COPY (SELECT * REPLACE (date_trunc('month', due)::DATE AS due) FROM orders) TO \(target) (\(options))"
        ])
      return try EngineTable(TableName(inside + form), on: connection, at: .command(["duckdb"], dialect: .duckdb))
    }

    @Test(.enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"), arguments: forms)
    func anyQuery(form: String) throws {
      let folder = try ScratchFolder()
      let table = try open(form, in: folder)
      defer { table.close() }
      let list = SearchableList(table)
      #expect(list.count == 300)
      let agreement = try RecordAgreement(list, in: folder)
      var found = 0
      let failure = checkProperty(
        "DuckDB finds the rows of files that memory finds", cases: PropertyCases.count(long: 25),
        seed: PropertyCases.seed(default: 24), generate: { agreement.query(&$0) }, shrink: { _ in [] },
        describe: { $0 },
        law: { text in
          let (rows, difference) = agreement.compared(text)
          found += rows == 0 || rows == 300 ? 0 : 1
          return difference
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(found > 5)
    }

    /// The statement is one that a person would write, and reads only the files that it needs.
    @Test(.enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"))
    func filesOfParts() throws {
      let folder = try ScratchFolder()
      let table = try open("/*/*/*.parquet", in: folder)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(.init(parsing: "due:2026-03", vocabulary: list.vocabulary))
      let path = folder.file("it's \"a\" folder; --") + "/*/*/*.parquet"
      let name = "\"\(path.replacing("\"", with: "\"\""))\""
      let row = TableBinding(TableName(path)).alias
      #expect(
        try table.shownStatement(plan, hasParameters: true).text
          == "SELECT \(row).* FROM \(name) \(row) WHERE \(row).due BETWEEN DATE '2026-03-01' AND DATE '2026-03-31'")
      #expect(try table.planLines(of: plan).contains { $0.contains("File Filters:") })
      // The values of a text are those in the names of folders, or all that a column has.
      for (text, condition) in [("status:paid", "status = 'paid'"), ("city:york", "city IN ('New York', 'York')")] {
        let listed = list.plan(.init(parsing: text, vocabulary: list.vocabulary))
        #expect(try table.shownStatement(listed, hasParameters: true).text.hasSuffix(" WHERE \(row).\(condition)"))
      }
    }

    @Test(.enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"))
    func missingFiles() throws {
      let folder = try ScratchFolder()
      let connection = try connection(in: folder)
      defer { connection.close() }
      let error = #expect(throws: EngineError.self) {
        try EngineTable(
          TableName(folder.file("none/*.parquet")), on: connection, at: .command(["duckdb"], dialect: .duckdb))
      }
      #expect(error?.message.contains("No files found") == true)
    }
  }
#endif
