extension LSP {
  /// `workspace/codeLens/refresh`: the client is to ask for the code lenses again.
  package enum CodeLensRefreshRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/codeLens/refresh"
    /// Nothing.
    package typealias Params = JSONValue?
    /// `null`
    package typealias Result = JSONValue?
  }
}
