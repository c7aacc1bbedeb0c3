#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// The terminal of a person: every key as it is pressed, its size, and what is written to it.
///
/// One thread asks for events and writes; any thread may ``wake()`` it. A terminal that was entered is put right when the
/// process ends, whether by `exit`, a signal or a crash (see ``TerminalSignals``).
package final class TerminalDevice: Sendable {
  private struct State {
    /// The modes before the terminal was entered; nil outside.
    var modesBefore: termios?
    var isGone = false
    /// What came through the pipe and was not answered yet.
    var news: WakePipe.News = []
  }

  private let input: Int32
  private let output: Int32
  private let pipe: WakePipe
  private let state = Mutex(State())
  /// Signals are of the process: one terminal at a time has them.
  private static let isTaken = Atomic(false)
  private static let maximumBytes = 1 << 16

  /// Nil unless both descriptors are terminals.
  package init?(input: Int32 = 0, output: Int32 = 1) {
    guard isatty(input) == 1, isatty(output) == 1, let pipe = WakePipe() else { return nil }
    (self.input, self.output, self.pipe) = (input, output, pipe)
  }

  deinit { leave() }

  /// From now on keys come as they are, and pastes in brackets. Nothing where it is so already. Answers whether it is so: not where
  /// the terminal is gone, or another one of this process is entered.
  @discardableResult
  package func enter() -> Bool {
    state.withLock { state in
      if state.modesBefore != nil { return true }
      var modes = termios()
      guard tcgetattr(input, &modes) == 0, !TerminalDevice.isTaken.exchange(true, ordering: .acquiringAndReleasing)
      else { return false }
      TerminalSignals.install(input: input, output: output, modes: modes, pipe: pipe)
      guard TerminalModes.set(TerminalModes.raw(modes), of: input, TCSADRAIN) else {
        TerminalSignals.remove()
        TerminalDevice.isTaken.store(false, ordering: .releasing)
        return false
      }
      state.modesBefore = modes
      write(TerminalModes.greeting, state: &state)
      return true
    }
  }

  /// The terminal is as it was before ``enter()``, its caret is shown, its letters are plain. Nothing where it is so already.
  package func leave() {
    state.withLock { state in
      guard let modes = state.modesBefore else { return }
      state.modesBefore = nil
      write(TerminalModes.farewell, state: &state)
      TerminalModes.set(modes, of: input, TCSADRAIN)
      TerminalSignals.remove()
      TerminalDevice.isTaken.store(false, ordering: .releasing)
    }
  }

  /// Stops the process, as Ctrl-Z does, until the shell lets it go on. The terminal is left meanwhile. The caller leaves
  /// the picture before, and draws it after; there may be another size then, so the next event is ``TerminalEvent/resized``.
  package func suspend() {
    stop()
    state.withLock { _ = $0.news.insert(.resized) }
  }

  private func stop() {
    let wasEntered = state.withLock { $0.modesBefore != nil }
    leave()
    // The whole job, as the terminal itself would do: a script that started us stops too. We are the last, and at once.
    let before = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    // Threads of a pool take no signals.
    var mask = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    signal(SIGTSTP, before)
    if wasEntered { enter() }
  }

  /// Makes ``events(timeout:)`` answer ``TerminalEvent/woken``, now or the next time it is asked. From any thread.
  package func wake() {
    pipe.wake()
  }

  /// Waits for what comes next; without a time for ever. That the process goes on, or a resize, is told before
  /// keys, and keys before wakes.
  package func events(timeout: Duration? = nil) -> TerminalEvent {
    let end = timeout.map { ContinuousClock.now.advanced(by: $0) }
    while true {
      let (isWoken, isGone) = state.withLock { (!$0.news.isEmpty, $0.isGone) }
      // A terminal that takes nothing more answers nothing to any key.
      if isGone { return .ended }
      var ready = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, isWoken ? 0 : TerminalDevice.milliseconds(until: end))
      if count < 0, errno != EINTR { return .ended }
      if count < 0 { ready[0].revents = 0 }
      takeNews()
      if hasNews(.continued) {
        _ = hasNews(.resized)
        return .continued
      }
      if hasNews(.resized) { return .resized }
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
      if hasNews(.woken) { return .woken }
      if let end, end <= .now { return .timedOut }
    }
  }

  /// How many columns and rows there are; what the environment says where the terminal does not know, else 80 and 24. Never 0.
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

  /// Writes all of a text. Where the terminal is gone, nothing.
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
    var rest = bytes[...]
    while !rest.isEmpty, !state.isGone {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Darwin)
        let count = Darwin.write(output, part.baseAddress, part.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(output, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let count = Musl.write(output, part.baseAddress, part.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The terminal is non-blocking: wait for room.
        var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&room, 1, -1) < 0, errno != EINTR { state.isGone = true }
        if room.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { state.isGone = true }
      } else if errno != EINTR {
        state.isGone = true
      }
    }
  }
}

extension TerminalDevice {
  private static func milliseconds(until end: ContinuousClock.Instant?) -> Int32 {
    guard let end else { return -1 }
    let left = ContinuousClock.now.duration(to: end)
    // Rounded up: not to turn around many times in the last millisecond.
    let (seconds, rest) = left.components
    if seconds < 0 || rest < 0 { return 0 }
    return Int32(
      min(Int64(Int32.max), min(seconds, 1_000_000) * 1_000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000))
  }

  /// Looks what came through the pipe, and sees to being stopped from outside and to going on.
  private func takeNews() {
    let news = pipe.take()
    if news.contains(.stopping) {
      stop()
      state.withLock { _ = $0.news.insert(.continued) }
    } else if news.contains(.continued) {
      enterAgain()
    }
    state.withLock { $0.news.formUnion(news.intersection([.woken, .resized])) }
  }

  /// The shell, or what ran meanwhile, has set modes of its own.
  private func enterAgain() {
    state.withLock { state in
      guard let modes = state.modesBefore else { return }
      TerminalModes.set(TerminalModes.raw(modes), of: input, TCSADRAIN)
      write(TerminalModes.greeting, state: &state)
      state.news.insert(.continued)
    }
  }

  private func hasNews(_ news: WakePipe.News) -> Bool {
    state.withLock { $0.news.remove(news) != nil }
  }

  /// What there is; empty where there is nothing after all, nil at the end.
  private func readAvailable() -> [UInt8]? {
    var isAtEnd = false
    let bytes = [UInt8](unsafeUninitializedCapacity: TerminalDevice.maximumBytes) { buffer, count in
      var isMore = true
      while isMore, count < TerminalDevice.maximumBytes {
        let part = read(input, buffer.baseAddress?.advanced(by: count), TerminalDevice.maximumBytes - count)
        if part > 0 {
          count += part
          // Where nothing is left a read would wait.
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
