extension LSP {
  /// `textDocument/inlayHint`: what is shown between the words of a range.
  package enum InlayHintRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/inlayHint"
    /// The range.
    package typealias Params = InlayHintParams
    /// Nothing where nothing is shown.
    package typealias Result = [InlayHint]?
  }

  /// The parameters of ``InlayHintRequest``.
  package struct InlayHintParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The range.
    package var range: PositionRange
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier, range: PositionRange, workDoneToken: ProgressToken? = nil) {
      self.textDocument = textDocument
      self.range = range
      self.workDoneToken = workDoneToken
    }
  }

  /// A text shown between words.
  package struct InlayHint: Codable, Hashable, Sendable {
    /// Where it is shown.
    package var position: Position
    /// What is shown; not empty.
    package var label: String
    /// What kind of thing it is: 1 for a type, 2 for a parameter.
    package var kind: Int?
    /// The edits that make it part of the text.
    package var textEdits: [TextEdit]?
    /// What people see when the pointer rests on it.
    package var tooltip: MarkupContent?
    /// Whether there is a space before it.
    package var paddingLeft: Bool?
    /// Whether there is a space behind it.
    package var paddingRight: Bool?
    /// What the server wants back when the rest is asked for.
    package var data: JSONValue?

    /// Makes a hint.
    package init(
      position: Position, label: String, kind: Int? = nil, textEdits: [TextEdit]? = nil, tooltip: MarkupContent? = nil,
      paddingLeft: Bool? = nil, paddingRight: Bool? = nil, data: JSONValue? = nil
    ) {
      self.position = position
      self.label = label
      self.kind = kind
      self.textEdits = textEdits
      self.tooltip = tooltip
      self.paddingLeft = paddingLeft
      self.paddingRight = paddingRight
      self.data = data
    }
  }
}
