extension LSP {
  /// The name of the client.
  package struct ClientInfo: Codable, Hashable, Sendable {
    /// The name.
    package var name: String?
    /// The version, as the client writes it.
    package var version: String?

    /// Makes the information.
    package init(name: String? = nil, version: String? = nil) {
      self.name = name
      self.version = version
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = container.tolerant(.name)
      version = container.tolerant(.version)
    }
  }
}
