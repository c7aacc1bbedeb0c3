extension LSP {
  /// `textDocument/semanticTokens/full`: the kinds of the words of a document.
  enum SemanticTokensRequest: LSPRequest {
    static let method = "textDocument/semanticTokens/full"
    typealias Params = TextDocumentParams
    typealias Result = SemanticTokens?
  }

  /// `textDocument/semanticTokens/range`: the kinds of the words of a range.
  enum SemanticTokensRangeRequest: LSPRequest {
    static let method = "textDocument/semanticTokens/range"
    typealias Params = TextDocumentRangeParams
    typealias Result = SemanticTokens?
  }

  struct SemanticTokens: Codable, Hashable, Sendable {
    /// The id to ask for a delta.
    var resultId: String?
    /// Five numbers a token: lines and columns from the token before it, length, type and modifiers.
    var data: [Int]
  }

  /// `textDocument/semanticTokens/full/delta`: the changes since an earlier result.
  enum SemanticTokensDeltaRequest: LSPRequest {
    static let method = "textDocument/semanticTokens/full/delta"
    typealias Params = SemanticTokensDeltaParams
    typealias Result = SemanticTokensDeltaResult?
  }

  struct SemanticTokensDeltaParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String
  }

  enum SemanticTokensDeltaResult: Hashable, Sendable {
    /// All tokens, if the server no longer has the earlier result.
    case tokens(SemanticTokens)
    case delta(SemanticTokensDelta)
  }

  struct SemanticTokensDelta: Codable, Hashable, Sendable {
    var resultId: String?
    /// The edits; all indices refer to the data before the first one.
    var edits: [SemanticTokensEdit]
  }

  /// Replaces numbers of ``SemanticTokens/data``.
  struct SemanticTokensEdit: Codable, Hashable, Sendable {
    var start: Int
    var deleteCount: Int
    var data: [Int]?
  }
}

extension LSP.SemanticTokensDeltaResult: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let tokens = try? container.decode(LSP.SemanticTokens.self) {
      self = .tokens(tokens)
    } else {
      self = .delta(try container.decode(LSP.SemanticTokensDelta.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .tokens(let tokens): try container.encode(tokens)
    case .delta(let delta): try container.encode(delta)
    }
  }
}
