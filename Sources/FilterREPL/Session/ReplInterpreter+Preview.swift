import FilterAnalysis
import FilterEvaluation
import FilterLists
import FilterSemantics
import FilterText
import TerminalUI

extension ReplInterpreter {
  /// The query that a completion would produce; nil if it is not counted. A list that ignores the completed term would
  /// count the rows without it.
  func query(of candidate: ReplCandidate) -> AnalyzedQuery? {
    guard candidate.isCounted, let list else { return nil }
    let source = SourceText(candidate.text)
    let query = analyzed(source)
    let plan = list.plan(query, .typed)
    let isIgnored = plan.reading.ignored.contains { writtenRange(of: $0.range, in: source).overlaps(candidate.term) }
    return plan.isRefused || isIgnored ? nil : query
  }

  /// Larger results are not sorted while the user types.
  private static let maximumSortedRows = 100_000

  /// The head and the first rows of a plan that finds `count`, as `page` reads them; empty if there are none, or if
  /// sorting them takes long.
  func lines(
    of plan: FilterPlan, count: Int, limit: Int, _ columns: Int,
    page: (RowRequest) throws(ListFailure) -> ListPage
  ) throws(ListFailure) -> [ScreenLine] {
    guard let list, count > 0 else { return [] }
    if count > Self.maximumSortedRows, list.isSorted || plan.reading[directive: "order"] != nil { return [] }
    let table = ListTable(of: list, columns: chosenColumns, asking: plan)
    return table.lines(of: try page(table.request(limit: limit)).rows, width: columns).map { $0.fitted(to: columns) }
  }
}
