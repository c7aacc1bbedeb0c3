extension LSP {
  /// What part of the label of a signature a parameter is.
  package enum ParameterLabel: Hashable, Sendable {
    /// A text that occurs in the label.
    case string(String)
    /// From a column up to, not including, another, counted in UTF-16 from zero.
    case offsets(Int, Int)
  }
}

extension LSP.ParameterLabel: Codable {
  /// Reads a text or a list of two numbers.
  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .string(text)
    } else {
      var container = try decoder.unkeyedContainer()
      self = .offsets(try container.decode(Int.self), try container.decode(Int.self))
    }
  }

  /// Writes the text or a list of both numbers.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .offsets(let start, let end):
      var container = encoder.unkeyedContainer()
      try container.encode(start)
      try container.encode(end)
    }
  }
}
