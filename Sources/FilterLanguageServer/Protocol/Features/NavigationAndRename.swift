extension LSP {
  /// `textDocument/definition`: where the name at a position is defined.
  enum DefinitionRequest: LSPRequest {
    static let method = "textDocument/definition"
    typealias Params = TextDocumentPositionParams
    typealias Result = [Location]?
  }

  /// `textDocument/references`: where the name at a position is used.
  enum ReferencesRequest: LSPRequest {
    static let method = "textDocument/references"
    typealias Params = ReferenceParams
    typealias Result = [Location]?
  }

  struct ReferenceParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var context: ReferenceContext
    var partialResultToken: ProgressToken?
  }

  struct ReferenceContext: Codable, Hashable, Sendable {
    var includeDeclaration: Bool
  }

  /// `textDocument/documentHighlight`: the ranges related to a position.
  enum DocumentHighlightRequest: LSPRequest {
    static let method = "textDocument/documentHighlight"
    typealias Params = TextDocumentPositionParams
    typealias Result = [DocumentHighlight]?
  }

  struct DocumentHighlight: Codable, Hashable, Sendable {
    var range: PositionRange
    var kind: DocumentHighlightKind?
  }

  enum DocumentHighlightKind: Int, Codable, Hashable, Sendable {
    case text = 1
    case read = 2
    case write = 3
  }
}

extension LSP {
  /// `textDocument/prepareRename`: what can be renamed at a position.
  enum PrepareRenameRequest: LSPRequest {
    static let method = "textDocument/prepareRename"
    typealias Params = TextDocumentPositionParams
    typealias Result = PrepareRenameResult?
  }

  /// The range of the name, and the text that the user starts to edit.
  struct PrepareRenameResult: Codable, Hashable, Sendable {
    var range: PositionRange
    var placeholder: String
  }

  /// `textDocument/rename`: the edits that rename what is at a position.
  enum RenameRequest: LSPRequest {
    static let method = "textDocument/rename"
    typealias Params = RenameParams
    typealias Result = WorkspaceEdit?
  }

  struct RenameParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String
  }

  /// `textDocument/linkedEditingRange`: the ranges that are edited together with the one at a position.
  enum LinkedEditingRangeRequest: LSPRequest {
    static let method = "textDocument/linkedEditingRange"
    typealias Params = TextDocumentPositionParams
    typealias Result = LinkedEditingRanges?
  }

  struct LinkedEditingRanges: Codable, Hashable, Sendable {
    /// The ranges; their texts are equal.
    var ranges: [PositionRange]
    /// A regular expression for the new text.
    var wordPattern: String?
  }
}
