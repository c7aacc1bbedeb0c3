#if PostgreSQL
  import CPostgreSQL
  import Dispatch
  import Foundation

  /// One connection of libpq. It never blocks: every waiting ends with the time limit, or when the statement is
  /// cancelled. After `.lost`, `.timedOut` and `.cancelled` it may be unusable; see ``isUsable``.
  final class PostgreSQLSession {
    private let handle: OpaquePointer
    private let wake: WakePipe
    private let turn: EngineTurn
    /// When the running statement must have ended.
    var deadline: Deadline
    private let timeLimit: Duration
    /// Whether another statement can run.
    private(set) var isUsable = true

    /// Connects to a server.
    init(address: String, turn: EngineTurn, wake: WakePipe, timeLimit: Duration) throws(EngineError) {
      (self.turn, self.wake, self.timeLimit) = (turn, wake, timeLimit)
      deadline = Deadline(after: timeLimit)
      let shown = EngineText.shown(PostgreSQLAddress.withoutPassword(address))
      try Self.check(address, shown: shown)
      let settings = [("dbname", address), ("client_encoding", "UTF8"), ("fallback_application_name", "filterq")]
      let handle = Self.withCStrings(settings.map { $0.0 }) { names in
        Self.withCStrings(settings.map { $0.1 }) { values in PQconnectStartParams(names, values, 1) }
      }
      guard let handle else { throw EngineError(.unreachable, "out of memory") }
      self.handle = handle
      PQsetNoticeReceiver(handle, { _, _ in }, nil)
      var state = PQconnectPoll(handle)
      while state != PGRES_POLLING_OK {
        if state == PGRES_POLLING_FAILED || PQstatus(handle) == CONNECTION_BAD {
          let message = String(cString: PQerrorMessage(handle))
          throw EngineError(.unreachable, "cannot connect to '\(shown)': \(EngineText.shown(message))")
        }
        let ready = Descriptors.wait(
          for: [
            .init(
              descriptor: PQsocket(handle), reads: state == PGRES_POLLING_READING,
              writes: state == PGRES_POLLING_WRITING), .init(descriptor: wake.reader),
          ], milliseconds: deadline.milliseconds)
        if turn.isCancelled { throw EngineError(.cancelled, "the connection was cancelled") }
        if deadline.isOver {
          throw EngineError(.unreachable, "'\(shown)' did not answer within \(timeLimit)")
        }
        if ready[1].reads { wake.clear() }
        if ready[0].reads || ready[0].writes { state = PQconnectPoll(handle) }
      }
      PQsetnonblocking(handle, 1)
    }

    deinit { PQfinish(handle) }

    /// Refuses an address that libpq cannot read, by a message without a password.
    private static func check(_ address: String, shown: String) throws(EngineError) {
      var message: UnsafeMutablePointer<CChar>?
      let options = PQconninfoParse(address, &message)
      defer { PQfreemem(message) }
      if options != nil { return PQconninfoFree(options) }
      // The message quotes parts of the address.
      let hasPassword = shown.contains("***")
      let reason = hasPassword ? "" : message.map { ": " + EngineText.shown(String(cString: $0)) } ?? ""
      throw EngineError(.unreachable, "'\(shown)' is no address of a PostgreSQL server\(reason)")
    }

    static func withCStrings<Result>(
      _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
      let copies = texts.map { strdup($0) }
      defer { for copy in copies { free(copy) } }
      return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    // MARK: Statements

    /// Sends something by a function of libpq that returns 1 if that began.
    func send(_ body: (OpaquePointer) -> CInt) throws(EngineError) {
      if body(handle) != 1 { throw failure() }
      while true {
        let rest = PQflush(handle)
        if rest == 0 { return }
        if rest < 0 { throw failure() }
        try wait(writes: true)
      }
    }

    /// Gives the rows of the running statement one by one.
    func receiveSingleRows() { PQsetSingleRowMode(handle) }

    /// The next result of the running statement; nil at its end. The caller clears it.
    func next() throws(EngineError) -> OpaquePointer? {
      while PQisBusy(handle) == 1 { try wait() }
      // Many rows may be in the buffer already, so that nothing is waited for.
      if turn.isCancelled || deadline.isOver { throw stopped() }
      return PQgetResult(handle)
    }

    private func wait(writes: Bool = false) throws(EngineError) {
      if turn.isCancelled || deadline.isOver { throw stopped() }
      let ready = Descriptors.wait(
        for: [.init(descriptor: PQsocket(handle), writes: writes), .init(descriptor: wake.reader)],
        milliseconds: deadline.milliseconds)
      if ready[1].reads { wake.clear() }
      if ready[0].reads, PQconsumeInput(handle) != 1 { throw failure() }
    }

    /// Sends rows of `COPY`, waiting while the server is busy.
    func copy(_ bytes: [UInt8]) throws(EngineError) {
      if turn.isCancelled { throw stopped() }
      while true {
        let code = bytes.withUnsafeBytes { bytes in
          PQputCopyData(handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count))
        }
        if code == 1 { break }
        if code < 0 { throw failure() }
        try wait(writes: true)
      }
      while PQflush(handle) == 1 { try wait(writes: true) }
    }

    /// Ends `COPY`, by a failure if `message` is not nil.
    func endCopy(_ message: String? = nil) throws(EngineError) {
      while true {
        let code = PQputCopyEnd(handle, message)
        if code == 1 { break }
        if code < 0 { throw failure() }
        try wait(writes: true)
      }
      while PQflush(handle) == 1 { try wait(writes: true) }
    }

    // MARK: Ends

    /// Ends the running statement: asks the server, and reads for two seconds until it is over. If it is not, the session
    /// is not usable any more.
    func abandon() {
      if PQtransactionStatus(handle) == PQTRANS_IDLE { return }
      guard PQstatus(handle) == CONNECTION_OK, let request = PQgetCancel(handle) else { return isUsable = false }
      // The request is a connection of its own, which blocks; a server may let it hang.
      let unsafeRequest = UInt(bitPattern: request)
      let isSent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        defer { isSent.signal() }
        guard let request = OpaquePointer(bitPattern: unsafeRequest) else { return }
        var message = [CChar](repeating: 0, count: 256)
        PQcancel(request, &message, CInt(message.count))
        PQfreeCancel(request)
      }
      let end = Deadline(after: .seconds(2))
      while !end.isOver {
        if PQisBusy(handle) == 1 {
          let ready = Descriptors.wait(for: [.init(descriptor: PQsocket(handle))], milliseconds: end.milliseconds)
          if ready[0].reads, PQconsumeInput(handle) != 1 { break }
          continue
        }
        guard let result = PQgetResult(handle) else {
          // A request that arrives late would end the next statement.
          if isSent.wait(timeout: .now() + 2) == .timedOut { isUsable = false }
          return
        }
        let state = PQresultStatus(result)
        PQclear(result)
        if state == PGRES_COPY_IN || state == PGRES_COPY_OUT || state == PGRES_COPY_BOTH { break }
      }
      isUsable = false
    }

    /// The error of a statement that is cancelled or takes too long, which has ended then.
    private func stopped() -> EngineError {
      abandon()
      return turn.isCancelled
        ? EngineError(.cancelled, "the statement was cancelled")
        : EngineError(.timedOut, "PostgreSQL did not answer within \(timeLimit)")
    }

    /// The error of a connection that broke.
    private func failure() -> EngineError {
      isUsable = false
      let message = EngineText.shown(String(cString: PQerrorMessage(handle)))
      return EngineError(.lost, "the connection to PostgreSQL ended" + (message.isEmpty ? "" : ": \(message)"))
    }

    /// The error of a result.
    func failure(of result: OpaquePointer?) -> EngineError {
      func field(_ name: Character) -> String {
        guard let code = name.asciiValue, let text = PQresultErrorField(result, CInt(code)) else { return "" }
        return EngineText.shown(String(cString: text))
      }
      let (state, message, detail) = (field("C"), field("M"), field("D"))
      if message.isEmpty || PQstatus(handle) == CONNECTION_BAD { return failure() }
      let text = "PostgreSQL: \(message)" + (detail.isEmpty ? "" : " (\(detail))")
      switch state {
      case "57P01", "57P02", "57P03":
        isUsable = false
        return EngineError(.lost, text)
      case "57014": return EngineError(.timedOut, text)
      default: return EngineError(.refused, text)
      }
    }
  }
#endif
