#if SQLite
  import FilterEvaluation
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Failures of people's own tables, each of which names the table and what to do.
  @Suite(.serialized) struct TableFaultTests {
    private static func plan(_ text: String, _ list: SearchableList) -> FilterPlan {
      list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary))
    }

    private static func message(_ text: String, _ list: SearchableList) -> String? {
      do throws(ListFailure) { return "found \(try list.counted(plan(text, list)).count)" } catch {
        return error.message
      }
    }

    /// A table of SQLite that changes after it was opened.
    @Test(
      arguments: [
        ("ALTER TABLE t DROP COLUMN n", "the column 'n' of 't' is gone since it was opened; open the table again"),
        ("ALTER TABLE t RENAME TO u", "the table 't' is gone: there is no table 't'; there is 'u'"),
      ])
    func changedFiles(statement: String, message: String) throws {
      let folder = try ScratchFolder()
      let path = folder.file("t.db")
      let queue = try DatabaseQueue(path: path)
      try queue.write { database in
        try database.execute(
          sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO t VALUES (1, 7), (2, 8)")
      }
      let list = try EngineLists.open("sqlite:\(path):t", timeLimit: .seconds(20)).list
      defer { list.close() }
      #expect(Self.message("n>7", list) == "found 1")
      try queue.write { try $0.execute(sql: statement) }
      #expect(Self.message("n>7", list) == message)
    }

    // MARK: PostgreSQL

    /// A schema and a role of a test, which are removed with it.
    private struct Server {
      let address: String
      let admin: any EngineConnection
      let role: String

      init(_ role: String, _ statements: [String]) throws {
        let folder = try ScratchFolder()
        guard case .postgresql(let text) = try TestedEngine.postgresql.address(in: folder.path) else { fatalError() }
        (address, self.role) = (text, role)
        admin = try EngineConnections.open(.postgresql(text), isReadOnly: false, timeLimit: .seconds(60))
        try? remove()
        try admin.execute(
          ["CREATE SCHEMA \(role)", "CREATE ROLE \(role) LOGIN", "SET search_path TO \(role)"] + statements)
      }

      func remove() throws {
        try admin.execute(["DROP SCHEMA IF EXISTS \(role) CASCADE", "DROP ROLE IF EXISTS \(role)"])
      }

      /// The address of a table for the role.
      func table(_ name: String) -> String {
        let rest = address.split(separator: "@", maxSplits: 1).last ?? ""
        return "postgresql://\(role)@\(rest):\(name)"
      }
    }

    private static let table = [
      "CREATE TABLE orders (id integer PRIMARY KEY, total integer, note text)",
      "INSERT INTO orders VALUES (1, 50, 'a'), (2, 150, 'b'), (3, NULL, NULL)",
    ]

    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func rights() throws {
      let server = try Server("fq_rights", Self.table)
      defer { try? server.remove() }
      func problem() -> String? {
        do throws(EngineError) {
          try EngineLists.open(server.table("fq_rights.orders"), timeLimit: .seconds(20)).list.close()
          return nil
        } catch { return error.message.split(separator: ": ", maxSplits: 1).last.map { String($0) } }
      }
      let denied = "the role 'fq_rights' may not read the table 'fq_rights.orders': it lacks "
      #expect(
        problem() == denied + "USAGE; its owner can run GRANT USAGE ON SCHEMA fq_rights TO fq_rights")
      try server.admin.execute(["GRANT USAGE ON SCHEMA fq_rights TO fq_rights"])
      #expect(problem() == denied + "SELECT; its owner can run GRANT SELECT ON fq_rights.orders TO fq_rights")
      try server.admin.execute(["GRANT SELECT (id, total) ON fq_rights.orders TO fq_rights"])
      // The columns that it may read are the fields, and no statement asks for another one.
      #expect(problem() == nil)
      let opened = try EngineLists.open(server.table("fq_rights.orders"), timeLimit: .seconds(20))
      let list = opened.list
      defer { list.close() }
      #expect(list.vocabulary.fields.filter { !$0.isDirective }.map { $0.name } == ["id", "total"])
      #expect(Self.message("total>100", list) == "found 1")
      let plan = list.plan(AnalyzedQuery(parsing: "total>100", vocabulary: list.vocabulary), .whole)
      #expect(try opened.statements.statement(for: plan, in: .postgresql).text.hasPrefix("SELECT o.id, o.total FROM "))
      try server.admin.execute(["GRANT SELECT ON fq_rights.orders TO fq_rights"])
      #expect(problem() == nil)
    }

    /// A name without a schema is looked for where the role looks first.
    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func searchPath() throws {
      let server = try Server(
        "fq_path",
        Self.table + [
          "GRANT USAGE ON SCHEMA fq_path TO fq_path", "GRANT SELECT ON ALL TABLES IN SCHEMA fq_path TO fq_path",
        ])
      defer { try? server.remove() }
      #expect(throws: EngineError.self) { try EngineLists.open(server.table("orders2"), timeLimit: .seconds(20)) }
      try server.admin.execute([
        "ALTER ROLE fq_path SET search_path TO fq_path", "ALTER TABLE orders RENAME TO orders2",
      ])
      let list = try EngineLists.open(server.table("orders2"), timeLimit: .seconds(20)).list
      defer { list.close() }
      #expect(Self.message("total>100", list) == "found 1")
    }

    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func changes() throws {
      let server = try Server("fq_changes", Self.table + ["GRANT USAGE ON SCHEMA fq_changes TO fq_changes"])
      defer { try? server.remove() }
      let name = "fq_changes.orders"
      try server.admin.execute(["GRANT SELECT ON orders TO fq_changes"])
      let list = try EngineLists.open(server.table(name), timeLimit: .seconds(20)).list
      defer { list.close() }
      #expect(Self.message("total>100", list) == "found 1")
      try server.admin.execute(["ALTER TABLE orders ALTER COLUMN total TYPE date USING NULL"])
      #expect(
        Self.message("total>100", list)
          == "the column 'total' of 'fq_changes.orders' has the type 'date' now, not 'integer'; open the table again")
      try server.admin.execute(["ALTER TABLE orders DROP COLUMN total"])
      #expect(
        Self.message("total>100", list)
          == "the column 'total' of 'fq_changes.orders' is gone since it was opened; open the table again")
      try server.admin.execute(["REVOKE SELECT ON orders FROM fq_changes"])
      #expect(
        Self.message("", list) == "the role 'fq_changes' may not read the table 'fq_changes.orders': it lacks SELECT; "
          + "its owner can run GRANT SELECT ON fq_changes.orders TO fq_changes")
      try server.admin.execute(["DROP TABLE orders"])
      #expect(Self.message("", list)?.hasPrefix("the table 'fq_changes.orders' is gone: there is no table ") == true)
    }

    /// A statement that waits ends at the limit or when it is cancelled, and a session that was ended is made again.
    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func waiting() async throws {
      let server = try Server(
        "fq_waiting",
        Self.table + ["GRANT USAGE ON SCHEMA fq_waiting TO fq_waiting", "GRANT SELECT ON orders TO fq_waiting"])
      defer { try? server.remove() }
      let list = try EngineLists.open(server.table("fq_waiting.orders"), timeLimit: .seconds(3)).list
      defer { list.close() }
      try server.admin.execute(["BEGIN", "LOCK TABLE orders IN ACCESS EXCLUSIVE MODE"])
      let late = await onThread { Self.message("total>100", list) }
      #expect(late?.hasPrefix("the table 'fq_waiting.orders' was not read: PostgreSQL did not answer within ") == true)
      #expect(late?.hasSuffix("; narrow the query, or set a longer limit with --engine-timeout") == true)
      let cancel = Thread {
        for _ in 0..<20 {
          Thread.sleep(forTimeInterval: 0.1)
          list.cancel?()
        }
      }
      cancel.start()
      #expect(await onThread { Self.message("total>100", list) } == "the statement was cancelled")
      try server.admin.execute(["COMMIT"])
      while !cancel.isFinished { try await Task.sleep(for: .milliseconds(20)) }
      #expect(Self.message("total>100", list) == "found 1")
      try server.admin.execute([
        "DO $$ BEGIN PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'fq_waiting'; END $$"
      ])
      let lost = Self.message("total>100", list)
      #expect(lost == "found 1" || lost?.hasSuffix("; the next query connects again") == true, "\(lost ?? "")")
      #expect(Self.message("total>100", list) == "found 1")
    }

    /// A session for reading cannot write, and ends its statements even if this program does not.
    @Test(.enabled(if: TestedEngine.postgresql.isHere, "FILTERQ_POSTGRESQL is not set"))
    func sessions() throws {
      let server = try Server("fq_sessions", Self.table)
      defer { try? server.remove() }
      func setting(_ name: String, of address: String) throws -> String? {
        let connection = try EngineConnections.open(.postgresql(address), timeLimit: .seconds(20))
        defer { connection.close() }
        return try connection.lines("SHOW \(name)").first
      }
      let address = server.table("").dropLast()
      #expect(try setting("default_transaction_read_only", of: String(address)) == "on")
      #expect(try setting("statement_timeout", of: String(address)) == "200s")
      // A shorter limit of the role stays.
      try server.admin.execute(["ALTER ROLE fq_sessions SET statement_timeout TO '7s'"])
      #expect(try setting("statement_timeout", of: String(address)) == "7s")
    }
  }
#endif
