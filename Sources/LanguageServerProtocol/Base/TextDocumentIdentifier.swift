extension LSP {
  /// Names a document. Addresses are kept as the client wrote them.
  package struct TextDocumentIdentifier: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String

    /// Makes an identifier.
    package init(uri: String) {
      self.uri = uri
    }
  }
}
