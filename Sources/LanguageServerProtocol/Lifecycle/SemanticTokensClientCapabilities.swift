extension LSP {
  /// What a client can do with semantic tokens.
  package struct SemanticTokensClientCapabilities: Codable, Hashable, Sendable {
    /// Whether tokens may overlap.
    package var overlappingTokenSupport: Bool?
    /// Whether a token may be longer than its line.
    package var multilineTokenSupport: Bool?
    /// Whether it colours by a grammar besides.
    package var augmentsSyntaxTokens: Bool?

    /// Makes the capabilities.
    package init(
      overlappingTokenSupport: Bool? = nil, multilineTokenSupport: Bool? = nil, augmentsSyntaxTokens: Bool? = nil
    ) {
      self.overlappingTokenSupport = overlappingTokenSupport
      self.multilineTokenSupport = multilineTokenSupport
      self.augmentsSyntaxTokens = augmentsSyntaxTokens
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      overlappingTokenSupport = container.tolerant(.overlappingTokenSupport)
      multilineTokenSupport = container.tolerant(.multilineTokenSupport)
      augmentsSyntaxTokens = container.tolerant(.augmentsSyntaxTokens)
    }
  }
}
