extension LSP {
  /// How a completion is shown besides.
  package enum CompletionItemTag: Int, Codable, Hashable, Sendable {
    /// Not to be used any more; shown struck through.
    case deprecated = 1
  }
}
