package import FilterEvaluation
package import FilterItems
import FilterSemantics
import FilterVocabulary
package import ScryfallCards

extension SearchableList {
  /// Cards in memory, whose records may be in a file.
  ///
  /// - Parameters:
  ///   - name: A name for the cards: `the sample cards`, or their file.
  ///   - reading: The reading of queries: of a strict one, exactly that of Scryfall. Its extras are tokens and the like.
  package init(_ cards: CardCollection, named name: String = "", reading: ListReading = ListReading()) {
    let includesExtras = reading.includesExtras
    let library = cards.library
    let list = library.list
    let columns = ListColumns(
      CardColumns.vocabulary, usual: CardColumns.usual, texts: ["oracle_text"], partsKey: CardColumns.faces)
    @Sendable func named(_ card: Int) -> NamedItem { NamedItem(item: card, title: library.name(of: card)) }
    @Sendable func answer(_ plan: FilterPlan, _ result: FilterResult? = nil) -> CardAnswer {
      library.answer(plan, result: result ?? library.store.run(plan), includesExtras: includesExtras)
    }
    @Sendable func card(_ item: Int) throws(ListFailure) -> Card {
      let card = try opening { () throws(CardFileError) in try cards.card(item) }
      if let card { return card }
      throw ListFailure("the file no longer has the record of '\(library.name(of: item))'")
    }
    var functions = Functions(
      plan: { query, _ in library.plan(CardSearch(query, isStrict: reading.isStrict)) },
      plansOfName: { list.plans(ofName: $0) }, everything: list.planOfEverything,
      counted: { plan, result in
        let answer = answer(plan, result)
        return (answer.count, answer.result.wasCutShort)
      },
      rows: { (plan, result, request, take) throws(ListFailure) in
        let answer = answer(plan, result)
        try CardRows(cards, plan, columns, request).pass(answer, to: take)
        return RowsEnd(total: answer.count, wasCutShort: answer.result.wasCutShort)
      },
      sorts: { CardOrder.isKnown($0, columns) }, order: { CardOrder(column: $0)?.rawValue ?? $0 },
      found: { answer($0).result.items.rows() },
      items: { plan, limit in library.store.run(plan).rows(limit: limit).map { named($0) } },
      verdict: { (item, plan) throws(ListFailure) in
        CompiledFilter(plan, for: list).why(CardEntry(try card(item)))
      },
      shown: { items, plan in
        let found = answer(plan).result.items
        return items.filter { found.contains($0) }
      },
      title: { library.name(of: $0) }, statements: { StatementList(cards, includesExtras: includesExtras) })
    functions.hidden = { plan in
      if includesExtras { return 0 }
      let result = library.store.run(plan)
      let all = library.answer(plan, result: result, includesExtras: true).count
      return all - library.answer(plan, result: result).count
    }
    functions.rowNoun = { CardOrder.rowNoun(of: $0) }
    functions.store = library.store
    functions.counts = { library.counts(of: $0, includesExtras: includesExtras, &$1, isOver: $2) }
    functions.countedVocabulary = { library.counting(list.vocabulary) }
    functions.record = { (card) throws(ListFailure) in
      let printings = Array(library.store.variants(of: card).prefix(1))
      return try opening { () throws(CardFileError) in try cards.records(ofPrintings: printings) }.first.flatMap { $0 }
        ?? []
    }
    functions.contents = { plan, field, take in
      guard let binding = list.bindings[field] else { return }
      let found = answer(plan).result
      for item in found.items.rows() {
        guard let entry = (try? cards.card(item)).flatMap({ $0 }).map({ CardEntry($0) }) else { continue }
        if !binding.isOfVariant {
          take([binding.content(entry, 0)])
          continue
        }
        let variants = library.store.variants(of: item).enumerated()
        take(variants.filter { found.variants?.contains($0.element) ?? true }.map { binding.content(entry, $0.offset) })
      }
    }
    if cards.readsRecordsQuickly {
      functions.verdicts = { rows, plan in
        // Without the records, nothing is known.
        guard let found = try? cards.cards(ofPrintings: rows.map { $0.variant }) else { return [] }
        let filter = CompiledFilter(plan, for: list)
        return found.map { $0.map { filter.why(CardEntry($0)) } }
      }
    }
    functions.reading = { SearchableList(cards, named: name, reading: $0) }
    functions.isSorted = true
    functions.hasVariants = true
    functions.content = "\(Counted.cards(library.count)), \(Counted.of(library.printingCount, "printing"))"
    self.init(
      name: name, nouns: ("card", "cards"), count: library.count, vocabulary: list.vocabulary, columns: columns,
      table: CardTable.columns, functions: functions)
  }
}

/// Reads a file of cards.
private func opening<Result>(_ body: () throws(CardFileError) -> Result) throws(ListFailure) -> Result {
  do throws(CardFileError) { return try body() } catch { throw ListFailure(error.message) }
}

extension SearchableList {
  /// The invented cards that the library contains.
  package static let sample = SearchableList(.sample, named: "the sample cards")
}

extension CardOrder {
  /// Whether the rows of a plan are in its order. An order that is not known, and no column, is that of the names.
  package static func isKnown(_ plan: FilterPlan, _ columns: ListColumns) -> Bool {
    guard let order = plan.reading[directive: "order"] else { return true }
    return CardOrder(directive: order) != nil || columns.column(order) == nil
  }

  /// The noun for the rows of a plan; nil if they are cards.
  package static func rowNoun(of plan: FilterPlan) -> String? {
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
        ? opening { () throws(CardFileError) in try cards.records(ofPrintings: piece.map { $0.printing }) } : []
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
package struct CardTexts {
  /// For each column its index among the texts of a row; nil for a column of the record.
  private let places: [Int?]

  package init(_ names: [String], of columns: ListColumns) {
    places = names.map { name in
      columns.fields.fieldID(ofColumn: name).flatMap { CardColumns.ofRows.firstIndex(of: columns.fields[$0].name) }
    }
  }

  /// Whether no column needs a record.
  package var isOfAll: Bool { places.allSatisfy { $0 != nil } }

  /// The values of the columns of a row; those of a record where the row does not have them.
  package func values(of row: CardRow, _ record: [ItemValue]? = nil) -> [ItemValue] {
    if places.isEmpty { return [] }
    let texts = row.values
    return places.enumerated().map { index, place in
      guard let place else { return record?[index] ?? .nothing }
      return texts[place].isEmpty ? .nothing : .text(texts[place])
    }
  }
}
