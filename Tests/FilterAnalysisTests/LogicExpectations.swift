import FilterAST
import FilterParser
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// The conclusions from the logic of a query as text: the kind of each diagnostic and the texts of its terms.
///
/// `contradiction: mv>3 | mv<2`, `redundantTerm: mv>3 because of mv>5`
func logicConclusions(_ text: String, in vocabulary: Vocabulary = .scryfall) -> [String] {
  let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
  guard let formula = query.formula else { return [] }
  return query.logicConclusions(of: formula).map { conclusion in
    let texts = conclusion.operands.map { query.source[query.sourceRange(of: $0, in: formula)] }
    let reason = conclusion.reason.map { " because of " + query.source[query.sourceRange(of: $0, in: formula)] } ?? ""
    return "\(conclusion.kind): " + texts.joined(separator: " | ") + reason
  }
}

/// Checks all logic diagnostics of a query.
func expectLogic(
  _ text: String, _ expected: String..., in vocabulary: Vocabulary = .scryfall,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(logicConclusions(text, in: vocabulary) == expected, "\(text)", sourceLocation: sourceLocation)
}
