extension LSP {
  /// `shutdown`: the server is to end its work, but not to exit yet.
  package enum ShutdownRequest: LSPRequest {
    /// The method.
    package static let method = "shutdown"
    /// Nothing.
    package typealias Params = JSONValue?
    /// `null`
    package typealias Result = JSONValue?
  }
}
