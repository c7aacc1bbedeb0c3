import FilterText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe from the process to itself, which makes `poll` return when a signal arrives or another thread calls
/// ``wake()``.
package final class SignalPipe: Sendable {
  /// The events sent through the pipe, each kind at most once.
  package struct Signals: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let woken = Signals(rawValue: 1)
    package static let resized = Signals(rawValue: 2)
    /// The process continues after a stop.
    package static let continued = Signals(rawValue: 4)
    /// The process received a request to stop.
    package static let stopping = Signals(rawValue: 8)
  }

  package let reader: Int32
  package let writer: Int32
  private let isWaking = Lock(false)

  /// Nil if the process has too many open files.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Wakes the reader. Safe to call from any thread. Writes one byte for all calls before the next ``take()``, so the
  /// pipe cannot fill up.
  package func wake() {
    if isWaking.exchange(true) { return }
    SignalPipe.send(.woken, to: writer)
  }

  /// Removes and returns all that was sent since the last call.
  package func take() -> Signals {
    var signals: Signals = []
    var bytes = [UInt8](repeating: 0, count: 512)
    while true {
      let count = read(reader, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      for byte in bytes[..<count] { signals.insert(Signals(rawValue: byte)) }
    }
    // A wake-up between the read and this line is part of the result: its event was stored before, and the caller looks
    // for events after this call. Later wake-ups are reported by the next call.
    if isWaking.exchange(false) { signals.insert(.woken) }
    return signals
  }

  /// Writes one byte; async-signal-safe.
  package static func send(_ signals: Signals, to writer: Int32) {
    var byte = signals.rawValue
    _ = write(writer, &byte, 1)
  }
}
