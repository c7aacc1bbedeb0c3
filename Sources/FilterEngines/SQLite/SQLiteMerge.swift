#if SQLite
  import FilterSQL

  /// Copies a list from a separate file into a database with other tables, in one transaction.
  struct SQLiteMerge {
    private let connection: SQLiteConnection
    /// The name of the database in messages.
    private let name: String

    init(_ connection: SQLiteConnection, name: String) {
      self.connection = connection
      self.name = name
    }

    /// Copies the tables of a file, and removes those of an existing list, and nothing else.
    func copy(from path: String, replaces: Bool) throws(EngineError) {
      // A path that begins with "file:" would be read as a URI.
      let source = connection.dialect.literal(path.hasPrefix("/") ? path : "./\(path)")
      try connection.execute(["ATTACH DATABASE \(source) AS fq_new", "BEGIN IMMEDIATE"])
      do throws(EngineError) {
        try copyTables(replaces: replaces)
        try connection.execute(["COMMIT"])
      } catch {
        // Closing the connection undoes it in any case.
        do throws(EngineError) { try connection.execute(["ROLLBACK"]) } catch {}
        throw error
      }
    }

    private func copyTables(replaces: Bool) throws(EngineError) {
      // Another program may have written to it since the check.
      let contents = try EngineContents(connection)
      if let refusal = contents.refusal(replaces: replaces, in: name) { throw refusal }
      try connection.execute((contents.list?.tables ?? []).map { "DROP TABLE main.\(identifier($0))" })
      let tables = try definitions("table")
      let trigrams = tables.first { $0.sql.hasPrefix("CREATE VIRTUAL TABLE ") }?.name
      let shadows = SQLSchema.trigramEndings.map { (trigrams ?? "") + $0 }
      let own = tables.filter { !shadows.contains($0.name) }
      try connection.execute(own.map { $0.sql })
      // Tables and their indexes are copied page by page if both have them.
      try connection.execute(try definitions("index").map { $0.sql })
      for table in tables where table.name != trigrams {
        // The trigram index created its own tables, which have initial rows.
        try connection.execute([
          "DELETE FROM main.\(identifier(table.name))",
          "INSERT INTO main.\(identifier(table.name)) SELECT * FROM fq_new.\(identifier(table.name))",
        ])
      }
      try copyStatistics(of: own.map { $0.name })
    }

    private func identifier(_ name: String) -> String { connection.dialect.identifier(name) }

    /// The names and definitions of the tables or indexes of the list.
    private func definitions(_ type: String) throws(EngineError) -> [(name: String, sql: String)] {
      var all: [(name: String, sql: String)] = []
      try connection.run(
        SQLStatement(
          "SELECT name, sql FROM fq_new.sqlite_master WHERE type = '\(type)' AND sql IS NOT NULL "
            + "AND substr(name, 1, 7) <> 'sqlite_' ORDER BY rowid",
          dialect: .sqlite, results: [.text, .text])
      ) { row in
        all.append((row[0].text ?? "", row[1].text ?? ""))
        return true
      }
      return all
    }

    /// Copies SQLite's statistics of the values.
    private func copyStatistics(of tables: [String]) throws(EngineError) {
      let names = tables.map { connection.dialect.literal($0) }.joined(separator: ", ")
      try connection.execute([
        // Creates the table of statistics if it is missing.
        "ANALYZE main.\(SQLSchema.Table.about)",
        "DELETE FROM main.sqlite_stat1 WHERE tbl IN (\(names))",
        "INSERT INTO main.sqlite_stat1 SELECT * FROM fq_new.sqlite_stat1 WHERE tbl IN (\(names))",
      ])
    }
  }
#endif
