extension LSP {
  /// `textDocument/semanticTokens/full/delta`: what changed since a result.
  package enum SemanticTokensDeltaRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/semanticTokens/full/delta"
    /// The document and the result.
    package typealias Params = SemanticTokensDeltaParams
    /// All words again, where the result is no longer known.
    package typealias Result = SemanticTokensDeltaResult?
  }

  /// The parameters of ``SemanticTokensDeltaRequest``.
  package struct SemanticTokensDeltaParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// What the result before is known by.
    package var previousResultId: String
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, previousResultId: String, workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.previousResultId = previousResultId
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// What changed since a result.
  package struct SemanticTokensDelta: Codable, Hashable, Sendable {
    /// What the result is known by when its changes are asked for.
    package var resultId: String?
    /// The changes; all of them are meant for the numbers before the first.
    package var edits: [SemanticTokensEdit]

    /// Makes changes.
    package init(resultId: String? = nil, edits: [SemanticTokensEdit]) {
      self.resultId = resultId
      self.edits = edits
    }
  }

  /// Puts numbers in the place of others.
  package struct SemanticTokensEdit: Codable, Hashable, Sendable {
    /// The first number that goes, counted from zero.
    package var start: Int
    /// How many go.
    package var deleteCount: Int
    /// Those that come.
    package var data: [Int]?

    /// Makes a change.
    package init(start: Int, deleteCount: Int, data: [Int]? = nil) {
      self.start = start
      self.deleteCount = deleteCount
      self.data = data
    }
  }
}
