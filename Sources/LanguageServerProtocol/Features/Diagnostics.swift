extension LSP {
  /// An error, a warning or a hint about a range of a document.
  package struct Diagnostic: Codable, Hashable, Sendable {
    package var range: PositionRange
    /// The severity; the client chooses one for `nil`.
    package var severity: DiagnosticSeverity?
    /// The id of the rule, which never changes.
    package var code: String?
    /// The name of the tool that reports it.
    package var source: String?
    package var message: String
    package var tags: [DiagnosticTag]?
    package var relatedInformation: [DiagnosticRelatedInformation]?

    package init(
      range: PositionRange, severity: DiagnosticSeverity? = nil, code: String? = nil, source: String? = nil,
      message: String
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.source = source
      self.message = message
    }
  }

  package enum DiagnosticSeverity: Int, Codable, Hashable, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  package enum DiagnosticTag: Int, Codable, Hashable, Sendable {
    /// Shown faded.
    case unnecessary = 1
    /// Shown struck through.
    case deprecated = 2
  }

  /// Another location that belongs to a diagnostic.
  package struct DiagnosticRelatedInformation: Codable, Hashable, Sendable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }
}

// Diagnostics that the server sends.
extension LSP {
  /// `textDocument/publishDiagnostics`: all diagnostics of a document; they replace the earlier ones.
  package enum PublishDiagnosticsNotification: LSPNotification {
    package static let method = "textDocument/publishDiagnostics"
    package typealias Params = PublishDiagnosticsParams
  }

  package struct PublishDiagnosticsParams: Codable, Hashable, Sendable {
    package var uri: String
    package var version: Int?
    package var diagnostics: [Diagnostic]

    package init(uri: String, version: Int? = nil, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }
}

// Pull diagnostics.
extension LSP {
  /// `textDocument/diagnostic`: the diagnostics of a document.
  package enum DocumentDiagnosticRequest: LSPRequest {
    package static let method = "textDocument/diagnostic"
    package typealias Params = DocumentDiagnosticParams
    package typealias Result = DocumentDiagnosticReport
  }

  package struct DocumentDiagnosticParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var previousResultId: String?
  }

  package enum DocumentDiagnosticReport: Hashable, Sendable {
    case full(resultId: String? = nil, items: [Diagnostic])
    /// The diagnostics of the previous result are still valid.
    case unchanged(resultId: String)
  }

  /// `workspace/diagnostic`: the diagnostics of all documents.
  package enum WorkspaceDiagnosticRequest: LSPRequest {
    package static let method = "workspace/diagnostic"
    package typealias Params = WorkspaceDiagnosticParams
    package typealias Result = WorkspaceDiagnosticReport
  }

  package struct WorkspaceDiagnosticParams: Codable, Hashable, Sendable {
    package var previousResultIds: [PreviousResultID]
    package var partialResultToken: ProgressToken?
  }

  /// The result that the client has of a document.
  package struct PreviousResultID: Codable, Hashable, Sendable {
    package var uri: String
    package var value: String
  }

  package struct WorkspaceDiagnosticReport: Codable, Hashable, Sendable {
    package var items: [WorkspaceDocumentDiagnosticReport]

    package init(items: [WorkspaceDocumentDiagnosticReport]) {
      self.items = items
    }
  }

  /// The diagnostics of one document of a workspace.
  package struct WorkspaceDocumentDiagnosticReport: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
      case full
      case unchanged
    }

    package var kind: Kind
    package var uri: String
    /// The version; `nil`, written as `null`, if the document is not open.
    package var version: Int?
    package var resultId: String?
    /// The diagnostics; `nil` if they are unchanged.
    package var items: [Diagnostic]?

    package init(kind: Kind, uri: String, version: Int?, resultId: String?, items: [Diagnostic]? = nil) {
      self.kind = kind
      self.uri = uri
      self.version = version
      self.resultId = resultId
      self.items = items
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encodeIfPresent(items, forKey: .items)
    }
  }
}

extension LSP.DocumentDiagnosticReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case resultId
    case items
  }

  private enum Kind: String, Codable {
    case full
    case unchanged
  }

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
