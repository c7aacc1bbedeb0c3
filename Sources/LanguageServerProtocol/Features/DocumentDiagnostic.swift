extension LSP {
  /// `textDocument/diagnostic`: the diagnostics of a document.
  package enum DocumentDiagnosticRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/diagnostic"
    /// The document, and the result before.
    package typealias Params = DocumentDiagnosticParams
    /// All diagnostics, or that they are those from before.
    package typealias Result = DocumentDiagnosticReport
  }

  /// The parameters of ``DocumentDiagnosticRequest``.
  package struct DocumentDiagnosticParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// What the server called its diagnostics when it offered them.
    package var identifier: String?
    /// What the result before is known by.
    package var previousResultId: String?
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, identifier: String? = nil, previousResultId: String? = nil,
      workDoneToken: ProgressToken? = nil, partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.identifier = identifier
      self.previousResultId = previousResultId
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }
}
