extension LSP {
  /// How a server has code lenses.
  package struct CodeLensOptions: Codable, Hashable, Sendable {
    /// Whether it can be asked for the rest of a code lens later.
    package var resolveProvider: Bool?

    /// Makes the options.
    package init(resolveProvider: Bool? = nil) {
      self.resolveProvider = resolveProvider
    }
  }
}
