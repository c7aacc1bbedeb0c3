import DataFiles
import DataStreams
import FilterText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An interactive terminal: its keys, its size and its output.
///
/// One thread waits for events and writes; any thread may ``wake()`` it. The modes of an entered terminal are restored
/// when the process ends, whether by `exit`, a signal or a crash (see ``TerminalSignals``).
package final class TerminalDevice: Sendable {
  private struct State {
    /// The modes before ``enter()``; nil while the terminal is not entered.
    var modesBefore: termios?
    var isGone = false
    /// The signals received and not yet reported as events.
    var signals: SignalPipe.Signals = []
  }

  private let input: Int32
  private let output: Int32
  private let pipe: SignalPipe
  private let state = Lock(State())
  /// Signal handlers are per process, so one terminal at a time is entered.
  private static let isTaken = Lock(false)
  private static let maximumBytes = 1 << 16

  /// Nil unless both descriptors are terminals.
  package init?(input: Int32 = 0, output: Int32 = 1) {
    guard isatty(input) == 1, isatty(output) == 1, let pipe = SignalPipe() else { return nil }
    (self.input, self.output, self.pipe) = (input, output, pipe)
  }

  deinit { leave() }

  /// Delivers keys unprocessed and pastes bracketed from now on; has no effect if already entered. False if the
  /// terminal is gone or another one of this process is entered.
  @discardableResult
  package func enter() -> Bool {
    state.withLock { state in
      if state.modesBefore != nil { return true }
      var modes = termios()
      guard tcgetattr(input, &modes) == 0, !TerminalDevice.isTaken.exchange(true)
      else { return false }
      TerminalSignals.install(input: input, output: output, modes: modes, pipe: pipe)
      guard TerminalModes.set(TerminalModes.raw(modes), of: input, TCSADRAIN) else {
        TerminalSignals.remove()
        TerminalDevice.isTaken.exchange(false)
        return false
      }
      state.modesBefore = modes
      write(TerminalModes.greeting, state: &state)
      return true
    }
  }

  /// Restores the modes from before ``enter()``, shows the caret and resets the text style. Has no effect if not
  /// entered.
  package func leave() {
    state.withLock { state in
      guard let modes = state.modesBefore else { return }
      state.modesBefore = nil
      write(TerminalModes.farewell, state: &state)
      TerminalModes.set(modes, of: input, TCSADRAIN)
      TerminalSignals.remove()
      TerminalDevice.isTaken.exchange(false)
    }
  }

  /// Stops the process, as Ctrl-Z does, until the shell continues it. The terminal is left meanwhile. The caller leaves
  /// the picture before and redraws it after. The size may have changed, so the next event is
  /// ``TerminalEvent/resized``.
  package func suspend() {
    stop()
    state.withLock { _ = $0.signals.insert(.resized) }
  }

  private func stop() {
    let wasEntered = state.withLock { $0.modesBefore != nil }
    leave()
    // Stop the whole job, as the terminal would: a script that started this process stops too. This process stops last.
    let before = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    // Pool threads block signals.
    var mask = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    signal(SIGTSTP, before)
    if wasEntered { enter() }
  }

  /// Makes the current or next call of ``events(timeout:)`` return ``TerminalEvent/woken``. Safe to call from any
  /// thread.
  package func wake() {
    pipe.wake()
  }

  /// Waits for the next event; without a timeout, indefinitely. Reports a continue or a resize before keys, and keys
  /// before wake-ups.
  package func events(timeout: Duration? = nil) -> TerminalEvent {
    let end = timeout.map { ContinuousClock.now.advanced(by: $0) }
    while true {
      let (isWoken, isGone) = state.withLock { (!$0.signals.isEmpty, $0.isGone) }
      // Do not read keys that cannot be answered.
      if isGone { return .ended }
      var ready = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, isWoken ? 0 : TerminalDevice.milliseconds(until: end))
      if count < 0, errno != EINTR { return .ended }
      if count < 0 { ready[0].revents = 0 }
      takeSignals()
      if takeSignal(.continued) {
        _ = takeSignal(.resized)
        return .continued
      }
      if takeSignal(.resized) { return .resized }
      if ready[0].revents & Int16(POLLIN) != 0 {
        switch readAvailable() {
        case .none: return .ended
        case .some(let bytes) where !bytes.isEmpty: return .bytes(bytes)
        default: break
        }
      } else if ready[0].revents != 0 {
        // POLLHUP, POLLERR, POLLNVAL
        return .ended
      }
      if takeSignal(.woken) { return .woken }
      if let end, end <= .now { return .timedOut }
    }
  }

  /// The size in columns and rows, never 0. If the terminal does not report it: `COLUMNS` and `LINES`, otherwise 80 and
  /// 24.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    if ioctl(output, UInt(TIOCGWINSZ), &size) != 0 { size = winsize() }
    func number(_ name: String) -> Int? {
      getenv(name).flatMap { Int(String(cString: $0)) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : number("COLUMNS") ?? 80,
      size.ws_row > 0 ? Int(size.ws_row) : number("LINES") ?? 24
    )
  }

  /// Writes a text; has no effect if the terminal is gone.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      state.withLock { send(UnsafeRawBufferPointer(bytes), state: &$0) }
    }
  }

  private func write(_ text: StaticString, state: inout State) {
    send(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), state: &state)
  }

  private func send(_ bytes: UnsafeRawBufferPointer, state: inout State) {
    if !state.isGone, Descriptor.writeAll(bytes, to: output) != nil { state.isGone = true }
  }
}

