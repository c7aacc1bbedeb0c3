import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
package import ScryfallCards

extension SearchableList {
  /// Cards in memory, whose records may be in a file.
  ///
  /// - Parameters:
  ///   - name: A name for the cards: `the sample cards`, or their file.
  ///   - isStrict: Whether queries are read exactly as Scryfall reads them.
  ///   - includesExtras: Whether tokens and other extras are shown even if a query does not ask for them.
  package init(
    _ cards: CardCollection, named name: String = "", isStrict: Bool = false, includesExtras: Bool = false
  ) {
    let library = cards.library
    let list = library.list
    let columns = ListColumns(
      CardColumns.vocabulary, usual: CardColumns.usual, partsKey: CardColumns.faces)
    @Sendable func named(_ card: Int) -> NamedItem { NamedItem(item: card, title: library.name(of: card)) }
    @Sendable func shown(_ plan: FilterPlan) -> CardAnswer {
      library.answer(plan, result: library.store.run(plan), includesExtras: includesExtras)
    }
    @Sendable func verdicts(_ rows: [ListRow], _ plan: FilterPlan) -> [FilterVerdict?] {
      // Without the records, nothing is known.
      guard let found = try? cards.cards(ofPrintings: rows.map { $0.variant }) else { return [] }
      let filter = CompiledFilter(plan, for: list)
      return found.map { $0.map { filter.why(CardEntry($0)) } }
    }
    let readsQuickly = cards.readsRecordsQuickly
    let known: (@Sendable ([ListRow], FilterPlan) -> [FilterVerdict?])? = readsQuickly ? verdicts : nil
    self.init(
      name: name, nouns: ("card", "cards"), count: library.count, vocabulary: list.vocabulary, columns: columns,
      table: CardTable.columns,
      functions: Functions(
        plan: { query, _ in library.plan(CardSearch(query, isStrict: isStrict)) },
        plansOfName: { list.plans(ofName: $0) }, everything: list.planOfEverything,
        counted: { plan in
          let answer = shown(plan)
          return (answer.count, answer.result.wasCutShort)
        },
        rows: { (plan, request, take) throws(ListFailure) in
          let answer = shown(plan)
          try CardRows(cards, plan, columns, request).pass(answer, to: take)
          return RowsEnd(total: answer.count, wasCutShort: answer.result.wasCutShort)
        },
        sorts: { CardOrder.isKnown($0, columns) }, order: { CardOrder(column: $0)?.rawValue ?? $0 },
        found: { shown($0).result.items.rows() },
        items: { plan, limit in library.store.run(plan).rows(limit: limit).map { named($0) } },
        verdict: { (item, plan) throws(ListFailure) in
          let card = try reading { () throws(CardFileError) in try cards.card(item) }
          guard let card else {
            throw ListFailure("the file no longer has the record of '\(library.name(of: item))'")
          }
          return CompiledFilter(plan, for: list).why(CardEntry(card))
        },
        shown: { items, plan in
          let found = shown(plan).result.items
          return items.filter { found.contains($0) }
        },
        title: { library.name(of: $0) },
        hidden: { plan in
          if includesExtras { return 0 }
          let result = library.store.run(plan)
          let all = library.answer(plan, result: result, includesExtras: true).count
          return all - library.answer(plan, result: result).count
        },
        rowNoun: { CardOrder.rowNoun(of: $0) }, conflictingTerms: { library.store.conflictingTerms(of: $0) },
        cancel: nil,
        verdicts: known, isSorted: true,
        content: "\(Counted.cards(library.count)), \(Counted.of(library.printingCount, "printing"))"))
  }
}

/// Reads a file of cards.
private func reading<Result>(_ body: () throws(CardFileError) -> Result) throws(ListFailure) -> Result {
  do throws(CardFileError) { return try body() } catch { throw ListFailure(error.message) }
}

extension CardOrder {
  /// Whether the rows of a plan are in its order. An order that is not known, and no column, is that of the names.
  static func isKnown(_ plan: FilterPlan, _ columns: ListColumns) -> Bool {
    guard let order = plan.reading[directive: "order"] else { return true }
    return CardOrder(directive: order) != nil || columns.column(order) == nil
  }

  /// The noun for the rows of a plan; nil if they are cards.
  static func rowNoun(of plan: FilterPlan) -> String? {
    switch plan.reading[directive: "unique"] {
    case "prints": "printing"
    case "art": "picture"
    default: nil
    }
  }
}

/// Reads rows of cards in memory.
private struct CardRows {
  private let cards: CardCollection
  private let plan: FilterPlan
  private let request: RowRequest
  /// Reads the columns that are only in the records; nil if there are none.
  private let values: RecordValues?
  private let texts: CardTexts

  /// The number of records that are read at a time, if they can be read one by one.
  private static let pieceCount = 1_000

  init(_ cards: CardCollection, _ plan: FilterPlan, _ columns: ListColumns, _ request: RowRequest) {
    self.cards = cards
    self.plan = plan
    self.request = request
    texts = CardTexts(request.columns, of: columns)
    values = texts.isOfAll ? nil : RecordValues(columns, request.columns)
  }

  /// Passes the rows of an answer to `take` until it returns false.
  func pass(_ answer: CardAnswer, to take: (ListRow) -> Bool) throws(ListFailure) {
    var hits = cards.library.hits(answer, limit: request.storageLimit ?? .max)
    if let items = request.items { hits = hits.filter { items.contains($0.card) } }
    hits = Array(hits.dropFirst(max(0, request.offset)))
    let needsRecords = request.readsRecords || values != nil
    let isWhole = needsRecords && !cards.readsRecordsQuickly
    var marking = request.readsCells ? CardMarking(plan, in: cards.library.list.vocabulary) : nil
    let verdicts = CardVerdicts(marking?.leaves ?? [], of: plan, in: cards.library)
    let size = isWhole ? max(1, hits.count) : Self.pieceCount
    for start in stride(from: 0, to: hits.count, by: size) {
      let piece = hits[start..<min(hits.count, start + size)]
      let records =
        try needsRecords
        ? reading { () throws(CardFileError) in try cards.records(ofPrintings: piece.map { $0.printing }) } : []
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
        row.values = texts.values(of: shown, values?.values(of: record))
        if request.readsRecords { row.record = record }
        if !take(row) { return }
      }
    }
  }
}

/// The columns of cards whose texts are known without a record.
struct CardTexts {
  /// For each column its index among the texts of a row; nil for a column of the record.
  private let places: [Int?]

  init(_ names: [String], of columns: ListColumns) {
    places = names.map { name in
      columns.fields.fieldID(ofColumn: name).flatMap { CardColumns.ofRows.firstIndex(of: columns.fields[$0].name) }
    }
  }

  /// Whether no column needs a record.
  var isOfAll: Bool { places.allSatisfy { $0 != nil } }

  /// The values of the columns of a row; those of a record where the row does not have them.
  func values(of row: CardRow, _ record: [ItemValue]? = nil) -> [ItemValue] {
    if places.isEmpty { return [] }
    let texts = row.values
    return places.enumerated().map { index, place in
      guard let place else { return record?[index] ?? .nothing }
      return texts[place].isEmpty ? .nothing : .text(texts[place])
    }
  }
}
