extension LSP {
  /// `$/logTrace`: what the server tells of its work.
  package enum LogTraceNotification: LSPNotification {
    /// The method.
    package static let method = "$/logTrace"
    /// What it tells.
    package typealias Params = LogTraceParams
  }

  /// What the server tells of its work.
  package struct LogTraceParams: Codable, Hashable, Sendable {
    /// What is told.
    package var message: String
    /// What is told besides to those who asked for `verbose`.
    package var verbose: String?

    /// Makes the parameters.
    package init(message: String, verbose: String? = nil) {
      self.message = message
      self.verbose = verbose
    }
  }
}
