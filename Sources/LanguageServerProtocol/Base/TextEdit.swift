extension LSP {
  /// Puts a text in the place of a range.
  package struct TextEdit: Codable, Hashable, Sendable {
    /// The range that goes.
    package var range: PositionRange
    /// The text that comes.
    package var newText: String

    /// Makes an edit.
    package init(range: PositionRange, newText: String) {
      self.range = range
      self.newText = newText
    }
  }
}
