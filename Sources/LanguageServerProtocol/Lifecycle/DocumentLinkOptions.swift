extension LSP {
  /// How a server has links.
  package struct DocumentLinkOptions: Codable, Hashable, Sendable {
    /// Whether it can be asked for the target of a link later.
    package var resolveProvider: Bool?

    /// Makes the options.
    package init(resolveProvider: Bool? = nil) {
      self.resolveProvider = resolveProvider
    }
  }
}
