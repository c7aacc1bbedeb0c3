extension LSP {
  /// `textDocument/foldingRange`: what can be folded away in a document.
  package enum FoldingRangeRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/foldingRange"
    /// The document.
    package typealias Params = FoldingRangeParams
    /// Nothing where nothing can.
    package typealias Result = [FoldingRange]?
  }

  /// The parameters of ``FoldingRangeRequest``.
  package struct FoldingRangeParams: Codable, Hashable, Sendable {
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

  /// Lines that can be folded away.
  package struct FoldingRange: Codable, Hashable, Sendable {
    /// The first line, which stays, counted from zero.
    package var startLine: Int
    /// The column in it that the range begins at; its end if nothing is said.
    package var startCharacter: Int?
    /// The last line, counted from zero.
    package var endLine: Int
    /// The column in it that the range ends at; its end if nothing is said.
    package var endCharacter: Int?
    /// What kind of thing it is: `comment`, `imports`, `region`, or any other text.
    package var kind: String?
    /// What is shown once it is folded away.
    package var collapsedText: String?

    /// Makes a range.
    package init(
      startLine: Int, startCharacter: Int? = nil, endLine: Int, endCharacter: Int? = nil, kind: String? = nil,
      collapsedText: String? = nil
    ) {
      self.startLine = startLine
      self.startCharacter = startCharacter
      self.endLine = endLine
      self.endCharacter = endCharacter
      self.kind = kind
      self.collapsedText = collapsedText
    }
  }
}
