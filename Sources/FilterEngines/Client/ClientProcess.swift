import DataFiles
import FilterText
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child process in its own process group. Its output is read as it arrives, so that neither side blocks the other.
final class ClientProcess {
  /// The result of waiting for the program.
  enum Event {
    /// Lines of its output, without their ends.
    case lines([[UInt8]])
    /// Its output ended.
    case end
    /// No output before the wait ended.
    case nothing
    /// A line is longer than ``ClientProcess/maximumLine``.
    case overflow
  }

  /// The maximum number of bytes of a line.
  static let maximumLine = 64 << 20
  /// The number of bytes of standard error that are kept.
  static let maximumErrors = 1 << 14

  private let identifier: pid_t
  private var input: CInt
  private let output: CInt
  private let errors: CInt
  /// The bytes to write to standard input.
  private var pending: [UInt8] = []
  private var written = 0
  /// The beginning of an incomplete line.
  private var rest: [UInt8] = []
  private var hasErrorEnded = false
  private var isReaped = false
  /// The newest bytes of standard error that were not returned yet.
  private var errorBytes: [UInt8] = []

  /// Starts a program, which is searched for as a shell does it; nil if there is none, with the reason.
  init(_ words: [String]) throws(EngineError) {
    let shown = EngineAddress.shown(words.first ?? "") ?? "…"
    guard let inputs = ChildProcess.pipe() else { throw EngineError(.unreachable, "too many open files") }
    guard let outputs = ChildProcess.pipe() else {
      Self.close([inputs.reader, inputs.writer])
      throw EngineError(.unreachable, "too many open files")
    }
    guard let errors = ChildProcess.pipe() else {
      Self.close([inputs.reader, inputs.writer, outputs.reader, outputs.writer])
      throw EngineError(.unreachable, "too many open files")
    }
    let (identifier, code) = ChildProcess.start(
      words, ChildProcess.Descriptors(input: inputs.reader, output: outputs.writer, errors: errors.writer),
      leadsGroup: true)
    Self.close([inputs.reader, outputs.writer, errors.writer])
    guard code == 0 else {
      Self.close([inputs.writer, outputs.reader, errors.reader])
      throw EngineError(.unreachable, "cannot start '\(shown)': \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
    (input, output, self.errors) = (inputs.writer, outputs.reader, errors.reader)
    for descriptor in [input, output, self.errors] { Descriptors.setNonblocking(descriptor) }
    #if canImport(Darwin)
      _ = fcntl(input, F_SETNOSIGPIPE, 1)
    #endif
  }

  deinit { end(after: 0) }

  private static func close(_ descriptors: [CInt]) {
    for descriptor in descriptors { _ = systemClose(descriptor) }
  }

  // MARK: Talking

  /// Queues bytes for standard input. They are written while ``wait(_:milliseconds:)`` waits.
  func write(_ bytes: [UInt8]) {
    if written == pending.count {
      pending.removeAll()
      written = 0
    }
    pending += bytes
  }

  /// Waits for output; meanwhile writes input and collects errors.
  func wait(_ wake: WakePipe, milliseconds: CInt) -> Event {
    var requests = [Descriptors.PollRequest(descriptor: wake.reader), Descriptors.PollRequest(descriptor: output)]
    // poll ignores negative descriptors.
    requests.append(.init(descriptor: hasErrorEnded ? -1 : errors))
    requests.append(.init(descriptor: written < pending.count ? input : -1, reads: false, writes: true))
    let ready = Descriptors.wait(for: requests, milliseconds: milliseconds)
    if ready[0].reads { wake.clear() }
    if ready[2].reads { collectErrors() }
    if ready[3].writes { flush() }
    return ready[1].reads ? read() : .nothing
  }

  private func read() -> Event {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(output, &buffer, buffer.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? .nothing : .end }
    if count == 0 { return .end }
    var lines: [[UInt8]] = []
    var start = 0
    while let end = buffer[start..<count].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest + buffer[start..<end])
      rest = []
      start = end + 1
    }
    rest += buffer[start..<count]
    if rest.count > Self.maximumLine { return .overflow }
    return .lines(lines)
  }

