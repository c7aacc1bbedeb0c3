/// Each cell of a notebook with the language of queries is served as a document. Other cells are ignored.
enum NotebookCells {
  /// The language of the cells that are served.
  static let language = "filterquery"
}

extension LanguageServer {
  /// `notebookDocument/didOpen`.
  func open(_ params: LSP.DidOpenNotebookDocumentParams) {
    openCells(params.cellTextDocuments)
  }

  /// `notebookDocument/didChange`. Added cells are opened before texts are edited, and removed ones closed after that.
  func change(_ params: LSP.DidChangeNotebookDocumentParams) {
    guard let cells = params.change.cells else { return }
    openCells(cells.structure?.didOpen ?? [])
    for cell in cells.textContent ?? [] where isOpen(cell.document.uri) { change(cell.document, cell.changes) }
    closeCells(cells.structure?.didClose ?? [])
  }

  /// `notebookDocument/didClose`.
  func close(_ params: LSP.DidCloseNotebookDocumentParams) {
    closeCells(params.cellTextDocuments)
  }

  private func openCells(_ cells: [LSP.TextDocumentItem]) {
    for cell in cells where cell.languageId == NotebookCells.language { open(cell) }
  }

  private func closeCells(_ cells: [LSP.TextDocumentIdentifier]) {
    for cell in cells where isOpen(cell.uri) { close(cell.uri) }
  }

  private func isOpen(_ uri: String) -> Bool { state.withLock { $0.documents[uri] != nil } }
}
