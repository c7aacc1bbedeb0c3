import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// Lists on their way into the tables of a database: whole, or not there.
@Suite struct EngineWriterTests {
  private static let toys = ToyLists.toys(50)

  private func connection(_ folder: ScratchFolder, _ name: String = "a.db") throws -> any EngineConnection {
    try EngineConnections.open(
      .sqlite(path: folder.file(name)), isReadOnly: false, timeLimit: .seconds(60))
  }

  /// All rows of all tables.
  private func contents(_ connection: any EngineConnection) throws -> [String: [String]] {
    var all: [String: [String]] = [:]
    // The index of trigrams keeps no texts that could be read.
    let names =
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%trigrams%'"
    for table in try connection.lines(names) {
      let columns = try connection.lines("SELECT name FROM pragma_table_info('\(table)')")
      let quoted = columns.map { "quote(\(connection.dialect.identifier($0)))" }.joined(separator: " || ',' || ")
      all[table] = try connection.lines("SELECT \(quoted) FROM \(table) ORDER BY 1")
    }
    return all
  }

  @Test func piecesMakeTheSameList() throws {
    let folder = try ScratchFolder()
    var known: [String: [String]]?
    for size in [50, 1, 7, 49, 1_000] {
      let connection = try connection(folder, "\(size).db")
      try ToyLists.write(Self.toys, inPiecesOf: size) { schema throws(EngineError) in
        try EngineWriter(connection, schema, replaces: false)
      }
      let found = try contents(connection)
      #expect(found.keys.sorted() == (ToyLists.tables + ["fq_about", "fq_costs"]).sorted())
      #expect(known == nil || found == known, "in pieces of \(size)")
      known = found
      #expect(try ToyLists.open(connection).count == 50)
      connection.close()
    }
  }

  @Test func theCountsAndFactsAreThoseOfAllPieces() throws {
    let folder = try ScratchFolder()
    let connection = try connection(folder)
    try ToyLists.write(Self.toys, inPiecesOf: 9) { schema throws(EngineError) in
      try EngineWriter(connection, schema, replaces: false)
    }
    let about = try EngineList.about(connection)
    #expect(about.entries["items"] == "50")
    #expect(about.entries["variants"] == "\(Self.toys.reduce(0) { $0 + $1.editions.count })")
    #expect(about.entries["version"] == SQLAbout.version)
    #expect(about.entries["kind"] == "toys")
    func fields(_ entry: String) -> Set<String> {
      Set((about.entries[entry] ?? "").split(separator: " ").map { Toy.vocabulary.fields[Int($0)!].name })
    }
    #expect(fields("parts").isSubset(of: ["text", "strength", "size", "color"]))
    #expect(fields("parts").contains("strength"))
    #expect(fields("reserved") == ["name", "text"])
    #expect(fields("letters").contains("name"))
    connection.close()
  }

