extension LSP {
  /// `textDocument/foldingRange`: the lines of a document that can be folded.
  enum FoldingRangeRequest: LSPRequest {
    static let method = "textDocument/foldingRange"
    typealias Params = TextDocumentParams
    typealias Result = [FoldingRange]?
  }

  struct FoldingRange: Codable, Hashable, Sendable {
    /// The first line, from zero; it stays visible.
    var startLine: Int
    /// The last line, from zero.
    var endLine: Int
    /// `comment`, `imports`, `region` or any other string.
    var kind: String?
    /// The text that is shown in place of the folded lines.
    var collapsedText: String?
  }

  /// `textDocument/selectionRange`: the ranges around positions, each within the next.
  enum SelectionRangeRequest: LSPRequest {
    static let method = "textDocument/selectionRange"
    typealias Params = SelectionRangeParams
    /// One element for each position.
    typealias Result = [SelectionRange]?
  }

  struct SelectionRangeParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var positions: [Position]
  }

  /// The ranges around a position: nested in JSON, a list here.
  struct SelectionRange: Hashable, Sendable {
    /// The ranges, innermost first; at least one.
    var ranges: [PositionRange]
  }
}

extension LSP.SelectionRange: Codable {
  private enum CodingKeys: String, CodingKey {
    case range
    case parent
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    ranges = [try container.decode(LSP.PositionRange.self, forKey: .range)]
    while container.contains(.parent), try !container.decodeNil(forKey: .parent) {
      container = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .parent)
      ranges.append(try container.decode(LSP.PositionRange.self, forKey: .range))
    }
  }

  /// Throws if there is no range.
  func encode(to encoder: any Encoder) throws {
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
