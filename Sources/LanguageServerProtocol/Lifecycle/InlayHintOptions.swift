extension LSP {
  /// How a server has inlay hints.
  package struct InlayHintOptions: Codable, Hashable, Sendable {
    /// Whether it can be asked for the rest of a hint later.
    package var resolveProvider: Bool?

    /// Makes the options.
    package init(resolveProvider: Bool? = nil) {
      self.resolveProvider = resolveProvider
    }
  }
}
