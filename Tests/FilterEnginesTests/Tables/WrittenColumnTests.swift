import FilterSQL

#if SQLite
  import FilterItems
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import GRDB
  import ListFiles
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Law 13 in databases: each value of a column finds itself by `=`, none of its neighbours, and `<` and `>` part the
  /// others, in an exported list and in a person's own table. The reference is a plain reading of the rules.
  @Suite struct WrittenColumnTests {
    @Test(arguments: WrittenKind.allCases)
    func eachValueFindsItselfInSQLite(kind: WrittenKind) throws {
      try check(.sqlite, kind, columns: PropertyCases.count(default: TestTier.size(2, long: 20)))
    }

    @Test(.enabled(if: TestedEngine.here.contains(.postgresql)), arguments: WrittenKind.allCases)
    func eachValueFindsItselfInPostgreSQL(kind: WrittenKind) throws {
      try check(.postgresql, kind, columns: PropertyCases.count(default: TestTier.size(2, long: 6)))
    }

    @Test(.enabled(if: TestedEngine.here.contains(.duckdb)), arguments: WrittenKind.allCases)
    func eachValueFindsItselfInDuckDB(kind: WrittenKind) throws {
      try check(.duckdb, kind, columns: PropertyCases.count(default: TestTier.size(1, long: 2)))
    }

    private func check(_ engine: TestedEngine, _ kind: WrittenKind, columns: Int) throws {
      var random = SeededGenerator(seed: PropertyCases.seed(default: 31))
      var faults = 0
      for round in 0..<columns {
        let folder = try ScratchFolder()
        let column = WrittenColumn(kind, hasMany: round % 2 == 1, &random)
        // As a file has it.
        let written = Vocabulary(
          name: "test", summary: "", nameField: "n",
          fields: [Field("id", .number, isWhole: true, summary: "", phrase: "have id {is}"), column.field])
        let vocabulary = try Vocabulary(json: written.json)
        let path = folder.file("list.jsonl")
        try Data(column.jsonLines(&random).utf8).write(to: URL(filePath: path))
        let connection = try engine.list(in: folder.path) { makeWriter in
          _ = try EngineItems.write([ItemFile(path)], vocabulary, named: "list", makeWriter)
        }
        defer { connection.close() }
        let items = try EngineItems(connection, EngineList.about(connection))
        let table = column.hasMany ? nil : try Self.table(engine, column, vocabulary, in: folder.path)
        defer { table?.close() }
        for _ in 0..<(TestTier.isLong ? 4 : 2) {
          let value = column.literals[random.below(column.literals.count)]
          let literal = value.inQuery(&random)
          for sign in column.signs {
            let query = "n\(sign)\(literal)"
            let expected = column.rows(sign, value)
            func expect(_ storage: String, _ found: () throws -> [Int]) {
              let rows = Result { try found() }
              if case .success(expected) = rows { return }
              faults += 1
              Issue.record(
                "\(storage): \(query) finds \(rows), not \(expected), in \(column.rows.map { $0.map { $0.text } })")
            }
            expect("exported") {
              let plan = items.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))
              return try items.records(of: plan).records.map { $0.item }
            }
            if let table { expect("own table") { try Self.rows(of: query, in: SearchableList(table)) } }
            if faults > 20 { return }
          }
        }
      }
    }

    /// Numbers that no key holds may come late: the tables get a column then. Their order is that of numbers.
    @Test(arguments: TestedEngine.here.filter { $0 != .spark })
    func laterPiecesHaveLongerNumbers(engine: TestedEngine) throws {
      let folder = try ScratchFolder()
      let numbers = [
        ["5", "-3", "0.5", "2"], ["1e-9", "5", "1e300", "-1e300", "0.5000000001", "-1e-9", "2e-9", "-3.00000001"],
      ]
      let vocabulary = Vocabulary(
        name: "test", summary: "", nameField: "",
        fields: ["n", "m"].map { name in
          Field(
            name, .number, comparesColumns: true, isColumn: true, multiplicity: .optional, summary: "", phrase: "{is}")
        } + [Field("order", .directive, values: [FieldValue("n")], summary: "", phrase: "{value}")])
      let all = numbers.flatMap { $0 }
      let connection = try engine.list(in: folder.path) { makeWriter in
        var first = 0
        let list = ItemList(vocabulary.noting { _, _ in .absent }).list
        var writer = try makeWriter(SQLSchema(list, hasVariants: false, supplements: ItemRequests.supplements))
        for piece in numbers {
          let records = piece.map { "{\"n\":\($0),\"m\":5}" }
          let path = folder.file("\(first).jsonl")
          try? Data(records.joined(separator: "\n").utf8).write(to: URL(filePath: path))
          guard let read = try? ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary) else { return }
          try writer.append(
            SQLContent(writer.schema, read.store, firstItem: first, firstVariant: first) { _, item in
              [.text(records[item])]
            })
          first += piece.count
        }
        var about = SQLAbout()
        about.entries = [
          "kind": EngineItems.kind, "name": "list", "vocabulary": vocabulary.json,
          "fields": EngineList.signature(of: list),
        ]
        try writer.finish(about)
      }
      defer { connection.close() }
      let items = try EngineItems(connection, EngineList.about(connection))
      func found(_ query: String) throws -> [Int] {
        let plan = items.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))
        return try items.records(of: plan).records.map { $0.item }
      }
      let decimals = all.map { PlainDecimal($0) }
      for text in all {
        let value = PlainDecimal(text)
        #expect(try found("n=\(text)") == all.indices.filter { decimals[$0].order(value) == 0 }, "n=\(text)")
        #expect(try found("n<\(text)") == all.indices.filter { decimals[$0].order(value) < 0 }, "n<\(text)")
        #expect(try found("-n<=\(text)") == all.indices.filter { decimals[$0].order(value) > 0 }, "-n<=\(text)")
      }
      let five = PlainDecimal("5")
      #expect(try found("n<m") == all.indices.filter { decimals[$0].order(five) < 0 })
      #expect(try found("-n<m") == all.indices.filter { decimals[$0].order(five) >= 0 })
      #expect(try found("n=m") == all.indices.filter { decimals[$0].order(five) == 0 })
      let sorted = try found("order:n")
      #expect(sorted.count == all.count)
      for (one, next) in zip(sorted, sorted.dropFirst()) {
        #expect(decimals[one].order(decimals[next]) <= 0, "\(sorted.map { all[$0] })")
      }
    }

    /// The rows that a query finds in a table, by their numbers.
    private static func rows(of query: String, in list: SearchableList) throws -> [Int] {
      let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .tolerant)
      var request = RowRequest()
      request.readsRecords = true
      var rows: [Int] = []
      _ = try list.forEachRow(of: plan, request) { row in
        let record = (try? JSONSerialization.jsonObject(with: Data(row.record))) as? [String: Any]
        rows.append(record?["id"] as? Int ?? -1)
        return true
      }
      return rows.sorted()
    }

    /// The column as texts of a table.
    private static func table(
      _ engine: TestedEngine, _ column: WrittenColumn, _ vocabulary: Vocabulary, in folder: String
    ) throws -> EngineTable {
      var statements = ["CREATE TABLE written (id INTEGER PRIMARY KEY, n TEXT)"]
      for (number, values) in column.rows.enumerated() {
        let value = values.first.map { "'\($0.text.replacing("'", with: "''"))'" } ?? "NULL"
        statements.append("INSERT INTO written VALUES (\(number), \(value))")
      }
      if engine == .sqlite {
        let path = "\(folder)/written.db"
        try DatabaseQueue(path: path).write { database in for text in statements { try database.execute(sql: text) } }
        let address = EngineAddress.sqlite(path: path)
        return try EngineTable(
          named: "written", on: EngineConnections.open(address, timeLimit: .seconds(60)), at: address,
          describedBy: vocabulary)
      }
      let address = try engine.address(in: folder)
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
      if engine == .postgresql { try connection.execute(["SET search_path TO pg_temp, public"]) }
      try connection.execute(statements)
      return try EngineTable(named: "written", on: connection, at: address, describedBy: vocabulary)
    }
  }
#endif
