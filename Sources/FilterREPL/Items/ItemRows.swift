import FilterEvaluation
import FilterItems
import FilterReports
import FilterVocabulary
import TerminalUI

/// Items as rows of a table.
struct ItemRows {
  /// The items whose rows are looked up by number; nil if values are given.
  private var collection: ItemCollection?
  private let columns: [ItemColumn]
  /// The columns of the terminal; nil if nothing is cut.
  private let width: Int?
  /// The highlighter of each column; empty if nothing is marked.
  private let highlighters: [TextHighlighter]

  /// A terminal of fewer columns has no room for the numbers of the rows.
  private static let minimumNumberedWidth = 60

  /// Fewer, readable columns are better than many unreadable ones.
  private static let minimumColumnWidth = 14

  /// Rows with some columns; nil for the usual ones. Matches of `plan` are marked.
  init(of collection: ItemCollection, columns: [String]?, width: Int?, marking plan: FilterPlan? = nil) {
    self.init(in: collection.vocabulary, columns: columns ?? collection.usualColumns, width: width, marking: plan)
    self.collection = collection
  }

  /// Rows of given values.
  init(in vocabulary: Vocabulary, columns: [String]?, width: Int?, marking plan: FilterPlan? = nil) {
    let columns = (columns ?? vocabulary.usualColumns).map { ItemColumn($0, in: vocabulary) }
    (self.columns, self.width) = (columns, width)
    highlighters = plan.map { plan in columns.map { $0.highlighter(of: plan, in: vocabulary) } } ?? []
  }

  /// The names of the columns.
  var names: [String] { columns.map { $0.name } }

  /// The head and the rows of some items, after their numbers, which begin with `first`; empty without items.
  func lines(_ items: [Int], numberedFrom first: Int) -> [ScreenLine] {
    lines(of: values(items), numberedFrom: first)
  }

  /// The same for rows of values.
  func lines(of rows: [[ItemValue]], numberedFrom first: Int) -> [ScreenLine] {
    if let width, width < Self.minimumNumberedWidth { return lines(of: rows) }
    let digits = "\(first + rows.count - 1)".count
    return lines(of: rows, lead: digits + 1).enumerated().map { index, line in
      var numbered = ScreenLine((index == 0 ? "" : "\(first + index - 1)").rightAligned(to: digits) + " ", .faint)
      numbered.append(line)
      return numbered
    }
  }

  /// The head and the rows of some items; empty without items.
  func lines(_ items: [Int], lead: Int = 0) -> [ScreenLine] { lines(of: values(items), lead: lead) }

  private func values(_ items: [Int]) -> [[ItemValue]] { collection?.values(of: items, columns: names) ?? [] }

  /// The same for rows of values.
  func lines(of rows: [[ItemValue]], lead: Int = 0) -> [ScreenLine] {
    var table = ItemTable(
      columns, width: width.map { max(1, $0 - lead) }, minimumWidth: Self.minimumColumnWidth,
      style: TerminalStyle.sequences, highlighters: highlighters)
    var texts: [String] = []
    for values in rows { texts += table.add(values.map { $0.display }) }
    return ReplAnswer.sequences(texts + table.finish()).lines
  }
}
