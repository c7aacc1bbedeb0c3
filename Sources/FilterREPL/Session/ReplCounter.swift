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

  /// The results of a query.
  enum Found {
    case cards(CardAnswer, CardCollection)
    case items(ItemAnswer, ItemCollection)
  }

  /// A counter for the list of an environment, if it has one.
  init(_ environment: QueryEnvironment) {
    self.environment = environment
    items = environment.items.map { ItemCounter($0) }
    if items == nil { cards = environment.cards.map { CardCounter($0.library) } }
  }

  /// The results of a query; nil if it is refused, or if there is nothing to search.
  mutating func found(by query: AnalyzedQuery, _ interpreter: ReplInterpreter) -> Found? {
    if let collection = environment.items {
      return items?.answer(query).map { .items($0, collection) }
    }
    guard let collection = environment.cards else { return nil }
    return cards?.answer(interpreter.search(query)).map { .cards($0, collection) }
  }

  /// The number of rows of each of several similar queries; nil for those that were not counted.
  mutating func counts(
    of queries: [AnalyzedQuery], _ interpreter: ReplInterpreter, isOver: () -> Bool
  ) -> [Int?] {
    items?.counts(of: queries, isOver: isOver)
      ?? cards?.counts(of: queries.map { interpreter.search($0) }, isOver: isOver) ?? []
  }
}

extension ReplCounter.Found {
  /// Larger results are not sorted while the user types.
  private static let maximumSortedRows = 100_000

  var count: Int {
    switch self {
    case .cards(let answer, _): answer.count
    case .items(let answer, _): answer.count
    }
  }

  /// The head and the first rows as a table; empty if there are none, or if finding them would take long.
  func lines(_ limit: Int, _ columns: Int, _ interpreter: ReplInterpreter) -> [ScreenLine] {
    let lines: [ScreenLine]
    switch self {
    case .cards(let answer, let cards):
      if answer.count > Self.maximumSortedRows { return [] }
      let hits = cards.library.hits(answer, limit: limit)
      lines = CardTable(hits.map { cards.library.row($0) }, width: columns).lines
    case .items(let answer, let items):
      if answer.count > Self.maximumSortedRows, answer.plan.reading[directive: "order"] != nil { return [] }
      lines = interpreter.rows(of: items, columns).lines(answer.items(limit: limit))
    }
    return lines.map { $0.fitted(to: columns) }
  }
}