extension TerminalDevice {
  private static func milliseconds(until end: ContinuousClock.Instant?) -> Int32 {
    guard let end else { return -1 }
    let left = ContinuousClock.now.duration(to: end)
    // Rounded up, to avoid polling repeatedly in the last millisecond.
    let (seconds, rest) = left.components
    if seconds < 0 || rest < 0 { return 0 }
    return Int32(
      min(Int64(Int32.max), min(seconds, 1_000_000) * 1_000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000))
  }

  /// Handles the signals in the pipe: stops the process, or restores the modes after a continue.
  private func takeSignals() {
    let signals = pipe.take()
    if signals.contains(.stopping) {
      stop()
      state.withLock { _ = $0.signals.insert(.continued) }
    } else if signals.contains(.continued) {
      enterAgain()
    }
    state.withLock { $0.signals.formUnion(signals.intersection([.woken, .resized])) }
  }

  /// Sets the modes again, which the shell or another program may have changed.
  private func enterAgain() {
    state.withLock { state in
      guard let modes = state.modesBefore else { return }
      TerminalModes.set(TerminalModes.raw(modes), of: input, TCSADRAIN)
      write(TerminalModes.greeting, state: &state)
      state.signals.insert(.continued)
    }
  }

  private func takeSignal(_ signals: SignalPipe.Signals) -> Bool {
    state.withLock { $0.signals.remove(signals) != nil }
  }

  /// The available bytes; empty if there are none, nil at the end of the input.
  private func readAvailable() -> [UInt8]? {
    var isAtEnd = false
    let bytes = [UInt8](unsafeUninitializedCapacity: TerminalDevice.maximumBytes) { buffer, count in
      var isMore = true
      while isMore, count < TerminalDevice.maximumBytes {
        let part = read(input, buffer.baseAddress?.advanced(by: count), TerminalDevice.maximumBytes - count)
        if part > 0 {
          count += part
          // A read would block if nothing is left.
          var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
          isMore = poll(&ready, 1, 0) > 0 && ready.revents & Int16(POLLIN) != 0
        } else if part < 0, errno == EINTR {
          continue
        } else {
          isAtEnd = count == 0 && (part == 0 || errno != EAGAIN)
          isMore = false
        }
      }
    }
    return isAtEnd ? nil : bytes
  }
}
