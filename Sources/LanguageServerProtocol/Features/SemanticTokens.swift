extension LSP {
  /// `textDocument/semanticTokens/full`: what the words of a document are.
  package enum SemanticTokensRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/semanticTokens/full"
    /// The document.
    package typealias Params = SemanticTokensParams
    /// Nothing where there is nothing to tell.
    package typealias Result = SemanticTokens?
  }

  /// The parameters of ``SemanticTokensRequest``.
  package struct SemanticTokensParams: Codable, Hashable, Sendable {
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

  /// What the words of a document are.
  package struct SemanticTokens: Codable, Hashable, Sendable {
    /// What the result is known by when its changes are asked for.
    package var resultId: String?
    /// Five numbers a word: lines and columns from the word before, length, type and modifiers.
    package var data: [Int]

    /// Makes tokens.
    package init(resultId: String? = nil, data: [Int]) {
      self.resultId = resultId
      self.data = data
    }
  }
}
