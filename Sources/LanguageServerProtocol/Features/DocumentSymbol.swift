extension LSP {
  /// `textDocument/documentSymbol`: what a document consists of.
  package enum DocumentSymbolRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/documentSymbol"
    /// The document.
    package typealias Params = DocumentSymbolParams
    /// Nothing where there is nothing to tell.
    package typealias Result = DocumentSymbolResult?
  }

  /// The parameters of ``DocumentSymbolRequest``.
  package struct DocumentSymbolParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// A part of a document, with its own parts.
  package struct DocumentSymbol: Codable, Hashable, Sendable {
    /// What it is called; not empty.
    package var name: String
    /// What more there is to say, in a line.
    package var detail: String?
    /// What it is.
    package var kind: SymbolKind
    /// How it is shown besides.
    package var tags: [SymbolTag]?
    /// All of it.
    package var range: PositionRange
    /// What is selected when it is chosen; within the range.
    package var selectionRange: PositionRange
    /// Its parts.
    package var children: [DocumentSymbol]?

    /// Makes a symbol.
    package init(
      name: String, detail: String? = nil, kind: SymbolKind, tags: [SymbolTag]? = nil, range: PositionRange,
      selectionRange: PositionRange, children: [DocumentSymbol]? = nil
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.tags = tags
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }
  }
}
