#if SQLite
  import FilterEvaluation
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Tables that a table reaches through another one: by a reference of a reference, and through a link table.
  @Suite struct JoinedTableTests {
    /// Goods of a tree of groups, with marks. The rows are few, so that answers can be read off.
    private static let statements = [
      "CREATE TABLE groups (id INTEGER PRIMARY KEY, label TEXT, parent_id INTEGER references groups (id))",
      "CREATE TABLE marks (id INTEGER PRIMARY KEY, word TEXT, weight INTEGER)",
      "CREATE TABLE goods (id INTEGER PRIMARY KEY, title TEXT, group_id INTEGER references groups (id))",
      "CREATE TABLE goods_marks (goods_id INTEGER references goods (id), mark_id INTEGER references marks (id), "
        + "PRIMARY KEY (goods_id, mark_id))",
      "INSERT INTO groups VALUES (1, 'home', NULL)", "INSERT INTO groups VALUES (2, 'lamps', 1)",
      "INSERT INTO groups VALUES (3, 'desk lamps', 2)",
      "INSERT INTO marks VALUES (1, 'new', 5), (2, 'sale', 1), (3, 'eco', 5)",
      "INSERT INTO goods VALUES (1, 'floor lamp', 2), (2, 'reading lamp', 3), (3, 'vase', 1), (4, 'box', NULL)",
      "INSERT INTO goods_marks VALUES (1, 1), (1, 2), (2, 2), (3, 3)",
    ]

    private func open(_ name: String, in engine: TestedEngine, _ folder: ScratchFolder) throws -> EngineTable {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
      let address = try engine.address(in: folder.path)
      if engine == .sqlite {
        let path = try folder.database(Self.statements.joined(separator: "; "))
        return try EngineTable(
          named: name, on: EngineConnections.open(.sqlite(path: path), timeLimit: .seconds(60)), at: address)
      }
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
      if engine == .postgresql { try connection.execute(["SET search_path TO pg_temp, public"]) }
      let removing = engine == .duckdb ? ["goods_marks", "goods", "marks", "groups"] : []
      try connection.execute(removing.map { "DROP TABLE IF EXISTS \($0)" } + Self.statements)
      return try EngineTable(named: name, on: connection, at: address)
    }

    private static let engines = TestedEngine.here.filter { $0 != .spark }

    @Test(arguments: engines) func rowsOfGoods(engine: TestedEngine) throws {
      let folder = try ScratchFolder()
      let table = try open("goods", in: engine, folder)
      defer { table.close() }
      let list = SearchableList(table)
      let expected: [(query: String, ids: [Int])] = [
        ("group.label:lamps", [1, 2]), ("group.label=lamps", [1]), ("group.parent.label:lamps", [2]),
        ("group.parent.label=home", [1]), ("-group.parent.label=home", [2, 3, 4]), ("has:group.parent.label", [1, 2]),
        ("no:group.parent.label", [3, 4]), ("group.label:desk group.parent.label:lamps", [2]),
        ("marks.word:sale", [1, 2]), ("marks.word:new marks.word:sale", [1]), ("-marks.word:sale", [3, 4]),
        ("marks:(word:sale weight>2)", []), ("marks:(word:new weight>2)", [1]), ("marks.weight:5", [1, 3]),
        ("no:marks.word", [4]), ("marks.id:3", [3]), ("marks.word:sale or group.parent.label:home", [1, 2]),
      ]
      // The link table leads on, and not back.
      #expect(list.vocabulary.fields.allSatisfy { !$0.name.hasPrefix("goods.") })
      for (query, ids) in expected {
        let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
        #expect(!plan.isRefused, "\(query)")
        let statement = try table.statements(for: plan).shown.text
        #expect(try list.found(by: plan) == ids, "\(engine) \(query): \(statement)")
        #expect(try list.counted(plan).count == ids.count, "\(engine) \(query)")
        // The record says the same.
        for id in 1...4 { #expect(try list.verdict(on: id, of: plan).isFound == ids.contains(id), "\(query), \(id)") }
      }
    }

    /// A table may refer to itself, twice.
    @Test(arguments: engines) func rowsOfGroups(engine: TestedEngine) throws {
      let folder = try ScratchFolder()
      let table = try open("groups", in: engine, folder)
      defer { table.close() }
      let list = SearchableList(table)
      for (query, ids) in [
        ("parent.label:home", [2]), ("parent.parent.label:home", [3]), ("-parent.label:home", [1, 3]),
        ("no:parent.label", [1]),
      ] {
        let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
        #expect(!plan.isRefused, "\(query)")
        let statement = try table.statements(for: plan).shown.text
        #expect(try list.found(by: plan) == ids, "\(engine) \(query): \(statement)")
      }
    }

    /// The statement reads as a person would write it, and an index serves each step.
    @Test func statements() throws {
      let folder = try ScratchFolder()
      let table = try open("goods", in: .sqlite, folder)
      defer { table.close() }
      let list = SearchableList(table)
      for (query, condition) in [
        (
          "has:group.parent.label",
          #"EXISTS (SELECT 1 FROM "groups" c1 JOIN "groups" c ON c.id = c1.parent_id WHERE c1.id = g.group_id AND c.label IS NOT NULL)"#
        ),
        (
          "marks.weight>2",
          "EXISTS (SELECT 1 FROM goods_marks c1 JOIN marks c ON c.id = c1.mark_id WHERE c1.goods_id = g.id AND c.weight > 2)"
        ),
      ] {
        let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
        let text = try table.shownStatement(plan, hasParameters: false).text
        #expect(text == "SELECT g.* FROM goods g WHERE \(condition) ORDER BY g.id")
        let accesses = try table.connection.explained(text).filter { $0.contains("SCAN") }
        #expect(accesses.count == 1, "\(accesses)")
      }
    }

    /// A row shows no column of another table unless it is named, also one behind another.
    @Test func recordsHaveWhatIsNamed() throws {
      let folder = try ScratchFolder()
      let table = try open("goods", in: .sqlite, folder)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(AnalyzedQuery(parsing: "group.parent.label:lamps", vocabulary: list.vocabulary), .whole)
      var request = RowRequest()
      request.readsRecords = true
      var records: [String] = []
      _ = try list.forEachRow(of: plan, request) { row in
        records.append(String(decoding: row.record, as: UTF8.self))
        return true
      }
      #expect(
        records == [#"{"id":2,"title":"reading lamp","group_id":3,"group":{"parent":{"label":"lamps"}}}"#])
    }
  }
#endif
