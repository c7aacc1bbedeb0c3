extension LSP {
  /// A place in a document, as the parameters of many requests.
  package struct TextDocumentPositionParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier, position: Position) {
      self.textDocument = textDocument
      self.position = position
    }
  }
}
