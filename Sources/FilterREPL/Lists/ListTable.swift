import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import TerminalUI

/// Rows of a list as a table: its own one, or one of chosen columns.
struct ListTable {
  private let list: SearchableList
  private let columns: [String]
  private let showsCells: Bool

  /// A terminal of fewer columns has no room for the numbers of the rows.
  private static let minimumNumberedWidth = 60
  /// Fewer, readable columns are better than many unreadable ones.
  private static let minimumColumnWidth = 14
  /// No text of a narrower table is cut in practice.
  private static let widestTable = 10_000
  /// More rows are not sorted here for a storage that cannot.
  private static let maximumSorted = 100_000

  /// A table with some columns; nil for the usual ones.
  init(of list: SearchableList, columns: [String]?) {
    self.list = list
    self.columns = columns ?? list.columns.usual
    showsCells = columns == nil && !list.table.isEmpty
  }

  /// The request for rows of this table.
  func request(limit: Int?, offset: Int = 0) -> RowRequest {
    var request = RowRequest(limit: limit, offset: offset, columns: showsCells ? [] : columns)
    request.readsCells = showsCells
    request.maximumSorted = Self.maximumSorted
    return request
  }

  /// The head and rows; empty without rows. Texts that a plan matches are marked.
  ///
  /// - Parameters:
  ///   - first: The number of the first row, if rows are numbered and there is room.
  ///   - width: The columns of the terminal; nil if nothing is cut.
  ///   - lead: The columns that are left free before each line.
  func lines(
    of rows: [ListRow], numberedFrom first: Int? = nil, width: Int?, lead: Int = 0, marking plan: FilterPlan? = nil
  ) -> [ScreenLine] {
    if showsCells { return lines(ofCells: rows, width: (width ?? Self.widestTable) - lead, plan) }
    guard let first, width ?? .max >= Self.minimumNumberedWidth else {
      return lines(ofValues: rows, width: width.map { $0 - lead }, plan)
    }
    let digits = "\(first + rows.count - 1)".count
    return lines(ofValues: rows, width: width.map { $0 - digits - 1 }, plan).enumerated().map { index, line in
      var numbered = ScreenLine((index == 0 ? "" : "\(first + index - 1)").rightAligned(to: digits) + " ", .faint)
      numbered.append(line)
      return numbered
    }
  }

  private func lines(ofCells rows: [ListRow], width: Int, _ plan: FilterPlan?) -> [ScreenLine] {
    let table = FittedTable(list.table, rows: rows.map { $0.cells }, width: width)
    guard let plan, !rows.isEmpty else { return table.lines }
    let excerpts = TextExcerpts(plan, of: rows, in: list)
    return [table.head] + rows.indices.flatMap { [table.line($0)] + excerpts.lines(below: $0, width) }
  }

  private func lines(ofValues rows: [ListRow], width: Int?, _ plan: FilterPlan?) -> [ScreenLine] {
    let columns = columns.map { ItemColumn($0, in: list.columns.fields) }
    let highlighters = plan.map { plan in columns.map { $0.highlighter(of: plan, in: list.vocabulary) } }
    var table = ItemTable(
      columns, width: width.map { max(1, $0) }, minimumWidth: Self.minimumColumnWidth,
      style: TerminalStyle.sequences, highlighters: highlighters ?? [])
    var texts: [String] = []
    for row in rows { texts += table.add(row.values.map { $0.display }) }
    return ReplAnswer.sequences(texts + table.finish()).lines
  }
}
