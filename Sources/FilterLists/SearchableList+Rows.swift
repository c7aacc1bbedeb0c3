import DataStreams
import FilterAnalysis
package import FilterEvaluation
package import FilterItems
import FilterParser
package import FilterSemantics
package import FilterText
package import FilterVocabulary

extension SearchableList {
  /// The plan of a query. However it is used, it is refused if the value of a parameter is missing, or if its document
  /// says that it cannot be run; a strict reading has no parameters.
  package func plan(_ query: AnalyzedQuery, _ use: QueryUse = .whole) -> FilterPlan {
    let plan = functions.plan(query, isBlank && query.errorsOfAnyList.isEmpty ? .tolerant : use)
    guard let error = dialect.reading == .strict ? query.documentErrors.first : query.inputErrors.first else {
      return plan
    }
    return plan.refused(QueryRefusal(message: error.message, range: error.range))
  }

  /// A plan whose rows are in the order of a column, instead of that of its query.
  package func plan(_ plan: FilterPlan, sortedBy column: String, isDescending: Bool) -> FilterPlan {
    let reading = plan.reading.ordered(by: functions.order(column), isDescending: isDescending)
    return FilterPlan(reading: reading, leaves: plan.leaves, root: plan.root, source: plan.source)
  }

  /// The number of rows of a plan, and whether a pattern hit its step limit on a text.
  package func counted(_ plan: FilterPlan) throws(ListFailure) -> (count: Int, wasCutShort: Bool) {
    try functions.counted(plan, nil)
  }

  /// The number of rows that a plan finds and that are hidden unless they are asked for.
  package func hiddenCount(of plan: FilterPlan) throws(ListFailure) -> Int { try functions.hidden(plan) }

  /// A number of rows of a plan: `12 cards`, or of what its rows are instead, as in `34 printings`.
  package func rowCount(_ count: Int, of plan: FilterPlan) -> String {
    functions.rowNoun(plan).map { Counted.of(count, $0) } ?? Counted.of(count, nouns.one, nouns.many)
  }

  /// A number of rows of a plan, and of how many there are: `12 of 237 cards`, `34 printings of 12 cards`.
  package func total(_ count: Int, of plan: FilterPlan) throws(ListFailure) -> String {
    guard let noun = functions.rowNoun(plan) else {
      return "\(Counted.grouped(count)) of \(Counted.of(self.count, nouns.one, nouns.many))"
    }
    return "\(Counted.of(count, noun)) of \(Counted.of(try found(by: plan).count, nouns.one, nouns.many))"
  }

  /// The name and the content of the list: `access.log.jsonl: 5,000 items`.
  package var inventory: String { "\(name): \(functions.content?() ?? Counted.of(count, nouns.one, nouns.many))" }

  /// Whether each request reads the files of the list again.
  package var isScanned: Bool { functions.isScanned }

  /// Whether only one request can be answered.
  package var isReadOnce: Bool { functions.isReadOnce }

  /// The files that hold the list.
  package var files: [String] { functions.files }

  /// A name for the list in a history; nil if its queries are the same wherever it is.
  package var historyKey: String? { functions.historyKey }

  /// Closes the connection to the list, which cannot be used any more.
  package func close() { functions.close() }

  /// Cancels the running request of another thread; nil if all requests are short.
  package var cancel: (@Sendable () -> Void)? { functions.cancel }

  /// Whether requests may take long, since they are answered elsewhere.
  package var isRemote: Bool { functions.cancel != nil }

  /// Whether a cancelled request makes the next one slow.
  package var isSlowAfterCancelling: Bool { functions.isSlowAfterCancelling }

  /// Whether rows may be variants of items, so that there can be more of them than items.
  package var hasVariants: Bool { functions.hasVariants }

  /// Whether rows are sorted even if a query does not ask for an order.
  package var isSorted: Bool { functions.isSorted }

  /// The place of an item in its file, `access.log.jsonl:17`; nil if it has none.
  package func place(of item: Int) -> (file: String, line: Int)? { functions.place(item) }

  /// The number of an item among the records of its file, from 1.
  package func number(of item: Int) -> Int { functions.number(item) }

  /// The verdicts of a plan on rows, one for each, where they are known fast; nil for a row whose record is missing.
  package func verdicts(on rows: [ListRow], of plan: FilterPlan) -> [FilterVerdict?] {
    functions.verdicts?(rows, plan) ?? []
  }

  /// All items that a plan finds and that are not hidden, in the order of the list.
  ///
  /// - Parameter note: Receives what a list notes while it reads files; returns whether to continue.
  package func found(
    by plan: FilterPlan, noting note: (RowNote) -> Bool = { _ in true }
  ) throws(ListFailure) -> [Int] {
    try functions.found(plan, note)
  }

  /// The terms that leave a plan without rows; nil where they are not looked for.
  package func conflictingTerms(of plan: FilterPlan) -> ConflictingTerms? {
    functions.store?.conflictingTerms(of: plan)
  }

  /// The record of an item: its JSON, or its line in a file of columns.
  package func record(of item: Int) throws(ListFailure) -> [UInt8] { try functions.record(item) }

  /// The lines of an item in the form that people know it by, from its record; nil for a list that has no
  /// such form.
  package func portrait(of record: [UInt8]) -> [String]? { functions.portrait?(record) }

  /// The plan that finds everything, hidden items too.
  package var everything: FilterPlan { functions.everything }

  /// The vocabulary with the number of items that have each value. May take a search for each value.
  package var countedVocabulary: Vocabulary { functions.countedVocabulary?() ?? vocabulary }

