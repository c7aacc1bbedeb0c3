#if SQLite
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSemantics
  import FilterVocabulary
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Numbers about groups of rows, which the engine makes where they are those of the records.
  @Suite struct TableGroupNumberTests {
    private func withTable(_ statements: String, _ body: (SearchableList) throws -> Void) throws {
      let folder = try ScratchFolder()
      let path = folder.file("t.db")
      try DatabaseQueue(path: path).write { try $0.execute(sql: statements) }
      let address = EngineAddress.sqlite(path: path)
      let table = try EngineTable(named: "t", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address)
      defer { table.close() }
      try body(SearchableList(table))
    }

    /// `k sum=… mean=…` for each group, as the engine makes it; nil where it does not.
    private func groups(
      _ list: SearchableList, _ query: String = "", by names: [String],
      _ functions: [(Aggregate.Function, String)]
    ) throws -> [String]? {
      let columns = try names.map { try GroupColumn($0, in: list.columns) }
      let aggregates = try functions.map { try Aggregate($0.0, of: $0.1, in: list.columns.fields) }
      var groups = RowGroups(by: columns, aggregates)
      let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .tolerant)
      guard let parts = try list.groups(of: plan, by: names, aggregates) else { return nil }
      if !groups.add(parts) { return nil }
      return lines(groups)
    }

    private func lines(_ groups: RowGroups) -> [String] {
      groups.groups.map { group in
        (group.texts + ["\(group.count)"] + group.numbers.map { $0.display }).joined(separator: " ")
      }.sorted()
    }

    /// The sums were added with Python's integers: 3 × 9223372036854775807, and -9223372036854775808 + 1.
    @Test func sumsAreExact() throws {
      try withTable(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY, k TEXT, n INTEGER);
        INSERT INTO t (k, n) VALUES ('a', 9223372036854775807), ('a', 9223372036854775807), ('a', 9223372036854775807),
          ('b', -9223372036854775808), ('b', 1), ('c', NULL), ('d', 1), ('d', 2), ('d', 2), ('d', NULL);
        """
      ) { list throws in
        #expect(
          try groups(list, by: ["k"], [(.sum, "n"), (.minimum, "n"), (.maximum, "n"), (.distinct, "n")]) == [
            "a 3 27670116110564327421 9223372036854775807 9223372036854775807 1",
            "b 2 -9223372036854775807 -9223372036854775808 1 2", "c 1    0", "d 4 5 1 2 2",
          ])
        #expect(
          try groups(list, "n<5", by: ["k"], [(.mean, "n")]) == ["b 2 -4611686018430000000", "d 3 1.66666666667"])
        let all = try groups(list, "n>0 n<5", by: [], [(.sum, "n"), (.distinct, "k")])
        #expect(all == ["4 6 2"])
        let none = try groups(list, "n=77", by: [], [(.sum, "n")])
        #expect(none == [])
        #expect(try groups(list, by: ["k"], [(.quantile(50), "n")]) == nil)
      }
    }

    /// Rows are read where the numbers of the engine would be others: a text among numbers, reals, and groups that are one.
    @Test func rowsAreReadWhereTheEngineWouldDiffer() throws {
      try withTable(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY, k TEXT, n INTEGER, r REAL);
        INSERT INTO t (k, n, r) VALUES ('', 1, 0.1), (NULL, 1, 0.2), ('b', 1, 0.3), ('b', 2, 0.3), ('b', '7.5', 0.3);
        """
      ) { list throws in
        #expect(try groups(list, by: ["k"], [(.sum, "n")]) == nil)
        #expect(try groups(list, by: ["id"], [(.sum, "r")]) == nil)
        #expect(try groups(list, by: ["k"], [(.distinct, "id")]) == nil)
        #expect(try groups(list, by: [], [(.distinct, "id"), (.sum, "id")]) == ["5 5 15"])
      }
    }

    /// Any query, columns and numbers: where the engine makes them they are those of the rows.
    @Test(arguments: TestedEngine.here.filter { $0 != .spark }, [OwnTables.orders, .log])
    func anyNumbers(engine: TestedEngine, own: OwnTables) throws {
      let folder = try ScratchFolder()
      let table = try own.open(in: engine, folder: folder.path, rows: 300, seed: PropertyCases.seed(default: 44))
      defer { table.close() }
      let list = SearchableList(table)
      let names = list.vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag }.map { $0.name }
      let numbers = list.vocabulary.fields.filter { $0.kind == .number }.map { $0.name } + names.prefix(2)
      let agreement = try RecordAgreement(list, in: folder)
      var pushed = 0
      let failure = checkProperty(
        "\(engine) makes the numbers of \(own) that its rows have",
        cases: PropertyCases.count(long: engine == .duckdb ? 60 : 400), seed: PropertyCases.seed(default: 27),
        generate: { random in
          let columns = (0..<random.below(3)).map { _ in names[random.below(names.count)] }
          let functions = (0...random.below(2)).map { _ in
            (Aggregate.Function.all[random.below(Aggregate.Function.all.count)], numbers[random.below(numbers.count)])
          }
          return (agreement.query(&random), Array(Set(columns)).sorted(), functions)
        }, shrink: { _ in [] }, describe: { "\($0)" },
        law: { text, columns, functions in
          do {
            let wanted = functions.filter { (try? Aggregate($0.0, of: $0.1, in: list.columns.fields)) != nil }
            if wanted.isEmpty { return nil }
            guard let found = try groups(list, text, by: columns, wanted) else { return nil }
            pushed += 1
            let aggregates = try wanted.map { try Aggregate($0.0, of: $0.1, in: list.columns.fields) }
            var read = RowGroups(by: try columns.map { try GroupColumn($0, in: list.columns) }, aggregates)
            let plan = list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary), .tolerant)
            _ = try list.forEachRow(of: plan, RowRequest(columns: read.columnNames)) { row in
              read.add(row.values)
              return true
            }
            return found == lines(read) ? nil : "made \(found), rows \(lines(read))"
          } catch { return "\(error)" }
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(pushed > 0)
    }
  }
#endif
