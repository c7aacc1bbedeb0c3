/// Writes a list into a database atomically. An existing list is readable until the new one is complete.
package struct EngineDatabase: Sendable {
  /// Runs statements of a connection, which it may cancel.
  package typealias Watch = (
    any EngineConnection, _ body: () throws(EngineError) -> Void
  ) throws(EngineError) -> Void

  package let address: EngineAddress
  private let timeLimit: Duration

  /// The database of an address.
  ///
  /// - Parameter timeLimit: The limit of the connection and of each statement.
  package init(_ address: EngineAddress, timeLimit: Duration) {
    self.address = address
    self.timeLimit = timeLimit
  }

  /// The contents of the database; nothing if there is none.
  package func contents() throws(EngineError) -> EngineContents {
    if case .sqlite(let path) = address {
      #if SQLite
        return try SQLiteListFile(path, timeLimit: timeLimit).contents()
      #endif
    }
    let connection = try EngineConnections.open(address, timeLimit: timeLimit)
    defer { connection.close() }
    return try EngineContents(connection)
  }

  /// Writes a list with a writer on `body`'s connection.
  ///
  /// - Parameters:
  ///   - replaces: Whether an existing list is replaced; otherwise it is an error.
  ///   - watch: Runs `body` and the steps after it.
  package func write(
    replaces: Bool, watch: @escaping Watch, _ body: (any EngineConnection) throws(EngineError) -> Void
  ) throws(EngineError) {
    if case .sqlite(let path) = address {
      #if SQLite
        return try SQLiteListFile(path, timeLimit: timeLimit).write(replaces: replaces, watch: watch, body)
      #endif
    }
    let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: timeLimit)
    // Without a commit, the server keeps the former content.
    defer { connection.close() }
    try watch(connection) { () throws(EngineError) in try body(connection) }
  }
}
