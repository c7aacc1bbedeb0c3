extension LSP {
  /// How the text of a completion is to be read.
  package enum InsertTextFormat: Int, Codable, Hashable, Sendable {
    /// As it stands.
    case plainText = 1
    /// With places to fill in: `$1`, `${2:name}`, and at last `$0`.
    case snippet = 2
  }
}
