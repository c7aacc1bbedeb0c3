extension LSP {
  /// What semantic tokens a server has.
  package struct SemanticTokensOptions: Codable, Hashable, Sendable {
    /// What the numbers in tokens mean.
    package var legend: SemanticTokensLegend
    /// Whether it can be asked for the tokens of a part of a document.
    package var range: Bool?
    /// How it can be asked for the tokens of a document.
    package var full: SemanticTokensFullOptions?

    /// Makes the options.
    package init(legend: SemanticTokensLegend, range: Bool? = nil, full: SemanticTokensFullOptions? = nil) {
      self.legend = legend
      self.range = range
      self.full = full
    }
  }

  /// How a server can be asked for the semantic tokens of a document.
  package struct SemanticTokensFullOptions: Codable, Hashable, Sendable {
    /// Whether it can tell what changed since it was asked before.
    package var delta: Bool?

    /// Makes the options.
    package init(delta: Bool? = nil) {
      self.delta = delta
    }
  }
}
