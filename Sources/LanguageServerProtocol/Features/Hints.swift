extension LSP {
  /// `textDocument/inlayHint`: texts shown between the words of a range.
  package enum InlayHintRequest: LSPRequest {
    package static let method = "textDocument/inlayHint"
    package typealias Params = TextDocumentRangeParams
    package typealias Result = [InlayHint]?
  }

  package struct InlayHint: Codable, Hashable, Sendable {
    package var position: Position
    /// The text; never empty.
    package var label: String
    /// The edits that insert the hint into the document.
    package var textEdits: [TextEdit]?
    package var tooltip: MarkupContent?
    package var paddingLeft: Bool?
    package var paddingRight: Bool?

    package init(
      position: Position, label: String, textEdits: [TextEdit]? = nil, tooltip: MarkupContent? = nil,
      paddingLeft: Bool? = nil, paddingRight: Bool? = nil
    ) {
      self.position = position
      self.label = label
      self.textEdits = textEdits
      self.tooltip = tooltip
      self.paddingLeft = paddingLeft
      self.paddingRight = paddingRight
    }
  }
}

extension LSP {
  /// `textDocument/codeLens`: the commands shown above the lines of a document.
  package enum CodeLensRequest: LSPRequest {
    package static let method = "textDocument/codeLens"
    package typealias Params = TextDocumentParams
    package typealias Result = [CodeLens]?
  }

  package struct CodeLens: Codable, Hashable, Sendable {
    /// The range that the command refers to, within one line.
    package var range: PositionRange
    /// The command; `nil` until the lens is resolved.
    package var command: Command?
    /// What the server needs to resolve the lens.
    package var data: JSONValue?

    package init(range: PositionRange, command: Command? = nil, data: JSONValue? = nil) {
      self.range = range
      self.command = command
      self.data = data
    }
  }

  /// `codeLens/resolve`: the command of a lens that is shown.
  package enum CodeLensResolveRequest: LSPRequest {
    package static let method = "codeLens/resolve"
    package typealias Params = CodeLens
    package typealias Result = CodeLens
  }

  /// `textDocument/documentLink`: the links of a document.
  package enum DocumentLinkRequest: LSPRequest {
    package static let method = "textDocument/documentLink"
    package typealias Params = TextDocumentParams
    package typealias Result = [DocumentLink]?
  }

  package struct DocumentLink: Codable, Hashable, Sendable {
    package var range: PositionRange
    /// The URI that the link opens.
    package var target: String?

    package init(range: PositionRange, target: String? = nil) {
      self.range = range
      self.target = target
    }
  }
}
