extension LSP {
  /// A folder opened in the client.
  package struct WorkspaceFolder: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String
    /// The name that is shown.
    package var name: String

    /// Makes a folder.
    package init(uri: String, name: String) {
      self.uri = uri
      self.name = name
    }
  }
}
