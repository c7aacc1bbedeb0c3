import FilterAnalysis
package import FilterEvaluation
package import FilterItems
package import FilterSemantics
import FilterText
package import FilterVocabulary

extension SearchableList {
  /// Items in memory.
  package init(_ items: ItemCollection) {
    let vocabulary = items.vocabulary
    let columns = ListColumns(vocabulary, usual: items.usualColumns)
    let reading = items.reading
    @Sendable func named(_ found: [Int]) -> [NamedItem] {
      zip(found, items.titles(of: found)).map { NamedItem(item: $0, title: $1) }
    }
    var functions = Functions(
      plan: { reading.plan($0, $1) }, plansOfName: { reading.list.plans(ofName: $0) },
      everything: reading.list.planOfEverything,
      counted: { plan, result in
        let result = result ?? items.store.run(plan)
        return (result.count, result.wasCutShort)
      },
      rows: { plan, result, request, _, take in
        let answer = items.answer(plan, result)
        var found = answer.items(limit: request.limit ?? .max, offset: max(0, request.offset))
        if let wanted = request.items { found = answer.items.filter { wanted.contains($0) } }
        let title = request.readsTitles ? columns.ofTitle : []
        let values = ItemList(vocabulary, fields: [], columns: request.columns + title)
        let record = values.row(checks: .wanted)
        for item in found {
          var row = ListRow(item: item)
          if !request.columns.isEmpty || !title.isEmpty {
            row.values = items.read(item, into: record) { values.columns(of: $0) }
            if !title.isEmpty { row.title = row.values.removeLast().display }
          }
          if request.readsRecords { (row.record, row.isJSON) = (items.bytes(of: item), items.isJSON(item)) }
          if !take(row) { break }
        }
        return RowsEnd(total: answer.count, wasCutShort: answer.result.wasCutShort)
      },
      sorts: { _ in true }, order: { vocabulary.order(ofColumn: $0) },
      found: { plan, _ in items.store.run(plan).rows() }, items: { named(items.store.run($0).rows(limit: $1)) },
      verdict: { item, plan in
        items.read(item, into: reading.row()) { CompiledFilter(plan, for: reading.list).why($0) }
      },
      shown: { found, plan in
        let result = items.store.run(plan).items
        return found.filter { result.contains($0) }
      },
      title: { items.title(of: $0) })
    functions.store = items.store
    functions.record = { items.bytes(of: $0) }
    functions.place = { items.place(of: $0) }
    functions.files = items.paths
    functions.values = { rows, names in items.values(of: rows.map { $0.item }, columns: names) }
    functions.contents = {
      { plan, field, take in
        let reading = ItemList(vocabulary, fields: [field])
        guard let binding = reading.list.bindings[field] else { return }
        let row = reading.row()
        for item in items.store.run(plan).rows() {
          take([items.read(item, into: row) { binding.content($0, 0) }])
        }
      }
    }
    self.init(
      name: items.name, nouns: (vocabulary.itemName, vocabulary.itemNamePlural), count: items.count,
      dialect: Dialect(vocabulary), columns: columns, table: [], functions: functions)
  }
}

extension SearchableList {
  /// Any items of a vocabulary, none of which is known.
  package init(of vocabulary: Vocabulary) {
    self.init(ItemCollection(ItemCollectionBuilder(vocabulary), named: vocabulary.name))
  }
}

extension ItemList {
  /// The plan of a query of items.
  package func plan(_ query: AnalyzedQuery, _ use: QueryUse) -> FilterPlan {
    switch use {
    case .whole: FilterPlan(whole: query, for: list).refused(byErrorsOf: query)
    case .typed: FilterPlan(whole: query, for: list)
    case .tolerant: FilterPlan(query, for: list)
    }
  }
}

extension FilterPlan {
  /// This plan, refused if its query has an error, with the message of the first one.
  fileprivate func refused(byErrorsOf query: AnalyzedQuery) -> FilterPlan {
    guard let error = query.diagnostics.first(where: { $0.severity == .error }) else { return self }
    return refused(QueryRefusal(message: error.message, range: error.range))
  }
}
