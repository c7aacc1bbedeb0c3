extension LSP {
  /// `textDocument/didChange`: the text of a document changed.
  package enum DidChangeTextDocumentNotification: LSPNotification {
    /// The method.
    package static let method = "textDocument/didChange"
    /// The changes.
    package typealias Params = DidChangeTextDocumentParams
  }

  /// Changes of a text.
  package struct DidChangeTextDocumentParams: Codable, Hashable, Sendable {
    /// The document, and its version behind all changes.
    package var textDocument: VersionedTextDocumentIdentifier
    /// The changes, each meant for the text behind the one before.
    package var contentChanges: [TextDocumentContentChangeEvent]

    /// Makes the parameters.
    package init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChangeEvent]) {
      self.textDocument = textDocument
      self.contentChanges = contentChanges
    }
  }
}
