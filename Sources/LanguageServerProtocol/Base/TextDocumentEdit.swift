extension LSP {
  /// Edits of one document.
  package struct TextDocumentEdit: Codable, Hashable, Sendable {
    /// The document, and the version the edits are meant for.
    package var textDocument: OptionalVersionedTextDocumentIdentifier
    /// The edits; all of them are meant for the text before the first.
    package var edits: [TextEdit]

    /// Makes an edit of a document.
    package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
      self.textDocument = textDocument
      self.edits = edits
    }
  }
}
