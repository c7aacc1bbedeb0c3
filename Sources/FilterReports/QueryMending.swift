import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
package import FilterText
package import FilterVocabulary
import TerminalUI

/// A query with everything mended that can be mended with certainty: what `filterq check --fix` does.
///
/// Each fix removes its finding and makes no new one, so the mending ends, and what is mended has nothing left to mend.
package struct QueryMending {
  package private(set) var text: SourceText
  /// How many fixes were applied.
  package private(set) var repairs = 0

  /// Fixes in one query, at most: each costs an analysis of the whole query.
  private static let limit = 100

  package init(_ source: SourceText, _ vocabulary: Vocabulary) {
    text = source
    while repairs < Self.limit {
      let query = AnalyzedQuery(ParsedQuery(parsing: text), vocabulary: vocabulary)
      guard let mended = Self.nextFix(of: query)?.applied(to: text), mended != text else { return }
      text = mended
      repairs += 1
    }
  }

  private static func nextFix(of query: AnalyzedQuery) -> Fix? {
    for diagnostic in query.diagnostics {
      if let fix = diagnostic.fixes.first(where: { query.isCertain($0, of: diagnostic) }) { return fix }
    }
    return nil
  }
}
