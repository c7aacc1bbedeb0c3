extension LSP {
  /// `textDocument/hover`: the documentation of a position.
  package enum HoverRequest: LSPRequest {
    package static let method = "textDocument/hover"
    package typealias Params = TextDocumentPositionParams
    package typealias Result = Hover?
  }

  package struct Hover: Codable, Hashable, Sendable {
    package var contents: MarkupContent
    /// The range that the documentation is about.
    package var range: PositionRange?

    package init(contents: MarkupContent, range: PositionRange? = nil) {
      self.contents = contents
      self.range = range
    }
  }

  package struct MarkupContent: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
      case plaintext
      case markdown
    }

    package var kind: Kind
    package var value: String

    package init(kind: Kind, value: String) {
      self.kind = kind
      self.value = value
    }
  }
}

extension LSP {
  /// `textDocument/signatureHelp`: the signatures of the call at a position.
  package enum SignatureHelpRequest: LSPRequest {
    package static let method = "textDocument/signatureHelp"
    package typealias Params = TextDocumentPositionParams
    package typealias Result = SignatureHelp?
  }

  package struct SignatureHelp: Codable, Hashable, Sendable {
    package var signatures: [SignatureInformation]
    /// The index of the signature that is shown.
    package var activeSignature: Int?
    /// The index of the parameter at the caret.
    package var activeParameter: Int?

    package init(signatures: [SignatureInformation], activeSignature: Int? = nil, activeParameter: Int? = nil) {
      self.signatures = signatures
      self.activeSignature = activeSignature
      self.activeParameter = activeParameter
    }
  }

  package struct SignatureInformation: Codable, Hashable, Sendable {
    package var label: String
    package var documentation: MarkupContent?
    package var parameters: [ParameterInformation]?

    package init(label: String, documentation: MarkupContent? = nil, parameters: [ParameterInformation]? = nil) {
      self.label = label
      self.documentation = documentation
      self.parameters = parameters
    }
  }

  package struct ParameterInformation: Codable, Hashable, Sendable {
    package var label: ParameterLabel

    package init(label: ParameterLabel) {
      self.label = label
    }
  }

  /// The part of the label of a signature that is a parameter.
  package enum ParameterLabel: Hashable, Sendable {
    /// A substring of the label.
    case string(String)
    /// A half-open range of UTF-16 offsets in the label.
    case offsets(Int, Int)
  }
}

extension LSP.ParameterLabel: Codable {
  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .string(text)
    } else {
      var container = try decoder.unkeyedContainer()
      self = .offsets(try container.decode(Int.self), try container.decode(Int.self))
    }
  }

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
