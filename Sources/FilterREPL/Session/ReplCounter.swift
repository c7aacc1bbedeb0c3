import FilterEvaluation
import FilterItems
import FilterQueryTesting
import FilterReports
import FilterSemantics
import ItemFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// Counts the rows of queries while they are typed, and lists the first ones.
struct ReplCounter {
  private let environment: QueryEnvironment
  // Separate properties, so that neither is copied when it changes.
  private var cards: CardCounter?
  private var items: ItemCounter?

  /// The result of a query.
  struct Found {
    let count: Int
    let plan: FilterPlan
  }

  /// A counter for the list of an environment, if it has one.
  init(_ environment: QueryEnvironment) {
    self.environment = environment
    items = environment.items.map { ItemCounter($0) }
    if items == nil { cards = environment.cards.map { CardCounter($0.library) } }
  }

  /// The results of a query; nil if it is refused, or if there is nothing to search.
  mutating func found(by query: AnalyzedQuery, _ interpreter: ReplInterpreter) -> Found? {
    items?.answer(query).map { Found(count: $0.count, plan: $0.plan) }
      ?? cards?.answer(interpreter.search(query)).map { Found(count: $0.count, plan: $0.plan) }
  }

  /// The number of rows of each of several similar queries; nil for those that were not counted.
  mutating func counts(
    of queries: [AnalyzedQuery], _ interpreter: ReplInterpreter, isOver: () -> Bool
  ) -> [Int?] {
    items?.counts(of: queries, isOver: isOver)
      ?? cards?.counts(of: queries.map { interpreter.search($0) }, isOver: isOver) ?? []
  }
}

extension ReplInterpreter {
  /// Larger results are not sorted while the user types.
  private static let maximumSortedRows = 100_000

  /// The head and the first rows of a plan that finds `count`; empty if there are none, or if sorting them takes long.
  func lines(of plan: FilterPlan, count: Int, limit: Int, _ columns: Int) throws(ListFailure) -> [ScreenLine] {
    guard let list, count > 0 else { return [] }
    if count > Self.maximumSortedRows, list.isSorted || plan.reading[directive: "order"] != nil { return [] }
    let table = ListTable(of: list, columns: chosenColumns)
    let rows = try list.page(of: plan, table.request(limit: limit)).rows
    return table.lines(of: rows, width: columns).map { $0.fitted(to: columns) }
  }
}
