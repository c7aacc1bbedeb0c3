import EmbeddedQueries
import FilterAnalysis
import FilterDocuments
import FilterLanguageService
import FilterSemantics
import FilterText

/// The diagnostics of a document as values of the protocol.
struct DiagnosticList {
  /// The diagnostics, in source order.
  let items: [LSP.Diagnostic]

  /// The `source` of all diagnostics.
  static let source = "filterq"

  /// The maximum number of diagnostics of a query. One for each term of a megabyte would be hundreds of megabytes of
  /// JSON.
  static let limitOfQuery = 1_000

  /// The maximum number of diagnostics of a file that is not open.
  static let limitOfClosed = 100

  /// The first `limit` diagnostics of a document. Queries after the last one are not analyzed.
  init(_ document: OpenDocument, client: ClientFeatures, settings: ServerSettings, limit: Int = .max) {
    let settings = settings.configured(by: document.configuration)
    var items: [LSP.Diagnostic] = []
    if document.isExcluded {
      self.items = []
      return
    }
    if document.isRefused { items.append(OpenDocument.limitDiagnostic) }
    for part in document.parts where items.count < limit {
      if let diagnostic = part.listDiagnostic {
        var conversion = PositionConversion(part, encoding: client.encoding)
        items += DiagnosticList.items([diagnostic], uri: document.uri, client: client, settings: settings) {
          conversion.range($0)
        }
        continue
      }
      items += DiagnosticList.items(ofDirectives: part, client: client, settings: settings)
      let mayIgnore = part.snapshot.mayIgnoreDiagnostics || part.ignoredAround != .none
      for query in part.snapshot.queries where items.count < limit && (mayIgnore || !query.diagnostics.isEmpty) {
        items += DiagnosticList.items(of: query, in: part, client: client, settings: settings)
      }
    }
    if document.listUse.fault == nil { items += document.scriptDiagnostics(client.encoding, settings) }
    self.items = items.count > limit ? Array(items.prefix(limit)) : items
  }

  /// The first ``limitOfQuery`` diagnostics of the directives and parameters of a document.
  static func items(
    ofDirectives document: OpenDocument, client: ClientFeatures, settings: ServerSettings
  ) -> [LSP.Diagnostic] {
    let found = document.snapshot.documentDiagnostics
    if found.isEmpty { return [] }
    var conversion = PositionConversion(document, encoding: client.encoding)
    return items(Array(found.prefix(limitOfQuery)), uri: document.uri, client: client, settings: settings) {
      conversion.range($0)
    }
  }

  /// The first ``limitOfQuery`` diagnostics of a query whose first line is `line`, without those that are turned off.
  static func items(
    of query: DocumentQuery, at line: Int, uri: String, client: ClientFeatures, settings: ServerSettings,
    ignoring ignored: IgnoredDiagnostics = .none
  ) -> [LSP.Diagnostic] {
    let (diagnostics, lines) = query.visibleDiagnostics(first: limitOfQuery, ignoring: ignored)
    var conversion = PositionConversion(lines, encoding: client.encoding)
    return items(diagnostics, uri: uri, client: client, settings: settings) { range in
      var result = conversion.range(range)
      result.start.line += line
      result.end.line += line
      return result
    }
  }

  /// The diagnostics of a query of a document, which may be embedded in another one.
  private static func items(
    of query: DocumentQuery, in document: OpenDocument, client: ClientFeatures, settings: ServerSettings
  ) -> [LSP.Diagnostic] {
    let ignored = document.snapshot.ignoredDiagnostics(ofQuery: query.index, besides: document.ignoredAround)
    if document.place == nil {
      let line = document.snapshot.lines.line(of: query.range.start)
      return items(
        of: query, at: line, uri: document.uri, client: client, settings: settings, ignoring: ignored)
    }
    var conversion = PositionConversion(document, encoding: client.encoding)
    let found = query.visibleDiagnostics(first: limitOfQuery, ignoring: ignored).diagnostics
    return items(found, uri: document.uri, client: client, settings: settings) {
      conversion.range(query.documentRange($0))
    }
  }

  private static func items(
    _ diagnostics: [Diagnostic], uri: String, client: ClientFeatures, settings: ServerSettings,
    range: (SourceRange) -> LSP.PositionRange
  ) -> [LSP.Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let severity = severity(of: diagnostic, settings) else { return nil }
      var item = LSP.Diagnostic(
        range: range(diagnostic.range), severity: LSP.DiagnosticSeverity(severity), code: diagnostic.id.name,
        source: DiagnosticList.source, message: diagnostic.message)
      if client.showsUnnecessaryText, LogicDiagnosticKind.unnecessary.contains(diagnostic.id) {
        item.tags = [.unnecessary]
      }
      if client.showsRelatedInformation, !diagnostic.related.isEmpty {
        item.relatedInformation = diagnostic.related.map {
          LSP.DiagnosticRelatedInformation(
            location: LSP.Location(uri: uri, range: range($0.range)), message: $0.message)
        }
      }
      return item
    }
  }

  /// The severity from the settings, or else of the diagnostic; `nil` if it is turned off.
  private static func severity(of diagnostic: Diagnostic, _ settings: ServerSettings) -> Severity? {
    settings.severities[diagnostic.id.name] ?? diagnostic.severity
  }

  /// The id of the list; see ``WrittenDiagnostics/resultID``.
  var resultID: String {
    var writer = JSONWriter(capacity: 256 * items.count)
    writer.array(items) { $1.write(to: &$0) }
    return WrittenDiagnostics.resultID(of: writer.bytes)
  }
}

extension OpenDocument {
  /// Whether the configuration of its folder leaves the document out.
  fileprivate var isExcluded: Bool { configuration?.isExcluded == true }

  /// The diagnostics that comments of the host turn off, if it is an embedded query.
  fileprivate var ignoredAround: IgnoredDiagnostics {
    place.map { $0.query.ignoredDiagnostics(in: $0.lines) } ?? .none
  }

  /// Whether the document has one diagnostic because it is too long. A document of another language is only left out.
  var isRefused: Bool { longText != nil && language == nil }

  static let limitMessage =
    "documents over \(AnalysisLimits.open.bytes >> 20) MB or \(AnalysisLimits.open.lines) lines are not analysed"

  /// The only diagnostic of a document that is too long to be analyzed, at its start.
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

extension LogicDiagnosticKind {
  /// The diagnostics about text that can be deleted, which editors show faded.
  fileprivate static let unnecessary: Set<DiagnosticID> = Set(
    [LogicDiagnosticKind.alwaysTrue, .duplicateTerm, .redundantTerm].map(\.id))
}
