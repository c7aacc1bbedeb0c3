import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
package import FuzzyMatching

/// What was meant by a word that is misspelt.
package enum Misspelling {
  /// The word that is spelled most alike; nil where none is near, or for a long text, which is not looked at.
  package static func nearest(to text: String, among words: [String]) -> String? {
    nearest(to: text, in: FuzzyIndex(words))
  }

  package static func nearest(to text: String, in index: FuzzyIndex) -> String? {
    if text.utf8.count < 2 || text.utf8.count > 64 { return nil }
    guard let best = index.best(1, for: text).first, best.meetsAllWords, best.quality >= 0.5 else { return nil }
    return index[best.id]
  }
}

/// The ids findings may have.
package enum DiagnosticIDs {
  /// Those of the text and its meaning, in the order of their names.
  package static let all: [String] =
    (SyntaxProblem.allCases.map { $0.id.name } + SemanticProblem.allCases.map { $0.id.name }
    + LogicProblem.allCases.map { $0.id.name }).sorted()

  /// Whether a finding may have an id. Of those about patterns (`regex-…`) only the beginning is looked at.
  package static func isKnown(_ id: String) -> Bool {
    all.contains(id) || id.utf8.starts(with: "regex-".utf8) && id.utf8.count > 6
  }
}
