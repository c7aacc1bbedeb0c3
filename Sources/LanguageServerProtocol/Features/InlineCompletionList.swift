extension LSP {
  /// How the text could go on at a place.
  package struct InlineCompletionList: Codable, Hashable, Sendable {
    /// The ways, the best first.
    package var items: [InlineCompletionItem]

    /// Makes a list.
    package init(items: [InlineCompletionItem]) {
      self.items = items
    }
  }
}
