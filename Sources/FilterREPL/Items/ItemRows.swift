import FilterEvaluation
import FilterItems
import FilterReports
import FilterVocabulary
import TerminalUI

/// Items as rows of a table.
struct ItemRows {
  private let collection: ItemCollection
  private let columns: [ItemColumn]
  /// The columns of the terminal; nil if nothing is cut.
  private let width: Int?
  /// What is marked in each column; empty if nothing is.
  private let highlighters: [TextHighlighter]

  /// A terminal of fewer columns has no room for the numbers of the rows.
  private static let minimumNumberedWidth = 60

  /// A few columns that can be read are better than many that cannot.
  private static let minimumColumnWidth = 14

  /// Rows with some columns; nil for the usual ones. What `plan` searches for is marked.
  init(of collection: ItemCollection, columns: [String]?, width: Int?, marking plan: FilterPlan? = nil) {
    let vocabulary = collection.vocabulary
    let columns = (columns ?? collection.usualColumns).map { ItemColumn($0, in: vocabulary) }
    (self.collection, self.columns, self.width) = (collection, columns, width)
    highlighters = plan.map { plan in columns.map { $0.highlighter(of: plan, in: vocabulary) } } ?? []
  }

  /// The head and the rows of some items, after their numbers, which begin with `first`; empty without items.
  func lines(_ items: [Int], numberedFrom first: Int) -> [ScreenLine] {
    if let width, width < Self.minimumNumberedWidth { return lines(items) }
    let digits = "\(first + items.count - 1)".count
    return lines(items, lead: digits + 1).enumerated().map { index, line in
      var numbered = ScreenLine((index == 0 ? "" : "\(first + index - 1)").rightAligned(to: digits) + " ", .faint)
      numbered.append(line)
      return numbered
    }
  }

  /// The head and the rows of some items; empty without items.
  func lines(_ items: [Int], lead: Int = 0) -> [ScreenLine] {
    let names = columns.map { $0.name }
    var table = ItemTable(
      columns, width: width.map { max(1, $0 - lead) }, minimumWidth: Self.minimumColumnWidth,
      style: TerminalStyle.sequences, highlighters: highlighters)
    var texts: [String] = []
    for values in collection.values(of: items, columns: names) { texts += table.add(values.map { $0.display }) }
    return ReplAnswer.sequences(texts + table.finish()).lines
  }
}
