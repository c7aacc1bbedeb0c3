package import FilterEvaluation
package import FilterLists
package import FilterSQL
import FilterSemantics
import FilterVocabulary
import Foundation
package import ScryfallCards

/// Cards in a database.
package struct EngineCards: Sendable {
  package let list: EngineList
  /// The fields of the cards.
  package let cards: FilterableList<CardEntry>
  /// The requests of searches.
  package let requests: CardRequests

  /// The kind of list, as stored in the database.
  package static let kind = "cards"

  /// Opens the cards of a database.
  package init(_ connection: any EngineConnection, _ about: SQLAbout) throws(EngineError) {
    guard let settings = CardSettings(entries: about.entries) else {
      throw EngineError(.unusable, "the list in the database is damaged")
    }
    requests = CardRequests(settings)
    cards = requests.cards
    list = try EngineList(connection, about, cards, supplements: CardSupplements.all)
  }

  /// Writes the cards of a library, in one piece.
  package static func write(
    _ library: CardLibrary, named name: String, _ makeWriter: (SQLSchema) throws(EngineError) -> any ContentWriter
  ) throws(EngineError) {
    let schema = SQLSchema(
      library.list, hasVariants: library.printingCount > library.count, supplements: CardSupplements.all)
    var writer = try makeWriter(schema)
    try writer.append(SQLContent(schema, library.store, supplements: CardSupplements.values(of: library)))
    var about = SQLAbout()
    about.entries = library.settings.entries
    about.entries["kind"] = kind
    about.entries["name"] = name
    about.entries["fields"] = EngineList.signature(of: library.list)
    try writer.finish(about)
  }

  /// The plan of a search for these cards.
  package func plan(_ search: CardSearch) -> FilterPlan { search.plan(for: cards) }

  /// The settings of a search: the visible printings, the order, and the printing shown for a card.
  package func request(for plan: FilterPlan, includesExtras: Bool) -> SQLRequest {
    requests.request(for: plan, includesExtras: includesExtras)
  }

  /// The number of rows of a plan: cards, or printings or pictures if the query lists them.
  package func count(of plan: FilterPlan, includesExtras: Bool = false) throws(EngineError) -> Int {
    try counted(plan, includesExtras: includesExtras).count
  }

  /// The number of rows of a plan, and whether a pattern hit its step limit on a text.
  package func counted(
    _ plan: FilterPlan, includesExtras: Bool = false
  ) throws(EngineError) -> (count: Int, wasCutShort: Bool) {
    var request = request(for: plan, includesExtras: includesExtras)
    if HitOrder(plan.reading).unique == .cards { request.choice = nil }
    return try list.counted(plan, request)
  }

  /// The first rows of a plan, in its order, with the verdicts on some of its terms.
  package func rows(
    of plan: FilterPlan, limit: Int?, includesExtras: Bool = false, verdicts: [Int] = []
  ) throws(EngineError) -> (rows: [(row: EngineRow, shown: CardRow)], wasCutShort: Bool) {
    var rows: [(row: EngineRow, shown: CardRow)] = []
    let wasCutShort = try forEachRow(
      of: plan, limit: limit, includesExtras: includesExtras, verdicts: verdicts
    ) { row, shown in
      rows.append((row, shown))
      return true
    }
    return (rows, wasCutShort)
  }

  /// Passes the rows that ``rows(of:limit:includesExtras:verdicts:)`` gives to `take` as they come, until that returns
  /// false.
  ///
  /// - Returns: Whether a pattern hit its step limit on a text.
  package func forEachRow(
    of plan: FilterPlan, limit: Int?, includesExtras: Bool = false, verdicts: [Int] = [],
    _ take: (EngineRow, CardRow) -> Bool
  ) throws(EngineError) -> Bool {
    var request = requests.rows(for: plan, limit: limit, includesExtras: includesExtras)
    request.verdicts = verdicts
    return try list.forEachRow(of: plan, request) { take($0, EngineCards.shown($0.texts.first ?? nil)) }
  }

  /// The stored display values; empty if they are damaged.
  package static func shown(_ json: String?) -> CardRow {
    let values = (try? JSONDecoder().decode([String: String].self, from: Data((json ?? "").utf8))) ?? [:]
    func value(_ name: String) -> String { values[name] ?? "" }
    return CardRow(
      name: value("name"), cost: value("cost"), type: value("type"), stats: value("stats"), set: value("set"),
      number: value("number"), rarity: value("rarity"), day: value("day"), language: value("language"))
  }
}
