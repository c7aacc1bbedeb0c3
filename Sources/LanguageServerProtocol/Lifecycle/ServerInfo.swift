extension LSP {
  /// The name of the server.
  package struct ServerInfo: Codable, Hashable, Sendable {
    /// The name.
    package var name: String
    /// The version.
    package var version: String?

    /// Makes the information.
    package init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }
}
