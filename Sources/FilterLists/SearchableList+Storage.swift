public import FilterEvaluation
package import FilterItems
package import FilterVocabulary

extension SearchableList {
  /// A place that holds the items of a list, as functions over plans.
  ///
  /// Its initialiser takes the functions of every storage. Those of one in memory, in an engine or in files are in a part
  /// of their own, which is nil for the others. A function that fails throws a ``ListFailure``, which the request of the
  /// list throws in turn.
  ///
  /// ```swift
  /// let storage = SearchableList.Storage(
  ///   count: { orders.count },
  ///   rows: { plan, request, take in
  ///     let filter = CompiledFilter(plan, for: fields)
  ///     var selection = RowSelection(request)
  ///     for (number, order) in orders.enumerated() {
  ///       if selection.isComplete { break }
  ///       if !filter.matches(order) || !selection.selects(number) { continue }
  ///       var row = ListRow(item: number)
  ///       row.title = order.customer
  ///       row.values = request.columns.map { order.value(of: $0) }
  ///       if !take(row) { break }
  ///     }
  ///     return RowsEnd()
  ///   },
  ///   sorts: { $0.reading[directive: "order"] == nil },
  ///   verdict: { number, plan in CompiledFilter(plan, for: fields).why(orders[number]) })
  /// ```
  public struct Storage: Sendable {
    /// Counts the rows of a plan, and says whether a pattern hit its step limit on a text, so that rows may be missing.
    public typealias Counting = @Sendable (_ plan: FilterPlan) throws(ListFailure) -> (count: Int, wasCutShort: Bool)
    /// Passes the rows of a plan that a request asks for to `take` until that returns false.
    public typealias Rows =
      @Sendable (_ plan: FilterPlan, _ request: RowRequest, _ take: (ListRow) -> Bool) throws(ListFailure) -> RowsEnd

    let count: @Sendable () -> Int
    let counted: Counting
    let rows: Rows
    let sorts: @Sendable (_ plan: FilterPlan) -> Bool
    let verdict: @Sendable (_ item: Int, _ plan: FilterPlan) throws(ListFailure) -> FilterVerdict

    /// Cancels the running request of another thread, which then throws a ``ListFailure`` of the kind `cancelled`; nil if
    /// all requests are short.
    public var cancel: (@Sendable () -> Void)?
    /// Ends what the storage holds open. Nothing is asked of it afterwards.
    public var close: @Sendable () -> Void = {}

    /// The first items that a plan finds, hidden ones too, in the order of the list; nil where rows are read for it.
    package var items: (@Sendable (_ plan: FilterPlan, _ limit: Int) throws(ListFailure) -> [NamedItem])?
    /// All items that a plan finds and that are not hidden, in the order of the list; nil where rows are read for it.
    package var found: (@Sendable (_ plan: FilterPlan) throws(ListFailure) -> [Int])?
    /// Those of some items that a plan finds and that are not hidden; nil where rows are read for it.
    package var shown: (@Sendable (_ items: [Int], _ plan: FilterPlan) throws(ListFailure) -> [Int])?
    /// The text that names an item, empty if it has none; nil where a row is read for it.
    package var title: (@Sendable (_ item: Int) throws(ListFailure) -> String)?
    /// The record of an item: its JSON, or its line in a file of columns; nil where a row is read for it.
    package var record: (@Sendable (_ item: Int) throws(ListFailure) -> [UInt8])?
    /// The content of the list, if its number of items does not say all: `237 cards, 1,024 printings`.
    package var content: (@Sendable () -> String)?
    /// A name for the list in a history; nil if its queries are the same wherever it is.
    package var historyKey: String?

    /// The columns of a list in memory; nil for one elsewhere.
    package private(set) var memory: Memory?
    /// The functions of an engine; nil for a list in none.
    package var engine: Engine?
    /// The files of the list and the places in them; nil for a list in none.
    package var files: Files?
    /// The functions of a list whose items have variants; nil for other lists.
    package var variants: Variants?

