import FilterAnalysis
import FilterLanguageService
import FilterText

/// The diagnostics of a document as the protocol wants them.
struct DiagnosticList {
  /// The diagnostics, in the order of the text.
  let items: [LSP.Diagnostic]

  /// What the diagnostics are said by.
  static let source = "filterq"

  init(_ document: OpenDocument, _ client: ClientFeatures, _ settings: ServerSettings) {
    var conversion = PositionConversion(document.snapshot.lines, client.encoding)
    var items: [LSP.Diagnostic] = []
    for query in document.snapshot.queries where !query.findings.isEmpty {
      for finding in document.snapshot.diagnostics(of: query) {
        guard let severity = DiagnosticList.severity(of: finding, settings) else { continue }
        var item = LSP.Diagnostic(
          range: conversion.range(finding.range), severity: LSP.DiagnosticSeverity(severity), code: finding.id.name,
          source: DiagnosticList.source, message: finding.message)
        if client.showsNeedlessText, LogicProblem.idsOfNeedlessText.contains(finding.id) { item.tags = [.unnecessary] }
        if client.showsRelatedPlaces, !finding.related.isEmpty {
          item.relatedInformation = finding.related.map {
            LSP.DiagnosticRelatedInformation(
              location: LSP.Location(uri: document.uri, range: conversion.range($0.range)), message: $0.message)
          }
        }
        items.append(item)
      }
    }
    self.items = items
  }

  /// How grave a finding is to be shown; nil where not at all.
  private static func severity(of finding: Diagnostic, _ settings: ServerSettings) -> Severity? {
    settings.severities[finding.id.name] ?? finding.severity
  }

  /// A name for the whole list: equal lists have equal names, and others have, but for chances of one in 2^64, another. (FNV-1a,
  /// http://www.isthe.com/chongo/tech/comp/fnv)
  var resultID: String {
    var writer = JSONWriter(capacity: 256 * items.count)
    writer.array(items) { $1.write(to: &$0) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in writer.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(items.count)-" + String(hash, radix: 16)
  }
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
