import FilterJSON
import FilterAnalysis
package import FilterSemantics
import FilterText

/// The errors of a query, which is not run: it would not find what its writer means.
package enum QueryErrors {
  /// Draws the errors of a query on the error output; true if there are none.
  package static func report(_ query: AnalyzedQuery, on console: inout Console) -> Bool {
    let errors = query.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return true }
    var rendering = CaretRendering(
      lines: LineTable(query.source), style: console.errorStyle, prefix: "filterq: ")
    for error in errors.prefix(QueryDiagnostics.maximumShown) {
      for line in rendering.draw(error, in: query.source) { console.errors.line(line) }
    }
    return false
  }
}
