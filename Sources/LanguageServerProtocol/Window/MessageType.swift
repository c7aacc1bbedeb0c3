extension LSP {
  /// How bad what a message says is.
  package enum MessageType: Int, Codable, Hashable, Sendable {
    /// An error.
    case error = 1
    /// A warning.
    case warning = 2
    /// Worth knowing.
    case info = 3
    /// For the log.
    case log = 4
  }
}
