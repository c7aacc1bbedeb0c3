extension LSP {
  /// Edits of several documents.
  package struct WorkspaceEdit: Codable, Hashable, Sendable {
    /// The edits by the address of their document.
    package var changes: [String: [TextEdit]]?
    /// The edits by document and version, for clients that can read them.
    package var documentChanges: [TextDocumentEdit]?

    /// Makes an edit.
    package init(changes: [String: [TextEdit]]? = nil, documentChanges: [TextDocumentEdit]? = nil) {
      self.changes = changes
      self.documentChanges = documentChanges
    }
  }
}
