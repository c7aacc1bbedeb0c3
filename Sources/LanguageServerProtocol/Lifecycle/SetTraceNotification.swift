extension LSP {
  /// `$/setTrace`: how much the server is to tell of its work.
  package enum SetTraceNotification: LSPNotification {
    /// The method.
    package static let method = "$/setTrace"
    /// How much.
    package typealias Params = SetTraceParams
  }

  /// How much the server is to tell of its work.
  package struct SetTraceParams: Codable, Hashable, Sendable {
    /// `off`, `messages`, `verbose`.
    package var value: String

    /// Makes the parameters.
    package init(value: String) {
      self.value = value
    }
  }
}
