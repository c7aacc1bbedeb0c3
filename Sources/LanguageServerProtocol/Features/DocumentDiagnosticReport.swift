extension LSP {
  /// The diagnostics of a document.
  package enum DocumentDiagnosticReport: Hashable, Sendable {
    /// All diagnostics, and what the result is known by when it is asked for again.
    case full(resultId: String? = nil, items: [Diagnostic])
    /// The diagnostics are those from before, and what the result is known by from now on.
    case unchanged(resultId: String)
  }
}

extension LSP.DocumentDiagnosticReport: Codable {
  /// The members.
  private enum CodingKeys: String, CodingKey {
    /// Which of the two it is.
    case kind
    /// What the result is known by.
    case resultId
    /// The diagnostics.
    case items
  }

  /// What a report says it is.
  private enum Kind: String, Codable {
    /// All diagnostics.
    case full
    /// Those from before.
    case unchanged
  }

  /// Reads either, by its `kind`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .full:
      self = .full(
        resultId: try container.decodeIfPresent(String.self, forKey: .resultId),
        items: try container.decode([LSP.Diagnostic].self, forKey: .items))
    case .unchanged:
      self = .unchanged(resultId: try container.decode(String.self, forKey: .resultId))
    }
  }

  /// Writes an object with its `kind`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .full(let resultId, let items):
      try container.encode(Kind.full, forKey: .kind)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encode(items, forKey: .items)
    case .unchanged(let resultId):
      try container.encode(Kind.unchanged, forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
    }
  }
}
