extension LSP {
  /// `textDocument/foldingRange`: the lines of a document that can be folded.
  package enum FoldingRangeRequest: LSPRequest {
    package static let method = "textDocument/foldingRange"
    package typealias Params = TextDocumentParams
    package typealias Result = [FoldingRange]?
  }

  package struct FoldingRange: Codable, Hashable, Sendable {
    /// The first line, from zero; it stays visible.
    package var startLine: Int
    /// The last line, from zero.
    package var endLine: Int
    /// `comment`, `imports`, `region` or any other string.
    package var kind: String?
    /// The text that is shown in place of the folded lines.
    package var collapsedText: String?

    package init(startLine: Int, endLine: Int, kind: String? = nil, collapsedText: String? = nil) {
      self.startLine = startLine
      self.endLine = endLine
      self.kind = kind
      self.collapsedText = collapsedText
    }
  }

  /// `textDocument/selectionRange`: the ranges around positions, each within the next.
  package enum SelectionRangeRequest: LSPRequest {
    package static let method = "textDocument/selectionRange"
    package typealias Params = SelectionRangeParams
    /// One element for each position.
    package typealias Result = [SelectionRange]?
  }

  package struct SelectionRangeParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var positions: [Position]
  }

  /// The ranges around a position: nested in JSON, a list here.
  package struct SelectionRange: Hashable, Sendable {
    /// The ranges, innermost first; at least one.
    package var ranges: [PositionRange]

    package init(ranges: [PositionRange]) {
      self.ranges = ranges
    }
  }
}

extension LSP.SelectionRange: Codable {
  private enum CodingKeys: String, CodingKey {
    case range
    case parent
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    ranges = [try container.decode(LSP.PositionRange.self, forKey: .range)]
    while container.contains(.parent), try !container.decodeNil(forKey: .parent) {
      container = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .parent)
      ranges.append(try container.decode(LSP.PositionRange.self, forKey: .range))
    }
  }

  /// Throws if there is no range.
  package func encode(to encoder: any Encoder) throws {
    guard let innermost = ranges.first else {
      throw EncodingError.invalidValue(
        ranges, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "no range"))
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(innermost, forKey: .range)
    for range in ranges.dropFirst() {
      container = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .parent)
      try container.encode(range, forKey: .range)
    }
  }
}
