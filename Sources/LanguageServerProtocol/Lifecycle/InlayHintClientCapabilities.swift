extension LSP {
  /// What a client can do with inlay hints.
  package struct InlayHintClientCapabilities: Codable, Hashable, Sendable {
    /// What it asks for later.
    package var resolveSupport: ResolveClientCapabilities?

    /// Makes the capabilities.
    package init(resolveSupport: ResolveClientCapabilities? = nil) {
      self.resolveSupport = resolveSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      resolveSupport = container.tolerant(.resolveSupport)
    }
  }
}
