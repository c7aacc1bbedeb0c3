package import FilterSQL
import Foundation

/// A PostgreSQL server, through libpq. A lost connection is restored for the next statement.
package final class PostgreSQLConnection: EngineConnection, @unchecked Sendable {
  // Safe to send: the session is used only by the statement whose turn it is.

  /// Whether libpq is installed, which is required to connect.
  package static var isInstalled: Bool { PostgreSQLLibrary.installed != nil }

  package let dialect = SQLDialect.postgresql
  private let address: String
  private let isReadOnly: Bool
  private let timeLimit: Duration
  private let turn = EngineTurn()
  private let wake: WakePipe
  private var session: PostgreSQLSession?

  /// Connects; see ``EngineConnections/open(_:isReadOnly:timeLimit:)``.
  package init(address: String, isReadOnly: Bool, timeLimit: Duration) throws(EngineError) {
    (self.address, self.isReadOnly, self.timeLimit) = (address, isReadOnly, timeLimit)
    wake = try WakePipe()
    try execute([])
  }

  deinit { close() }

  package func execute(_ sql: [String]) throws(EngineError) {
    try withSession { session throws(EngineError) in
      for text in sql { try Self.perform(text, in: session) }
    }
  }

  package func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError) {
    try withSession { session throws(EngineError) in
      try EngineText.check(statement.text)
      let parameters = PostgreSQLParameters(statement.parameters, infersTexts: statement.infersTexts)
      try session.send { parameters.send(statement.text, to: $1, by: $0) }
      try Self.answer(in: session, results: statement.results, take)
    }
  }

  package func lines(_ sql: String) throws(EngineError) -> [String] {
    try withSession { session throws(EngineError) -> [String] in
      try EngineText.check(sql)
      try session.send { $0.sendQuery($1, sql) }
      var lines: [String] = []
      try Self.answer(in: session, results: []) { row in
        let text = row.map { $0.text ?? "" }.joined(separator: "\t")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.append(String(line)) }
        return lines.count < EngineConnections.maximumLines
      }
      return Array(lines.prefix(EngineConnections.maximumLines))
    }
  }

  package func load(
    _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
  ) throws(EngineError) {
    let names = columns.map { dialect.identifier($0) }.joined(separator: ", ")
    try withSession { session throws(EngineError) in
      try session.send { $0.sendQuery($1, "COPY \(dialect.identifier(table)) (\(names)) FROM STDIN") }
      let first = try session.next()
      defer { session.library.clear(first) }
      guard session.library.kind(of: first) == .copyIn else {
        let error = session.failure(of: first)
        try Self.finish(in: session)
        throw error
      }
      var rows = PostgreSQLRows()
      var problem: String?
      while problem == nil, let row = next() {
        // The limit is that of a part: a load as a whole takes as long as its rows.
        if row.count != columns.count { problem = "a row needs one value per column" }
        if !rows.append(row) { problem = "a text has U+0000" }
        if rows.bytes.count >= 1 << 16 {
          session.deadline = Deadline(after: timeLimit)
          try session.copy(rows.bytes)
          rows.bytes.removeAll(keepingCapacity: true)
        }
      }
      session.deadline = Deadline(after: timeLimit)
      if problem == nil, !rows.bytes.isEmpty { try session.copy(rows.bytes) }
      try session.endCopy(problem)
      do throws(EngineError) { try Self.finish(in: session) } catch {
        if let problem { throw EngineError(.refused, problem) }
        throw error
      }
    }
  }

  package func cancel() { turn.cancel { wake.wake() } }

  package func close() {
    turn.close(interrupt: { wake.wake() }, { session = nil })
  }

  // MARK: Sessions

  private func withSession<Result>(
    _ body: (PostgreSQLSession) throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    try turn.take { () throws(EngineError) -> Result in
      wake.clear()
      let session: PostgreSQLSession
      if let known = self.session, known.isUsable { session = known } else { session = try connect() }
      self.session = session
      session.deadline = Deadline(after: timeLimit)
      defer { if !session.isUsable { self.session = nil } }
      do throws(EngineError) { return try body(session) } catch {
        // Leave the session idle for the next statement in any case.
        session.abandon()
        throw error
      }
    }
  }

  private func connect() throws(EngineError) -> PostgreSQLSession {
    session = nil
    let session = try PostgreSQLSession(address: address, turn: turn, wake: wake, timeLimit: timeLimit)
    let settings = [
      "standard_conforming_strings = on", "client_encoding = 'UTF8'", "jit = off",
      "search_path = public", "default_transaction_read_only = \(isReadOnly ? "on" : "off")",
      "bytea_output = 'hex'", "client_min_messages = error",
    ]
    let limit = isReadOnly ? "; " + serverLimit : ""
    try Self.perform(settings.map { "SET \($0)" }.joined(separator: "; ") + limit, in: session)
    return session
  }

  /// Has the server end a statement for which this program, perhaps gone, does not: after ten times its limit, since the
  /// time in which rows wait for a reader counts there. A shorter limit of the role stays.
  private var serverLimit: String {
    let milliseconds = max(1, min(timeLimit.components.seconds, 86_400)) * 10_000
    return "SELECT set_config('statement_timeout', '\(milliseconds)', false) FROM pg_settings "
      + "WHERE name = 'statement_timeout' AND (setting = '0' OR setting::bigint > \(milliseconds))"
  }

  // MARK: Answers

  private static func perform(_ sql: String, in session: PostgreSQLSession) throws(EngineError) {
    try EngineText.check(sql)
    try session.send { $0.sendQuery($1, sql) }
    try answer(in: session, results: nil) { _ in true }
  }

  /// Reads the rest of an answer without rows.
  private static func finish(in session: PostgreSQLSession) throws(EngineError) {
    try answer(in: session, results: nil) { _ in true }
  }

  /// The rows of the running statement; without `results` they are dropped, and with none of them all are texts.
  private static func answer(
    in session: PostgreSQLSession, results: [SQLStatement.Result]?, _ take: ([SQLValue]) -> Bool
  ) throws(EngineError) {
    session.receiveSingleRows()
    var error: EngineError?
    while let result = try session.next() {
      defer { session.library.clear(result) }
      switch session.library.kind(of: result) {
      case .singleTuple:
        guard error == nil, let results else { continue }
        let row = try row(of: result, results: results, session.library)
        let start = ContinuousClock.now
        if !take(row) { return session.abandon() }
        session.deadline.leaveOut(since: start)
      case .tuplesOK, .commandOK, .emptyQuery:
        let count = Int(session.library.fieldCount(result))
        if let results, !results.isEmpty, count != results.count {
          error = error ?? columnError(count, results.count)
        }
      case .copyIn, .copyOut, .copyBoth:
        session.abandon()
        throw EngineError(.refused, "the statement is a COPY")
      default:
        error = error ?? session.failure(of: result)
      }
    }
    if let error { throw error }
  }

  private static func row(
    of result: OpaquePointer, results: [SQLStatement.Result], _ library: PostgreSQLLibrary
  ) throws(EngineError) -> [SQLValue] {
    let count = Int(library.fieldCount(result))
    if !results.isEmpty, results.count != count { throw columnError(count, results.count) }
    var row: [SQLValue] = []
    row.reserveCapacity(count)
    if (0..<count).reduce(0, { $0 + Int(library.length(result, 0, CInt($1))) }) > EngineText.maximumRow {
      throw EngineText.tooLongRow
    }
    for column in 0..<count {
      let index = CInt(column)
      var bytes: UnsafeRawBufferPointer?
      if library.isNull(result, 0, index) == 0 {
        bytes = UnsafeRawBufferPointer(
          start: library.value(result, 0, index), count: Int(library.length(result, 0, index)))
      }
      row.append(try EngineText.value(bytes, as: results.isEmpty ? .text : results[column], column: column))
    }
    return row
  }

  private static func columnError(_ count: Int, _ expected: Int) -> EngineError {
    EngineError(.unusable, "expected \(expected) columns, not \(count)")
  }
}
