import Dispatch
import Foundation

/// A connection of libpq. It never blocks: every wait ends at the time limit, or when the statement is cancelled. After
/// `.lost`, `.timedOut` and `.cancelled` it may be unusable; see ``isUsable``.
final class PostgreSQLSession {
  let library: PostgreSQLLibrary
  private let handle: OpaquePointer
  private let wake: WakePipe
  private let turn: EngineTurn
  /// The deadline of the running statement.
  var deadline: Deadline
  private let timeLimit: Duration
  /// The number of bytes received since the last result.
  private var received = 0
  /// Whether another statement can run.
  private(set) var isUsable = true

  /// Connects to a server.
  init(address: String, turn: EngineTurn, wake: WakePipe, timeLimit: Duration) throws(EngineError) {
    (self.turn, self.wake, self.timeLimit) = (turn, wake, timeLimit)
    deadline = Deadline(after: timeLimit)
    let place = PostgreSQLAddress(address)
    let shown = place.shown
    guard let library = PostgreSQLLibrary.installed else {
      throw EngineError(
        .unreachable, "cannot connect to '\(shown)': install libpq5 (Debian) or libpq (Homebrew), which is missing here"
      )
    }
    self.library = library
    try Self.check(address, place, library)
    let settings = [("dbname", address), ("client_encoding", "UTF8"), ("fallback_application_name", "filterq")]
    let handle = Self.withCStrings(settings.map { $0.0 }) { names in
      Self.withCStrings(settings.map { $0.1 }) { values in library.connectStart(names, values, 1) }
    }
    guard let handle else { throw EngineError(.unreachable, "out of memory") }
    self.handle = handle
    _ = library.setNoticeReceiver(handle, { _, _ in }, nil)
    var state = PostgreSQLLibrary.Polling(rawValue: library.connectPoll(handle))
    while state != .ok {
      if state == .failed || library.isBad(handle) {
        let message = place.message(String(cString: library.errorMessage(handle)))
        throw EngineError(
          .unreachable, "cannot connect to '\(shown)'" + (message.map { ": \($0)" } ?? place.advice))
      }
      let ready = Descriptors.wait(
        for: [
          .init(
            descriptor: library.socket(handle), reads: state == .reading,
            writes: state == .writing), .init(descriptor: wake.reader),
        ], milliseconds: deadline.milliseconds)
      if turn.isCancelled { throw EngineError(.cancelled, "the connection was cancelled") }
      if deadline.isOver {
        throw EngineError(.unreachable, "'\(shown)' did not answer within \(timeLimit)")
      }
      if ready[1].reads { wake.clear() }
      if ready[0].reads || ready[0].writes { state = .init(rawValue: library.connectPoll(handle)) }
    }
    _ = library.setNonblocking(handle, 1)
  }

  deinit { library.finish(handle) }

  /// Refuses an address that libpq cannot parse, with a message without a password.
  private static func check(
    _ address: String, _ place: PostgreSQLAddress, _ library: PostgreSQLLibrary
  ) throws(EngineError) {
    var message: UnsafeMutablePointer<CChar>?
    let options = library.parseAddress(address, &message)
    defer { library.freeMemory(message) }
    if let options { return library.freeAddress(options) }
    // The message quotes parts of the address.
    let reason = place.shown.contains("***") ? nil : message.flatMap { place.message(String(cString: $0)) }
    throw EngineError(
      .unreachable,
      "'\(place.shown)' is not the address of a PostgreSQL server" + (reason.map { ": \($0)" } ?? place.advice))
  }

  static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  // MARK: Statements

  /// Sends a statement with a function of libpq that returns 1 on success.
  func send(_ body: (PostgreSQLLibrary, OpaquePointer) -> CInt) throws(EngineError) {
    if body(library, handle) != 1 { throw failure() }
    while true {
      let rest = library.flush(handle)
      if rest == 0 { return }
      if rest < 0 { throw failure() }
      try wait(writes: true)
    }
  }

  /// Requests the rows of the running statement one by one.
  func receiveSingleRows() { _ = library.setSingleRowMode(handle) }

