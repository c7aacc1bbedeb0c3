extension LSP {
  /// `textDocument/rename`: the edits that rename what is at a place.
  package enum RenameRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/rename"
    /// The place and the name.
    package typealias Params = RenameParams
    /// Nothing where nothing changes.
    package typealias Result = WorkspaceEdit?
  }

  /// The parameters of ``RenameRequest``.
  package struct RenameParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// The name that comes.
    package var newName: String
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, newName: String, workDoneToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.newName = newName
      self.workDoneToken = workDoneToken
    }
  }
}
