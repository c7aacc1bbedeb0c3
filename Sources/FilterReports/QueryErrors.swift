import FilterAnalysis
package import FilterEvaluation
import FilterJSON
import FilterLists
package import FilterSemantics
import FilterText
package import FilterVocabulary

/// The diagnostics of a query that is searched, and whether they refuse it: a query with an error would not find what
/// its writer means. In a list that ignores no terms, a term that cannot be read is such an error.
package enum QueryErrors {
  /// Draws the diagnostics of a query on the error output, as `filterq check` does. Returns whether the query is run:
  /// whether there is no error, or errors are tolerated. A strict reading has its own message for an error.
  package static func report(
    _ query: AnalyzedQuery, isTolerant: Bool = false, reading: Dialect.Reading = .plain, on console: inout Console
  ) -> Bool {
    let digest = QueryDiagnostics(query).digest
    draw(digest.first.filter { reading == .plain || $0.severity != .error }, of: query, on: &console)
    let hidden = digest.counts.values.reduce(0, +) - digest.first.count
    if hidden > 0 { console.errors.line("filterq: … and \(Counted.grouped(hidden)) more") }
    if reading == .strict { return true }
    return isTolerant ? query.inputErrors.isEmpty : digest.counts[.error, default: 0] == 0
  }

  /// Draws the errors of a query alone. Returns whether there are none.
  ///
  /// - Parameter isOfAnyList: Whether only those are errors that the query has whatever is searched.
  package static func report(
    errorsOf query: AnalyzedQuery, isOfAnyList: Bool = false, on console: inout Console
  ) -> Bool {
    let errors = isOfAnyList ? query.errorsOfAnyList : query.diagnostics.filter { $0.severity == .error }
    draw(Array(errors.prefix(QueryDiagnostics.maximumShown)), of: query, on: &console)
    return errors.isEmpty
  }

  /// Draws why the plan of a query without errors is refused all the same. Returns whether it is not.
  package static func report(
    refusalOf plan: FilterPlan, _ query: AnalyzedQuery, on console: inout Console
  ) -> Bool {
    guard let refusal = plan.reading.refusal else { return true }
    let message = "the query is refused: \(refusal.message)"
    draw(
      [
        Diagnostic(
          id: SemanticDiagnosticKind.unreadTerm.id, severity: .error, range: refusal.range, message: message)
      ], of: query, on: &console)
    return false
  }

  private static func draw(_ diagnostics: [Diagnostic], of query: AnalyzedQuery, on console: inout Console) {
    if diagnostics.isEmpty { return }
    var rendering = CaretRendering(
      lines: LineTable(query.source), style: console.errorStyle, prefix: "filterq: ")
    for diagnostic in diagnostics {
      for line in rendering.draw(diagnostic, in: query.source) { console.errors.line(line) }
    }
  }
}
