#if SQLite
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Numbers of rows by the values of columns, which the engine counts where its groups are those of the records.
  @Suite struct TableGroupTests {
    private static func counts(_ groups: [RowGroups.Part]) -> [String: Int] {
      var counts: [String: Int] = [:]
      for group in groups { counts[group.values.map { $0.display }.joined(separator: "|"), default: 0] += group.count }
      return counts
    }

    /// The groups of rows that are read one by one.
    private static func read(_ plan: FilterPlan, by names: [String], _ list: SearchableList) throws -> [String: Int] {
      var request = RowRequest()
      request.columns = names
      var groups: [RowGroups.Part] = []
      _ = try list.forEachRow(of: plan, request) { row in
        groups.append(RowGroups.Part(row.values, count: 1))
        return true
      }
      return counts(groups)
    }

    /// Any query by any one or two columns: the engine's groups are those of the rows, or it has none. The columns that
    /// an engine counts are listed.
    @Test(arguments: TestedEngine.here.filter { $0 != .spark }, OwnTables.allCases)
    func anyGroups(engine: TestedEngine, own: OwnTables) throws {
      let folder = try ScratchFolder()
      let table = try own.open(in: engine, folder: folder.path, rows: 300, seed: PropertyCases.seed(default: 39))
      defer { table.close() }
      let list = SearchableList(table)
      let names = list.vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag }.map { $0.name }
      let everything = list.plan(AnalyzedQuery(parsing: "", vocabulary: list.vocabulary))
      let counted = try names.filter { try list.groups(of: everything, by: [$0]) != nil }
      if let wanted = Self.counted[own] {
        #expect(counted == wanted[engine == .sqlite ? 0 : engine == .postgresql ? 1 : 2])
      }
      let agreement = try RecordAgreement(list, in: folder)
      var pushed = 0
      let failure = checkProperty(
        "\(engine) counts the groups of \(own) that its rows have",
        cases: PropertyCases.count(long: engine == .duckdb ? 30 : 100), seed: PropertyCases.seed(default: 26),
        generate: { random in
          let columns = (0...random.below(2)).map { _ in names[random.below(names.count)] }
          return (agreement.query(&random), Array(Set(columns)).sorted())
        }, shrink: { _ in [] }, describe: { "\($0)" },
        law: { text, columns in
          let plan = list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary), .tolerant)
          do {
            guard let groups = try list.groups(of: plan, by: columns) else { return nil }
            pushed += 1
            let (found, wanted) = (Self.counts(groups), try Self.read(plan, by: columns, list))
            return found == wanted ? nil : "counted \(found), rows \(wanted)"
          } catch { return "\(error)" }
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(pushed > 5 || Self.counted[own] == nil)
    }

    /// The columns that are counted in SQLite, PostgreSQL and DuckDB.
    private static let counted: [OwnTables: [[String]]] = [
      .orders: [
        ["id", "status", "total", "note", "city", "created", "due", "gift"],
        ["id", "status", "total", "note", "city", "created", "due", "gift", "price"],
        ["id", "status", "total", "note", "city", "created", "due", "gift", "price"],
      ],
      .log: [
        ["id", "at", "level", "path", "status", "message", "host"],
        ["id", "at", "level", "path", "status", "message", "host"],
        ["id", "at", "level", "path", "status", "message", "host"],
      ],
      // A number without a scale is only counted in DuckDB, which gives it one.
      .odd: [
        ["id", "select", "naïve_x_y", "version"], ["id", "select", "naïve_x_y", "version"],
        ["id", "select", "unit_price_$", "naïve_x_y", "version"],
      ],
    ]

    @Test func theStatement() throws {
      let folder = try ScratchFolder()
      let table = try OwnTables.orders.open(in: .sqlite, folder: folder.path, rows: 20, seed: 1)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(AnalyzedQuery(parsing: "total>100", vocabulary: list.vocabulary))
      #expect(
        try table.groupStatement(plan, by: ["status", "total"])?.text
          == "SELECT count(*), fq_record('status', o.status, 'total', o.total) FROM orders o WHERE o.total > ?1 "
          + "GROUP BY o.status COLLATE BINARY, o.total")
      let checked = list.plan(AnalyzedQuery(parsing: "note:ring", vocabulary: list.vocabulary))
      #expect(try table.groupStatement(checked, by: ["status"]) == nil)
    }

    /// Texts that a collation takes for one are two groups, and so are values that are equal but written differently.
    @Test func collations() throws {
      let folder = try ScratchFolder()
      let path = try folder.database(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY, s TEXT COLLATE NOCASE, n INTEGER, d);
        INSERT INTO t (s, n, d) VALUES ('a', 1, 1), ('A', 1.5, 1.0), ('a', 1, '1');
        """)
      let address = EngineAddress.sqlite(path: path)
      let table = try EngineTable(named: "t", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address)
      defer { table.close() }
      let list = SearchableList(table)
      let groups = try #require(try list.groups(of: list.everything, by: ["s"]))
      #expect(Self.counts(groups) == ["a": 2, "A": 1])
      #expect(try list.groups(of: list.everything, by: ["n"]) == nil)
      #expect(try list.groups(of: list.everything, by: ["d"]) == nil)
    }

    /// A collation of DuckDB, also through a view: neither groups nor listed values are the engine's.
    @Test(
      .enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"),
      arguments: [("VARCHAR COLLATE NOCASE", false), ("VARCHAR COLLATE NOACCENT", false), ("VARCHAR", true)])
    func collationsOfDuckDB(type: String, isCounted: Bool) throws {
      let folder = try ScratchFolder()
      let address = try TestedEngine.duckdb.address(in: folder.path)
      let connection = try EngineConnections.open(address, timeLimit: .seconds(60))
      try connection.execute([
        "CREATE TABLE t (id INTEGER, s \(type))", "INSERT INTO t VALUES (1, 'a'), (2, 'A'), (3, 'ä'), (4, 'b')",
        "CREATE VIEW w AS SELECT id, s FROM t",
      ])
      let table = try EngineTable(named: "w", on: connection, at: address)
      defer { table.close() }
      let list = SearchableList(table)
      let groups = try list.groups(of: list.everything, by: ["s"])
      #expect(groups.map(Self.counts) == (isCounted ? ["a": 1, "A": 1, "ä": 1, "b": 1] : nil))
      let plan = list.plan(AnalyzedQuery(parsing: "s:a", vocabulary: list.vocabulary))
      #expect((list.checkedNote(of: plan) == nil) == isCounted)
      #expect(try list.counted(plan).count == 3)
    }

    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func collationsOfServers() throws {
      let folder = try ScratchFolder()
      let address = try TestedEngine.postgresql.address(in: folder.path)
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
      try connection.execute([
        "SET search_path TO pg_temp, public",
        "CREATE COLLATION pg_temp.nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)",
        "CREATE TABLE t (id integer PRIMARY KEY, s text COLLATE pg_temp.nocase, c char(3), n numeric, k text, u uuid)",
        """
        INSERT INTO t VALUES (1, 'a', 'x', 1.0, 'a', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'),
          (2, 'A', 'x ', 1.00, 'A', '6BA7B810-9dad-11d1-80b4-00c04fd430c8')
        """,
      ])
      let table = try EngineTable(named: "t", on: connection, at: address)
      defer { table.close() }
      let list = SearchableList(table)
      for name in ["s", "c", "n"] { #expect(try list.groups(of: list.everything, by: [name]) == nil) }
      let groups = try #require(try list.groups(of: list.everything, by: ["k"]))
      #expect(Self.counts(groups) == ["a": 1, "A": 1])
      #expect(try list.groups(of: list.everything, by: ["u"])?.count == 1)
    }
  }
#endif
