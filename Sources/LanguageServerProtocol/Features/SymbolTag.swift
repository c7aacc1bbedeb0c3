extension LSP {
  /// How a symbol is shown besides.
  package enum SymbolTag: Int, Codable, Hashable, Sendable {
    /// Not to be used any more; shown struck through.
    case deprecated = 1
  }
}
