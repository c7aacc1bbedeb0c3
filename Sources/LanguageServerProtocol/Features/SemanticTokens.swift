extension LSP {
  /// `textDocument/semanticTokens/full`: the kinds of the words of a document.
  package enum SemanticTokensRequest: LSPRequest {
    package static let method = "textDocument/semanticTokens/full"
    package typealias Params = TextDocumentParams
    package typealias Result = SemanticTokens?
  }

  /// `textDocument/semanticTokens/range`: the kinds of the words of a range.
  package enum SemanticTokensRangeRequest: LSPRequest {
    package static let method = "textDocument/semanticTokens/range"
    package typealias Params = TextDocumentRangeParams
    package typealias Result = SemanticTokens?
  }

  package struct SemanticTokens: Codable, Hashable, Sendable {
    /// The id to ask for a delta.
    package var resultId: String?
    /// Five numbers a token: lines and columns from the token before it, length, type and modifiers.
    package var data: [Int]

    package init(resultId: String? = nil, data: [Int]) {
      self.resultId = resultId
      self.data = data
    }
  }

  /// `textDocument/semanticTokens/full/delta`: the changes since an earlier result.
  package enum SemanticTokensDeltaRequest: LSPRequest {
    package static let method = "textDocument/semanticTokens/full/delta"
    package typealias Params = SemanticTokensDeltaParams
    package typealias Result = SemanticTokensDeltaResult?
  }

  package struct SemanticTokensDeltaParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var previousResultId: String
  }

  package enum SemanticTokensDeltaResult: Hashable, Sendable {
    /// All tokens, if the server no longer has the earlier result.
    case tokens(SemanticTokens)
    case delta(SemanticTokensDelta)
  }

  package struct SemanticTokensDelta: Codable, Hashable, Sendable {
    package var resultId: String?
    /// The edits; all indices refer to the data before the first one.
    package var edits: [SemanticTokensEdit]

    package init(resultId: String? = nil, edits: [SemanticTokensEdit]) {
      self.resultId = resultId
      self.edits = edits
    }
  }

  /// Replaces numbers of ``SemanticTokens/data``.
  package struct SemanticTokensEdit: Codable, Hashable, Sendable {
    package var start: Int
    package var deleteCount: Int
    package var data: [Int]?

    package init(start: Int, deleteCount: Int, data: [Int]? = nil) {
      self.start = start
      self.deleteCount = deleteCount
      self.data = data
    }
  }
}

extension LSP.SemanticTokensDeltaResult: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let tokens = try? container.decode(LSP.SemanticTokens.self) {
      self = .tokens(tokens)
    } else {
      self = .delta(try container.decode(LSP.SemanticTokensDelta.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .tokens(let tokens): try container.encode(tokens)
    case .delta(let delta): try container.encode(delta)
    }
  }
}
