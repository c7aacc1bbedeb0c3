extension LSP {
  /// What holds for the items of a list that say nothing else.
  package struct CompletionItemDefaults: Codable, Hashable, Sendable {
    /// Characters that choose the item and are then written.
    package var commitCharacters: [String]?
    /// The range that the text takes the place of.
    package var editRange: CompletionEditRange?
    /// How the text is to be read.
    package var insertTextFormat: InsertTextFormat?
    /// What becomes of the white space in the text.
    package var insertTextMode: InsertTextMode?
    /// What the server wants back when the rest of an item is asked for.
    package var data: JSONValue?

    /// Makes defaults.
    package init(
      commitCharacters: [String]? = nil, editRange: CompletionEditRange? = nil,
      insertTextFormat: InsertTextFormat? = nil, insertTextMode: InsertTextMode? = nil, data: JSONValue? = nil
    ) {
      self.commitCharacters = commitCharacters
      self.editRange = editRange
      self.insertTextFormat = insertTextFormat
      self.insertTextMode = insertTextMode
      self.data = data
    }
  }
}
