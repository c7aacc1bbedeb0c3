import FilterEngines
import FilterEvaluation
import FilterItems
import FilterSQL
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Items of files in a database, with their records as they were.
@Suite struct EngineItemsTests {
  private func records(_ items: EngineItems, _ query: String, limit: Int? = nil) throws -> [String] {
    let plan = items.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))
    return try items.records(of: plan, limit: limit).records.map { $0.record }
  }

  private static let lines = [
    #"{"name":"Ann","age":31,"tags":["a","b"],"note":"it's \"here\""}"#, #"{"name":"Bob","age":7,"tags":[]}"#,
    #"{ "name" : "Cé\u0000cil" , "age" : 44.5, "tags":["b"] }"#, #"{"name":"Dan","tags":["c","a"],"note":null}"#,
  ]

  @Test(arguments: TestedEngine.ofTables) func jsonRecordsAreUnchanged(engine: TestedEngine) throws {
    let folder = try ScratchFolder()
    let file = try ItemLists.file(Self.lines.joined(separator: "\n") + "\n", "a.jsonl", in: folder)
    let (items, damage, connection) = try ItemLists.written(
      [file], ItemLists.vocabulary(file), engine, in: folder)
    defer { connection.close() }
    #expect(damage.isEmpty)
    #expect(items.name == "list")
    #expect(try records(items, "") == Self.lines)
    #expect(try records(items, "", limit: 2) == Array(Self.lines.prefix(2)))
    #expect(try records(items, "", limit: 0) == [])
    #expect(try records(items, "tags:a") == [Self.lines[0], Self.lines[3]])
    #expect(try records(items, "age>8 -tags:a") == [Self.lines[2]])
    #expect(try records(items, "note:\"it's\"") == [Self.lines[0]])
  }

  /// Terms without a statement are decided by the records; the rest is still asked of the engine.
  @Test(arguments: TestedEngine.ofTables) func termsWithoutStatementAreChecked(engine: TestedEngine) throws {
    let folder = try ScratchFolder()
    let lines = [
      #"{"id":1,"total":5,"parts":[{"code":"a","count":1},{"code":"b","count":9}]}"#,
      #"{"id":2,"total":7,"parts":[{"code":"a","count":9}]}"#, #"{"id":3,"total":7,"parts":[]}"#,
      #"{"id":4,"total":9,"parts":[{"code":"b","count":2}]}"#,
    ]
    let file = try ItemLists.file(lines.joined(separator: "\n") + "\n", "a.jsonl", in: folder)
    let (items, _, connection) = try ItemLists.written([file], ItemLists.vocabulary(file), engine, in: folder)
    defer { connection.close() }
    let expected: [(String, [Int])] = [
      ("parts:(code:a count>5)", [2]), ("-parts:(code:a count>5)", [1, 3, 4]),
      ("total>5 parts:(code:b)", [4]), ("total:5 or parts:(code:a count>5)", [1, 2]),
      ("-(total:7 parts:(code:a))", [1, 3, 4]), ("parts:(count>5) order:total direction:desc", [2, 1]),
    ]
    for (query, ids) in expected {
      #expect(try records(items, query) == ids.map { lines[$0 - 1] }, "\(query)")
      #expect(try records(items, query, limit: 1) == ids.prefix(1).map { lines[$0 - 1] }, "\(query)")
      let plan = items.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))
      #expect(try items.list.count(of: plan) == ids.count, "\(query)")
      #expect(try items.list.finds(ids[0] - 1, plan), "\(query)")
    }
  }

  /// The rows of each query by a plain reading, by their numbers.
  @Test(arguments: TestedEngine.ofTables) func valuesOfAnotherKindAreTexts(engine: TestedEngine) throws {
    let folder = try ScratchFolder()
    let rows = [
      ("1", "2026-01-01", "1.2.0", "yes"), ("2", "2026-01-02", "1.10.0", "no"), ("3", "unknown", "latest", "maybe"),
      ("NA", "NA", "-", ""), ("7a", "2026-01-03", "2.0.0", "yes"),
    ]
    let text = "n,d,v,b,x\n" + rows.map { "\($0.0),\($0.1),\($0.2),\($0.3),z\n" }.joined()
    let file = try ItemLists.file(text, "a.csv", in: folder)
    let kinds: [(String, ValueKind)] = [("n", .number), ("d", .date), ("v", .version), ("b", .boolean), ("x", .text)]
    let vocabulary = Vocabulary(
      name: "list",
      fields: kinds.map { Field($0.0, $0.1, multiplicity: .optional, summary: "", phrase: "have \($0.0) {is}") })
    let (items, _, connection) = try ItemLists.written([file], vocabulary, engine, in: folder)
    defer { connection.close() }
    let all = try records(items, "")
    let expected: [(String, [Int])] = [
      ("has:n", [0, 1, 2, 4]), ("no:n", [3]), ("n:7a", [4]), ("7a", [4]), ("n=NA", [3]), ("n!=7a", [0, 1, 2]),
      ("n!=1", [1, 2, 4]), ("n<3", [0, 1]), ("has:d", [0, 1, 2, 4]), ("unknown", [2]), ("d=unknown", [2]),
      ("-d=unknown", [0, 1, 3, 4]), ("d!=2026-01-01", [1, 2, 4]), ("d>2026-01-01", [1, 4]), ("no:v", [3]),
      ("v:latest", [2]), ("v<1.10", [0]), ("v>=1.10", [1, 4]), ("v!=latest", [0, 1, 4]), ("v:absent", []),
      ("b:maybe", [2]), ("b!=maybe", [0, 1, 4]), ("b!=yes", [1, 2]), ("no:b", [3]),
      ("d:(unknown or 2026-01-02)", [1, 2]),
    ]
    for (query, rows) in expected {
      #expect(try records(items, query) == rows.map { all[$0] }, "\(query)")
    }
  }

  @Test func recordsOfTextBecomeJSON() throws {
    let folder = try ScratchFolder()
    let text = "name,age,note\nAnn,31,\"says \"\"hi\"\", twice\"\nBob,,\n\"C\nD\",5,x\\y\n"
    let file = try ItemLists.file(text, "a.csv", in: folder)
    let (items, damage, connection) = try ItemLists.written([file], ItemLists.vocabulary(file), in: folder)
    defer { connection.close() }
    #expect(damage.isEmpty)
    let expected = [
      #"{"name":"Ann","age":"31","note":"says \"hi\", twice"}"#, #"{"name":"Bob","age":"","note":""}"#,
      #"{"name":"C\nD","age":"5","note":"x\\y"}"#,
    ]
    #expect(try records(items, "") == expected)
    #expect(try records(items, "age>=5 order:age") == [expected[2], expected[0]])
  }

  @Test func severalFilesAreOneList() throws {
    let folder = try ScratchFolder()
    let files = [
      try ItemLists.file(#"{"name":"Ann","age":1}"# + "\n", "a.jsonl", in: folder),
      try ItemLists.file("age,name\n2,Bob\n", "b.csv", in: folder),
      try ItemLists.file(#"[{"name":"Cid","age":3},{"name":"Dan","age":4}]"#, "c.json", in: folder),
    ]
    let (items, _, connection) = try ItemLists.written(files, ItemLists.vocabulary(files[0]), in: folder)
    defer { connection.close() }
    #expect(items.list.count == 4)
    #expect(
      try records(items, "age>1") == [
        #"{"age":"2","name":"Bob"}"#, #"{"name":"Cid","age":3}"#, #"{"name":"Dan","age":4}"#,
      ])
  }

  @Test func damagedRecordsAreReportedAndSkipped() throws {
    let folder = try ScratchFolder()
    let text = #"{"age":1}"# + "\n{\"age\":\n\nnonsense\n" + #"{"age":2}"# + "\n"
    let file = try ItemLists.file(text, "a.jsonl", in: folder)
    let (items, damage, connection) = try ItemLists.written([file], ItemLists.vocabulary(file), in: folder)
    defer { connection.close() }
    #expect(damage.map { $0.line } == [2, 4])
    #expect(try records(items, "") == [#"{"age":1}"#, #"{"age":2}"#])
  }

  @Test func filesThatAreMissingAreErrors() throws {
    let folder = try ScratchFolder()
    let file = try ItemLists.file(#"{"age":1}"# + "\n", "a.jsonl", in: folder)
    let vocabulary = try ItemLists.vocabulary(file)
    let connection = try EngineConnections.open(
      .sqlite(path: folder.file("x.db")), isReadOnly: false, timeLimit: .seconds(20))
    defer { connection.close() }
    let error = engineError {
      _ = try EngineItems.write([file, ItemFile(folder.file("none.jsonl"))], vocabulary, named: "list") {
        schema throws(EngineError) in try EngineWriter(connection, schema, replaces: true)
      }
    }
    #expect(error?.kind == .unusable)
    #expect(error?.message.contains("none.jsonl") == true)
    let opened = engineError { _ = try EngineList.about(connection) }
    #expect(opened?.kind == .unusable)
  }

  /// More items than a piece holds.
  @Test func itemsAreWrittenInSeveralPieces() throws {
    let folder = try ScratchFolder()
    let count = EngineItems.pieceCount + 10
    let text = (0..<count).map { "{\"n\":\($0)}\n" }.joined()
    let file = try ItemLists.file(text, "a.jsonl", in: folder)
    let (items, _, connection) = try ItemLists.written([file], ItemLists.vocabulary(file), in: folder)
    defer { connection.close() }
    #expect(items.list.count == count)
    #expect(try records(items, "n>=\(count - 12)") == (count - 12..<count).map { "{\"n\":\($0)}" })
    #expect(try records(items, "order:n direction:desc", limit: 2) == ["{\"n\":\(count - 1)}", "{\"n\":\(count - 2)}"])
  }

  @Test func ordersThatTheDatabaseSorts() throws {
    let folder = try ScratchFolder()
    let file = try ItemLists.file(Self.lines.joined(separator: "\n") + "\n", "a.jsonl", in: folder)
    let (items, _, connection) = try ItemLists.written([file], ItemLists.vocabulary(file), in: folder)
    defer { connection.close() }
    func sorts(_ query: String) -> Bool {
      items.sorts(items.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary)))
    }
    #expect(sorts(""))
    #expect(sorts("tags:a"))
    #expect(sorts("order:age"))
    #expect(!sorts("order:name"))
    let names = { (query: String) in try self.records(items, query).map { Self.lines.firstIndex(of: $0) ?? -1 } }
    // Missing values come last in both directions.
    #expect(try names("order:age") == [1, 0, 2, 3])
    #expect(try names("order:age direction:asc") == [1, 0, 2, 3])
    #expect(try names("order:age direction:desc") == [2, 0, 1, 3])
    // In the order of the list, since the caller sorts.
    #expect(try names("order:name") == [0, 1, 2, 3])
  }

  @Test func untrustedVocabulariesAreChecked() throws {
    let folder = try ScratchFolder()
    let file = try ItemLists.file(Self.lines.joined(separator: "\n") + "\n", "a.jsonl", in: folder)
    let (items, _, connection) = try ItemLists.written([file], ItemLists.vocabulary(file), in: folder)
    defer { connection.close() }
    let about = try EngineList.about(connection)
    #expect(about.entries["vocabulary"] == items.vocabulary.json)
    let json = try #require(about.entries["vocabulary"])
    let hostile: [String?] = [
      nil, "", "{", "null", "[]", "{}", "1", String(repeating: "[", count: 100_000), "\u{1}\u{2}",
      json.replacing("\"age\"", with: "\"year\""), json.replacing("number", with: "text"), json + json,
      String(json.dropLast(5)),
    ]
    for text in hostile {
      var changed = about
      changed.entries["vocabulary"] = text
      let error = engineError { _ = try EngineItems(connection, changed) }
      #expect(error?.kind == .unusable, "\(text?.prefix(80) ?? "nil")")
    }
    var nameless = about
    nameless.entries["name"] = nil
    let error = engineError { _ = try EngineItems(connection, nameless) }
    #expect(error == EngineError(.unusable, "the list in the database is damaged"))
  }
}