    /// A storage with the functions of every one.
    ///
    /// - Parameters:
    ///   - count: The number of items. A storage that counts for long keeps the number; one that fails gives 0.
    ///   - counted: Counts the rows of a plan; nil if all of them are passed for that.
    ///   - rows: Passes the rows of a plan that a request asks for, each with what it asks for: a value for each of its
    ///     columns in their order, the title, the record. At most `limit` rows after `offset` are passed, in the order of
    ///     the plan if `sorts` says so, and otherwise in that of the list; ``RowSelection`` counts them. A refused plan
    ///     has no rows.
    ///   - sorts: Whether `rows` passes the rows of a plan in the order that it asks for, as `order` and `direction` among
    ///     the directives of its reading say. The list sorts where the storage does not, for which it reads all rows.
    ///   - verdict: Why a plan finds an item or not. Throws for an item that does not exist.
    public init(
      count: @escaping @Sendable () -> Int, counted: Counting? = nil, rows: @escaping Rows,
      sorts: @escaping @Sendable (_ plan: FilterPlan) -> Bool,
      verdict: @escaping @Sendable (_ item: Int, _ plan: FilterPlan) throws(ListFailure) -> FilterVerdict
    ) {
      (self.count, self.rows) = (count, rows)
      if let counted {
        self.counted = counted
      } else {
        self.counted = { (plan) throws(ListFailure) in
          var number = 0
          let end = try rows(plan, RowRequest()) { _ in
            number += 1
            return true
          }
          return (number, end.wasCutShort)
        }
      }
      (self.sorts, self.verdict) = (sorts, verdict)
    }

    /// A storage in memory.
    package init(
      _ memory: Memory, sorts: @escaping @Sendable (_ plan: FilterPlan) -> Bool,
      verdict: @escaping @Sendable (_ item: Int, _ plan: FilterPlan) throws(ListFailure) -> FilterVerdict
    ) {
      let store = memory.store
      self.init(
        count: { store.count }, counted: { memory.counted($0, store.run($0)) },
        rows: { (plan, request, take) throws(ListFailure) in try memory.rows(plan, store.run(plan), request, take) },
        sorts: sorts, verdict: verdict)
      self.memory = memory
    }
  }
}

extension SearchableList.Storage {
  /// The columns of a list in memory, in which the result of a plan is known before its rows are.
  package struct Memory: Sendable {
    /// Passes what the items that a plan finds have in a field, item by item, from each variant that it finds.
    package typealias ContentReader = (_ plan: FilterPlan, _ field: Int, _ take: ([FieldContent]) -> Void) -> Void

    /// The columns.
    package let store: ColumnStore
    /// The number of rows of a plan, which has a result in the columns.
    let counted: @Sendable (_ plan: FilterPlan, _ result: FilterResult) -> (count: Int, wasCutShort: Bool)
    /// Passes the rows of a plan, which has a result in the columns, as those of every storage.
    let rows:
      @Sendable (
        _ plan: FilterPlan, _ result: FilterResult, RowRequest, _ take: (ListRow) -> Bool
      ) throws(ListFailure) -> RowsEnd
    /// The values of columns of some rows.
    let values: @Sendable (_ rows: [ListRow], _ columns: [String]) throws(ListFailure) -> [[ItemValue]]
    /// Makes a reader of what items have in fields, which keeps what it read.
    let contents: @Sendable () -> ContentReader

    /// The numbers of rows of several similar plans, counted together; nil for a plan on which a pattern was given up,
    /// and for the remaining ones once `isOver` returns true.
    package var counts: @Sendable (_ plans: [FilterPlan], inout CandidateCounter, _ isOver: () -> Bool) -> [Int?] = {
      plans, counter, isOver in
      counter.counts(of: plans, isOver: isOver).map { if case .exact(let number) = $0 { number } else { nil } }
    }
    /// The vocabulary with the number of items that have each value; nil if that is the list's own.
    package var countedVocabulary: (@Sendable () -> Vocabulary)?
    /// The verdicts of a plan on rows, where they are known fast; nil for a row whose record is missing.
    package var verdicts: (@Sendable (_ rows: [ListRow], _ plan: FilterPlan) -> [FilterVerdict?])?

    package init(
      _ store: ColumnStore,
      counted: @escaping @Sendable (FilterPlan, FilterResult) -> (count: Int, wasCutShort: Bool) = {
        ($1.count, $1.wasCutShort)
      },
      rows:
        @escaping @Sendable (
          FilterPlan, FilterResult, RowRequest, (ListRow) -> Bool
        ) throws(ListFailure) -> RowsEnd,
      values: @escaping @Sendable ([ListRow], [String]) throws(ListFailure) -> [[ItemValue]],
      contents: @escaping @Sendable () -> ContentReader
    ) {
      (self.store, self.counted, self.rows) = (store, counted, rows)
      (self.values, self.contents) = (values, contents)
    }
  }

