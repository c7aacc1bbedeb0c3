import FilterText
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The deadline of a statement.
struct Deadline: Sendable {
  private var end: ContinuousClock.Instant

  init(after limit: Duration) { end = ContinuousClock.now + limit }

  /// Whether the deadline has passed.
  var isOver: Bool { ContinuousClock.now >= end }

  /// Leaves out the time since an instant, such as that of printing a row, which may wait for a reader.
  mutating func leaveOut(since start: ContinuousClock.Instant) { end += start.duration(to: .now) }

  /// The milliseconds that remain, at most a day, for `poll`; 0 if the deadline has passed.
  var milliseconds: CInt {
    let (seconds, attoseconds) = (end - ContinuousClock.now).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    return CInt(min(86_400, seconds)) * 1000 + CInt(attoseconds / 1_000_000_000_000_000) + 1
  }
}

/// Serializes statements, and cancels the running one on request.
final class EngineTurn: Sendable {
  private struct State {
    var isCancelled = false
    /// The thread whose statement runs.
    var owner: UInt?
    var isClosed = false
  }

  private let lock = NSLock()
  private let state = Lock(State())

  /// Runs one statement. Throws `.refused` within another one of the same thread, and `.lost` once it is closed.
  func take<Result>(_ body: () throws(EngineError) -> Result) throws(EngineError) -> Result {
    let thread = Self.thread
    if state.withLock({ $0.owner == thread }) {
      throw EngineError(.refused, "the connection runs another statement")
    }
    lock.lock()
    defer { lock.unlock() }
    let isClosed = state.withLock { state in
      state.owner = thread
      state.isCancelled = false
      return state.isClosed
    }
    defer { state.withLock { $0.owner = nil } }
    if isClosed { throw EngineError(.lost, "the connection is closed") }
    return try body()
  }

  /// Whether the running statement should stop.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Requests that the running statement stops, and calls `body`; does nothing if none runs.
  func cancel(_ body: () -> Void) {
    state.withLock { state in
      if state.owner == nil { return }
      state.isCancelled = true
      body()
    }
  }

  /// Refuses further statements, cancels the running one by `interrupt`, waits for it, and calls `body` once.
  func close(interrupt: () -> Void, _ body: () -> Void) {
    let thread = Self.thread
    let (isFirst, isOwn) = state.withLock { state in
      defer { state.isClosed = true }
      if state.owner != nil {
        state.isCancelled = true
        interrupt()
      }
      return (!state.isClosed, state.owner == thread)
    }
    // A statement that closes its own connection is cancelled; the connection ends with the object.
    if !isFirst || isOwn { return }
    lock.lock()
    defer { lock.unlock() }
    body()
  }

  private static var thread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
