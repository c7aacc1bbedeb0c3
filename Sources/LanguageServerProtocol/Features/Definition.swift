extension LSP {
  /// `textDocument/definition`: where the name at a place is said what it is.
  package enum DefinitionRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/definition"
    /// The place.
    package typealias Params = DefinitionParams
    /// Nothing where there is no name.
    package typealias Result = [Location]?
  }

  /// The parameters of ``DefinitionRequest``.
  package struct DefinitionParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }
}
