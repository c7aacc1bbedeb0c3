extension LSP {
  /// An error, a warning or a hint about a range of a document.
  struct Diagnostic: Codable, Hashable, Sendable {
    var range: PositionRange
    /// The severity; the client chooses one for `nil`.
    var severity: DiagnosticSeverity?
    /// The id of the rule, which never changes.
    var code: String?
    /// The name of the tool that reports it.
    var source: String?
    var message: String
    var tags: [DiagnosticTag]?
    var relatedInformation: [DiagnosticRelatedInformation]?
  }

  enum DiagnosticSeverity: Int, Codable, Hashable, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  enum DiagnosticTag: Int, Codable, Hashable, Sendable {
    /// Shown faded.
    case unnecessary = 1
    /// Shown struck through.
    case deprecated = 2
  }

  /// Another location that belongs to a diagnostic.
  struct DiagnosticRelatedInformation: Codable, Hashable, Sendable {
    var location: Location
    var message: String
  }
}

// Diagnostics that the server sends.
extension LSP {
  /// `textDocument/publishDiagnostics`: all diagnostics of a document; they replace the earlier ones.
  enum PublishDiagnosticsNotification: LSPNotification {
    static let method = "textDocument/publishDiagnostics"
    typealias Params = PublishDiagnosticsParams
  }

  struct PublishDiagnosticsParams: Codable, Hashable, Sendable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]
  }
}

// Pull diagnostics.
extension LSP {
  /// `textDocument/diagnostic`: the diagnostics of a document.
  enum DocumentDiagnosticRequest: LSPRequest {
    static let method = "textDocument/diagnostic"
    typealias Params = DocumentDiagnosticParams
    typealias Result = DocumentDiagnosticReport
  }

  struct DocumentDiagnosticParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String?
  }

  enum DocumentDiagnosticReport: Hashable, Sendable {
    case full(resultId: String? = nil, items: [Diagnostic])
    /// The diagnostics of the previous result are still valid.
    case unchanged(resultId: String)
  }

  /// `workspace/diagnostic`: the diagnostics of all documents.
  enum WorkspaceDiagnosticRequest: LSPRequest {
    static let method = "workspace/diagnostic"
    typealias Params = WorkspaceDiagnosticParams
    typealias Result = WorkspaceDiagnosticReport
  }

  struct WorkspaceDiagnosticParams: Codable, Hashable, Sendable {
    var previousResultIds: [PreviousResultID]
    var partialResultToken: ProgressToken?
  }

  /// The result that the client has of a document.
  struct PreviousResultID: Codable, Hashable, Sendable {
    var uri: String
    var value: String
  }

  struct WorkspaceDiagnosticReport: Codable, Hashable, Sendable {
    var items: [WorkspaceDocumentDiagnosticReport]
  }

  /// The diagnostics of one document of a workspace.
  struct WorkspaceDocumentDiagnosticReport: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable {
      case full
      case unchanged
    }

    var kind: Kind
    var uri: String
    /// The version; `nil`, written as `null`, if the document is not open.
    var version: Int?
    var resultId: String?
    /// The diagnostics; `nil` if they are unchanged.
    var items: [Diagnostic]?
    func encode(to encoder: any Encoder) throws {
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

  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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
