extension LSP {
  /// `documentLink/resolve`: the address of a link, once it is followed.
  package enum DocumentLinkResolveRequest: LSPRequest {
    /// The method.
    package static let method = "documentLink/resolve"
    /// The link as it was sent.
    package typealias Params = DocumentLink
    /// The link with its address.
    package typealias Result = DocumentLink
  }
}
