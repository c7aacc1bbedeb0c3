extension LSP {
  /// A line and a column, both from zero.
  struct Position: Codable, Hashable, Sendable {
    var line: Int
    /// The column, in units of the negotiated position encoding. A column after the end of the line means its end.
    var character: Int
  }

  /// `Range` in the specification: half open.
  struct PositionRange: Codable, Hashable, Sendable {
    var start: Position
    var end: Position
  }

  /// A range in a document.
  struct Location: Codable, Hashable, Sendable {
    var uri: String
    var range: PositionRange
  }
}

extension LSP {
  /// Replaces a range.
  struct TextEdit: Codable, Hashable, Sendable {
    var range: PositionRange
    var newText: String
  }

  /// Edits of one version of a document.
  struct TextDocumentEdit: Codable, Hashable, Sendable {
    var textDocument: OptionalVersionedTextDocumentIdentifier
    /// The edits; all ranges refer to the text before the first one.
    var edits: [TextEdit]
  }

  /// Edits of documents.
  struct WorkspaceEdit: Codable, Hashable, Sendable {
    /// The edits by URI.
    var changes: [String: [TextEdit]]?
    /// The edits with versions, for clients that support them.
    var documentChanges: [TextDocumentEdit]?
  }

  /// `workspace/applyEdit`: asks the client to edit documents.
  enum ApplyEditRequest: LSPRequest {
    static let method = "workspace/applyEdit"
    typealias Params = ApplyWorkspaceEditParams
    /// Not read.
    typealias Result = JSONValue?
  }

  struct ApplyWorkspaceEditParams: Codable, Hashable, Sendable {
    /// The name of the edit in the undo menu.
    var label: String?
    var edit: WorkspaceEdit
  }
}
