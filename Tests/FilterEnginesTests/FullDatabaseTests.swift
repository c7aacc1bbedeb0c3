#if SQLite
  import FilterEngines
  import FilterSQL
  import Testing

  /// A database that has no room left ends a load as a disk without room does.
  @Suite struct FullDatabaseTests {
    @Test func fullDatabasesAreLost() throws {
      let folder = try ScratchFolder()
      let connection = try EngineConnections.open(
        .sqlite(path: folder.file("a.db")), isReadOnly: false, timeLimit: .seconds(60))
      defer { connection.close() }
      try connection.execute([
        "CREATE TABLE t (a TEXT)", "INSERT INTO t VALUES ('kept')", "PRAGMA max_page_count = 20",
      ])
      var count = 0
      let error = engineError {
        try connection.load("t", columns: ["a"], results: [.text]) {
          count += 1
          return count > 1_000 ? nil : [.text(String(repeating: "x", count: 1_000))]
        }
      }
      #expect(error == EngineError(.lost, "SQLite: database or disk is full"))
      #expect(count > 1 && count < 1_000)
      // Nothing of the load is left.
      #expect(try connection.lines("SELECT a FROM t") == ["kept"])
    }
  }
#endif
