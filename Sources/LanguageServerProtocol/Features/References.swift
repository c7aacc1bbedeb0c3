extension LSP {
  /// `textDocument/references`: where the name at a place is used.
  package enum ReferencesRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/references"
    /// The place, and what is wanted.
    package typealias Params = ReferenceParams
    /// Nothing where there is no name.
    package typealias Result = [Location]?
  }

  /// The parameters of ``ReferencesRequest``.
  package struct ReferenceParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// What is wanted.
    package var context: ReferenceContext
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, context: ReferenceContext,
      workDoneToken: ProgressToken? = nil, partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.context = context
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// What is wanted of the places that use a name.
  package struct ReferenceContext: Codable, Hashable, Sendable {
    /// Whether the place that says what it is counts too.
    package var includeDeclaration: Bool

    /// Makes a context.
    package init(includeDeclaration: Bool) {
      self.includeDeclaration = includeDeclaration
    }
  }
}
