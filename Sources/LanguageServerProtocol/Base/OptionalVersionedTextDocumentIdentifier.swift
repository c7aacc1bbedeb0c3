extension LSP {
  /// Names a document in one of its versions, or as it is on disk.
  package struct OptionalVersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String
    /// The version; nil, written as `null`, where the document is not open.
    package var version: Int?

    /// Makes an identifier.
    package init(uri: String, version: Int? = nil) {
      self.uri = uri
      self.version = version
    }

    /// Writes the identifier; the version is written even where there is none.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }
}
