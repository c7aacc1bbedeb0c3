import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Tries fixes out: a fix that does not remove its finding, or makes a new one, is not offered.
///
/// What a change of one term does to all others (a hint may become a contradiction) is easier seen than foreseen, so each
/// proposal is applied and the result analysed.
struct FixTrial {
  /// The findings with the fixes that passed.
  let diagnostics: [Diagnostic]

  static let longestText = 4_096
  static let mostTrials = 32

  init(of query: AnalyzedQuery, _ findings: [Diagnostic]) {
    let counts = FixTrial.counts(findings)
    let isShort = query.source.length <= FixTrial.longestText
    var trials = 0
    diagnostics = findings.map { finding in
      if finding.fixes.isEmpty { return finding }
      var fixes: [Fix] = []
      for fix in finding.fixes where !fixes.contains(where: { $0.edits == fix.edits }) {
        trials += 1
        // What has not been tried out is not offered.
        guard isShort, trials <= FixTrial.mostTrials, let mended = fix.applied(to: query.source), mended != query.source
        else { continue }
        let after = AnalyzedQuery(ParsedQuery(parsing: mended), vocabulary: query.vocabulary).findings(FixBudget(0))
        if FixTrial.helps(finding.id, before: counts, after: FixTrial.counts(after)) { fixes.append(fix) }
      }
      return Diagnostic(
        id: finding.id, severity: finding.severity, range: finding.range, message: finding.message,
        related: finding.related, fixes: fixes)
    }
  }

  private static func helps(_ id: DiagnosticID, before: [DiagnosticID: Int], after: [DiagnosticID: Int]) -> Bool {
    if (after[id] ?? 0) >= (before[id] ?? 0) { return false }
    return after.allSatisfy { $0.value <= (before[$0.key] ?? 0) }
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
