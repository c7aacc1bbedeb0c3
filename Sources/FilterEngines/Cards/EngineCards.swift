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

  /// Writes cards with their records, in one piece.
  package static func write(
    _ cards: CardCollection, named name: String, _ makeWriter: (SQLSchema) throws(EngineError) -> any ContentWriter
  ) throws(EngineError) {
    let library = cards.library
    let records = RecordPieces(cards)
    let schema = SQLSchema(
      library.list, hasVariants: library.printingCount > library.count, supplements: CardSupplements.all)
    var writer = try makeWriter(schema)
    try writer.append(
      SQLContent(
        schema, library.store, supplements: CardSupplements.values(of: library),
        apart: { _, row in
          // Without variants each card has the printing of its number.
          [records.record(ofPrinting: row).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null]
        }))
    if let error = records.error { throw EngineError(.unusable, error.message) }
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

  /// A row of a result, with its displayed values and, where it is wanted, its record.
  package struct Row {
    package let found: EngineRow
    package let shown: CardRow
    package let record: String
  }

  /// The first rows of a plan, in its order, with the verdicts on some of its terms.
  package func rows(
    of plan: FilterPlan, limit: Int?, includesExtras: Bool = false, verdicts: [Int] = []
  ) throws(EngineError) -> (rows: [Row], wasCutShort: Bool) {
    var rows: [Row] = []
    let wasCutShort = try forEachRow(of: plan, limit: limit, includesExtras: includesExtras, verdicts: verdicts) {
      rows.append($0)
      return true
    }
    return (rows, wasCutShort)
  }

  /// Passes the rows that ``rows(of:limit:includesExtras:verdicts:)`` gives to `take` as they come, until that returns
  /// false.
  ///
  /// - Returns: Whether a pattern hit its step limit on a text.
  package func forEachRow(
    of plan: FilterPlan, limit: Int?, includesExtras: Bool = false, verdicts: [Int] = [], readsRecords: Bool = false,
    _ take: (Row) -> Bool
  ) throws(EngineError) -> Bool {
    var request = requests.rows(for: plan, limit: limit, includesExtras: includesExtras)
    request.verdicts = verdicts
    if readsRecords { request.texts.append(CardSupplements.record) }
    return try list.forEachRow(of: plan, request) { found in
      take(
        Row(
          found: found, shown: EngineCards.shown(found.texts.first ?? nil),
          record: readsRecords ? found.texts.last.flatMap { $0 } ?? "" : ""))
    }
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

/// Reads the records of cards piece by piece, in the order of the printings.
private final class RecordPieces {
  private let cards: CardCollection
  private var first = 0
  private var piece: [[UInt8]?] = []
  /// The first error; there are no records after it.
  private(set) var error: CardFileError?
  /// The number of records in memory. A file that is read from its beginning each time is read a few times.
  private var size: Int { cards.readsRecordsQuickly ? 1_000 : 1 << 15 }

  init(_ cards: CardCollection) { self.cards = cards }

  func record(ofPrinting printing: Int) -> [UInt8]? {
    if error != nil { return nil }
    if printing < first || printing >= first + piece.count {
      first = printing
      do throws(CardFileError) {
        let end = min(cards.library.printingCount, first + size)
        piece = try cards.records(ofPrintings: Array(first..<max(first, end)))
      } catch {
        self.error = error
        return nil
      }
    }
    return piece.isEmpty ? nil : piece[printing - first]
  }
}
