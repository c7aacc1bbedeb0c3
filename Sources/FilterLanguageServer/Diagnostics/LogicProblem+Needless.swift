import FilterAnalysis
import FilterText

extension LogicProblem {
  /// The findings about text that could as well go: editors show it faded.
  static let idsOfNeedlessText: Set<DiagnosticID> = Set(
    [LogicProblem.alwaysTrue, .duplicateTerm, .redundantTerm].map(\.id))
}
