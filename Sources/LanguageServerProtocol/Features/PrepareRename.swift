extension LSP {
  /// `textDocument/prepareRename`: what would be renamed at a place.
  package enum PrepareRenameRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/prepareRename"
    /// The place.
    package typealias Params = PrepareRenameParams
    /// Nothing where nothing can be renamed.
    package typealias Result = PrepareRenameResult?
  }

  /// The parameters of ``PrepareRenameRequest``.
  package struct PrepareRenameParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier, position: Position, workDoneToken: ProgressToken? = nil) {
      self.textDocument = textDocument
      self.position = position
      self.workDoneToken = workDoneToken
    }
  }
}
