import FilterEvaluation
import FilterLists
import FilterSemantics
import TerminalUI

extension ReplInterpreter {
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
