extension LSP {
  /// `exit`: the server is to exit.
  package enum ExitNotification: LSPNotification {
    /// The method.
    package static let method = "exit"
    /// Nothing.
    package typealias Params = JSONValue?
  }
}
