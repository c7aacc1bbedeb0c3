#if SQLite
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import ListFiles
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Columns of texts in SQLite that hold JSON: their members are fields, as in a file of the same rows.
  @Suite struct JSONColumnTests {
    private static let statements = #"""
      CREATE TABLE notes (id INTEGER PRIMARY KEY, attrs TEXT, tags TEXT, mixed TEXT, title TEXT);
      INSERT INTO notes VALUES
        (1, '{"w": 3, "in": {"x": "y"}}', '["red","gr\u00fcn"]', '{"w": 3}', '[draft] one'),
        (2, '{
          "w": 7}', '["red"]', 'plain', '{two}'),
        (3, '{}', '[]', '["a"]', 'three'), (4, NULL, NULL, NULL, NULL);
      """#

    @Test func membersAreFields() throws {
      let folder = try ScratchFolder()
      let path = try folder.database(Self.statements)
      let address = EngineAddress.sqlite(path: path)
      let table = try EngineTable(
        named: "notes", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address)
      defer { table.close() }
      let list = SearchableList(table)
      let file = ItemSource(path: "\(path):notes")
      let memory = try ItemCollection(file, vocabulary: .inferred(from: file))
      for (query, ids) in [
        ("attrs.w:3", [1]), ("attrs.w>3", [2]), ("-attrs.w:3", [2, 3, 4]), ("has:attrs.w", [1, 2]),
        ("no:attrs.w", [3, 4]), ("attrs.in.x:y", [1]), ("tags=red", [1, 2]), ("tags:grün", [1]), ("no:tags", [3, 4]),
        // Texts of which some are no JSON stay texts.
        (#"mixed~w"#, [1]), ("mixed:plain", [2]), ("title:draft", [1]), ("title:two", [2]),
      ] {
        let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
        #expect(!plan.isRefused, "\(query)")
        #expect(try list.found(by: plan) == ids, "\(query)")
        #expect(memory.items(matching: query).map { $0 + 1 } == ids, "\(query)")
      }
      // A record is one line, whatever the text looks like.
      for id in 1...4 {
        let record = try list.record(of: id)
        #expect(record == memory.bytes(of: id - 1))
        #expect(!record.contains(0x0A))
      }
    }

    /// Under a vocabulary that has a column as a text it is one, and otherwise its members are found.
    @Test(arguments: [
      (#"{"name": "attrs", "kind": "text"}"#, "attrs~3"), (#"{"name": "attrs.w", "kind": "number"}"#, "attrs.w:3"),
      (#"{"name": "tags", "kind": "text", "multiplicity": "many"}"#, "tags:grün"),
    ])
    func describedColumns(field: String, query: String) throws {
      let folder = try ScratchFolder()
      let address = EngineAddress.sqlite(path: try folder.database(Self.statements))
      let vocabulary = try Vocabulary(
        json: #"{"name": "notes", "fields": [\#(field), {"name": "id", "kind": "number"}]}"#)
      let table = try EngineTable(
        named: "notes", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address,
        describedBy: vocabulary)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
      #expect(try list.found(by: plan) == [1])
    }

    /// A later value that is no JSON is a text in its row, and the row is read.
    @Test func aLaterTextIsRead() throws {
      let folder = try ScratchFolder()
      let path = try folder.database(
        """
        CREATE TABLE notes (id INTEGER PRIMARY KEY, attrs TEXT);
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        INSERT INTO notes SELECT i, CASE i WHEN 1100 THEN '{"w": ' ELSE '{"w": ' || i || '}' END FROM n;
        """)
      let address = EngineAddress.sqlite(path: path)
      let table = try EngineTable(
        named: "notes", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address)
      defer { table.close() }
      let list = SearchableList(table)
      func found(_ query: String) throws -> [Int] {
        try list.found(by: list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole))
      }
      #expect(try found("attrs.w>1198") == [1199, 1200])
      #expect(try found("no:attrs.w") == [1100])
      #expect(try String(decoding: list.record(of: 1100), as: UTF8.self) == #"{"id":1100,"attrs":"{\"w\": "}"#)
    }
  }
#endif
