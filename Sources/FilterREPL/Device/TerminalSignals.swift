import DataFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Restores the terminal when the process is killed or crashes, and reports resizes, stops and continues.
///
/// A handler may interrupt an allocation or a locked region. It calls only functions that POSIX lists as
/// async-signal-safe (`tcsetattr`, `tcgetpgrp`, `write`, `sigaction`, `raise`) and reads only `record`. Then the
/// previous action of the signal runs. `SIGKILL` cannot be handled: use `reset` or `stty sane`.
package enum TerminalSignals {
  /// The data that handlers read: laid out as in C, allocated once and never freed.
  private struct Record {
    /// Whether the terminal has to be restored. Set after all other fields, cleared before them.
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var wakeWriter: Int32 = -1
    var modes = termios()
    var lastWords: UnsafePointer<UInt8>?
    var lastWordsCount = 0
  }

  // Constants: access to a variable is checked for exclusivity, and a handler may interrupt that check.
  private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    return record
  }()
  /// The previous action of each signal.
  private nonisolated(unsafe) static let actionsBefore: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    return actions
  }()
  private static let signalCount = 65

  private static let fatal = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP,
  ]
  private static let reported = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Installs the handlers: a fatal signal restores these modes first, and the other signals are reported through the
  /// pipe.
  static func install(input: Int32, output: Int32, modes: termios, pipe: SignalPipe) {
    _ = alternateStack
    _ = atExit
    record.pointee.input = input
    record.pointee.output = output
    record.pointee.wakeWriter = pipe.writer
    record.pointee.modes = modes
    record.pointee.lastWords = TerminalModes.lastWords.utf8Start
    record.pointee.lastWordsCount = TerminalModes.lastWords.utf8CodeUnitCount
    record.pointee.isArmed = true
    for signal in fatal { set(signal, to: terminate) }
    for signal in reported { set(signal, to: report) }
  }

  /// Restores the previous actions of all signals.
  package static func remove() {
    record.pointee.isArmed = false
    record.pointee.wakeWriter = -1
    for signal in fatal + reported { sigaction(signal, actionsBefore + Int(signal), nil) }
  }

  private typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func set(_ signal: Int32, to handler: Handler) {
    let before = actionsBefore + Int(signal)
    sigaction(signal, nil, before)
    // A fatal signal that is ignored (`nohup`, a closed pipe) stays ignored.
    if fatal.contains(signal), SignalAction(signal) == .ignored { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #endif
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }

  private static let terminate: Handler = { signal, info, _ in
    restore()
    sigaction(signal, actionsBefore + Int(signal), nil)
    // A processor fault is raised again when the handler returns, with the data that a crash report needs. A signal
    // that was sent is raised here and delivered when the handler returns.
    let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
    if let info, isFault, info.pointee.si_code > 0 { return }
    raise(signal)
  }

  private static let report: Handler = { signal, _, _ in
    let error = errno
    let signals: SignalPipe.Signals =
      signal == SIGWINCH ? .resized : signal == SIGCONT ? .continued : .stopping
    SignalPipe.send(signals, to: record.pointee.wakeWriter)
    errno = error
  }

  /// Restores the terminal once, from a handler or at exit.
  private static func restore() {
    guard record.pointee.isArmed else { return }
    record.pointee.isArmed = false
    // A background job does not touch the terminal of the shell. Without job control there is no foreground group.
    let foreground = tcgetpgrp(record.pointee.input)
    if foreground >= 0, foreground != getpgrp() { return }
    _ = tcsetattr(record.pointee.input, TCSANOW, &record.pointee.modes)
    _ = write(record.pointee.output, record.pointee.lastWords, record.pointee.lastWordsCount)
  }

  /// For a process that calls `exit`.
  private static let atExit: Void = {
    atexit { TerminalSignals.restore() }
  }()

  /// A separate stack for handlers, because a stack overflow raises `SIGSEGV` with no stack left. Set for the thread
  /// that is first here, unless it has one.
  private static let alternateStack: Void = {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }()
}
