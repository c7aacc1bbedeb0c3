extension LSP {
  /// Names a document in one of its versions.
  package struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String
    /// The version, counted up by the client.
    package var version: Int

    /// Makes an identifier.
    package init(uri: String, version: Int) {
      self.uri = uri
      self.version = version
    }
  }
}
