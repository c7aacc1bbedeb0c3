extension LSP {
  /// A way the text could go on.
  package struct InlineCompletionItem: Codable, Hashable, Sendable {
    /// The text that comes.
    package var insertText: String
    /// What is compared with what is written already; the text if nothing is said.
    package var filterText: String?
    /// The range that goes, within one line; that of the word if nothing is said.
    package var range: PositionRange?
    /// What is done after the text is written.
    package var command: Command?

    /// Makes an item.
    package init(insertText: String, filterText: String? = nil, range: PositionRange? = nil, command: Command? = nil) {
      self.insertText = insertText
      self.filterText = filterText
      self.range = range
      self.command = command
    }
  }
}
