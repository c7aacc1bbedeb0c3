extension LSP {
  /// `inlayHint/resolve`: the rest of a hint, once it is looked at.
  package enum InlayHintResolveRequest: LSPRequest {
    /// The method.
    package static let method = "inlayHint/resolve"
    /// The hint as it was sent.
    package typealias Params = InlayHint
    /// The hint with all there is.
    package typealias Result = InlayHint
  }
}
