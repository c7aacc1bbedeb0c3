#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts the terminal right when the process is killed or crashes, and tells of resizing and stopping.
///
/// A handler may run at any moment, in the middle of an allocation or of a lock: it calls only what POSIX names as
/// async-signal-safe (`tcsetattr`, `tcgetpgrp`, `write`, `sigaction`, `raise`) and reads only what lies ready in `record`. Then
/// the signal does what it would have done without us. Nothing helps against `SIGKILL`: there `reset` or `stty sane` does.
package enum TerminalSignals {
  /// What handlers read: laid out as in C, allocated once and never freed.
  private struct Record {
    /// Whether there is something to put right; the last that is set, the first that is cleared.
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var wakeWriter: Int32 = -1
    var modes = termios()
    var lastWords: UnsafePointer<UInt8>?
    var lastWordsCount = 0
  }

  // Constants: a variable would be checked for exclusive access, and a handler may interrupt that.
  private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    return record
  }()
  /// What each signal did before.
  private nonisolated(unsafe) static let actionsBefore: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    return actions
  }()
  private static let signalCount = 65

  private static let deadly = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP,
  ]
  private static let telling = [SIGWINCH, SIGCONT, SIGTSTP]

  /// From now on a deadly signal restores these modes first, and other signals are told through the pipe.
  static func install(input: Int32, output: Int32, modes: termios, pipe: WakePipe) {
    _ = alternateStack
    _ = atExit
    record.pointee.input = input
    record.pointee.output = output
    record.pointee.wakeWriter = pipe.writer
    record.pointee.modes = modes
    record.pointee.lastWords = TerminalModes.lastWords.utf8Start
    record.pointee.lastWordsCount = TerminalModes.lastWords.utf8CodeUnitCount
    record.pointee.isArmed = true
    for signal in deadly { set(signal, to: die) }
    for signal in telling { set(signal, to: tell) }
  }

  /// Signals do again what they did before.
  package static func remove() {
    record.pointee.isArmed = false
    record.pointee.wakeWriter = -1
    for signal in deadly + telling { sigaction(signal, actionsBefore + Int(signal), nil) }
  }

  private typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func set(_ signal: Int32, to handler: Handler) {
    let before = actionsBefore + Int(signal)
    sigaction(signal, nil, before)
    // A signal that is ignored (`nohup`, a closed pipe) stays ignored.
    if isIgnored(before.pointee), deadly.contains(signal) { return }
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

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let die: Handler = { signal, info, _ in
    restore()
    sigaction(signal, actionsBefore + Int(signal), nil)
    // A fault of the processor comes again by itself when the handler returns, with all that a crash report wants to know.
    // What was sent has to be sent again; it is delivered when the handler returns.
    let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
    if let info, isFault, info.pointee.si_code > 0 { return }
    raise(signal)
  }

  private static let tell: Handler = { signal, _, _ in
    let error = errno
    let news: WakePipe.News =
      signal == SIGWINCH ? .resized : signal == SIGCONT ? .continued : .stopping
    WakePipe.send(news, to: record.pointee.wakeWriter)
    errno = error
  }

  /// Restores the terminal once, from a handler or at the exit.
  private static func restore() {
    guard record.pointee.isArmed else { return }
    record.pointee.isArmed = false
    // A job in the background does not touch the terminal of the shell; without job control there is no such group.
    let foreground = tcgetpgrp(record.pointee.input)
    if foreground >= 0, foreground != getpgrp() { return }
    _ = tcsetattr(record.pointee.input, TCSANOW, &record.pointee.modes)
    _ = write(record.pointee.output, record.pointee.lastWords, record.pointee.lastWordsCount)
  }

  /// `exit` may be called in between.
  private static let atExit: Void = {
    atexit { TerminalSignals.restore() }
  }()

  /// A handler has a stack of its own, since too deep a recursion is a `SIGSEGV` with no stack left. For the thread that is
  /// here first, unless it has one.
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
