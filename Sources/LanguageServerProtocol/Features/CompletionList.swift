extension LSP {
  /// What could be written at a place.
  package struct CompletionList: Codable, Hashable, Sendable {
    /// Whether the client should ask again as more is written.
    package var isIncomplete: Bool
    /// What holds for items that say nothing else.
    package var itemDefaults: CompletionItemDefaults?
    /// The items.
    package var items: [CompletionItem]

    /// Makes a list.
    package init(isIncomplete: Bool, itemDefaults: CompletionItemDefaults? = nil, items: [CompletionItem]) {
      self.isIncomplete = isIncomplete
      self.itemDefaults = itemDefaults
      self.items = items
    }
  }
}
