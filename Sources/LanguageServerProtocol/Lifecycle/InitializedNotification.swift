extension LSP {
  /// `initialized`: the client has read what the server can do; from now on it may be asked.
  package enum InitializedNotification: LSPNotification {
    /// The method.
    package static let method = "initialized"
    /// Nothing, or an object without members.
    package typealias Params = JSONValue?
  }
}
