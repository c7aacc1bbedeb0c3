extension LSP {
  /// The diagnostics of one document among all.
  package struct WorkspaceDocumentDiagnosticReport: Codable, Hashable, Sendable {
    /// Whether there are diagnostics in it.
    package var kind: WorkspaceDocumentDiagnosticReportKind
    /// The address of the document.
    package var uri: String
    /// The version; nil, written as `null`, where the document is not open.
    package var version: Int?
    /// What the diagnostics are known by; there is always one where they are unchanged.
    package var resultId: String?
    /// The diagnostics; nil where they are unchanged.
    package var items: [Diagnostic]?

    /// Makes a report.
    package init(
      kind: WorkspaceDocumentDiagnosticReportKind, uri: String, version: Int? = nil, resultId: String? = nil,
      items: [Diagnostic]? = nil
    ) {
      self.kind = kind
      self.uri = uri
      self.version = version
      self.resultId = resultId
      self.items = items
    }

    /// Writes the report; the version is written even where there is none.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encodeIfPresent(items, forKey: .items)
    }
  }

  /// Whether there are diagnostics in a report.
  package enum WorkspaceDocumentDiagnosticReportKind: String, Codable, Hashable, Sendable {
    /// All diagnostics of the document.
    case full
    /// None, since they are those the client has.
    case unchanged
  }
}
