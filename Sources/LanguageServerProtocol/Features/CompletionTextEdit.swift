extension LSP {
  /// What a completion writes.
  package enum CompletionTextEdit: Hashable, Sendable {
    /// The same edit in any case.
    case edit(TextEdit)
    /// One that puts in or overwrites, as people like it.
    case insertReplace(InsertReplaceEdit)
  }
}

extension LSP.CompletionTextEdit: Codable {
  /// Reads either edit.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let edit = try? container.decode(LSP.TextEdit.self) {
      self = .edit(edit)
    } else {
      self = .insertReplace(try container.decode(LSP.InsertReplaceEdit.self))
    }
  }

  /// Writes the edit.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .edit(let edit): try container.encode(edit)
    case .insertReplace(let edit): try container.encode(edit)
    }
  }
}