  @Test func existingTablesAreReplacedOnlyOnRequest() throws {
    for engine in TestedEngine.ofTables {
      let folder = try ScratchFolder()
      let connection = try engine.list(in: folder.path) { try ToyLists.write(Self.toys, $0) }
      defer { connection.close() }
      let error = engineError { _ = try EngineWriter(connection, ToyLists.schema(), replaces: false) }
      #expect(error?.kind == .refused, "\(engine)")
      #expect(
        error?.message == "the database already has a list (50 items); --replace replaces it",
        "\(engine): \(error?.message ?? "")")
      try connection.execute(["ROLLBACK"])
      #expect(try ToyLists.open(connection).count == 50)
      try ToyLists.write(Array(Self.toys.prefix(3))) { schema throws(EngineError) in
        try EngineWriter(connection, schema, replaces: true)
      }
      let list = try ToyLists.open(connection)
      #expect(list.count == 3)
      #expect(try list.count(of: Toy.list.plan("")) == 3)
    }
  }

  /// Replacing removes tables that the new list does not have.
  @Test func aListWithoutVariantsReplacesOneWithThem() throws {
    let folder = try ScratchFolder()
    let connection = try ToyLists.sqlite(Self.toys, folder.file("a.db"))
    let schema = SQLSchema(Self.numbers, hasVariants: false)
    var writer = try EngineWriter(connection, schema, replaces: true)
    try writer.append(SQLContent(schema, ColumnStore(Self.numbers, items: [3, 1, 2])))
    var about = SQLAbout()
    about.entries["fields"] = EngineList.signature(of: Self.numbers)
    try writer.finish(about)
    #expect(try contents(connection).keys.sorted() == ["fq_about", "fq_costs", "numbers", "numbers_parts"])
    let list = try EngineList(connection, EngineList.about(connection), Self.numbers)
    #expect(!list.schema.hasVariants)
    var request = SQLRequest()
    request.order = [.init(.field(0))]
    #expect(try list.rows(of: Self.numbers.plan("n>=2"), request).rows.map { $0.item } == [2, 0])
    // A list without variants lists its items as their own variants.
    request.listsVariants = true
    #expect(try list.rows(of: Self.numbers.plan("n>=2"), request).rows.map { $0.variant } == [2, 0])
    connection.close()
  }

  private static let numbers = FilterableList<Int>(
    name: "numbers",
    fields: [
      FilterableField(Field("n", .number, summary: "Number", phrase: "")) { number, _ in .number(.init(number)) }
    ])

  private static let words = FilterableList<[String]>(
    name: "words",
    fields: [
      FilterableField(Field("w", .catalog, multiplicity: .many, summary: "Word", phrase: "")) { words, _ in
        .values(words)
      }
    ])

  @Test func listsOfOneShapeHaveOnlyTheirTables() throws {
    let folder = try ScratchFolder()
    let connection = try connection(folder)
    let schema = SQLSchema(Self.words, hasVariants: false)
    var writer = try EngineWriter(connection, schema, replaces: false)
    try writer.append(SQLContent(schema, ColumnStore(Self.words, items: [["a", "b"], [], ["b"]])))
    var about = SQLAbout()
    about.entries["fields"] = EngineList.signature(of: Self.words)
    try writer.finish(about)
    #expect(try contents(connection).keys.sorted() == ["fq_about", "fq_costs", "words", "words_w"])
    let list = try EngineList(connection, EngineList.about(connection), Self.words)
    #expect(try list.rows(of: Self.words.plan("w:b")).rows.map { $0.item }.sorted() == [0, 2])
    #expect(try list.rows(of: Self.words.plan("-w:b")).rows.map { $0.item } == [1])
    #expect(try list.count(of: Self.words.plan("w:a w:b")) == 1)
    connection.close()
  }

  @Test func anEmptyListIsAList() throws {
    for engine in TestedEngine.ofTables {
      for pieces in 0...1 {
        let folder = try ScratchFolder()
        let schema = ToyLists.schema()
        let connection = try engine.list(in: folder.path) { makeWriter in
          var writer = try makeWriter(schema)
          if pieces == 1 { try writer.append(SQLContent(schema, ColumnStore(Toy.list, items: []))) }
          var about = SQLAbout()
          about.entries["fields"] = EngineList.signature(of: Toy.list)
          try writer.finish(about)
        }
        defer { connection.close() }
        let list = try EngineList(connection, EngineList.about(connection), Toy.list)
        #expect(list.count == 0)
        for query in EngineRowsTests.queries {
          #expect(try list.rows(of: Toy.list.plan(query)).rows.isEmpty, "\(engine): \(query)")
          #expect(try list.count(of: Toy.list.plan(query)) == 0, "\(engine): \(query)")
        }
      }
    }
  }

  /// Wherever the connection is lost, the remains are not a list.
  @Test func incompleteListsAreNotLists() throws {
    let folder = try ScratchFolder()
    var failing = 0
    while true {
      let connection = try connection(folder, "\(failing).db")
      defer { connection.close() }
      let fake = FailingConnection(connection, failing: failing)
      let error = engineError {
        try ToyLists.write(Self.toys, inPiecesOf: 30) { schema throws(EngineError) in
          try EngineWriter(fake, schema, replaces: true)
        }
      }
      if error == nil { break }
      #expect(error == EngineError(.lost, "the connection is lost"))
      #expect(fake.calls.count == failing + 1, "the writer continues after an error: \(fake.calls)")
      connection.close()
      let opened = engineError {
        _ = try EngineConnections.open(.sqlite(path: folder.file("\(failing).db")), timeLimit: .seconds(60))
      }
      // A file without a table is not a database yet.
      #expect(opened?.kind == .unusable, "lost at call \(failing), \(fake.calls.last ?? "")")
      failing += 1
    }
    #expect(failing > 25)
  }

  @Test func theEntriesAreWrittenLast() throws {
    let folder = try ScratchFolder()
    let connection = FailingConnection(try connection(folder))
    try ToyLists.write(Self.toys, inPiecesOf: 30) { schema throws(EngineError) in
      try EngineWriter(connection, schema, replaces: true)
    }
    #expect(connection.calls.first == "BEGIN")
    #expect(connection.calls.suffix(2) == ["load fq_about", "COMMIT"])
    let loads = connection.calls.filter { $0.hasPrefix("load") }
    #expect(loads.contains("load toys") && loads.contains("load toys_box"))
    #expect(loads.suffix(2) == ["load fq_costs", "load fq_about"])
    // Indexes are made of rows that are there.
    let firstIndex = try #require(connection.calls.firstIndex { $0.hasPrefix("CREATE INDEX") })
    #expect(connection.calls[firstIndex...].filter { $0.hasPrefix("load") } == ["load fq_about"])
    connection.close()
  }
}
