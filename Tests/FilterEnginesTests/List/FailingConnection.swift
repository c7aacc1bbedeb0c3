import FilterEngines
import FilterSQL

/// A connection that is lost at one of its calls, and remembers what it was asked for.
final class FailingConnection: EngineConnection, @unchecked Sendable {
  // Used by one thread.
  private let inner: any EngineConnection
  private let failing: Int
  private(set) var calls: [String] = []

  /// The call of the number `failing`, from 0, fails, and all after it.
  init(_ inner: any EngineConnection, failing: Int = .max) {
    self.inner = inner
    self.failing = failing
  }

  var dialect: SQLDialect { inner.dialect }

  private func call(_ name: String) throws(EngineError) {
    calls.append(name)
    if calls.count > failing { throw EngineError(.lost, "the connection is lost") }
  }

  func execute(_ sql: [String]) throws(EngineError) {
    for text in sql {
      try call(text)
      try inner.execute([text])
    }
  }

  func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError) {
    try call(statement.text)
    try inner.run(statement, take)
  }

  func load(
    _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
  ) throws(EngineError) {
    try call("load \(table)")
    try inner.load(table, columns: columns, results: results, next)
  }

  func lines(_ sql: String) throws(EngineError) -> [String] {
    try call(sql)
    return try inner.lines(sql)
  }

  func cancel() { inner.cancel() }
  func close() { inner.close() }
}
