extension LSP {
  /// What the numbers of types and modifiers mean.
  package struct SemanticTokensLegend: Codable, Hashable, Sendable {
    /// The types, by their number.
    package var tokenTypes: [String]
    /// The modifiers, by their bit.
    package var tokenModifiers: [String]

    /// Makes a legend.
    package init(tokenTypes: [String], tokenModifiers: [String]) {
      self.tokenTypes = tokenTypes
      self.tokenModifiers = tokenModifiers
    }
  }
}
