extension LSP {
  /// What changed since a result, or all words again.
  package enum SemanticTokensDeltaResult: Hashable, Sendable {
    /// All words.
    case tokens(SemanticTokens)
    /// The changes.
    case delta(SemanticTokensDelta)
  }
}

extension LSP.SemanticTokensDeltaResult: Codable {
  /// Reads either.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let tokens = try? container.decode(LSP.SemanticTokens.self) {
      self = .tokens(tokens)
    } else {
      self = .delta(try container.decode(LSP.SemanticTokensDelta.self))
    }
  }

  /// Writes the words or changes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .tokens(let tokens): try container.encode(tokens)
    case .delta(let delta): try container.encode(delta)
    }
  }
}
