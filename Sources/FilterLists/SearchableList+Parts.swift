package import FilterEvaluation
package import FilterItems
package import FilterVocabulary

// Requests that only some storages answer.

extension SearchableList {
  /// Cancels the running request of another thread, which then throws a ``ListFailure`` of the kind `cancelled`; nil if
  /// all requests are short.
  public var cancel: (@Sendable () -> Void)? { storage.cancel }

  /// Ends what the storage holds open. The list cannot be used afterwards.
  public func close() { storage.close() }

  /// Whether requests may take long, since they are answered elsewhere.
  package var isRemote: Bool { storage.cancel != nil }

  /// A name for the list in a history; nil if its queries are the same wherever it is.
  package var historyKey: String? { storage.historyKey }
}

/// Requests to a list in memory.
extension SearchableList {
  /// The terms that leave a plan without rows; nil where they are not looked for.
  package func conflictingTerms(of plan: FilterPlan) -> ConflictingTerms? {
    storage.memory?.store.conflictingTerms(of: plan)
  }

  /// The verdicts of a plan on rows, one for each, where they are known fast; nil for a row whose record is missing.
  package func verdicts(on rows: [ListRow], of plan: FilterPlan) -> [FilterVerdict?] {
    storage.memory?.verdicts?(rows, plan) ?? []
  }

  /// The vocabulary with the number of items that have each value. May take a search for each value.
  package var countedVocabulary: Vocabulary { storage.memory?.countedVocabulary?() ?? vocabulary }

  /// A reader of what items have in fields, which keeps what it read; nil for a list that is not in memory.
  package var contentReader: Storage.Memory.ContentReader? { storage.memory?.contents() }

  /// The values of columns of some rows of a list in memory, one for each row and column; empty for another list.
  package func values(of rows: [ListRow], columns: [String]) throws(ListFailure) -> [[ItemValue]] {
    try storage.memory?.values(rows, columns) ?? []
  }
}

/// Requests to an engine.
extension SearchableList {
  /// How the engine of the list would find the rows of a plan, or their number, and the statement; nil without an engine.
  package func planLines(
    of plan: FilterPlan, limit: Int?, countsOnly: Bool
  ) throws(ListFailure) -> [String]? {
    try storage.engine?.planLines(plan, limit, countsOnly)
  }

  /// The terms of a plan that an engine answers otherwise than the toolkit would, and how.
  package func differences(of plan: FilterPlan) -> [(term: String, difference: String)] {
    storage.engine?.differences(plan) ?? []
  }

  /// `3 of 12 terms checked here`; nil if no term of a plan is checked apart from an engine.
  package func checkedNote(of plan: FilterPlan) -> String? { storage.engine?.checkedNote(plan) }

  /// The rows of a plan by the values of columns, each group with its number of rows and what aggregates need, in no order;
  /// nil where rows have to be read for it.
  package func groups(
    of plan: FilterPlan, by columns: [String], _ aggregates: [Aggregate] = []
  ) throws(ListFailure) -> [RowGroups.Part]? {
    try storage.engine?.groups(plan, columns, aggregates)
  }

  /// Whether the rows of a plan can be made a table where they are.
  package var canWrite: Bool { storage.engine?.write != nil }

  /// Makes a table of the rows of a plan, and returns their number. The list cannot be used afterwards.
  package func write(_ plan: FilterPlan, into table: String) throws(ListFailure) -> Int {
    guard let write = storage.engine?.write else { throw ListFailure("the list is no table of a database") }
    return try write(plan, table)
  }

  /// Whether a cancelled request makes the next one slow.
  package var isSlowAfterCancelling: Bool { storage.engine?.isSlowAfterCancelling ?? false }
}

/// Files and places of items.
extension SearchableList {
  /// Whether each request reads the files of the list again.
  package var isScanned: Bool { storage.files?.scan != nil }

  /// Whether only one request can be answered.
  package var isReadOnce: Bool { storage.files?.scan?.isReadOnce ?? false }

  /// The files that hold the list.
  package var files: [String] { storage.files?.paths ?? [] }

  /// The place of an item in its file, `access.log.jsonl:17`; nil if it has none.
  package func place(of item: Int) -> (file: String, line: Int)? { storage.files?.place(item) }

  /// The number of an item among the records of its file, from 1.
  package func number(of item: Int) -> Int { storage.files?.number(item) ?? item + 1 }
}

/// Requests to a list whose items have variants.
extension SearchableList {
  /// The noun for the rows of a plan; nil if they are items.
  func rowNoun(of plan: FilterPlan) -> String? { storage.variants?.rowNoun(plan) }

  /// The number of rows that a plan finds and that are hidden unless they are asked for.
  package func hiddenCount(of plan: FilterPlan) throws(ListFailure) -> Int { try storage.variants?.hidden(plan) ?? 0 }

  /// Whether rows may be variants of items, so that there can be more of them than items.
  package var hasVariants: Bool { storage.variants != nil }

  /// Whether rows are sorted even if a query does not ask for an order.
  package var isSorted: Bool { storage.variants != nil }

  /// Whether the list leaves its reading open.
  package var hasReadings: Bool { storage.variants != nil }

  /// The list under a reading; the same list if it has only one.
  package func reading(_ reading: ListReading) -> SearchableList { storage.variants?.reading(reading) ?? self }

  /// The lines of an item in the form that people know it by, from its record; nil for a list that has no such form.
  package func portrait(of record: [UInt8]) -> [String]? { storage.variants?.portrait(record) }
}
