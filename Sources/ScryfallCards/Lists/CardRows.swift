import FilterEvaluation
package import FilterItems
package import FilterLists
import FilterVocabulary

/// Reads rows of cards in memory.
struct CardRows {
  private let cards: CardCollection
  private let plan: FilterPlan
  private let request: RowRequest
  private let values: CardValues

  /// The number of records that are read at a time, if they can be read one by one.
  private static let pieceCount = 1_000

  init(_ cards: CardCollection, _ plan: FilterPlan, _ columns: ListColumns, _ request: RowRequest) {
    self.cards = cards
    self.plan = plan
    self.request = request
    values = CardValues(request.columns, of: columns)
  }

  /// Passes the rows of an answer to `take` until it returns false.
  func pass(_ answer: CardAnswer, to take: (ListRow) -> Bool) throws(ListFailure) {
    var hits = cards.library.hits(answer, limit: request.storageLimit ?? .max)
    if let items = request.items { hits = hits.filter { items.contains($0.card) } }
    hits = Array(hits.dropFirst(max(0, request.offset)))
    let needsRecords = request.readsRecords || values.needsRecords
    let isWhole = needsRecords && !cards.readsRecordsQuickly
    var marking = request.readsCells ? CardMarking(plan, in: cards.library.list.vocabulary) : nil
    let verdicts = CardVerdicts(marking?.leaves ?? [], of: plan, in: cards.library)
    let size = isWhole ? max(1, hits.count) : Self.pieceCount
    for start in stride(from: 0, to: hits.count, by: size) {
      let piece = hits[start..<min(hits.count, start + size)]
      let records = needsRecords ? try cards.records(of: piece) : []
      for (index, hit) in piece.enumerated() {
        let shown = cards.library.row(hit)
        var row = ListRow(item: hit.card, variant: hit.printing)
        if request.readsTitles { row.title = shown.name }
        if request.readsCells {
          let isMarked = start + index < CardMarking.maximumRows && marking?.isEmpty == false
          row.cells = (isMarked ? marking?.marks(of: shown, verdicts.verdicts(on: hit)) ?? CardMarks() : CardMarks())
            .cells(of: shown)
        }
        let record = needsRecords ? records[index] ?? [] : []
        row.values = values.values(of: shown, record)
        if request.readsRecords { row.record = record }
        if !take(row) { return }
      }
    }
  }
}

extension CardCollection {
  /// The records of some rows; nil for one that no longer exists.
  func records(of hits: some Collection<CardHit>) throws(ListFailure) -> [[UInt8]?] {
    do throws(CardFileError) { return try records(ofPrintings: hits.map { $0.printing }) } catch {
      throw ListFailure(error.message)
    }
  }
}

extension ListColumns {
  /// The columns of cards, wherever their records are.
  package static let ofCards = ListColumns(
    CardColumns.vocabulary, usual: CardColumns.usual, texts: ["oracle_text"], partsKey: CardColumns.faces)
}

/// Reads columns of cards: the texts of a row where it has them, and the records where not.
package struct CardValues {
  /// For each column its index among the texts of a row; nil for a column of the record.
  private let places: [Int?]
  /// Reads the columns that are only in the records; nil if there are none.
  private let reader: RecordValues?

  /// A reader of some columns.
  package init(_ names: [String], of columns: ListColumns) {
    places = names.map { name in
      columns.fields.fieldID(ofColumn: name).flatMap { CardColumns.ofRows.firstIndex(of: columns.fields[$0].name) }
    }
    let others = zip(names, places).filter { $0.1 == nil }.map { $0.0 }
    reader = others.isEmpty ? nil : RecordValues(columns, others)
  }

  /// Whether a column is only in the records.
  package var needsRecords: Bool { reader != nil }

  /// The values of the columns of a row; nothing for a column of the record if that is empty.
  package func values(of row: CardRow, _ record: some Sequence<UInt8>) -> [ItemValue] {
    if places.isEmpty { return [] }
    let texts = row.values
    var others = (reader?.values(of: record) ?? [])[...]
    return places.map { place in
      guard let place else { return others.popFirst() ?? .nothing }
      return texts[place].isEmpty ? .nothing : .text(texts[place])
    }
  }
}
