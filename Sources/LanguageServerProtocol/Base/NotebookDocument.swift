extension LSP {
  /// `notebookDocument/didOpen`: a notebook was opened, with the texts of its cells.
  package enum DidOpenNotebookDocumentNotification: LSPNotification {
    package static let method = "notebookDocument/didOpen"
    package typealias Params = DidOpenNotebookDocumentParams
  }

  package struct DidOpenNotebookDocumentParams: Codable, Hashable, Sendable {
    package var notebookDocument: TextDocumentIdentifier
    /// The cells of the languages that the server asked for, or of all languages.
    package var cellTextDocuments: [TextDocumentItem]
  }

  /// `notebookDocument/didChange`: cells of a notebook were added, removed or edited.
  package enum DidChangeNotebookDocumentNotification: LSPNotification {
    package static let method = "notebookDocument/didChange"
    package typealias Params = DidChangeNotebookDocumentParams
  }

  package struct DidChangeNotebookDocumentParams: Codable, Hashable, Sendable {
    package var notebookDocument: TextDocumentIdentifier
    package var change: NotebookDocumentChangeEvent
  }

  package struct NotebookDocumentChangeEvent: Codable, Hashable, Sendable {
    package var cells: NotebookCellChanges?
  }

  package struct NotebookCellChanges: Codable, Hashable, Sendable {
    package var structure: NotebookCellStructure?
    package var textContent: [NotebookCellText]?
  }

  package struct NotebookCellStructure: Codable, Hashable, Sendable {
    package var didOpen: [TextDocumentItem]?
    package var didClose: [TextDocumentIdentifier]?
  }

  /// The edits of a cell.
  package struct NotebookCellText: Codable, Hashable, Sendable {
    package var document: VersionedTextDocumentIdentifier
    package var changes: [TextDocumentContentChangeEvent]
  }

  /// `notebookDocument/didSave`: a notebook was saved.
  package enum DidSaveNotebookDocumentNotification: LSPNotification {
    package static let method = "notebookDocument/didSave"
    package typealias Params = DidSaveNotebookDocumentParams
  }

  package struct DidSaveNotebookDocumentParams: Codable, Hashable, Sendable {
    package var notebookDocument: TextDocumentIdentifier
  }

  /// `notebookDocument/didClose`: a notebook was closed, with its cells.
  package enum DidCloseNotebookDocumentNotification: LSPNotification {
    package static let method = "notebookDocument/didClose"
    package typealias Params = DidCloseNotebookDocumentParams
  }

  package struct DidCloseNotebookDocumentParams: Codable, Hashable, Sendable {
    package var notebookDocument: TextDocumentIdentifier
    package var cellTextDocuments: [TextDocumentIdentifier]
  }
}

extension LSP {
  /// Which cells of notebooks the client sends.
  package struct NotebookDocumentSyncOptions: Codable, Hashable, Sendable {
    package var notebookSelector: [NotebookSelector]
    /// Whether the client reports when a notebook is saved.
    package var save: Bool?

    package init(notebookSelector: [NotebookSelector], save: Bool? = nil) {
      self.notebookSelector = notebookSelector
      self.save = save
    }
  }

  /// Cells of some languages, of notebooks of any kind.
  package struct NotebookSelector: Codable, Hashable, Sendable {
    package var cells: [NotebookCellLanguage]

    package init(cells: [NotebookCellLanguage]) {
      self.cells = cells
    }
  }

  package struct NotebookCellLanguage: Codable, Hashable, Sendable {
    package var language: String

    package init(language: String) {
      self.language = language
    }
  }
}
