extension LSP {
  /// The range that the text of a completion takes the place of.
  package enum CompletionEditRange: Hashable, Sendable {
    /// The same range in any case.
    case range(PositionRange)
    /// One range where the text is put in, and one, which begins at the same place, where it overwrites.
    case insertReplace(insert: PositionRange, replace: PositionRange)
  }
}

extension LSP.CompletionEditRange: Codable {
  /// The members.
  private enum CodingKeys: String, CodingKey {
    /// Where the text is put in.
    case insert
    /// Where the text overwrites.
    case replace
  }

  /// Reads a range, or an object with both ranges.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.insert) {
      self = .insertReplace(
        insert: try container.decode(LSP.PositionRange.self, forKey: .insert),
        replace: try container.decode(LSP.PositionRange.self, forKey: .replace))
    } else {
      self = .range(try LSP.PositionRange(from: decoder))
    }
  }

  /// Writes the range, or an object with both ranges.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .range(let range):
      try range.encode(to: encoder)
    case .insertReplace(let insert, let replace):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(insert, forKey: .insert)
      try container.encode(replace, forKey: .replace)
    }
  }
}