  private func flush() {
    let count = pending[written...].withUnsafeBytes { bytes in
      Self.withoutSignal { systemWrite(input, bytes.baseAddress, min(bytes.count, 1 << 16)) }
    }
    if count > 0 {
      written += count
    } else if errno != EAGAIN, errno != EINTR {
      // The reader is gone; the end of the output will show it.
      pending.removeAll()
      written = 0
    }
  }

  /// Writes to a pipe without a reader end the process by a signal, unless the signal is blocked and taken.
  private static func withoutSignal(_ body: () -> Int) -> Int {
    #if canImport(Darwin)
      return body()
    #else
      var broken = sigset_t()
      var former = sigset_t()
      var waiting = sigset_t()
      sigemptyset(&broken)
      sigaddset(&broken, SIGPIPE)
      sigpending(&waiting)
      let wasPending = sigismember(&waiting, SIGPIPE) == 1
      pthread_sigmask(SIG_BLOCK, &broken, &former)
      let count = body()
      let code = errno
      if count < 0, code == EPIPE, !wasPending {
        var none = timespec(tv_sec: 0, tv_nsec: 0)
        _ = sigtimedwait(&broken, nil, &none)
      }
      pthread_sigmask(SIG_SETMASK, &former, nil)
      errno = code
      return count
    #endif
  }

  private func collectErrors() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = systemRead(errors, &buffer, buffer.count)
      if count < 0 {
        hasErrorEnded = errno != EAGAIN && errno != EINTR
        return
      }
      if count == 0 {
        hasErrorEnded = true
        return
      }
      errorBytes += buffer[..<count]
      // The beginning describes the error; the rest is a stack trace.
      if errorBytes.count > Self.maximumErrors { errorBytes.removeLast(errorBytes.count - Self.maximumErrors) }
      if count < buffer.count { return }
    }
  }

  /// Standard error since the last call, at most its first part.
  func takeErrors() -> String {
    if !hasErrorEnded { collectErrors() }
    defer { errorBytes = [] }
    return String(decoding: errorBytes, as: UTF8.self)
  }

  // MARK: Ending

  /// Interrupts the program, like Ctrl-C.
  func interrupt() { if !isReaped { kill(-identifier, SIGINT) } }

  /// Ends the program: closes its input, sends SIGTERM after `patience` seconds, and SIGKILL after another half second.
  func end(after patience: Double) {
    if isReaped { return }
    Self.close([input])
    input = -1
    pending = []
    written = 0
    if !hasEnded(within: patience) {
      kill(-identifier, SIGTERM)
      if !hasEnded(within: 0.5) { kill(-identifier, SIGKILL) }
    }
    // Reap the process only after its group is killed, so that its number is not reused.
    kill(-identifier, SIGKILL)
    var status: CInt = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    Self.close([output, errors])
  }

  /// Whether the program ended, without reaping it.
  private func hasEnded(within seconds: Double) -> Bool {
    let deadline = Deadline(after: .seconds(seconds))
    while true {
      #if canImport(Darwin)
        var state = siginfo_t()
        let code = waitid(P_PID, id_t(identifier), &state, WEXITED | WNOHANG | WNOWAIT)
        let ended = state.si_pid
      #else
        var state = siginfo_t()
        let code = waitid(P_PID, id_t(identifier), &state, CInt(WEXITED | WNOHANG | WNOWAIT))
        let ended = state._sifields._sigchld.si_pid
      #endif
      if code != 0 || ended == identifier { return true }
      if deadline.isOver { return false }
      // Keep reading, so that pending output does not block it.
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while systemRead(output, &buffer, buffer.count) > 0 {}
      while systemRead(errors, &buffer, buffer.count) > 0 {}
      Thread.sleep(forTimeInterval: 0.005)
    }
  }
}

private func systemClose(_ descriptor: CInt) -> CInt { close(descriptor) }
private func systemRead(_ descriptor: CInt, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
