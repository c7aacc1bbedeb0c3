extension LSP {
  /// `workspace/semanticTokens/refresh`: the client is to ask for the semantic tokens again.
  package enum SemanticTokensRefreshRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/semanticTokens/refresh"
    /// Nothing.
    package typealias Params = JSONValue?
    /// `null`
    package typealias Result = JSONValue?
  }
}