  /// The functions of an engine, which answers by statements.
  package struct Engine: Sendable {
    /// How the engine would find the rows of a plan, or their number, and the statement.
    let planLines: @Sendable (_ plan: FilterPlan, _ limit: Int?, _ countsOnly: Bool) throws(ListFailure) -> [String]
    /// `3 of 12 terms checked here`; nil if the engine finds exactly the rows of the plan.
    let checkedNote: @Sendable (_ plan: FilterPlan) -> String?
    /// How terms are answered otherwise than the toolkit does: the term and the difference.
    package var differences: @Sendable (_ plan: FilterPlan) -> [(term: String, difference: String)] = { _ in [] }
    /// The rows of a plan by the values of columns, each group with its number of rows and what aggregates need, in no
    /// order; nil where rows have to be read for it.
    package var groups:
      @Sendable (_ plan: FilterPlan, _ columns: [String], [Aggregate]) throws(ListFailure) -> [RowGroups.Part]? = {
        _, _, _ in nil
      }
    /// Makes a table of the rows of a plan, and returns their number; nil for a list in no table of a person.
    package var write: (@Sendable (_ plan: FilterPlan, _ table: String) throws(ListFailure) -> Int)?
    /// Whether a cancelled request makes the next one slow: a client program may have to start again.
    package var isSlowAfterCancelling = false

    package init(
      planLines: @escaping @Sendable (FilterPlan, Int?, Bool) throws(ListFailure) -> [String],
      checkedNote: @escaping @Sendable (FilterPlan) -> String?
    ) {
      (self.planLines, self.checkedNote) = (planLines, checkedNote)
    }
  }

  /// The files of a list, in which items have places.
  package struct Files: Sendable {
    /// The files that hold the list.
    let paths: [String]
    /// The place of an item in its file: `access.log.jsonl:17`.
    package var place: @Sendable (_ item: Int) -> (file: String, line: Int)? = { _ in nil }
    /// The number of an item among the records of its file, from 1, by which it is called where it has no name.
    package var number: @Sendable (_ item: Int) -> Int = { $0 + 1 }
    /// The functions of files that each request reads; nil if they were read before.
    package var scan: Scan?

    package init(_ paths: [String]) { self.paths = paths }
  }

  /// The functions of files that each request reads again: the number of items is known at the end of a request only.
  package struct Scan: Sendable {
    /// Whether only one request can be answered, since what it reads is gone then, or has no end.
    let isReadOnce: Bool
    /// Passes rows, and what is noted while files are read to `note`, until that returns false.
    let rows:
      @Sendable (_ plan: FilterPlan, RowRequest, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool) -> RowsEnd
    /// All items that a plan finds.
    let found: @Sendable (_ plan: FilterPlan, _ note: (RowNote) -> Bool) throws(ListFailure) -> [Int]

    package init(
      isReadOnce: Bool,
      rows: @escaping @Sendable (FilterPlan, RowRequest, (RowNote) -> Bool, (ListRow) -> Bool) -> RowsEnd,
      found: @escaping @Sendable (FilterPlan, (RowNote) -> Bool) throws(ListFailure) -> [Int]
    ) {
      (self.isReadOnce, self.rows, self.found) = (isReadOnce, rows, found)
    }
  }

  /// The functions of a list whose items have variants, which queries may list as rows. Its rows are sorted even if a
  /// query does not ask for an order.
  package struct Variants: Sendable {
    /// The noun for the rows of a plan; nil if they are items.
    let rowNoun: @Sendable (_ plan: FilterPlan) -> String?
    /// The number of rows that a plan finds and that are hidden unless they are asked for.
    let hidden: @Sendable (_ plan: FilterPlan) throws(ListFailure) -> Int
    /// The list under another reading.
    let reading: @Sendable (ListReading) -> SearchableList
    /// The lines of an item in the form that people know it by, from its record.
    let portrait: @Sendable (_ record: [UInt8]) -> [String]?

    package init(
      rowNoun: @escaping @Sendable (FilterPlan) -> String?,
      hidden: @escaping @Sendable (FilterPlan) throws(ListFailure) -> Int,
      reading: @escaping @Sendable (ListReading) -> SearchableList,
      portrait: @escaping @Sendable ([UInt8]) -> [String]?
    ) {
      (self.rowNoun, self.hidden, self.reading, self.portrait) = (rowNoun, hidden, reading, portrait)
    }
  }
}
