extension LSP {
  /// `textDocument/inlayHint`: texts shown between the words of a range.
  enum InlayHintRequest: LSPRequest {
    static let method = "textDocument/inlayHint"
    typealias Params = TextDocumentRangeParams
    typealias Result = [InlayHint]?
  }

  struct InlayHint: Codable, Hashable, Sendable {
    var position: Position
    /// The text; never empty.
    var label: String
    /// The edits that insert the hint into the document.
    var textEdits: [TextEdit]?
    var tooltip: MarkupContent?
    var paddingLeft: Bool?
    var paddingRight: Bool?
  }
}

extension LSP {
  /// `textDocument/codeLens`: the commands shown above the lines of a document.
  enum CodeLensRequest: LSPRequest {
    static let method = "textDocument/codeLens"
    typealias Params = TextDocumentParams
    typealias Result = [CodeLens]?
  }

  struct CodeLens: Codable, Hashable, Sendable {
    /// The range that the command refers to, within one line.
    var range: PositionRange
    /// The command; `nil` until the lens is resolved.
    var command: Command?
    /// The data that the server needs to resolve the lens.
    var data: JSONValue?
  }

  /// `codeLens/resolve`: the command of a lens that is shown.
  enum CodeLensResolveRequest: LSPRequest {
    static let method = "codeLens/resolve"
    typealias Params = CodeLens
    typealias Result = CodeLens
  }

  /// `textDocument/documentLink`: the links of a document.
  enum DocumentLinkRequest: LSPRequest {
    static let method = "textDocument/documentLink"
    typealias Params = TextDocumentParams
    typealias Result = [DocumentLink]?
  }

  struct DocumentLink: Codable, Hashable, Sendable {
    var range: PositionRange
    /// The URI that the link opens.
    var target: String?
  }
}
