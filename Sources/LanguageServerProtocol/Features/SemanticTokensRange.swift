extension LSP {
  /// `textDocument/semanticTokens/range`: what the words of a range are.
  package enum SemanticTokensRangeRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/semanticTokens/range"
    /// The range.
    package typealias Params = SemanticTokensRangeParams
    /// Nothing where there is nothing to tell.
    package typealias Result = SemanticTokens?
  }

  /// The parameters of ``SemanticTokensRangeRequest``.
  package struct SemanticTokensRangeParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The range.
    package var range: PositionRange
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, range: PositionRange, workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.range = range
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }
}
