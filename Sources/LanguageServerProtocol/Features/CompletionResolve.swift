extension LSP {
  /// `completionItem/resolve`: the rest of an item, once it is looked at.
  package enum CompletionResolveRequest: LSPRequest {
    /// The method.
    package static let method = "completionItem/resolve"
    /// The item as it was sent.
    package typealias Params = CompletionItem
    /// The item with all there is.
    package typealias Result = CompletionItem
  }
}
