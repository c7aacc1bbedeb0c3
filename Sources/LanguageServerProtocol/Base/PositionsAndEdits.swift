extension LSP {
  /// A line and a column, both from zero.
  package struct Position: Codable, Hashable, Sendable {
    package var line: Int
    /// The column, in units of the negotiated position encoding. A column after the end of the line means its end.
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }

  /// `Range` in the specification: half open.
  package struct PositionRange: Codable, Hashable, Sendable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  /// A range in a document.
  package struct Location: Codable, Hashable, Sendable {
    package var uri: String
    package var range: PositionRange

    package init(uri: String, range: PositionRange) {
      self.uri = uri
      self.range = range
    }
  }
}

extension LSP {
  /// Replaces a range.
  package struct TextEdit: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var newText: String

    package init(range: PositionRange, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  /// Edits of one version of a document.
  package struct TextDocumentEdit: Codable, Hashable, Sendable {
    package var textDocument: OptionalVersionedTextDocumentIdentifier
    /// The edits; all ranges refer to the text before the first one.
    package var edits: [TextEdit]

    package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
      self.textDocument = textDocument
      self.edits = edits
    }
  }

  /// Edits of documents.
  package struct WorkspaceEdit: Codable, Hashable, Sendable {
    /// The edits by URI.
    package var changes: [String: [TextEdit]]?
    /// The edits with versions, for clients that support them.
    package var documentChanges: [TextDocumentEdit]?

    package init(changes: [String: [TextEdit]]? = nil, documentChanges: [TextDocumentEdit]? = nil) {
      self.changes = changes
      self.documentChanges = documentChanges
    }
  }

  /// `workspace/applyEdit`: asks the client to edit documents.
  package enum ApplyEditRequest: LSPRequest {
    package static let method = "workspace/applyEdit"
    package typealias Params = ApplyWorkspaceEditParams
    /// Not read.
    package typealias Result = JSONValue?
  }

  package struct ApplyWorkspaceEditParams: Codable, Hashable, Sendable {
    /// The name of the edit in the undo menu.
    package var label: String?
    package var edit: WorkspaceEdit

    package init(label: String? = nil, edit: WorkspaceEdit) {
      self.label = label
      self.edit = edit
    }
  }
}
