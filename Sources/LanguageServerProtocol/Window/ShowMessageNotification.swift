extension LSP {
  /// `window/showMessage`: something is to be shown to the person.
  package enum ShowMessageNotification: LSPNotification {
    /// The method.
    package static let method = "window/showMessage"
    /// What is shown.
    package typealias Params = ShowMessageParams
  }

  /// What is shown to the person.
  package struct ShowMessageParams: Codable, Hashable, Sendable {
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
