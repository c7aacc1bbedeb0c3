#if SQLite
  import FilterEvaluation
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Rows that a query finds as a new table.
  @Suite struct TableWritingTests {
    private static func plan(_ text: String, _ list: SearchableList) -> FilterPlan {
      list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary))
    }

    /// Opens a list of an address, writes what a query finds into a table, and returns the number of rows.
    private static func write(_ text: String, _ address: String, into table: String) throws -> Int {
      let list = try EngineLists.open(address, timeLimit: .seconds(120)).list
      defer { list.close() }
      return try list.write(plan(text, list), into: table)
    }

    /// Writes twice, and reads what was written: the second time is refused, and the rows are those that were found.
    private static func check(_ engine: String, _ table: String = "orders") throws {
      let list = try EngineLists.open(engine + table, timeLimit: .seconds(120)).list
      let wanted = try list.counted(plan("total:100..900", list)).count
      list.close()
      #expect(wanted > 0)
      let name = "\"paid; \"\"orders\"\" it's\""
      #expect(try write("total:100..900", engine + table, into: name) == wanted)
      let again = #expect(throws: ListFailure.self) { try write("", engine + table, into: name) }
      #expect(again?.message.hasPrefix("cannot make the table 'paid; \"orders\" it's': ") == true)
      #expect(again?.message.contains("exists") == true, "\(again?.message ?? "")")
      let checked = #expect(throws: ListFailure.self) { try write("rating>price", engine + table, into: "other") }
      #expect(
        checked?.message == "the engine cannot write the rows, since some are checked here: "
          + "'rating>price': the columns are stored in different forms")
      let missing = #expect(throws: EngineError.self) {
        try EngineLists.open(engine + "other", timeLimit: .seconds(60))
      }
      #expect(missing?.message.contains("there is no table 'other'") == true)
      let written = try EngineLists.open(engine + name, timeLimit: .seconds(120)).list
      defer { written.close() }
      #expect(written.count == wanted)
      #expect(try written.counted(plan("total:100..900", written)).count == wanted)
    }

    @Test func inSQLite() throws {
      let folder = try ScratchFolder()
      try OwnTables.orders.open(in: .sqlite, folder: folder.path, rows: 300, seed: 5).close()
      let path = "\(folder.path)/orders.db"
      try Self.check("sqlite:\(path):")
      // A file in which nothing may be written stays as it is.
      let before = try Data(contentsOf: URL(filePath: path))
      #expect(throws: ListFailure.self) { try Self.write("", "sqlite:\(path):orders", into: "orders") }
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func onAServer() throws {
      let folder = try ScratchFolder()
      let address = try TestedEngine.postgresql.address(in: folder.path)
      guard case .postgresql(let text) = address else { return }
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
      defer { connection.close() }
      let statements = OwnTables.orders.statements(for: .postgresql, rows: 300, seed: 5)
      try connection.execute(["CREATE SCHEMA fq_writing", "SET search_path TO fq_writing"] + statements)
      defer { try? connection.execute(["DROP SCHEMA fq_writing CASCADE"]) }
      let parts = text.split(separator: "?", maxSplits: 1).map { String($0) }
      let list = try EngineLists.open("\(parts[0]):fq_writing.orders", timeLimit: .seconds(60)).list
      let wanted = try list.counted(Self.plan("total:100..900", list)).count
      #expect(try list.write(Self.plan("total:100..900", list), into: "fq_writing.\"pa\"\"id\"") == wanted)
      #expect(wanted > 0)
      let again = #expect(throws: ListFailure.self) {
        try Self.write("", "\(parts[0]):fq_writing.orders", into: "fq_writing.\"pa\"\"id\"")
      }
      #expect(again?.message.contains("already exists") == true)
      let written = try EngineLists.open("\(parts[0]):fq_writing.\"pa\"\"id\"", timeLimit: .seconds(60)).list
      defer { written.close() }
      #expect(written.count == wanted)
    }

    @Test(.enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"))
    func inDuckDB() throws {
      let folder = try ScratchFolder()
      guard case .command(let words, let dialect) = try TestedEngine.duckdb.address(in: folder.path) else { return }
      let path = folder.file("orders.duckdb")
      let writing = try ClientConnection(words: words + [path], dialect: dialect, timeLimit: .seconds(60))
      try writing.execute(
        OwnTables.orders.statements(for: .duckdb, rows: 300, seed: 5).map { ClientFrame.line($0) })
      writing.close()
      try Self.check("command:duckdb:'\(words[0])' '\(path)' :")
    }

    /// A client that a person started for reading writes nothing; one that was started for an address is started again.
    @Test(.enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"))
    func readingIsKept() throws {
      let folder = try ScratchFolder()
      guard case .command(let words, let dialect) = try TestedEngine.duckdb.address(in: folder.path) else { return }
      let path = folder.file("orders.duckdb")
      let writing = try ClientConnection(words: words + [path], dialect: dialect, timeLimit: .seconds(60))
      try writing.execute(["CREATE TABLE t AS SELECT range AS id FROM range(9)"])
      writing.close()
      let reading = words + ["-readonly", path]
      for (opens, isWritten) in [(false, false), (true, true)] {
        let connection = try ClientConnection(words: reading, dialect: dialect, timeLimit: .seconds(60))
        let table = try EngineTable(
          TableName("t"), on: connection, at: .command(reading, dialect: dialect), opensReadOnly: opens)
        defer { table.close() }
        let list = SearchableList(table)
        let count = Result { try list.write(Self.plan("id>3", list), into: "u") }
        #expect((try? count.get()) == (isWritten ? 5 : nil))
      }
    }

    @Test(.enabled(if: TestedEngine.duckdb.isHere, "FILTERQ_DUCKDB is not set"))
    func filesHaveNoDatabase() throws {
      let folder = try ScratchFolder()
      try Data("id\n1\n".utf8).write(to: URL(filePath: folder.file("t.csv")))
      guard case .command(let words, let dialect) = try TestedEngine.duckdb.address(in: folder.path) else { return }
      let connection = try ClientConnection(words: words, dialect: dialect, timeLimit: .seconds(60))
      let table = try EngineTable(
        TableName(folder.file("t.csv")), on: connection, at: .command(words, dialect: dialect), opensReadOnly: true)
      defer { table.close() }
      let list = SearchableList(table)
      let error = #expect(throws: ListFailure.self) { try list.write(list.everything, into: "u") }
      #expect(error?.message == "a table cannot be made beside files of data; read them from a database of DuckDB")
    }
  }
#endif
