import DataStreams
import FilterAnalysis
public import FilterEvaluation
import FilterItems
import FilterParser
public import FilterSemantics
package import FilterText
import FilterVocabulary

extension SearchableList {
  /// The plan of a query, which every request takes. Never fails: a plan that is refused finds nothing, and its reading
  /// says why. However a query is used, it is refused if the value of a parameter is missing, or if its document says that
  /// it cannot be run; a strict reading has no parameters. Linear in the query.
  ///
  /// - Parameters:
  ///   - query: A query analyzed under the vocabulary of the list.
  ///   - use: The use, which decides the effect of its errors.
  public func plan(_ query: AnalyzedQuery, _ use: QueryUse = .whole) -> FilterPlan {
    let plan = plans.plan(query, isBlank && query.errorsOfAnyList.isEmpty ? .tolerant : use)
    guard let error = dialect.reading == .strict ? query.documentErrors.first : query.inputErrors.first else {
      return plan
    }
    return plan.refused(QueryRefusal(message: error.message, range: error.range))
  }

  /// A plan whose rows are in the order of a column, instead of that of its query. Rows without a value come last; an
  /// unknown column leaves them in the order of the list.
  public func plan(_ plan: FilterPlan, sortedBy column: String, isDescending: Bool = false) -> FilterPlan {
    let reading = plan.reading.ordered(by: plans.order(column), isDescending: isDescending)
    return FilterPlan(reading: reading, leaves: plan.leaves, root: plan.root, source: plan.source)
  }

  /// The plan that finds everything, hidden items too.
  package var everything: FilterPlan { plans.everything }

  /// The number of rows of a plan; 0 for one that is refused. Throws what the storage does.
  public func count(of plan: FilterPlan) throws(ListFailure) -> Int { try counted(plan).count }

  /// The number of rows of a plan, and whether a pattern hit its step limit on a text.
  package func counted(_ plan: FilterPlan) throws(ListFailure) -> (count: Int, wasCutShort: Bool) {
    try storage.counted(plan)
  }

  /// A number of rows of a plan: `12 cards`, or of what its rows are instead, as in `34 printings`.
  package func rowCount(_ count: Int, of plan: FilterPlan) -> String {
    rowNoun(of: plan).map { Counted.of(count, $0) } ?? Counted.of(count, nouns.one, nouns.many)
  }

  /// A number of rows of a plan, and of how many there are: `12 of 237 cards`, `34 printings of 12 cards`.
  package func total(_ count: Int, of plan: FilterPlan) throws(ListFailure) -> String {
    guard let noun = rowNoun(of: plan) else {
      return "\(Counted.grouped(count)) of \(Counted.of(self.count, nouns.one, nouns.many))"
    }
    return "\(Counted.of(count, noun)) of \(Counted.of(try found(by: plan).count, nouns.one, nouns.many))"
  }

  /// The name and the content of the list: `access.log.jsonl: 5,000 items`.
  package var inventory: String { "\(name): \(storage.content?() ?? Counted.of(count, nouns.one, nouns.many))" }

  /// All items that a plan finds and that are not hidden, in the order of the list.
  ///
  /// - Parameter note: Receives what a list notes while it reads files; returns whether to continue.
  package func found(
    by plan: FilterPlan, noting note: (RowNote) -> Bool = { _ in true }
  ) throws(ListFailure) -> [Int] {
    if let scan = storage.files?.scan { return try scan.found(plan, note) }
    if let found = storage.found { return try found(plan) }
    var items: Set<Int> = []
    _ = try storage.rows(plan, RowRequest()) { row in
      items.insert(row.item)
      return true
    }
    return items.sorted()
  }

  /// Those of some items that a plan finds and that are not hidden.
  package func shown(of items: [Int], by plan: FilterPlan) throws(ListFailure) -> [Int] {
    if let shown = storage.shown { return try shown(items, plan) }
    var request = RowRequest()
    request.items = Set(items)
    var shown: [Int] = []
    _ = try storage.rows(plan, request) { row in
      if !shown.contains(row.item) { shown.append(row.item) }
      return true
    }
    return shown
  }

  /// Some rows of a plan, in its order; all rows if the request has no limit. A limit or an offset below zero counts as 0.
  /// Throws what the storage does. In memory, linear in the list divided by 64 for each term, in the rows of the page, and
  /// with an order in all rows.
  public func page(of plan: FilterPlan, _ request: RowRequest = RowRequest()) throws(ListFailure) -> ListPage {
    try page(of: plan, request, finding: nil)
  }

