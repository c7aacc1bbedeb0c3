extension LSP {
  /// `textDocument/rangesFormatting`: the edits that format several ranges (3.18).
  package enum RangesFormattingRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/rangesFormatting"
    /// The ranges, and what is wanted.
    package typealias Params = DocumentRangesFormattingParams
    /// Nothing where they cannot be formatted.
    package typealias Result = [TextEdit]?
  }

  /// The parameters of ``RangesFormattingRequest``.
  package struct DocumentRangesFormattingParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The ranges.
    package var ranges: [PositionRange]
    /// What the client wants.
    package var options: FormattingOptions
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, ranges: [PositionRange], options: FormattingOptions,
      workDoneToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.ranges = ranges
      self.options = options
      self.workDoneToken = workDoneToken
    }
  }
}
