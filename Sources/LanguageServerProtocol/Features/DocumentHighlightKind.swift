extension LSP {
  /// How a range belongs to a place.
  package enum DocumentHighlightKind: Int, Codable, Hashable, Sendable {
    /// It is the same text.
    case text = 1
    /// It is read there.
    case read = 2
    /// It is written there.
    case write = 3
  }
}
