extension LSP {
  /// `textDocument/selectionRange`: the ranges that places lie in, each within the next.
  package enum SelectionRangeRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/selectionRange"
    /// The places.
    package typealias Params = SelectionRangeParams
    /// One for each place, in their order.
    package typealias Result = [SelectionRange]?
  }

  /// The parameters of ``SelectionRangeRequest``.
  package struct SelectionRangeParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The places.
    package var positions: [Position]
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, positions: [Position], workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.positions = positions
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// The ranges that a place lies in, each within the next; the protocol nests them, here they are a list.
  package struct SelectionRange: Hashable, Sendable {
    /// The ranges, the innermost first; at least one.
    package var ranges: [PositionRange]

    /// Makes a selection range.
    package init(ranges: [PositionRange]) {
      self.ranges = ranges
    }
  }
}

extension LSP.SelectionRange: Codable {
  /// The members.
  private enum CodingKeys: String, CodingKey {
    /// The range.
    case range
    /// The range around it.
    case parent
  }

  /// Reads a range and those around it.
  package init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    ranges = [try container.decode(LSP.PositionRange.self, forKey: .range)]
    while container.contains(.parent), try !container.decodeNil(forKey: .parent) {
      container = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .parent)
      ranges.append(try container.decode(LSP.PositionRange.self, forKey: .range))
    }
  }

  /// Writes the innermost range, and in it as `parent` the next; fails if there is none.
  package func encode(to encoder: any Encoder) throws {
    guard let innermost = ranges.first else {
      throw EncodingError.invalidValue(
        ranges, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "There is no range."))
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(innermost, forKey: .range)
    for range in ranges.dropFirst() {
      container = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .parent)
      try container.encode(range, forKey: .range)
    }
  }
}