  /// The next result of the running statement; nil at its end. The caller clears it.
  func next() throws(EngineError) -> OpaquePointer? {
    while library.isBusy(handle) == 1 { try wait() }
    // Many rows may be buffered, so check the deadline without waiting.
    if turn.isCancelled || deadline.isOver { throw stopped() }
    received = 0
    return library.result(handle)
  }

  private func wait(writes: Bool = false) throws(EngineError) {
    if turn.isCancelled || deadline.isOver { throw stopped() }
    let ready = Descriptors.wait(
      for: [.init(descriptor: library.socket(handle), writes: writes), .init(descriptor: wake.reader)],
      milliseconds: deadline.milliseconds)
    if ready[1].reads { wake.clear() }
    guard ready[0].reads else { return }
    received += Descriptors.available(at: library.socket(handle))
    if library.consumeInput(handle) != 1 { throw failure() }
    // libpq buffers a row until it is complete, whatever its length.
    if received > EngineText.maximumRow + 1 << 20, library.isBusy(handle) == 1 {
      isUsable = false
      throw EngineText.tooLongRow
    }
  }

  /// Sends rows of `COPY`, waiting while the server is busy.
  func copy(_ bytes: [UInt8]) throws(EngineError) {
    if turn.isCancelled { throw stopped() }
    while true {
      let code = bytes.withUnsafeBytes { bytes in
        library.putCopyData(handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count))
      }
      if code == 1 { break }
      if code < 0 { throw failure() }
      try wait(writes: true)
    }
    while library.flush(handle) == 1 { try wait(writes: true) }
  }

  /// Ends `COPY`, by a failure if `message` is not nil.
  func endCopy(_ message: String? = nil) throws(EngineError) {
    while true {
      let code = library.putCopyEnd(handle, message)
      if code == 1 { break }
      if code < 0 { throw failure() }
      try wait(writes: true)
    }
    while library.flush(handle) == 1 { try wait(writes: true) }
  }

  // MARK: Ends

  /// Stops the running statement: sends a cancel request, and reads for two seconds until it ends. Otherwise the
  /// session becomes unusable.
  func abandon() {
    if !isUsable || library.isIdle(handle) { return }
    guard library.isOK(handle), let request = library.getCancel(handle) else {
      isUsable = false
      return
    }
    // The request uses a separate connection, which blocks; a server may let it hang.
    let unsafeRequest = UInt(bitPattern: request)
    let isSent = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [library] in
      defer { isSent.signal() }
      guard let request = OpaquePointer(bitPattern: unsafeRequest) else { return }
      var message = [CChar](repeating: 0, count: 256)
      _ = library.cancel(request, &message, CInt(message.count))
      library.freeCancel(request)
    }
    let end = Deadline(after: .seconds(2))
    while !end.isOver {
      if library.isBusy(handle) == 1 {
        let ready = Descriptors.wait(for: [.init(descriptor: library.socket(handle))], milliseconds: end.milliseconds)
        if ready[0].reads, library.consumeInput(handle) != 1 { break }
        continue
      }
      guard let result = library.result(handle) else {
        // A late request would cancel the next statement.
        if isSent.wait(timeout: .now() + 2) == .timedOut { isUsable = false }
        return
      }
      let kind = library.kind(of: result)
      library.clear(result)
      if kind?.isCopy == true { break }
    }
    isUsable = false
  }

  /// The error of a statement that was cancelled or timed out, after it was stopped.
  private func stopped() -> EngineError {
    abandon()
    return turn.isCancelled
      ? EngineError(.cancelled, "the statement was cancelled")
      : EngineError(.timedOut, "PostgreSQL did not answer within \(timeLimit)")
  }

  /// The error of a lost connection.
  private func failure() -> EngineError {
    isUsable = false
    let message = EngineText.shown(String(cString: library.errorMessage(handle)))
    return EngineError(.lost, "the connection to PostgreSQL ended" + (message.isEmpty ? "" : ": \(message)"))
  }

  /// The error of a result.
  func failure(of result: OpaquePointer?) -> EngineError {
    func field(_ name: Character) -> String {
      guard let code = name.asciiValue, let text = library.errorField(result, CInt(code)) else { return "" }
      return EngineText.shown(String(cString: text))
    }
    let (state, message, detail) = (field("C"), field("M"), field("D"))
    if message.isEmpty || library.isBad(handle) { return failure() }
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