  /// Some rows of a plan. `result` is what it finds in memory, if that is known.
  package func page(
    of plan: FilterPlan, _ request: RowRequest, finding result: FilterResult?
  ) throws(ListFailure) -> ListPage {
    var rows: [ListRow] = []
    func take(_ row: ListRow) -> Bool {
      rows.append(row)
      return true
    }
    var end = try forEachRow(of: plan, request, finding: result, noting: { _ in true }, take)
    // A page that is not full is the last one.
    let offset = max(0, request.offset)
    if end.total == nil, request.items == nil, rows.count < request.limit ?? .max, !rows.isEmpty || offset == 0 {
      end.total = offset + rows.count
    }
    return ListPage(rows: rows, end: end)
  }

  /// Passes rows of a plan, in its order, to `take` as they come, until that returns false. Rows passed before an error
  /// are not the complete answer. Throws what the storage does.
  ///
  /// - Returns: The facts that the storage knows at the end.
  @discardableResult
  public func forEachRow(
    of plan: FilterPlan, _ request: RowRequest = RowRequest(), _ take: (ListRow) -> Bool
  ) throws(ListFailure) -> RowsEnd {
    try forEachRow(of: plan, request, noting: { _ in true }, take)
  }

  /// Passes rows of a plan to `take` until that returns false.
  ///
  /// - Parameters:
  ///   - result: What the plan finds in memory, if that is known.
  ///   - note: Receives what a list notes while it reads files; returns whether to continue.
  package func forEachRow(
    of plan: FilterPlan, _ request: RowRequest, finding result: FilterResult? = nil,
    noting note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) throws(ListFailure) -> RowsEnd {
    if request.countsOnly, !isScanned {
      let counted = try counted(plan, finding: result)
      return RowsEnd(total: counted.count, wasCutShort: counted.wasCutShort)
    }
    if request.countsOnly || storage.sorts(plan) {
      return try storage.rows(of: plan, finding: result, request, note, take)
    }
    let column = plan.reading[directive: "order"] ?? ""
    let sorted = ItemColumn(column, in: columns.fields)
    let isDescending = plan.reading[directive: "direction"] == "desc"
    var all = request
    (all.limit, all.offset) = (request.maximumSorted == .max ? nil : request.maximumSorted + 1, 0)
    all.columns.append(column)
    var first: [ListRow] = []
    var rows = SortedRows(limit: request.end ?? .max, isDescending: isDescending)
    var count = 0
    var end = try storage.rows(of: plan, finding: result, all, note) { row in
      count += 1
      var row = row
      let key = sorted.sortKey(of: row.values.popLast() ?? .nothing)
      if request.maximumSorted < .max, first.count < request.end ?? .max { first.append(row) }
      rows.add(row, key)
      return true
    }
    end.isUnsorted = count > request.maximumSorted
    if end.total == nil, request.items == nil, !end.isUnsorted { end.total = count }
    for row in (end.isUnsorted ? first : rows.rows).dropFirst(max(0, request.offset)) where !take(row) { break }
    return end
  }

  /// The number of rows of a plan. `result` is what it finds in memory, if that is known.
  func counted(
    _ plan: FilterPlan, finding result: FilterResult?
  ) throws(ListFailure) -> (count: Int, wasCutShort: Bool) {
    if let result, let memory = storage.memory { return memory.counted(plan, result) }
    return try storage.counted(plan)
  }
}

extension SearchableList.Storage {
  /// Passes the rows of a plan by the function for what is known and who listens.
  fileprivate func rows(
    of plan: FilterPlan, finding result: FilterResult?, _ request: RowRequest, _ note: (RowNote) -> Bool,
    _ take: (ListRow) -> Bool
  ) throws(ListFailure) -> RowsEnd {
    if let scan = files?.scan { return scan.rows(plan, request, note, take) }
    if let result, let memory { return try memory.rows(plan, result, request, take) }
    return try rows(plan, request, take)
  }
}

extension AnalyzedQuery {
  /// The errors that the query has whatever is searched: those of its syntax, its parameters and its document.
  package var errorsOfAnyList: [Diagnostic] {
    parsed.diagnostics.filter { $0.severity == .error } + inputErrors
  }
}
