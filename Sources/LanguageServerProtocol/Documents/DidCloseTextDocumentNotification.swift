extension LSP {
  /// `textDocument/didClose`: a document is closed; from now on its text is the one on disk.
  package enum DidCloseTextDocumentNotification: LSPNotification {
    /// The method.
    package static let method = "textDocument/didClose"
    /// The document.
    package typealias Params = DidCloseTextDocumentParams
  }

  /// A document that is closed.
  package struct DidCloseTextDocumentParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier) {
      self.textDocument = textDocument
    }
  }
}
