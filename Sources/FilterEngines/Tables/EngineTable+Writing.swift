import FilterEvaluation
import FilterSQL
import FilterText

extension TableName {
  /// Whether it is in a schema whose tables end with their connection.
  fileprivate var isTemporary: Bool {
    guard parts.count > 1 else { return false }
    let schema = parts[parts.count - 2].lowercased()
    return schema == "temp" || schema == "pg_temp" || schema.hasPrefix("pg_temp_")
  }
}

/// The one thing that writes: rows that a query finds as a new table, which the engine itself makes.
extension EngineTable {
  /// Makes a table of the rows that a plan finds, and returns their number. The connection cannot be used afterwards.
  ///
  /// - Parameters:
  ///   - text: The name of the new table, as after the colon of an address.
  ///   - timeLimit: The limit of each statement.
  /// - Throws: `.refused` if a table of the name exists, if rows of the plan have to be checked here, or if the address
  ///   is that of files.
  func write(
    _ plan: FilterPlan, into text: String, timeLimit: Duration = OpenedEngine.defaultTimeLimit
  ) throws(EngineError) -> Int {
    guard let name = TableName(written: text) else {
      throw EngineError(.unusable, "'\(EngineText.shown(text))' is not the name of a table")
    }
    if name.isTemporary {
      throw EngineError(
        .refused,
        "the table '\(EngineText.shown(name.shown))' would end with the connection; name one that stays")
    }
    try SchemaReader(connection: connection).checkWritable(name)
    let statement = try writingStatement(plan, into: name)
    let writer = try writingConnection(timeLimit: timeLimit)
    self.writer.withLock { $0 = writer }
    defer {
      self.writer.withLock { $0 = nil }
      if writer !== connection { writer.close() }
    }
    do throws(EngineError) { try writer.execute([statement]) } catch {
      throw EngineError(error.kind, "cannot make the table '\(EngineText.shown(name.shown))': \(error.message)")
    }
    let counting = "SELECT count(*) FROM \(connection.dialect.identifier(name))"
    return try writer.number(of: SQLStatement(counting, dialect: connection.dialect, results: [.integer]))
  }

  /// Cancels the running statement of another thread.
  func cancel() {
    connection.cancel()
    writer.withLock { $0?.cancel() }
  }

  /// `CREATE TABLE paid AS SELECT …`, which an engine refuses if the table exists.
  func writingStatement(_ plan: FilterPlan, into name: TableName) throws(EngineError) -> String {
    let condition = try condition(for: plan, literals: true)
    if condition.remaining != nil {
      let reasons = plan.leaves.indices.compactMap { leaf in
        condition.terms[leaf].obstacle.map { "'\(plan.text(ofLeaf: leaf))': \($0)" }
      }
      throw EngineError(
        .refused,
        "the engine cannot write the rows, since some are checked here: \(reasons.prefix(3).joined(separator: "; "))")
    }
    if connection.dialect == .clickhouse {
      throw EngineError(.refused, "tables of \(connection.dialect.title) need an engine and an order of their own")
    }
    let rows = statement(wholeRow, condition, results: []).text
    return "CREATE TABLE \(connection.dialect.identifier(name)) AS \(rows)"
  }

  /// A connection that may write: this one if it is not limited to reading, otherwise another one in its place.
  private func writingConnection(timeLimit: Duration) throws(EngineError) -> any EngineConnection {
    switch address {
    case .sqlite(let path):
      #if SQLite
        return try SQLiteConnection(path: path, access: .changing, timeLimit: timeLimit)
      #else
        throw EngineError(
          .unreachable, "cannot open '\(EngineText.shown(path))': this program was built without SQLite")
      #endif
    case .postgresql:
      let writer = try EngineConnections.open(address, isReadOnly: false, timeLimit: timeLimit)
      try writer.execute(["RESET search_path"])
      return writer
    case .command(let words, let dialect):
      guard opensReadOnly else { return connection }
      if schema.name.parts.count == 1, DataFileName.isRead(schema.name.table) {
        throw EngineError(
          .refused, "a table cannot be made beside files of data; read them from a database of DuckDB")
      }
      // A file that is open for reading cannot be opened for writing.
      connection.close()
      return try ClientConnection(words: words.filter { $0 != "-readonly" }, dialect: dialect, timeLimit: timeLimit)
    }
  }
}
