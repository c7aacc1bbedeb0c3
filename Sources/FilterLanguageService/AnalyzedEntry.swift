import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
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
  private let encoded = OnceValue<EncodedQueryTokens>()

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

  /// The numbers of the pieces; kept for the encoding that is asked for first, as a client speaks one.
  func encodedTokens(_ encoding: PositionEncoding) -> EncodedQueryTokens {
    let kept = encoded.value { EncodedQueryTokens(analysis.semanticTokens, of: source, in: encoding) }
    if kept.encoding == encoding { return kept }
    return EncodedQueryTokens(analysis.semanticTokens, of: source, in: encoding)
  }

  /// Whether the query was analysed already. For tests.
  var isAnalyzed: Bool { analyzed.isMade }
}
