extension LSP {
  /// `workspace/inlayHint/refresh`: the client is to ask for the inlay hints again.
  package enum InlayHintRefreshRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/inlayHint/refresh"
    /// Nothing.
    package typealias Params = JSONValue?
    /// `null`
    package typealias Result = JSONValue?
  }
}
