extension LSP {
  /// `textDocument/rangeFormatting`: the edits that format a range.
  package enum RangeFormattingRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/rangeFormatting"
    /// The range, and what is wanted.
    package typealias Params = DocumentRangeFormattingParams
    /// Nothing where it cannot be formatted.
    package typealias Result = [TextEdit]?
  }

  /// The parameters of ``RangeFormattingRequest``.
  package struct DocumentRangeFormattingParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The range.
    package var range: PositionRange
    /// What the client wants.
    package var options: FormattingOptions
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, range: PositionRange, options: FormattingOptions,
      workDoneToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.range = range
      self.options = options
      self.workDoneToken = workDoneToken
    }
  }
}
