import FilterAnalysis
import FilterParser
import FilterText
import FilterVocabulary

/// A text of a query and what is worked out about it, each at the first question.
///
/// Snapshots share their entries: that is why an edit costs the analysis of one query.
final class AnalyzedEntry: Sendable {
  let source: SourceText
  private let vocabulary: Vocabulary
  private let analyzed = OnceValue<AnalyzedQuery>()
  private let found = OnceValue<[Diagnostic]>()

  init(_ source: SourceText, _ vocabulary: Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
  }

  var analysis: AnalyzedQuery {
    analyzed.value { AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary) }
  }

  var findings: [Diagnostic] {
    found.value { analysis.diagnostics }
  }

  /// Whether the query was analysed already. For tests.
  var isAnalyzed: Bool { analyzed.isMade }
}
