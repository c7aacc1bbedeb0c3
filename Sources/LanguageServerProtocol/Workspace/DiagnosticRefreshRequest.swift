extension LSP {
  /// `workspace/diagnostic/refresh`: the client is to ask for the diagnostics again.
  package enum DiagnosticRefreshRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/diagnostic/refresh"
    /// Nothing.
    package typealias Params = JSONValue?
    /// `null`
    package typealias Result = JSONValue?
  }
}
