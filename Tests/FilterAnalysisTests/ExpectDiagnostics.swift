import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// An expected diagnostic.
struct ExpectedDiagnostic {
  let severity: Severity
  let id: String
  /// The texts of the query after each fix, in the order they are offered.
  let fixed: [String]

  init(_ severity: Severity, _ id: String, fixed: String...) {
    self.init(severity, id, fixes: fixed)
  }

  init(_ severity: Severity, _ id: String, fixes: [String]) {
    self.severity = severity
    self.id = id
    self.fixed = fixes
  }
}

/// Checks all diagnostics of a query. The n-th diagnostic is between the markers 2n-1 and 2n; without markers, ranges
/// are not compared.
///
/// ```swift
/// expectDiagnostics("f:①modren②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "f:modern"))
/// ```
func expectDiagnostics(
  _ marked: String, in vocabulary: Vocabulary = .scryfall, _ expected: ExpectedDiagnostic...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let query = AnalyzedQuery(parsing: text.text, vocabulary: vocabulary)
  let found = query.diagnostics
  #expect(
    found.map { "\($0.severity) \($0.id)" } == expected.map { "\($0.severity) \($0.id)" }, "\(text.text)",
    sourceLocation: sourceLocation)
  for (index, (diagnostic, expectation)) in zip(found, expected).enumerated() {
    if let range = text.range(from: index * 2 + 1, to: index * 2 + 2) {
      #expect(diagnostic.range == range, "\(diagnostic)", sourceLocation: sourceLocation)
    }
    let fixed = diagnostic.fixes.map { $0.applied(to: query.source)?.description ?? "?" }
    #expect(
      Array(fixed.prefix(expectation.fixed.count)) == expectation.fixed, "\(diagnostic)", sourceLocation: sourceLocation
    )
    if expectation.fixed.isEmpty { #expect(fixed.isEmpty, "\(diagnostic)", sourceLocation: sourceLocation) }
  }
}
