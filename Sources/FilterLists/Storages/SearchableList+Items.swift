import FilterEvaluation
package import FilterItems
package import FilterVocabulary

extension SearchableList {
  /// Items of files or of a text, in memory.
  package init(_ items: ItemCollection) {
    let vocabulary = items.vocabulary
    let reading = items.reading
    let source = MemoryItems(
      store: items.store, columns: ListColumns(vocabulary, usual: items.usualColumns), vocabulary: vocabulary,
      reader: { names in
        let values = ItemList(vocabulary, fields: [], columns: names)
        let row = values.row(checks: .wanted)
        return { item in items.read(item, into: row) { values.columns(of: $0) } }
      },
      record: { (items.bytes(of: $0), items.isJSON($0)) },
      verdict: { item, plan in
        items.read(item, into: reading.row()) { CompiledFilter(plan, for: reading.list).why($0) }
      },
      contents: {
        { plan, field, take in
          let reading = ItemList(vocabulary, fields: [field])
          guard let binding = reading.list.bindings[field] else { return }
          let row = reading.row()
          for item in items.store.run(plan).rows() {
            take([items.read(item, into: row) { binding.content($0, 0) }])
          }
        }
      })
    var storage = Storage(source)
    var files = Storage.Files(items.paths)
    files.place = { items.place(of: $0) }
    storage.files = files
    self.init(
      named: items.name, dialect: Dialect(vocabulary), columns: source.columns, plans: Plans(of: reading.list),
      storage: storage)
  }

  /// Any items of a vocabulary, none of which is known.
  package init(of vocabulary: Vocabulary) {
    self.init(ItemCollection(ItemCollectionBuilder(vocabulary), named: vocabulary.name))
  }
}

/// Items in memory by their numbers, as a storage reads them.
struct MemoryItems: Sendable {
  let store: ColumnStore
  let columns: ListColumns
  let vocabulary: Vocabulary
  /// Makes a reader of the values of columns, for one thread.
  let reader: @Sendable (_ columns: [String]) -> (_ item: Int) -> [ItemValue]
  /// The record of an item, and whether it is JSON.
  let record: @Sendable (_ item: Int) -> (bytes: [UInt8], isJSON: Bool)
  let verdict: @Sendable (_ item: Int, _ plan: FilterPlan) -> FilterVerdict
  let contents: @Sendable () -> SearchableList.Storage.Memory.ContentReader
  /// The vocabulary with the number of items that have each value; nil if that is the list's own.
  var countedVocabulary: (@Sendable () -> Vocabulary)?

  /// The names of some items.
  func named(_ items: [Int]) -> [NamedItem] {
    let titles = reader(columns.ofTitle)
    return items.map { NamedItem(item: $0, title: titles($0).first?.display ?? "") }
  }

  /// The values of columns of some items.
  func values(of items: [Int], _ names: [String]) -> [[ItemValue]] {
    let read = reader(names)
    return items.map { read($0) }
  }

  /// Passes the rows of a request to `take` until it returns false.
  func pass(
    _ plan: FilterPlan, _ result: FilterResult, _ request: RowRequest, to take: (ListRow) -> Bool
  ) -> RowsEnd {
    let answer = ItemAnswer(plan, result, of: store, vocabulary) { items, column in
      values(of: items, [column]).map { $0.first ?? .nothing }
    }
    var found = answer.items(limit: request.limit ?? .max, offset: max(0, request.offset))
    if let wanted = request.items { found = answer.items.filter { wanted.contains($0) } }
    let title = request.readsTitles ? columns.ofTitle : []
    let read = reader(request.columns + title)
    for item in found {
      var row = ListRow(item: item)
      if !request.columns.isEmpty || !title.isEmpty {
        row.values = read(item)
        if !title.isEmpty { row.title = row.values.removeLast().display }
      }
      if request.readsRecords { (row.record, row.isJSON) = record(item) }
      if !take(row) { break }
    }
    return RowsEnd(total: answer.count, wasCutShort: result.wasCutShort)
  }
}

extension SearchableList.Storage {
  /// Items in memory.
  init(_ source: MemoryItems) {
    let store = source.store
    var memory = Memory(
      store, rows: { source.pass($0, $1, $2, to: $3) },
      values: { rows, names in source.values(of: rows.map { $0.item }, names) }, contents: source.contents)
    memory.countedVocabulary = source.countedVocabulary
    // A closure of its own: Embedded Swift calls a function that throws nothing by another signature than one that does.
    self.init(memory, sorts: { _ in true }, verdict: { source.verdict($0, $1) })
    found = { store.run($0).rows() }
    items = { source.named(store.run($0).rows(limit: $1)) }
    shown = { items, plan in
      let result = store.run(plan).items
      return items.filter { result.contains($0) }
    }
    title = { source.named([$0])[0].title }
    record = { source.record($0).bytes }
  }
}
