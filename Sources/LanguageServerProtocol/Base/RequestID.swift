extension LSP {
  /// What a request is known by: a number or a text, chosen by its sender.
  package enum RequestID: Hashable, Sendable {
    /// A number.
    case integer(Int)
    /// A text.
    case string(String)
  }
}

extension LSP.RequestID: Codable {
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

extension LSP.RequestID: CustomStringConvertible {
  /// `7`, `"seven"`
  package var description: String {
    switch self {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    }
  }
}
