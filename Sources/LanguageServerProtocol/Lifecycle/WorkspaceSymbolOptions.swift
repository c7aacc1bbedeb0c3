extension LSP {
  /// How a server finds symbols of the workspace.
  package struct WorkspaceSymbolOptions: Codable, Hashable, Sendable {
    /// Whether it can be asked for the rest of a symbol later.
    package var resolveProvider: Bool?

    /// Makes the options.
    package init(resolveProvider: Bool? = nil) {
      self.resolveProvider = resolveProvider
    }
  }
}
