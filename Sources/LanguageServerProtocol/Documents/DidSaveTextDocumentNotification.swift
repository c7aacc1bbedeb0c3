extension LSP {
  /// `textDocument/didSave`: a document was saved.
  package enum DidSaveTextDocumentNotification: LSPNotification {
    /// The method.
    package static let method = "textDocument/didSave"
    /// The document.
    package typealias Params = DidSaveTextDocumentParams
  }

  /// A document that was saved.
  package struct DidSaveTextDocumentParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The text, where the server asked for it.
    package var text: DocumentText?

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier, text: DocumentText? = nil) {
      self.textDocument = textDocument
      self.text = text
    }
  }
}
