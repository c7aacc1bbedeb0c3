extension LSP {
  /// `textDocument/formatting`: the edits that format a document.
  package enum FormattingRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/formatting"
    /// The document, and what is wanted.
    package typealias Params = DocumentFormattingParams
    /// Nothing where it cannot be formatted.
    package typealias Result = [TextEdit]?
  }

  /// The parameters of ``FormattingRequest``.
  package struct DocumentFormattingParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// What the client wants.
    package var options: FormattingOptions
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, options: FormattingOptions, workDoneToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.options = options
      self.workDoneToken = workDoneToken
    }
  }
}