  /// How the engine of the list would find the rows of a plan, or their number, and the statement; nil without an engine.
  package func planLines(
    of plan: FilterPlan, limit: Int?, countsOnly: Bool
  ) throws(ListFailure) -> [String]? {
    try functions.planLines?(plan, limit, countsOnly)
  }

  /// The terms of a plan that an engine answers otherwise than the toolkit would, and how.
  package func differences(of plan: FilterPlan) -> [(term: String, difference: String)] { functions.differences(plan) }

  /// The rows of a plan by the values of columns, each group with its number of rows and what aggregates need, in no order;
  /// nil where rows have to be read for it.
  package func groups(
    of plan: FilterPlan, by columns: [String], _ aggregates: [Aggregate] = []
  ) throws(ListFailure) -> [Functions.ValueGroup]? {
    try functions.groups(plan, columns, aggregates)
  }

  /// Whether the rows of a plan can be made a table where they are.
  package var canWrite: Bool { functions.write != nil }

  /// Makes a table of the rows of a plan, and returns their number. The list cannot be used afterwards.
  package func write(_ plan: FilterPlan, into table: String) throws(ListFailure) -> Int {
    guard let write = functions.write else { throw ListFailure("the list is no table of a database") }
    return try write(plan, table)
  }

  /// `3 of 12 terms checked here`; nil if no term of a plan is checked apart from an engine.
  package func checkedNote(of plan: FilterPlan) -> String? { functions.checkedNote(plan) }

  /// A reader of what items have in fields, which keeps what it read; nil for a list that is not in memory.
  package var contentReader: Functions.ContentReader? { functions.contents?() }

  /// The values of columns of some rows of a list in memory, one for each row and column; empty for another list.
  package func values(of rows: [ListRow], columns: [String]) throws(ListFailure) -> [[ItemValue]] {
    try functions.values?(rows, columns) ?? []
  }

  /// Some rows of a plan, in its order. `result` is what it finds in memory, if that is known.
  package func page(
    of plan: FilterPlan, _ request: RowRequest, finding result: FilterResult? = nil
  ) throws(ListFailure) -> ListPage {
    var rows: [ListRow] = []
    var end = try forEachRow(of: plan, request, finding: result) { row in
      rows.append(row)
      return true
    }
    // A page that is not full is the last one.
    if end.total == nil, request.items == nil, rows.count < request.limit ?? .max,
      !rows.isEmpty || request.offset == 0
    {
      end.total = request.offset + rows.count
    }
    return ListPage(rows: rows, end: end)
  }

  /// Passes rows of a plan, in its order, to `take` as they come, until that returns false. Rows passed before an error
  /// are not the complete answer.
  ///
  /// - Parameter note: Receives what a list notes while it reads files; returns whether to continue.
  package func forEachRow(
    of plan: FilterPlan, _ request: RowRequest, finding result: FilterResult? = nil,
    noting note: (RowNote) -> Bool = { _ in true }, _ take: (ListRow) -> Bool
  ) throws(ListFailure) -> RowsEnd {
    if request.countsOnly, !isScanned {
      let counted = try functions.counted(plan, result)
      return RowsEnd(total: counted.count, wasCutShort: counted.wasCutShort)
    }
    if request.countsOnly || functions.sorts(plan) { return try functions.rows(plan, result, request, note, take) }
    let column = plan.reading[directive: "order"] ?? ""
    let sorted = ItemColumn(column, in: columns.fields)
    let isDescending = plan.reading[directive: "direction"] == "desc"
    var all = request
    (all.limit, all.offset) = (request.maximumSorted == .max ? nil : request.maximumSorted + 1, 0)
    all.columns.append(column)
    var first: [ListRow] = []
    var rows = SortedRows(limit: request.end ?? .max, isDescending: isDescending)
    var count = 0
    var end = try functions.rows(plan, result, all, note) { row in
      count += 1
      var row = row
      let key = sorted.sortKey(of: row.values.removeLast())
      if request.maximumSorted < .max, first.count < request.end ?? .max { first.append(row) }
      rows.add(row, key)
      return true
    }
    end.isUnsorted = count > request.maximumSorted
    if end.total == nil, request.items == nil, !end.isUnsorted { end.total = count }
    for row in (end.isUnsorted ? first : rows.rows).dropFirst(max(0, request.offset)) where !take(row) { break }
    return end
  }
}

extension AnalyzedQuery {
  /// The errors that the query has whatever is searched: those of its syntax, its parameters and its document.
  package var errorsOfAnyList: [Diagnostic] {
    parsed.diagnostics.filter { $0.severity == .error } + inputErrors
  }
}

/// Some rows of a result.
package struct ListPage: Sendable {
  package let rows: [ListRow]
  package let end: RowsEnd
}

/// The first rows in the order of their keys.
package struct SortedRows {
  private struct Row {
    let row: ListRow
    let key: ItemSortKey
    /// Its place among the rows that were added.
    let number: Int
  }

  private var kept: FirstInOrder<Row>
  private var count = 0

  /// Keeps at most `limit` rows.
  package init(limit: Int, isDescending: Bool) {
    kept = FirstInOrder(limit: limit) { one, other in
      ItemSortKey.isBefore(one.key, other.key, isDescending: isDescending) ?? (one.number < other.number)
    }
  }

  /// Adds a row, which comes after those before it with the same key.
  package mutating func add(_ row: @autoclosure () -> ListRow, _ key: ItemSortKey) {
    count += 1
    if kept.wants(Row(row: ListRow(item: 0), key: key, number: count)) {
      kept.add(Row(row: row(), key: key, number: count))
    }
  }

  /// The kept rows in order.
  package var rows: [ListRow] { kept.sorted.map { $0.row } }
}
