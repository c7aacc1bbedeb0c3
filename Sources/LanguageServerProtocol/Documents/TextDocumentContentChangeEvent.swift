extension LSP {
  /// A change of a text.
  package struct TextDocumentContentChangeEvent: Codable, Hashable, Sendable {
    /// The range that goes; the whole text if nothing is said.
    package var range: PositionRange?
    /// The length of that range; out of date.
    package var rangeLength: Int?
    /// The text that comes.
    package var text: DocumentText

    /// Makes a change.
    package init(range: PositionRange? = nil, rangeLength: Int? = nil, text: DocumentText) {
      self.range = range
      self.rangeLength = rangeLength
      self.text = text
    }
  }
}
