extension LSP {
  /// `textDocument/documentHighlight`: what in the document belongs to a place.
  package enum DocumentHighlightRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/documentHighlight"
    /// The place.
    package typealias Params = DocumentHighlightParams
    /// Nothing where nothing belongs to it.
    package typealias Result = [DocumentHighlight]?
  }

  /// The parameters of ``DocumentHighlightRequest``.
  package struct DocumentHighlightParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// A range that belongs to a place.
  package struct DocumentHighlight: Codable, Hashable, Sendable {
    /// The range.
    package var range: PositionRange
    /// How; ``DocumentHighlightKind/text`` if nothing is said.
    package var kind: DocumentHighlightKind?

    /// Makes a highlight.
    package init(range: PositionRange, kind: DocumentHighlightKind? = nil) {
      self.range = range
      self.kind = kind
    }
  }
}
