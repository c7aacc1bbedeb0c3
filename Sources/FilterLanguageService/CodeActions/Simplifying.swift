import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText

extension Refactorings {
  /// The whole query in its simplest form.
  func simplified() -> [Rewrite] {
    guard let query = reading.parsed.query, let content = reading.content(of: tree.root) else { return [] }
    let simplified = query.simplified(in: vocabulary)
    if simplified.steps.isEmpty || simplified.query.flattened() == query { return [] }
    let spellings = Spellings(reading)
    let written = simplified.query.mapTerms { spellings.operand(for: $0) }
    return rewrite("Simplify the query", [content], as: written).map { [$0] } ?? []
  }
}
