extension LSP {
  /// `textDocument/didOpen`: a document is opened; from now on its text is what the client says.
  package enum DidOpenTextDocumentNotification: LSPNotification {
    /// The method.
    package static let method = "textDocument/didOpen"
    /// The document.
    package typealias Params = DidOpenTextDocumentParams
  }

  /// A document that is opened.
  package struct DidOpenTextDocumentParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentItem

    /// Makes the parameters.
    package init(textDocument: TextDocumentItem) {
      self.textDocument = textDocument
    }
  }
}
