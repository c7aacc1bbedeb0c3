extension LSP {
  /// What progress is known by: a number or a text, chosen by whoever asks for the progress.
  package enum ProgressToken: Hashable, Sendable {
    /// A number.
    case integer(Int)
    /// A text.
    case string(String)
  }
}

extension LSP.ProgressToken: Codable {
  /// Reads a number or a text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the number or text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    }
  }
}
