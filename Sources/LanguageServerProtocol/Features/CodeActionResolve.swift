extension LSP {
  /// `codeAction/resolve`: the rest of an action, once it is to be done.
  package enum CodeActionResolveRequest: LSPRequest {
    /// The method.
    package static let method = "codeAction/resolve"
    /// The action as it was sent.
    package typealias Params = CodeAction
    /// The action with all there is.
    package typealias Result = CodeAction
  }
}
