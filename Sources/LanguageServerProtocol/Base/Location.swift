extension LSP {
  /// A range in a document.
  package struct Location: Codable, Hashable, Sendable {
    /// The address of the document.
    package var uri: String
    /// The range in it.
    package var range: PositionRange

    /// Makes a location.
    package init(uri: String, range: PositionRange) {
      self.uri = uri
      self.range = range
    }
  }
}
