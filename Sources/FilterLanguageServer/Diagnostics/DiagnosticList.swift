import FilterAnalysis
import FilterLanguageService
import FilterSemantics
import FilterText
import LanguageServerProtocol

/// The diagnostics of a document as the protocol wants them.
struct DiagnosticList {
  /// The diagnostics, in the order of the text.
  let items: [LSP.Diagnostic]

  /// What the diagnostics are said by.
  static let source = "filterq"

  /// How many diagnostics of a file that is not open are told.
  static let limitOfClosed = 100

  /// The diagnostics of a document, the first `limit` of them. Queries after the last one told are not analysed.
  init(_ document: OpenDocument, _ client: ClientFeatures, _ settings: ServerSettings, limit: Int = .max) {
    var items: [LSP.Diagnostic] = []
    if document.longText != nil { items.append(OpenDocument.limitDiagnostic) }
    for query in document.snapshot.queries where items.count < limit && !query.findings.isEmpty {
      let line = document.snapshot.lines.line(of: query.range.start)
      items += DiagnosticList.items(of: query, at: line, document.uri, client, settings)
    }
    self.items = items.count > limit ? Array(items.prefix(limit)) : items
  }

  /// The diagnostics of a query that begins in a line.
  static func items(
    of query: DocumentQuery, at line: Int, _ uri: String, _ client: ClientFeatures, _ settings: ServerSettings
  ) -> [LSP.Diagnostic] {
    let (findings, lines) = query.visibleFindings
    var conversion = PositionConversion(lines, client.encoding)
    func range(_ range: SourceRange) -> LSP.PositionRange {
      var result = conversion.range(range)
      result.start.line += line
      result.end.line += line
      return result
    }
    return findings.compactMap { finding in
      guard let severity = severity(of: finding, settings) else { return nil }
      var item = LSP.Diagnostic(
        range: range(finding.range), severity: LSP.DiagnosticSeverity(severity), code: finding.id.name,
        source: DiagnosticList.source, message: finding.message)
      if client.showsNeedlessText, LogicProblem.idsOfNeedlessText.contains(finding.id) { item.tags = [.unnecessary] }
      if client.showsRelatedPlaces, !finding.related.isEmpty {
        item.relatedInformation = finding.related.map {
          LSP.DiagnosticRelatedInformation(
            location: LSP.Location(uri: uri, range: range($0.range)), message: $0.message)
        }
      }
      return item
    }
  }

  /// How grave a finding is to be shown; nil where not at all.
  private static func severity(of finding: Diagnostic, _ settings: ServerSettings) -> Severity? {
    settings.severities[finding.id.name] ?? finding.severity
  }

  /// A name for the whole list; see ``WrittenDiagnostics/resultID``.
  var resultID: String {
    var writer = JSONWriter(capacity: 256 * items.count)
    writer.array(items) { $1.write(to: &$0) }
    return WrittenDiagnostics.resultID(of: writer.bytes)
  }
}

extension OpenDocument {
  /// What is said of a document that is too long to be analysed.
  static let limitMessage =
    "documents over \(AnalysisLimits.open.bytes >> 20) MB or \(AnalysisLimits.open.lines) lines are not analysed"

  /// The one diagnostic of such a document, at its beginning.
  static let limitDiagnostic = LSP.Diagnostic(
    range: LSP.PositionRange(
      start: LSP.Position(line: 0, character: 0), end: LSP.Position(line: 0, character: 0)),
    severity: .information, code: "document-too-long", source: DiagnosticList.source, message: limitMessage)
}

extension LSP.DiagnosticSeverity {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .information: self = .information
    case .hint: self = .hint
    }
  }
}
