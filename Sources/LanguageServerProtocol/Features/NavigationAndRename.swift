extension LSP {
  /// `textDocument/definition`: where the name at a position is defined.
  package enum DefinitionRequest: LSPRequest {
    package static let method = "textDocument/definition"
    package typealias Params = TextDocumentPositionParams
    package typealias Result = [Location]?
  }

  /// `textDocument/references`: where the name at a position is used.
  package enum ReferencesRequest: LSPRequest {
    package static let method = "textDocument/references"
    package typealias Params = ReferenceParams
    package typealias Result = [Location]?
  }

  package struct ReferenceParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var context: ReferenceContext
    package var partialResultToken: ProgressToken?
  }

  package struct ReferenceContext: Codable, Hashable, Sendable {
    package var includeDeclaration: Bool
  }

  /// `textDocument/documentHighlight`: the ranges related to a position.
  package enum DocumentHighlightRequest: LSPRequest {
    package static let method = "textDocument/documentHighlight"
    package typealias Params = TextDocumentPositionParams
    package typealias Result = [DocumentHighlight]?
  }

  package struct DocumentHighlight: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var kind: DocumentHighlightKind?

    package init(range: PositionRange, kind: DocumentHighlightKind? = nil) {
      self.range = range
      self.kind = kind
    }
  }

  package enum DocumentHighlightKind: Int, Codable, Hashable, Sendable {
    case text = 1
    case read = 2
    case write = 3
  }
}

extension LSP {
  /// `textDocument/prepareRename`: what can be renamed at a position.
  package enum PrepareRenameRequest: LSPRequest {
    package static let method = "textDocument/prepareRename"
    package typealias Params = TextDocumentPositionParams
    package typealias Result = PrepareRenameResult?
  }

  /// The range of the name, and the text that the user starts to edit.
  package struct PrepareRenameResult: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var placeholder: String

    package init(range: PositionRange, placeholder: String) {
      self.range = range
      self.placeholder = placeholder
    }
  }

  /// `textDocument/rename`: the edits that rename what is at a position.
  package enum RenameRequest: LSPRequest {
    package static let method = "textDocument/rename"
    package typealias Params = RenameParams
    package typealias Result = WorkspaceEdit?
  }

  package struct RenameParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var newName: String
  }

  /// `textDocument/linkedEditingRange`: the ranges that are edited together with the one at a position.
  package enum LinkedEditingRangeRequest: LSPRequest {
    package static let method = "textDocument/linkedEditingRange"
    package typealias Params = TextDocumentPositionParams
    package typealias Result = LinkedEditingRanges?
  }

  package struct LinkedEditingRanges: Codable, Hashable, Sendable {
    /// The ranges; their texts are equal.
    package var ranges: [PositionRange]
    /// A regular expression for the new text.
    package var wordPattern: String?

    package init(ranges: [PositionRange], wordPattern: String? = nil) {
      self.ranges = ranges
      self.wordPattern = wordPattern
    }
  }
}
