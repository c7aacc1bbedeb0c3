extension LSP {
  /// `textDocument/hover`: the documentation of a position.
  enum HoverRequest: LSPRequest {
    static let method = "textDocument/hover"
    typealias Params = TextDocumentPositionParams
    typealias Result = Hover?
  }

  struct Hover: Codable, Hashable, Sendable {
    var contents: MarkupContent
    /// The range that the documentation is about.
    var range: PositionRange?
  }

  struct MarkupContent: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable {
      case plaintext
      case markdown
    }

    var kind: Kind
    var value: String
  }
}

extension LSP {
  /// `textDocument/signatureHelp`: the signatures of the call at a position.
  enum SignatureHelpRequest: LSPRequest {
    static let method = "textDocument/signatureHelp"
    typealias Params = TextDocumentPositionParams
    typealias Result = SignatureHelp?
  }

  struct SignatureHelp: Codable, Hashable, Sendable {
    var signatures: [SignatureInformation]
    /// The index of the signature that is shown.
    var activeSignature: Int?
    /// The index of the parameter at the caret.
    var activeParameter: Int?
  }

  struct SignatureInformation: Codable, Hashable, Sendable {
    var label: String
    var documentation: MarkupContent?
    var parameters: [ParameterInformation]?
  }

  struct ParameterInformation: Codable, Hashable, Sendable {
    var label: ParameterLabel
  }

  /// The part of the label of a signature that is a parameter.
  enum ParameterLabel: Hashable, Sendable {
    /// A substring of the label.
    case string(String)
    /// A half-open range of UTF-16 offsets in the label.
    case offsets(Int, Int)
  }
}

extension LSP.ParameterLabel: Codable {
  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .string(text)
    } else {
      var container = try decoder.unkeyedContainer()
      self = .offsets(try container.decode(Int.self), try container.decode(Int.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
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
