extension LSP {
  /// `codeLens/resolve`: the command of a lens, once it is shown.
  package enum CodeLensResolveRequest: LSPRequest {
    /// The method.
    package static let method = "codeLens/resolve"
    /// The lens as it was sent.
    package typealias Params = CodeLens
    /// The lens with its command.
    package typealias Result = CodeLens
  }
}
