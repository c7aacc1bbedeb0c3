extension LSP {
  /// `textDocument/codeLens`: what is shown between the lines of a document.
  package enum CodeLensRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/codeLens"
    /// The document.
    package typealias Params = CodeLensParams
    /// Nothing where nothing is shown.
    package typealias Result = [CodeLens]?
  }

  /// The parameters of ``CodeLensRequest``.
  package struct CodeLensParams: Codable, Hashable, Sendable {
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

  /// A command shown above a line.
  package struct CodeLens: Codable, Hashable, Sendable {
    /// What it belongs to, within one line.
    package var range: PositionRange
    /// The command; asked for later if there is none.
    package var command: Command?
    /// What the server wants back when the rest is asked for.
    package var data: JSONValue?

    /// Makes a lens.
    package init(range: PositionRange, command: Command? = nil, data: JSONValue? = nil) {
      self.range = range
      self.command = command
      self.data = data
    }
  }
}
