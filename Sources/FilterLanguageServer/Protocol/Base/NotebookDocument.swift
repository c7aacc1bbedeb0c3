extension LSP {
  /// `notebookDocument/didOpen`: a notebook was opened, with the texts of its cells.
  enum DidOpenNotebookDocumentNotification: LSPNotification {
    static let method = "notebookDocument/didOpen"
    typealias Params = DidOpenNotebookDocumentParams
  }

  struct DidOpenNotebookDocumentParams: Codable, Hashable, Sendable {
    var notebookDocument: TextDocumentIdentifier
    /// The cells of the languages that the server asked for, or of all languages.
    var cellTextDocuments: [TextDocumentItem]
  }

  /// `notebookDocument/didChange`: cells of a notebook were added, removed or edited.
  enum DidChangeNotebookDocumentNotification: LSPNotification {
    static let method = "notebookDocument/didChange"
    typealias Params = DidChangeNotebookDocumentParams
  }

  struct DidChangeNotebookDocumentParams: Codable, Hashable, Sendable {
    var notebookDocument: TextDocumentIdentifier
    var change: NotebookDocumentChangeEvent
  }

  struct NotebookDocumentChangeEvent: Codable, Hashable, Sendable {
    var cells: NotebookCellChanges?
  }

  struct NotebookCellChanges: Codable, Hashable, Sendable {
    var structure: NotebookCellStructure?
    var textContent: [NotebookCellText]?
  }

  struct NotebookCellStructure: Codable, Hashable, Sendable {
    var didOpen: [TextDocumentItem]?
    var didClose: [TextDocumentIdentifier]?
  }

  /// The edits of a cell.
  struct NotebookCellText: Codable, Hashable, Sendable {
    var document: VersionedTextDocumentIdentifier
    var changes: [TextDocumentContentChangeEvent]
  }

  /// `notebookDocument/didSave`: a notebook was saved.
  enum DidSaveNotebookDocumentNotification: LSPNotification {
    static let method = "notebookDocument/didSave"
    typealias Params = DidSaveNotebookDocumentParams
  }

  struct DidSaveNotebookDocumentParams: Codable, Hashable, Sendable {
    var notebookDocument: TextDocumentIdentifier
  }

  /// `notebookDocument/didClose`: a notebook was closed, with its cells.
  enum DidCloseNotebookDocumentNotification: LSPNotification {
    static let method = "notebookDocument/didClose"
    typealias Params = DidCloseNotebookDocumentParams
  }

  struct DidCloseNotebookDocumentParams: Codable, Hashable, Sendable {
    var notebookDocument: TextDocumentIdentifier
    var cellTextDocuments: [TextDocumentIdentifier]
  }
}

extension LSP {
  /// Which cells of notebooks the client sends.
  struct NotebookDocumentSyncOptions: Codable, Hashable, Sendable {
    var notebookSelector: [NotebookSelector]
    /// Whether the client reports when a notebook is saved.
    var save: Bool?
  }

  /// Cells of some languages.
  struct NotebookSelector: Codable, Hashable, Sendable {
    /// The kind of notebook; `*` for any. Some clients require it.
    var notebook: String
    var cells: [NotebookCellLanguage]
  }

  struct NotebookCellLanguage: Codable, Hashable, Sendable {
    var language: String
  }
}
