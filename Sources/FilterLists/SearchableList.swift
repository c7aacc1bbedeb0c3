package import FilterEvaluation
package import FilterItems
package import FilterSemantics
package import FilterVocabulary

/// A list that can be searched, whatever it holds and wherever it is: in memory, in files or in a database.
///
/// Its functions have one initialiser for each storage. Items are numbered from 0 in the order of the list; a row of a
/// result is an item, or one of its variants if the query lists those.
package struct SearchableList: Sendable {
  /// A name for the list, such as its file.
  package let name: String
  /// The nouns for its items, singular and plural: `card`, `cards`.
  package let nouns: (one: String, many: String)
  /// The number of items. Where an engine counts them, they are counted once, when it is asked for first.
  package var count: Int { counting() }
  private let counting: @Sendable () -> Int
  /// The dialect of queries.
  package let dialect: Dialect
  /// The columns that its rows can show.
  package let columns: ListColumns
  /// The columns of the list's own table, which is shown unless columns are chosen; empty if it has none.
  package let table: [TableColumn]
  /// Whether its fields are those of files without records, so that no name and no value of a query can be judged.
  package var isBlank = false
  var functions: Functions

  /// A list of a storage.
  package init(
    name: String, nouns: (one: String, many: String), count: @autoclosure @escaping @Sendable () -> Int,
    dialect: Dialect, columns: ListColumns,
    table: [TableColumn], functions: Functions
  ) {
    (self.name, self.nouns, counting, self.dialect) = (name, nouns, count, dialect)
    (self.columns, self.table, self.functions) = (columns, table, functions)
  }

  /// The vocabulary of queries.
  package var vocabulary: Vocabulary { dialect.vocabulary }

  /// The functions of a storage. Those with a default are what only some storages have.
  package struct Functions: Sendable {
    /// The plan of a query.
    package typealias Plan = @Sendable (_ query: AnalyzedQuery, _ use: QueryUse) -> FilterPlan
    /// Passes rows to `take` until it returns false. They are in the order of the plan if it is one that `sorts`
    /// accepts. `result` is what the plan finds in the columns of the list, if that is known. A storage that reads files
    /// passes what it notes to `note`, until that returns false.
    package typealias Rows =
      @Sendable (
        _ plan: FilterPlan, _ result: FilterResult?, RowRequest, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
      ) throws(ListFailure) -> RowsEnd
    /// The number of rows, and whether a pattern hit its step limit on a text. `result` is what the plan finds in the
    /// columns of the list, if that is known.
    package typealias Count =
      @Sendable (
        _ plan: FilterPlan, _ result: FilterResult?
      ) throws(ListFailure) -> (count: Int, wasCutShort: Bool)

    /// The rows that have the same values in some columns.
    package typealias ValueGroup = RowGroups.Part

    /// Passes what the items that a plan finds have in a field, item by item, from each variant that it finds.
    package typealias ContentReader = (_ plan: FilterPlan, _ field: Int, _ take: ([FieldContent]) -> Void) -> Void

    let plan: Plan
    /// The plans that look up a name; see `FilterableList.plans(ofName:)`.
    let plansOfName: @Sendable (_ name: String) -> [FilterPlan]
    /// The plan that finds everything.
    let everything: FilterPlan
    let counted: Count
    let rows: Rows
    /// Whether the rows can be passed in the order of a plan.
    let sorts: @Sendable (_ plan: FilterPlan) -> Bool
    /// The value of `order:` that sorts by a column.
    let order: @Sendable (_ column: String) -> String
    /// All items that a plan finds and that are not hidden, in the order of the list.
    let found: @Sendable (_ plan: FilterPlan, _ note: (RowNote) -> Bool) throws(ListFailure) -> [Int]
    /// The first items that a plan finds, hidden ones too, in the order of the list.
    let items: @Sendable (_ plan: FilterPlan, _ limit: Int) throws(ListFailure) -> [NamedItem]
    /// The verdict of a plan on an item.
    let verdict: @Sendable (_ item: Int, _ plan: FilterPlan) throws(ListFailure) -> FilterVerdict
    /// Those of some items that a plan finds and that are not hidden.
    let shown: @Sendable (_ items: [Int], _ plan: FilterPlan) throws(ListFailure) -> [Int]
    /// The text that names an item; empty if it has none.
    let title: @Sendable (_ item: Int) throws(ListFailure) -> String

    /// The number of rows that a plan finds and that are hidden unless they are asked for.
    package var hidden: @Sendable (_ plan: FilterPlan) throws(ListFailure) -> Int = { _ in 0 }
    /// The noun for the rows of a plan; nil if they are items.
    package var rowNoun: @Sendable (_ plan: FilterPlan) -> String? = { _ in nil }
    /// The columns of a list in memory; nil for a list elsewhere.
    package var store: ColumnStore?
    /// The numbers of rows of several similar plans of a list in memory, counted together; nil for a plan on which a
    /// pattern was given up, and for the remaining ones once `isOver` returns true.
    package var counts: @Sendable (_ plans: [FilterPlan], inout CandidateCounter, _ isOver: () -> Bool) -> [Int?] = {
      plans, counter, isOver in
      counter.counts(of: plans, isOver: isOver).map { if case .exact(let number) = $0 { number } else { nil } }
    }
    /// Makes a reader of what items have in fields, which keeps what it read.
    package var contents: (@Sendable () -> ContentReader)?
    /// The values of columns of some rows of a list in memory.
    package var values: (@Sendable (_ rows: [ListRow], _ columns: [String]) throws(ListFailure) -> [[ItemValue]])?
    /// The record of an item: its JSON, or its line in a file of columns.
    package var record: @Sendable (_ item: Int) throws(ListFailure) -> [UInt8] = { _ in [] }
    /// The lines of an item in the form that people know it by, from its record.
    package var portrait: (@Sendable (_ record: [UInt8]) -> [String]?)?
    /// The vocabulary with the number of items that have each value.
    package var countedVocabulary: (@Sendable () -> Vocabulary)?
    /// The list under another reading; nil for a list that has only one.
    package var reading: (@Sendable (ListReading) -> SearchableList)?
    /// Whether rows may be variants of items.
    package var hasVariants = false
    /// The rows of a plan by the values of columns, each group with its number of rows and what aggregates need, in no order;
    /// nil where rows have to be read for it.
    package var groups:
      @Sendable (_ plan: FilterPlan, _ columns: [String], [Aggregate]) throws(ListFailure) -> [ValueGroup]? = {
        _, _, _ in nil
      }
    /// Makes a table of the rows of a plan, and returns their number; nil for a list in no table of a database.
    package var write: (@Sendable (_ plan: FilterPlan, _ table: String) throws(ListFailure) -> Int)?
    /// Cancels the running request of another thread; nil if all requests are short.
    package var cancel: (@Sendable () -> Void)?
    /// How an engine would find the rows of a plan, or their number, and the statement; nil for a list in no engine.
    package var planLines:
      (@Sendable (_ plan: FilterPlan, _ limit: Int?, _ countsOnly: Bool) throws(ListFailure) -> [String])?
    /// `3 of 12 terms checked here`; nil if an engine finds exactly the rows of the plan.
    package var checkedNote: @Sendable (_ plan: FilterPlan) -> String? = { _ in nil }
    /// How terms are answered otherwise than the toolkit does: the term and the difference.
    package var differences: @Sendable (_ plan: FilterPlan) -> [(term: String, difference: String)] = { _ in [] }
    /// Whether a cancelled request makes the next one slow: a client program may have to start again.
    package var isSlowAfterCancelling = false
    /// The verdicts of a plan on rows, where they are known fast; nil for a row whose record is missing.
    package var verdicts: (@Sendable (_ rows: [ListRow], _ plan: FilterPlan) -> [FilterVerdict?])?
    /// Whether rows are sorted even if a query does not ask for an order.
    package var isSorted = false
    /// The place of an item in its file: `access.log.jsonl:17`.
    package var place: @Sendable (_ item: Int) -> (file: String, line: Int)? = { _ in nil }
    /// The number of an item among the records of its file, from 1, by which it is called where it has no name.
    package var number: @Sendable (_ item: Int) -> Int = { $0 + 1 }
    /// The content of the list, if its number of items does not say all: `237 cards, 1,024 printings`.
    package var content: (@Sendable () -> String)?
    /// Whether each request reads the files again: the number of items is known at the end of a request only.
    package var isScanned = false
    /// Whether only one request can be answered, since what it reads is gone then, or has no end.
    package var isReadOnce = false
    /// The files that hold the list.
    package var files: [String] = []
    /// A name for the list in a history; nil if its queries are the same wherever it is.
    package var historyKey: String?
    /// Closes the connection to the list.
    package var close: @Sendable () -> Void = {}

    /// The functions that every storage has.
    package init(
      plan: @escaping Plan, plansOfName: @escaping @Sendable (String) -> [FilterPlan], everything: FilterPlan,
      counted: @escaping Count, rows: @escaping Rows, sorts: @escaping @Sendable (FilterPlan) -> Bool,
      order: @escaping @Sendable (String) -> String,
      found: @escaping @Sendable (FilterPlan, (RowNote) -> Bool) throws(ListFailure) -> [Int],
      items: @escaping @Sendable (FilterPlan, Int) throws(ListFailure) -> [NamedItem],
      verdict: @escaping @Sendable (Int, FilterPlan) throws(ListFailure) -> FilterVerdict,
      shown: @escaping @Sendable ([Int], FilterPlan) throws(ListFailure) -> [Int],
      title: @escaping @Sendable (Int) throws(ListFailure) -> String
    ) {
      (self.plan, self.plansOfName, self.everything) = (plan, plansOfName, everything)
      (self.counted, self.rows, self.sorts, self.order) = (counted, rows, sorts, order)
      (self.found, self.items, self.verdict, self.shown) = (found, items, verdict, shown)
      self.title = title
    }
  }
}
