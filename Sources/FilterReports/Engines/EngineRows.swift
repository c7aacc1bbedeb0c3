package import FilterEngines
package import FilterEvaluation
package import FilterItems
import FilterSemantics
package import FilterVocabulary
import ItemFiles
package import ScryfallCards

/// The displayed rows of a result from a database.
package struct EnginePage: Sendable {
  package enum Rows: Sendable {
    case cards([(hit: CardHit, row: CardRow)])
    case items([(item: Int, record: String)])
  }

  package let rows: Rows
  /// Whether a pattern hit its step limit on a text.
  package let wasCutShort: Bool
  /// Whether the rows are unsorted because there are too many to sort.
  package let isUnsorted: Bool

  /// The number of rows.
  package var count: Int {
    switch rows {
    case .cards(let rows): rows.count
    case .items(let rows): rows.count
    }
  }

  /// The items of the rows; of several printings, the card.
  package var items: [Int] {
    switch rows {
    case .cards(let rows): rows.map { $0.hit.card }
    case .items(let rows): rows.map { $0.item }
    }
  }
}

extension EngineAnswers {
  /// The maximum number of items sorted here because the engine cannot sort by the field.
  private static let maximumSorted = 100_000

  /// Rows of a plan, in its order.
  package func page(
    of plan: FilterPlan, limit: Int, offset: Int = 0, includesExtras: Bool = false
  ) throws(EngineError) -> EnginePage {
    let (end, isOver) = offset.addingReportingOverflow(limit)
    if isOver || limit < 0 || offset < 0 {
      return EnginePage(rows: .items([]), wasCutShort: false, isUnsorted: false)
    }
    switch content {
    case .cards(let cards):
      let found = try cards.rows(of: plan, limit: end, includesExtras: includesExtras)
      let rows = found.rows.dropFirst(offset).map {
        (hit: CardHit(card: $0.row.item, printing: $0.row.variant), row: $0.shown)
      }
      return EnginePage(rows: .cards(rows), wasCutShort: found.wasCutShort, isUnsorted: false)
    case .items(let items):
      let canSort = items.sorts(plan)
      let found = try items.records(of: plan, limit: canSort ? end : max(end, Self.maximumSorted + 1))
      let isSorted = canSort || found.records.count <= Self.maximumSorted
      var records = found.records
      if !canSort, isSorted { sort(&records, of: plan) }
      return EnginePage(
        rows: .items(Array(records.prefix(end).dropFirst(offset))), wasCutShort: found.wasCutShort,
        isUnsorted: !isSorted)
    }
  }

  /// Sorts by the values of the records, as items in memory are sorted.
  private func sort(_ records: inout [(item: Int, record: String)], of plan: FilterPlan) {
    guard let column = plan.reading[directive: "order"] else { return }
    let isDescending = plan.reading[directive: "direction"] == "desc"
    let kind = vocabulary.fieldID(spelled: column.lowercased()).map { vocabulary[$0].kind }
    var reader = EngineRecords(vocabulary, columns: [column])
    let keyed = records.map { ($0, ItemSortKey(reader.values(of: $0.record).first ?? .nothing, kind: kind)) }
    records = keyed.sorted { one, other in
      ItemSortKey.isBefore(one.1, other.1, isDescending: isDescending) ?? (one.0.item < other.0.item)
    }.map { $0.0 }
  }
}

/// Reads values from the records in a database.
package struct EngineRecords {
  private let values: RecordValues
  private let count: Int

  /// A reader of some columns.
  package init(_ vocabulary: Vocabulary, columns: [String]) {
    values = RecordValues(ListColumns(of: vocabulary), columns)
    count = columns.count
  }

  /// The value of each column; nothing for a damaged record.
  package mutating func values(of record: String) -> [ItemValue] {
    values.values(of: record.utf8) ?? [ItemValue](repeating: .nothing, count: count)
  }
}

/// The number of rows of a query with their noun: `12 cards`, or printings or pictures if the query lists those.
package struct EngineRowCount {
  private let count: Int
  /// The kind of the rows, if they are not items.
  package let unit: String?
  private let nouns: (one: String, many: String)

  /// A number of rows of a plan.
  package init(_ count: Int, of plan: FilterPlan, in database: EngineAnswers) {
    self.count = count
    nouns = database.nouns
    switch plan.reading[directive: "unique"] {
    case "prints" where !database.isOfItems: unit = "printing"
    case "art" where !database.isOfItems: unit = "picture"
    default: unit = nil
    }
  }

  package var text: String {
    unit.map { Counted.of(count, $0) } ?? Counted.of(count, nouns.one, nouns.many)
  }
}
