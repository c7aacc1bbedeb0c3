extension LSP {
  /// What would be renamed.
  package enum PrepareRenameResult: Hashable, Sendable {
    /// The text of a range.
    case range(PositionRange)
    /// A range, and the text that people begin with.
    case placeholder(range: PositionRange, placeholder: String)
    /// What the client takes for a word there.
    case defaultBehavior(Bool)
  }
}

extension LSP.PrepareRenameResult: Codable {
  /// The members.
  private enum CodingKeys: String, CodingKey {
    /// The range.
    case range
    /// What people begin with.
    case placeholder
    /// Whether the client decides.
    case defaultBehavior
  }

  /// Reads any of the three.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.placeholder) {
      self = .placeholder(
        range: try container.decode(LSP.PositionRange.self, forKey: .range),
        placeholder: try container.decode(String.self, forKey: .placeholder))
    } else if container.contains(.defaultBehavior) {
      self = .defaultBehavior(try container.decode(Bool.self, forKey: .defaultBehavior))
    } else {
      self = .range(try LSP.PositionRange(from: decoder))
    }
  }

  /// Writes the range, or an object with what else there is.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .range(let range):
      try range.encode(to: encoder)
    case .placeholder(let range, let placeholder):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(range, forKey: .range)
      try container.encode(placeholder, forKey: .placeholder)
    case .defaultBehavior(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .defaultBehavior)
    }
  }
}
