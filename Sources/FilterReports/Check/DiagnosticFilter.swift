import FilterAnalysis
package import FilterDocuments
import FilterLanguageService
package import FilterText

/// The diagnostics to report, and their severities.
package struct DiagnosticFilter {
  /// Severities by the code of the diagnostic; nil turns a diagnostic off.
  package var severities: [String: Severity?] = [:]
  /// The codes to report; empty for all.
  package var selected: Set<String> = []

  package init() {}

  /// Whether every diagnostic is reported as it is.
  private var isEmpty: Bool { severities.isEmpty && selected.isEmpty }

  /// The diagnostics of a query that are reported, the first `limit` of them kept. Comments that turn off what they
  /// need not, or that name an unknown code, are diagnostics too.
  package func digest(
    of source: SourceText, _ diagnostics: (Int) -> DiagnosticDigest, ignoring ignored: IgnoredDiagnostics,
    first limit: Int
  ) -> DiagnosticDigest {
    if isEmpty, ignored == .none { return diagnostics(limit) }
    let reported = ignored.applied(to: diagnostics(.max).first)
    return DiagnosticDigest(reported.compactMap { applied(to: $0) }, first: limit)
  }

  /// A diagnostic with its severity; nil if it is not reported.
  private func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    let code = diagnostic.id.name
    if !selected.isEmpty, !selected.contains(code) { return nil }
    guard let severity = severities[code] else { return diagnostic }
    return severity.map { severity in
      Diagnostic(
        id: diagnostic.id, severity: severity, range: diagnostic.range, message: diagnostic.message,
        related: diagnostic.related, fixes: diagnostic.fixes)
    }
  }
}
