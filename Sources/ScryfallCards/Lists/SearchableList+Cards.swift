package import FilterEvaluation
import FilterItems
public import FilterLists
package import FilterSemantics
import FilterVocabulary

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
    let columns = ListColumns.ofCards
    @Sendable func answer(_ plan: FilterPlan, _ result: FilterResult? = nil) -> CardAnswer {
      library.answer(plan, result: result ?? library.store.run(plan), includesExtras: includesExtras)
    }
    @Sendable func card(_ item: Int) throws(ListFailure) -> Card {
      let card = try opening { () throws(CardFileError) in try cards.card(item) }
      if let card { return card }
      throw ListFailure("the file no longer has the record of '\(library.name(of: item))'")
    }
    var memory = Storage.Memory(
      library.store,
      counted: { plan, result in
        let answer = answer(plan, result)
        return (answer.count, answer.result.wasCutShort)
      },
      rows: { (plan, result, request, take) throws(ListFailure) in
        let answer = answer(plan, result)
        try CardRows(cards, plan, columns, request).pass(answer, to: take)
        return RowsEnd(total: answer.count, wasCutShort: answer.result.wasCutShort)
      },
      values: { (rows, names) throws(ListFailure) in
        let values = CardValues(names, of: columns)
        let hits = rows.map { CardHit(card: $0.item, printing: $0.variant) }
        let records = values.needsRecords ? try cards.records(of: hits) : hits.map { _ in nil }
        return zip(hits, records).map { values.values(of: library.row($0), $1 ?? []) }
      },
      contents: {
        // The cards that were read again from their records.
        var entries: [Int: CardEntry] = [:]
        func entry(of item: Int) -> CardEntry? {
          if let known = entries[item] { return known }
          let entry = (try? cards.card(item)).flatMap { $0 }.map { CardEntry($0) }
          entries[item] = entry
          return entry
        }
        return { plan, field, take in
          guard let binding = list.bindings[field] else { return }
          let found = answer(plan).result
          for item in found.items.rows() {
            guard let entry = entry(of: item) else { continue }
            if !binding.isOfVariant {
              take([binding.content(entry, 0)])
              continue
            }
            let variants = library.store.variants(of: item).enumerated().filter {
              found.variants?.contains($0.element) ?? true
            }
            take(variants.map { binding.content(entry, $0.offset) })
          }
        }
      })
    memory.counts = { library.counts(of: $0, includesExtras: includesExtras, &$1, isOver: $2) }
    memory.countedVocabulary = { library.counting(list.vocabulary) }
    if cards.readsRecordsQuickly {
      memory.verdicts = { rows, plan in
        // Without the records, nothing is known.
        guard let found = try? cards.cards(ofPrintings: rows.map { $0.variant }) else { return [] }
        let filter = CompiledFilter(plan, for: list)
        return found.map { $0.map { filter.why(CardEntry($0)) } }
      }
    }
    var storage = Storage(
      memory, sorts: { CardOrder.isKnown($0, columns) },
      verdict: { (item, plan) throws(ListFailure) in
        CompiledFilter(plan, for: list).why(CardEntry(try card(item)))
      })
    storage.found = { answer($0).result.items.rows() }
    storage.items = { library.store.run($0).rows(limit: $1).map { NamedItem(item: $0, title: library.name(of: $0)) } }
    storage.shown = { items, plan in
      let found = answer(plan).result.items
      return items.filter { found.contains($0) }
    }
    storage.title = { library.name(of: $0) }
    storage.record = { (card) throws(ListFailure) in
      let printings = Array(library.store.variants(of: card).prefix(1))
      return try opening { () throws(CardFileError) in try cards.records(ofPrintings: printings) }
        .first.flatMap { $0 } ?? []
    }
    storage.content = { "\(Counted.of(library.count, "card")), \(Counted.of(library.printingCount, "printing"))" }
    storage.variants = .ofCards(
      hidden: { plan in
        if includesExtras { return 0 }
        let result = library.store.run(plan)
        let all = library.answer(plan, result: result, includesExtras: true).count
        return all - library.answer(plan, result: result).count
      },
      reading: { SearchableList(cards, named: name, reading: $0) })
    self.init(
      named: name, cards: list, columns: columns, reading: reading,
      plan: { library.plan(CardSearch($0, reading: reading.rule, isTolerant: reading.tolerates($1))) },
      storage: storage)
  }

  /// Cards wherever a storage has them.
  ///
  /// - Parameter plan: Makes the plan of a query under the reading.
  package init(
    named name: String, cards list: FilterableList<CardEntry>, columns: ListColumns, reading: ListReading,
    plan: @escaping @Sendable (AnalyzedQuery, QueryUse) -> FilterPlan, storage: Storage
  ) {
    self.init(
      named: name, nouns: ("card", "cards"), dialect: Dialect(list.vocabulary, reading: reading.rule),
      columns: columns, table: CardTable.columns,
      plans: Plans(of: list, plan: plan, order: { CardOrder(column: $0)?.rawValue ?? $0 }), storage: storage)
  }
}

extension SearchableList.Storage.Variants {
  /// The variants of cards, which are their printings.
  package static func ofCards(
    hidden: @escaping @Sendable (FilterPlan) throws(ListFailure) -> Int,
    reading: @escaping @Sendable (ListReading) -> SearchableList
  ) -> SearchableList.Storage.Variants {
    SearchableList.Storage.Variants(
      rowNoun: { CardOrder.rowNoun(of: $0) }, hidden: hidden, reading: reading, portrait: { CardPortrait.lines(of: $0) }
    )
  }
}

/// Reads a file of cards.
private func opening<Result>(_ body: () throws(CardFileError) -> Result) throws(ListFailure) -> Result {
  do throws(CardFileError) { return try body() } catch { throw ListFailure(error.message) }
}

extension SearchableList {
  /// Cards in memory, whose records may be in a file. Queries are read in the plain reading: a term that cannot be read is
  /// ignored, and tokens and the like are hidden.
  public init(_ cards: CardCollection, named name: String) { self.init(cards, named: name, reading: ListReading()) }

  /// The invented cards that the library contains.
  public static let sample = SearchableList(.sample, named: "the sample cards")
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
