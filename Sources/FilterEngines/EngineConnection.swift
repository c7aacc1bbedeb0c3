package import FilterSQL

/// A connection to an engine.
///
/// One statement runs at a time: a second thread waits for its turn, and a statement within `take` is refused. After an
/// error, a cancelled statement or a lost connection, the next statement works again if the engine does.
package protocol EngineConnection: AnyObject, Sendable {
  /// The dialect of the engine's statements.
  var dialect: SQLDialect { get }

  /// Runs statements without rows, in order: definitions and settings.
  func execute(_ sql: [String]) throws(EngineError)

  /// Runs a statement and passes its rows to `take` as they arrive, until it returns false.
  ///
  /// A row has a value for each of the statement's `results`; anything else that the engine returns is an error. Rows
  /// passed before an error are not the complete answer.
  func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError)

  /// Adds rows to a table until `next` returns nil: all of them, or none.
  ///
  /// - Parameters:
  ///   - table: The name of the table, which is one identifier whatever it contains.
  ///   - columns: The names of the columns.
  ///   - results: The type of each column.
  ///   - next: The next row, with a value for each column.
  func load(
    _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
  ) throws(EngineError)

  /// The lines of a free answer such as that of `EXPLAIN`: at most 10,000, the columns separated by tabs.
  func lines(_ sql: String) throws(EngineError) -> [String]

  /// Ends the running statement, which throws `.cancelled`. May be called from any thread; without a statement it does
  /// nothing.
  func cancel()

  /// Ends the connection. Later statements throw `.lost`.
  func close()
}

/// Opens connections.
package enum EngineConnections {
  /// The maximum number of lines of a free answer.
  package static let maximumLines = 10_000

  /// Connects to the engine of an address.
  ///
  /// - Parameters:
  ///   - isReadOnly: Whether nothing is changed. Otherwise a file of SQLite is created, and must be new or empty.
  ///   - timeLimit: The limit of the connection and of each statement. Clients of clusters may take two minutes to
  ///     start.
  package static func open(
    _ address: EngineAddress, isReadOnly: Bool = true, timeLimit: Duration
  ) throws(EngineError) -> any EngineConnection {
    switch address {
    case .sqlite(let path):
      #if SQLite
        return try SQLiteConnection(path: path, access: isReadOnly ? .reading : .creating, timeLimit: timeLimit)
      #else
        throw EngineError(
          .unreachable, "cannot open '\(EngineText.shown(path))': this program was built without SQLite")
      #endif
    case .postgresql(let address):
      return try PostgreSQLConnection(address: address, isReadOnly: isReadOnly, timeLimit: timeLimit)
    case .command(let words, let dialect):
      return try ClientConnection(words: words, dialect: dialect, timeLimit: timeLimit)
    }
  }
}
