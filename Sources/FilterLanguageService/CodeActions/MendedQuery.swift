import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A query with everything mended that can be mended with certainty.
///
/// Each fix removes its finding and makes no new one, so the mending ends, and what is mended has nothing left to mend.
struct MendedQuery {
  /// How many fixes were applied.
  private(set) var repairs = 0
  private var text: SourceText
  private let query: DocumentQuery

  /// Fixes in one query, at most: each costs an analysis of the whole query.
  private static let limit = 100

  /// Mends a query; only findings of one kind, where `id` says which.
  init(_ query: DocumentQuery, _ vocabulary: Vocabulary, only id: DiagnosticID? = nil) {
    self.query = query
    text = query.source
    var analysis = query.analysis
    var findings = query.findings
    while repairs < Self.limit {
      guard let mended = Self.mended(analysis, findings, query, id) else { return }
      text = mended
      repairs += 1
      analysis = AnalyzedQuery(ParsedQuery(parsing: text), vocabulary: vocabulary)
      findings = analysis.diagnostics
    }
  }

  /// The text after the first certain fix.
  private static func mended(
    _ analysis: AnalyzedQuery, _ findings: [Diagnostic], _ query: DocumentQuery, _ id: DiagnosticID?
  ) -> SourceText? {
    for finding in findings where id == nil || finding.id == id {
      for fix in finding.fixes {
        guard let mended = fix.applied(to: analysis.source), mended != analysis.source, query.isSafe(mended),
          analysis.isCertain(fix, of: finding)
        else { continue }
        return mended
      }
    }
    return nil
  }

  /// The edit of the document that does it all, without what stays at both ends; nil where there is nothing to do.
  var edit: TextEdit? {
    TextEdit(replacing: query.source.bytes[...], at: query.range.start, with: text.bytes)
  }
}
