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
  /// The columns that a query asks about: they are left out last, and follow the cells if these do not show them.
  private let asked: [String]

  /// A terminal of fewer columns has no room for the numbers of the rows.
  private static let minimumNumberedWidth = 60
  /// Fewer, readable columns are better than many unreadable ones.
  private static let minimumColumnWidth = 14
  /// No text of a narrower table is cut in practice.
  private static let widestTable = 10_000
  /// More rows are not sorted here for a storage that cannot.
  private static let maximumSorted = 100_000

  /// A table with some columns; nil for the usual ones, which show what a plan asks about.
  init(of list: SearchableList, columns: [String]?, asking plan: FilterPlan? = nil) {
    self.list = list
    self.columns = columns ?? plan.map { list.columns.usual(for: $0, in: list.vocabulary) } ?? list.columns.usual
    showsCells = columns == nil && !list.table.isEmpty
    let asked = plan.map { list.columns.asked(by: $0, in: list.vocabulary) } ?? []
    let shown = list.table.reduce(into: Set<String>()) { $0.formUnion($1.shows) }
    self.asked =
      showsCells ? asked.filter { !shown.contains($0) && ItemColumn($0, in: list.columns.fields).isValue } : asked
  }

  /// The request for rows of this table.
  func request(limit: Int?, offset: Int = 0) -> RowRequest {
    var request = RowRequest(limit: limit, offset: offset, columns: showsCells ? asked : columns)
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
    if rows.isEmpty { return [] }
    guard let first, width ?? .max >= Self.minimumNumberedWidth else {
      return groups(of: rows, width: width.map { $0 - lead }, plan).flatMap { $0 }
    }
    let digits = "\(first + rows.count - 1)".count
    let margin = ScreenLine(String(repeating: " ", count: digits + 1))
    let groups = groups(of: rows, width: width.map { $0 - digits - 1 }, plan)
    return groups.enumerated().flatMap { index, group in
      group.enumerated().map { place, line in
        let number = (index == 0 ? "" : "\(first + index - 1)").rightAligned(to: digits) + " "
        var numbered = place == 0 ? ScreenLine(number, .faint) : margin
        numbered.append(line)
        return numbered
      }
    }
  }

  /// The head, and the lines of each row.
  private func groups(of rows: [ListRow], width: Int?, _ plan: FilterPlan?) -> [[ScreenLine]] {
    showsCells
      ? groups(ofCells: rows, width: width ?? Self.widestTable, plan)
      : lines(ofValues: rows, width: width, plan).map { [$0] }
  }

  private func groups(ofCells rows: [ListRow], width: Int, _ plan: FilterPlan?) -> [[ScreenLine]] {
    let others = asked.map { ItemColumn($0, in: list.columns.fields) }
    let table = FittedTable(
      list.table + others.map { TableColumn($0.name.split(separator: ".").last.map { String($0) } ?? $0.name) },
      rows: rows.map { row in row.cells + row.values.map { HighlightedText($0.display) } }, width: width)
    let excerpts = plan.map { TextExcerpts($0, of: rows, in: list) }
    return [[table.head]] + rows.indices.map { [table.line($0)] + (excerpts?.lines(below: $0, width) ?? []) }
  }

  private func lines(ofValues rows: [ListRow], width: Int?, _ plan: FilterPlan?) -> [ScreenLine] {
    let fields = columns.map { ItemColumn($0, in: list.columns.fields) }
    let highlighters = plan.map { plan in fields.map { $0.highlighter(of: plan, in: list.vocabulary) } }
    var table = ItemTable(
      fields, width: width.map { max(1, $0) }, minimumWidth: Self.minimumColumnWidth,
      keeping: Set(columns.indices.filter { asked.contains(columns[$0]) }), style: TerminalStyle.sequences,
      highlighters: highlighters ?? [])
    var texts: [String] = []
    for row in rows { texts += table.add(row.values.map { $0.display }) }
    return ReplAnswer.sequences(texts + table.finish()).lines
  }
}
