extension LSP {
  /// A text that is put in or that overwrites, as people like it.
  package struct InsertReplaceEdit: Codable, Hashable, Sendable {
    /// The text that comes.
    package var newText: String
    /// The range that goes if the text is put in.
    package var insert: PositionRange
    /// The range that goes if the text overwrites; it begins at the same place.
    package var replace: PositionRange

    /// Makes an edit.
    package init(newText: String, insert: PositionRange, replace: PositionRange) {
      self.newText = newText
      self.insert = insert
      self.replace = replace
    }
  }
}
