#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The action of the process on a signal.
package enum SignalAction {
  /// The default action of the system.
  case standard
  /// Nothing, as by `nohup` or in a background job.
  case ignored
  /// It calls a function.
  case handled

  /// The action for a signal.
  package init(_ signal: CInt) {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #endif
    switch unsafeBitCast(handler, to: Int.self) {
    case unsafeBitCast(SIG_DFL, to: Int.self): self = .standard
    case unsafeBitCast(SIG_IGN, to: Int.self): self = .ignored
    default: self = .handled
    }
  }

  /// Lets a signal call a function, without waking a system call that sleeps for good.
  static func set(_ signal: CInt, _ handler: @escaping @convention(c) (CInt) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, nil)
  }
}
