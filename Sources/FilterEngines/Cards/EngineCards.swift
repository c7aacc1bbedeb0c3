package import FilterEvaluation
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
  private let settings: CardSettings

  /// The kind of list in what a database says about it.
  package static let kind = "cards"

  /// Opens the cards of a database.
  package init(_ connection: any EngineConnection, _ about: SQLAbout) throws(EngineError) {
    guard let settings = CardSettings(entries: about.entries) else {
      throw EngineError(.unusable, "the list in the database is damaged")
    }
    self.settings = settings
    cards = settings.list
    list = try EngineList(connection, about, cards, supplements: CardSupplements.all)
  }

  /// Writes the cards of a library, which is all in one piece.
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

  /// What a search asks for: which printings are seen, the order, and the printing that stands for a card.
  package func request(for plan: FilterPlan, includesExtras: Bool) -> SQLRequest {
    let visibility = settings.visibility(plan.reading, includesExtras: includesExtras)
    let order = HitOrder(plan.reading)
    var request = SQLRequest()
    if !visibility.showsExtras { request.conditions.append(.init(CardSupplements.extra, 0)) }
    if !visibility.showsTranslations { request.conditions.append(.init(CardSupplements.translation, 0)) }
    switch order.unique {
    case .prints: request.listsVariants = true
    case .cards: request.choice = .init(of: [.item], order: preference(order))
    case .art: request.choice = .init(of: [.item, .supplement(CardSupplements.art)], order: preference(order))
    }
    request.order = keys(order.order, isDescending: order.isDescending)
    request.order += [.init(.supplement(CardSupplements.nameRank)), .init(.variant)]
    return request
  }

  /// The keys of an order.
  private func keys(_ order: CardOrder, isDescending: Bool) -> [SQLRequest.Order] {
    func ordered(_ key: SQLRequest.Key) -> [SQLRequest.Order] { [.init(key, isDescending: isDescending)] }
    switch order {
    case .name: return ordered(.supplement(CardSupplements.nameRank))
    case .set: return ordered(.supplement(CardSupplements.setRank))
    case .penny: return ordered(.supplement(CardSupplements.pennyRank))
    case .artist: return ordered(.supplement(CardSupplements.artistRank))
    case .color: return ordered(.supplement(CardSupplements.colorRank))
    default: return order.fieldName.flatMap { field($0) }.map { ordered(.field($0)) } ?? []
    }
  }

  private func field(_ name: String) -> Int? { cards.vocabulary.fieldID(spelled: name)?.index }

  /// The order by which the printing is chosen that stands for a card, as `prefer:` or the order of the rows asks.
  private func preference(_ order: HitOrder) -> [SQLRequest.Order] {
    func flag(_ supplement: SQLSchema.Supplement, isWanted: Bool) -> [SQLRequest.Order] {
      [.init(.supplement(supplement), isDescending: isWanted)]
    }
    func price(_ isHigh: Bool) -> [SQLRequest.Order] {
      field(String((order.prefer ?? "").prefix(3))).map { [.init(.field($0), isDescending: isHigh)] } ?? []
    }
    func date(_ isNewest: Bool) -> [SQLRequest.Order] {
      field("date").map { [.init(.field($0), isDescending: isNewest)] } ?? []
    }
    let first: [SQLRequest.Order] =
      switch order.prefer {
      case "oldest": date(false)
      case "newest": date(true)
      case "usd-low", "eur-low", "tix-low": price(false)
      case "usd-high", "eur-high", "tix-high": price(true)
      case "promo": flag(CardSupplements.promo, isWanted: true)
      case "atypical": flag(CardSupplements.atypical, isWanted: true)
      case "default": flag(CardSupplements.atypical, isWanted: false)
      case "universesbeyond", "ub": flag(CardSupplements.beyond, isWanted: true)
      case "notuniversesbeyond", "notub": flag(CardSupplements.beyond, isWanted: false)
      default:
        switch order.order {
        case .released, .rarity, .usd, .tix, .eur, .set, .artist: keys(order.order, isDescending: order.isDescending)
        default: []
        }
      }
    return first + [.init(.variant)]
  }

  /// The number of rows of a plan: cards, or printings or pictures if the query lists them.
  package func count(of plan: FilterPlan, includesExtras: Bool = false) throws(EngineError) -> Int {
    var request = request(for: plan, includesExtras: includesExtras)
    if HitOrder(plan.reading).unique == .cards { request.choice = nil }
    return try list.count(of: plan, request)
  }

  /// The first rows of a plan, in its order.
  package func rows(
    of plan: FilterPlan, limit: Int?, includesExtras: Bool = false
  ) throws(EngineError) -> (rows: [(row: EngineRow, shown: CardRow)], wasCutShort: Bool) {
    var request = request(for: plan, includesExtras: includesExtras)
    request.limit = limit
    request.texts = [CardSupplements.row]
    let found = try list.rows(of: plan, request)
    let rows = found.rows.map { ($0, EngineCards.shown($0.texts.first ?? nil)) }
    return (rows, found.wasCutShort)
  }

  /// The displayed values that were written; empty ones if they are damaged.
  static func shown(_ json: String?) -> CardRow {
    let values = (try? JSONDecoder().decode([String: String].self, from: Data((json ?? "").utf8))) ?? [:]
    func value(_ name: String) -> String { values[name] ?? "" }
    return CardRow(
      name: value("name"), cost: value("cost"), type: value("type"), stats: value("stats"), set: value("set"),
      number: value("number"), rarity: value("rarity"), day: value("day"), language: value("language"))
  }
}
