extension LSP {
  /// `textDocument/linkedEditingRange`: the ranges that change together with the one at a place.
  package enum LinkedEditingRangeRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/linkedEditingRange"
    /// The place.
    package typealias Params = LinkedEditingRangeParams
    /// Nothing where nothing changes together.
    package typealias Result = LinkedEditingRanges?
  }

  /// The parameters of ``LinkedEditingRangeRequest``.
  package struct LinkedEditingRangeParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier, position: Position, workDoneToken: ProgressToken? = nil) {
      self.textDocument = textDocument
      self.position = position
      self.workDoneToken = workDoneToken
    }
  }

  /// Ranges that change together; their texts are the same.
  package struct LinkedEditingRanges: Codable, Hashable, Sendable {
    /// The ranges.
    package var ranges: [PositionRange]
    /// What their text may become, as a regular expression.
    package var wordPattern: String?

    /// Makes ranges.
    package init(ranges: [PositionRange], wordPattern: String? = nil) {
      self.ranges = ranges
      self.wordPattern = wordPattern
    }
  }
}
