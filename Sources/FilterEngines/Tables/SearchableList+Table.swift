import FilterEvaluation
import FilterItems
package import FilterLists
import FilterSQL
import FilterSemantics
import FilterVocabulary

extension SearchableList {
  /// A person's own table in an engine.
  ///
  /// - Parameter timeLimit: The limit of a statement that writes.
  package init(
    _ table: EngineTable, timeLimit: Duration = OpenedEngine.defaultTimeLimit
  ) {
    let vocabulary = table.vocabulary
    let list = table.items.list
    let columns = ListColumns(of: vocabulary) { table.isRelated($0) }
    @Sendable func title(of record: [UInt8]) -> String {
      RecordValues(columns, columns.ofTitle).values(of: record)?.first?.display ?? ""
    }
    @Sendable func record(_ item: Int, _ related: RelatedColumns) throws(EngineError) -> [UInt8] {
      guard table.number != nil else {
        throw EngineError(
          .refused, "a row of '\(table.schema.name.shown)' cannot be asked for, since it has no key of one number")
      }
      var found: [UInt8]?
      try table.forEachRow(of: list.planOfEverything, related, order: nil, limit: 1, numbered: item) { _, record in
        found = record
        return false
      }
      guard let found else { throw EngineError(.unusable, "the table has no row \(item)") }
      return found
    }
    @Sendable func verdict(_ item: Int, _ plan: FilterPlan) throws(EngineError) -> FilterVerdict {
      let row = table.items.row()
      let verdict = try record(item, table.related(for: plan)).withUnsafeBufferPointer { bytes in
        (try? row.read(json: bytes)).map { CompiledFilter(plan, for: list).why(row) }
      }
      guard let verdict else { throw EngineError(.unusable, "the row has no record that can be read") }
      return verdict
    }
    @Sendable func count() -> Int { (try? table.rowCount()) ?? 0 }
    var storage = Storage(
      count: { count() },
      counted: { (plan) throws(ListFailure) in
        (try table.told { () throws(EngineError) in try table.count(of: plan) }, false)
      },
      rows: { (plan, request, take) throws(ListFailure) in
        try table.told { () throws(EngineError) in
          try table.rows(of: plan, request, columns, title: title, take)
          return RowsEnd()
        }
      },
      sorts: { $0.reading[directive: "order"] == nil || table.order(of: $0) != nil },
      verdict: { (item, plan) throws(ListFailure) in
        try table.told { () throws(EngineError) in try verdict(item, plan) }
      })
    storage.found = { (plan) throws(ListFailure) in
      try table.told { () throws(EngineError) in
        var items: [Int] = []
        try table.forEachRow(of: plan, RelatedColumns(), order: nil, limit: nil) { item, _ in
          items.append(item)
          return true
        }
        return items
      }
    }
    storage.items = { (plan, limit) throws(ListFailure) in
      try table.told { () throws(EngineError) in
        var items: [NamedItem] = []
        try table.forEachRow(of: plan, table.related(for: columns.ofTitle), order: nil, limit: limit) {
          item, record in
          items.append(NamedItem(item: item, title: title(of: record)))
          return true
        }
        return items
      }
    }
    storage.shown = { (items, plan) throws(ListFailure) in
      try table.told { () throws(EngineError) in
        var shown: [Int] = []
        for item in items {
          var isFound = false
          try table.forEachRow(of: plan, RelatedColumns(), order: nil, limit: 1, numbered: item) { _, _ in
            isFound = true
            return false
          }
          if isFound { shown.append(item) }
        }
        return shown
      }
    }
    storage.title = { (item) throws(ListFailure) in
      try table.told { () throws(EngineError) in title(of: try record(item, table.related(for: columns.ofTitle))) }
    }
    storage.record = { (item) throws(ListFailure) in
      try table.told { () throws(EngineError) in try record(item, RelatedColumns()) }
    }
    var engine = Storage.Engine(
      planLines: { (plan, limit, countsOnly) throws(ListFailure) in
        try table.told { () throws(EngineError) in try table.planLines(of: plan) }
      },
      checkedNote: { plan in
        guard let condition = try? table.condition(for: plan) else { return nil }
        let answered = plan.leaves.indices.filter { plan.leaves[$0].unanswered == nil }
        let checked = answered.count { condition.terms[$0].obstacle != nil }
        return checked == 0 ? nil : "\(checked) of \(Counted.of(answered.count, "term")) checked here"
      })
    engine.differences = { plan in
      guard table.exactness == .engine, let condition = try? table.condition(for: plan) else { return [] }
      return plan.leaves.indices.compactMap { leaf in
        condition.terms[leaf].difference.map { (term: plan.text(ofLeaf: leaf), difference: $0) }
      }
    }
    engine.groups = { (plan, names, aggregates) throws(ListFailure) in
      try table.told { () throws(EngineError) in try table.groups(of: plan, by: names, aggregates, columns) }
    }
    engine.write = { (plan, name) throws(ListFailure) in
      try asking { () throws(EngineError) in try table.write(plan, into: name, timeLimit: timeLimit) }
    }
    storage.engine = engine
    storage.cancel = { table.cancel() }
    storage.close = { table.connection.close() }
    storage.content = {
      "\(Counted.of(count(), vocabulary.itemName, vocabulary.itemNamePlural)) in \(table.connection.dialect.title)"
    }
    storage.historyKey = SQLAbout.checksum(of: [[.text(table.address.description), .text(table.schema.name.shown)]])
    if case .sqlite(let path) = table.address { storage.files = Storage.Files([path]) }
    self.init(
      named: table.schema.name.table, dialect: Dialect(vocabulary), columns: columns, plans: Plans(of: list),
      storage: storage)
  }
}

extension EngineTable {
  /// Passes the rows of a request as they come.
  func rows(
    of plan: FilterPlan, _ request: RowRequest, _ columns: ListColumns, title: (_ record: [UInt8]) -> String,
    _ take: (ListRow) -> Bool
  ) throws(EngineError) {
    let values = RecordValues(columns, request.columns)
    var selection = RowSelection(request)
    var isDamaged = false
    // A record has the columns of other tables that the query names.
    var related = related(for: request.columns + (request.readsTitles ? columns.ofTitle : []))
    if request.readsRecords { related = related.union(self.related(for: plan)) }
    if request.readsRelated { related = RelatedColumns(all: schema.related) }
    try forEachRow(of: plan, related, order: order(of: plan), limit: request.storageLimit) { item, record in
      if !selection.selects(item) { return true }
      var row = ListRow(item: item)
      guard let found = values.values(of: record) else {
        isDamaged = true
        return false
      }
      row.values = found
      if request.readsTitles { row.title = title(record) }
      if request.readsRecords { row.record = record }
      return take(row)
    }
    if isDamaged { throw EngineError(.unusable, "\(address): the table has a row that cannot be read") }
  }

  /// The engine's plan for the rows of a query, then the statement.
  func planLines(of plan: FilterPlan) throws(EngineError) -> [String] {
    let statement = try shownStatement(plan, hasParameters: false)
    return try connection.explained(statement.text) + ["", "\(statement.text);"]
  }
}
