extension LSP {
  /// `window/logMessage`: something is to be written to the log.
  package enum LogMessageNotification: LSPNotification {
    /// The method.
    package static let method = "window/logMessage"
    /// What is written.
    package typealias Params = LogMessageParams
  }

  /// What is written to the log.
  package struct LogMessageParams: Codable, Hashable, Sendable {
    /// How bad it is.
    package var type: MessageType
    /// What is said.
    package var message: String

    /// Makes the parameters.
    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }
  }
}
