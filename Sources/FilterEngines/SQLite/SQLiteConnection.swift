#if SQLite
  package import FilterSQL
  import FilterVocabulary
  import Foundation
  import GRDB
  import GRDBSQLite

  /// A database in a file, through the library SQLite. A file opened for reading is not trusted.
  ///
  /// GRDB opens and closes it. Statements use the C interface, which avoids copying texts.
  package final class SQLiteConnection: EngineConnection, @unchecked Sendable {
    // Safe to send: statements take turns, and SQLite permits an interrupt from any thread.

    package let dialect = SQLDialect.sqlite
    private let queue: DatabaseQueue
    private let handle: OpaquePointer
    private let functions = SQLiteFunctions()
    private let timeLimit: Duration
    private let turn = EngineTurn()
    private let limit: SQLiteLimit

    /// The purpose for which a file is opened.
    enum Access {
      /// Reading a file, which is not trusted.
      case reading
      /// Writing a new or empty file, which is discarded unless it is completed.
      case creating
      /// Changing a file in transactions.
      case changing
    }

    /// Opens or creates a file; see ``EngineConnections/open(_:isReadOnly:timeLimit:)``.
    init(path: String, access: Access, timeLimit: Duration) throws(EngineError) {
      queue =
        switch access {
        case .reading: try SQLiteFile.opened(path)
        case .creating: try SQLiteFile.created(path)
        case .changing: try SQLiteFile.changed(path)
        }
      let handle: OpaquePointer? = queue.inDatabase { $0.sqliteConnection }
      guard let handle else { throw EngineError(.unreachable, "cannot open '\(EngineText.shown(path))'") }
      self.handle = handle
      self.timeLimit = timeLimit
      limit = SQLiteLimit(turn)
      // GRDB watches the transactions of its own statements, and expects no others.
      sqlite3_commit_hook(handle, nil, nil)
      sqlite3_rollback_hook(handle, nil, nil)
      sqlite3_update_hook(handle, nil, nil)
      // More than a row may have, since some functions of SQLite give null for a longer value, and no error.
      sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, access == .reading ? CInt(4 * EngineText.maximumRow) : 256 << 20)
      sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, access == .changing ? 1 : 0)
      guard functions.register(with: handle) == SQLITE_OK, SQLiteSearch.register(with: handle) == SQLITE_OK,
        SQLiteRecords.register(with: handle) == SQLITE_OK
      else {
        throw EngineError(.unusable, "cannot add functions to SQLite")
      }
      limit.register(with: handle)
      // The first read shows whether the file is a database.
      if access == .reading { try execute(["PRAGMA cache_size = -16384"]) }
      try execute(["PRAGMA temp_store = MEMORY", "SELECT count(*) FROM sqlite_master"])
    }

    deinit { close() }

    package func execute(_ sql: [String]) throws(EngineError) {
      try turn.take { () throws(EngineError) in
        limit.deadline = Deadline(after: timeLimit)
        for text in sql { try perform(text) }
      }
    }

    package func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError) {
      try turn.take { () throws(EngineError) in
        limit.deadline = Deadline(after: timeLimit)
        functions.prepare(statement.patterns)
        try answer(statement.text, statement.parameters, results: statement.results, take)
      }
    }

    package func load(
      _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
    ) throws(EngineError) {
      try turn.take { () throws(EngineError) in
        limit.deadline = Deadline(after: timeLimit)
        try perform("SAVEPOINT fq_load")
        do throws(EngineError) {
          let places = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
          let names = columns.map { dialect.identifier($0) }.joined(separator: ", ")
          let statement = try prepare("INSERT INTO \(dialect.identifier(table)) (\(names)) VALUES (\(places))")
          defer { sqlite3_finalize(statement) }
          while let row = next() {
            // The limit is that of one row: a load as a whole takes as long as its rows.
            limit.deadline = Deadline(after: timeLimit)
            guard row.count == columns.count else { throw EngineError(.refused, "a row needs one value per column") }
            try bind(row, to: statement)
            guard sqlite3_step(statement) == SQLITE_DONE else { throw failure() }
            sqlite3_reset(statement)
          }
          if turn.isCancelled { throw failure() }
          try perform("RELEASE fq_load")
        } catch {
          sqlite3_progress_handler(handle, 0, nil, nil)
          sqlite3_exec(handle, "ROLLBACK TO fq_load; RELEASE fq_load", nil, nil, nil)
          limit.register(with: handle)
          throw error
        }
      }
    }

    package func lines(_ sql: String) throws(EngineError) -> [String] {
      try turn.take { () throws(EngineError) -> [String] in
        limit.deadline = Deadline(after: timeLimit)
        var lines: [String] = []
        try answer(sql, [], results: []) { row in
          let text = row.map { $0.text ?? "" }.joined(separator: "\t")
          for line in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.append(String(line)) }
          return lines.count < EngineConnections.maximumLines
        }
        return Array(lines.prefix(EngineConnections.maximumLines))
      }
    }

    package func cancel() { turn.cancel { sqlite3_interrupt(handle) } }

    package func close() {
      turn.close(interrupt: { sqlite3_interrupt(handle) }, { try? queue.close() })
    }
  }

  extension SQLiteConnection {
    private func perform(_ sql: String) throws(EngineError) { try answer(sql, [], results: nil) { _ in true } }

    /// The rows of a statement; without `results` they are skipped, and with an empty list all values are texts.
    private func answer(
      _ sql: String, _ parameters: [SQLValue], results: [SQLStatement.Result]?, _ take: ([SQLValue]) -> Bool
    ) throws(EngineError) {
      let statement = try prepare(sql)
      defer { sqlite3_finalize(statement) }
      try bind(parameters, to: statement)
      let count = Int(sqlite3_column_count(statement))
      if let results, !results.isEmpty, results.count != count {
        throw EngineError(.unusable, "expected \(results.count) columns, not \(count)")
      }
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW:
          if turn.isCancelled || limit.deadline.isOver { throw failure() }
          guard let results else { continue }
          var row: [SQLValue] = []
          row.reserveCapacity(count)
          var size = 0
          for column in 0..<count {
            row.append(try value(of: statement, column, as: results.isEmpty ? .text : results[column]))
            size += row[column].text?.utf8.count ?? 0
            if size > EngineText.maximumRow { throw EngineText.tooLongRow }
          }
          let start = ContinuousClock.now
          if !take(row) { return }
          limit.deadline.leaveOut(since: start)
        case SQLITE_DONE:
          if turn.isCancelled { throw failure() }
          return
        default: throw failure()
        }
      }
    }

    private func value(
      of statement: OpaquePointer, _ column: Int, as result: SQLStatement.Result
    ) throws(EngineError) -> SQLValue {
      let index = CInt(column)
      let type = sqlite3_column_type(statement, index)
      if type == SQLITE_NULL { return .null }
      if result == .integer, type == SQLITE_INTEGER { return .integer(sqlite3_column_int64(statement, index)) }
      if result == .integer { throw EngineError(.unusable, "column \(column + 1) of the result is not an integer") }
      guard let text = sqlite3_column_text(statement, index) else { throw failure() }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, index)))
      return .text(String(decoding: bytes, as: UTF8.self))
    }

    private func prepare(_ sql: String) throws(EngineError) -> OpaquePointer {
      try EngineText.check(sql)
      if turn.isCancelled { throw failure() }
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure() }
      guard let statement else { throw EngineError(.refused, "the statement is empty") }
      return statement
    }

    private func bind(_ values: [SQLValue], to statement: OpaquePointer) throws(EngineError) {
      // A parameter without a value would be NULL.
      guard Int(sqlite3_bind_parameter_count(statement)) == values.count else {
        throw EngineError(.refused, "the statement needs one value per parameter")
      }
      for (index, value) in values.enumerated() {
        let place = CInt(index + 1)
        let code: CInt
        switch value {
        case .array: throw EngineError(.refused, "SQLite has no arrays")
        case .null: code = sqlite3_bind_null(statement, place)
        case .integer(let number): code = sqlite3_bind_int64(statement, place, number)
        case .boolean(let isTrue): code = sqlite3_bind_int(statement, place, isTrue ? 1 : 0)
        case .decimal(let number), .double(let number):
          // Whole numbers are compared exactly, also beyond 2^53.
          code =
            number.whole().map { sqlite3_bind_int64(statement, place, $0) }
            ?? sqlite3_bind_double(statement, place, Double(number.description) ?? 0)
        case .text(var text), .date(var text), .timestamp(var text, hasZone: _):
          code = text.withUTF8 { bytes in
            // An address that is not nil, or the value would be NULL.
            let start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)
            return sqlite3_bind_text64(
              statement, place, UnsafeRawPointer(start)?.assumingMemoryBound(to: CChar.self), UInt64(bytes.count),
              Self.transient, UInt8(SQLITE_UTF8))
          }
        }
        if code != SQLITE_OK { throw failure() }
      }
    }

    /// `SQLITE_TRANSIENT`: SQLite copies the bytes.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// The last error of SQLite.
    private func failure() -> EngineError {
      if turn.isCancelled { return EngineError(.cancelled, "the statement was cancelled") }
      if limit.deadline.isOver { return EngineError(.timedOut, "SQLite did not answer within \(timeLimit)") }
      if sqlite3_errcode(handle) & 0xFF == SQLITE_TOOBIG { return EngineText.tooLongRow }
      let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? "unknown error"
      let kind: EngineError.Kind =
        switch sqlite3_errcode(handle) & 0xFF {
        case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_FORMAT: .unusable
        case SQLITE_IOERR, SQLITE_FULL: .lost
        default: .refused
        }
      return EngineError(kind, "SQLite: \(EngineText.shown(message))")
    }
  }

  /// The condition under which a statement of SQLite is interrupted.
  final class SQLiteLimit {
    private let turn: EngineTurn
    var deadline = Deadline(after: .zero)

    init(_ turn: EngineTurn) { self.turn = turn }

    /// Makes SQLite check every 4,000 steps of its virtual machine, about a tenth of a millisecond.
    func register(with handle: OpaquePointer) {
      let limit = Unmanaged.passUnretained(self).toOpaque()
      sqlite3_progress_handler(
        handle, 4_000,
        { limit in
          guard let limit else { return 0 }
          let known = Unmanaged<SQLiteLimit>.fromOpaque(limit).takeUnretainedValue()
          return known.turn.isCancelled || known.deadline.isOver ? 1 : 0
        }, limit)
    }
  }
#endif
