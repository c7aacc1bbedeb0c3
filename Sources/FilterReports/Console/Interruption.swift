import DataFiles
import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A request to stop and print the results so far: Ctrl-C at a terminal.
package struct Interruption {
  /// Whether to stop now.
  package let isRequested: () -> Bool
  /// Waits before a growing file is read again: some time, or until an interrupt.
  package let wait: () -> Void
  /// Begins or ends the watch; returns whether that changes it.
  private let setWatched: (Bool) -> Bool

  /// An interruption controlled by a test; by default there is none.
  package init(isRequested: @escaping () -> Bool = { false }, wait: @escaping () -> Void = {}) {
    self.init(isRequested: isRequested, wait: wait) { _ in true }
  }

  private init(isRequested: @escaping () -> Bool, wait: @escaping () -> Void, setWatched: @escaping (Bool) -> Bool) {
    self.isRequested = isRequested
    self.wait = wait
    self.setWatched = setWatched
  }

  /// The signal SIGINT. While it is watched, the first one is a request, and the second one ends the process. A signal
  /// that is ignored, as in background jobs, stays ignored.
  package static var ofProcess: Interruption {
    Interruption(
      isRequested: { InterruptSignal.isRequested },
      wait: { _ = InterruptSignal.waitForInput(of: -1, milliseconds: FollowedFile.interval) },
      setWatched: { InterruptSignal.setWatched($0) })
  }

  /// Watches for interrupts while `body` runs. A watch within another one is the same.
  package func watched<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isOuter = setWatched(true)
    defer { if isOuter { _ = setWatched(false) } }
    return try body()
  }
}

/// SIGINT as a request. The handler calls only functions that POSIX lists as async-signal-safe, and reads only what was
/// made before it was installed.
package enum InterruptSignal {
  private struct Record {
    var isRequested = false
    var isWatched = false
    var reader: CInt = -1
    var writer: CInt = -1
    var before = sigaction()
  }

  // A constant: access to a variable is checked for exclusivity, and a handler may interrupt that check.
  private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    var ends: [CInt] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      (record.pointee.reader, record.pointee.writer) = (ends[0], ends[1])
    }
    return record
  }()

  /// Whether a signal arrived since the watch began.
  package static var isRequested: Bool { record.pointee.isRequested }

  /// Installs the handler, or restores the previous one. Returns whether that changes it. Not thread-safe.
  static func setWatched(_ isWatched: Bool) -> Bool {
    guard isWatched != record.pointee.isWatched else { return false }
    if !isWatched {
      record.pointee.isWatched = false
      sigaction(SIGINT, &record.pointee.before, nil)
      return true
    }
    sigaction(SIGINT, nil, &record.pointee.before)
    if SignalAction(SIGINT) == .ignored { return false }
    record.pointee.isRequested = false
    var byte: UInt8 = 0
    while read(record.pointee.reader, &byte, 1) > 0 {}
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = request
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = request
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = request
    #endif
    record.pointee.isWatched = true
    sigaction(SIGINT, &action, nil)
    return true
  }

  /// Waits until a descriptor has input or ends; with -1, only for the time. Returns false at once if an interrupt was
  /// or is requested. Without a time limit, waits indefinitely, but not at all while the signal is not watched.
  package static func waitForInput(of descriptor: CInt, milliseconds: CInt = -1) -> Bool {
    if milliseconds < 0, !record.pointee.isWatched { return true }
    while !record.pointee.isRequested {
      var states = [
        pollfd(fd: record.pointee.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&states, 2, milliseconds)
      if count < 0, errno == EINTR { continue }
      // If waiting is impossible, just read.
      if count <= 0 || states[1].revents != 0 { return !record.pointee.isRequested }
    }
    return false
  }

  private static let request: @convention(c) (CInt) -> Void = { _ in
    let error = errno
    record.pointee.isRequested = true
    sigaction(SIGINT, &record.pointee.before, nil)
    var byte: UInt8 = 1
    _ = write(record.pointee.writer, &byte, 1)
    errno = error
  }
}
