extension LSP {
  /// `textDocument/documentLink`: the links in a document.
  package enum DocumentLinkRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/documentLink"
    /// The document.
    package typealias Params = DocumentLinkParams
    /// Nothing where there are none.
    package typealias Result = [DocumentLink]?
  }

  /// The parameters of ``DocumentLinkRequest``.
  package struct DocumentLinkParams: Codable, Hashable, Sendable {
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

  /// A link in a document.
  package struct DocumentLink: Codable, Hashable, Sendable {
    /// What is a link.
    package var range: PositionRange
    /// The address it leads to; asked for later if there is none.
    package var target: String?
    /// What people see when the pointer rests on it.
    package var tooltip: String?
    /// What the server wants back when the rest is asked for.
    package var data: JSONValue?

    /// Makes a link.
    package init(range: PositionRange, target: String? = nil, tooltip: String? = nil, data: JSONValue? = nil) {
      self.range = range
      self.target = target
      self.tooltip = tooltip
      self.data = data
    }
  }
}
