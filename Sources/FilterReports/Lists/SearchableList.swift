import FilterEvaluation
import FilterSemantics
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
  /// The number of items.
  package let count: Int
  /// The vocabulary of queries.
  package let vocabulary: Vocabulary
  /// The columns that its rows can show.
  package let columns: ListColumns
  /// The columns of the list's own table, which is shown unless columns are chosen; empty if it has none.
  package let table: [FittedTable.Column]
  let functions: Functions

  /// The functions of a storage.
  struct Functions: Sendable {
    /// The plan of a query.
    let plan: @Sendable (_ query: AnalyzedQuery, _ use: QueryUse) -> FilterPlan
    /// The plans that look up a name; see `FilterableList.plans(ofName:)`.
    let plansOfName: @Sendable (_ name: String) -> [FilterPlan]
    /// The plan that finds everything.
    let everything: FilterPlan
    /// The number of rows, and whether a pattern hit its step limit on a text.
    let counted: @Sendable (_ plan: FilterPlan) throws(ListFailure) -> (count: Int, wasCutShort: Bool)
    /// Passes rows to `take` until it returns false. They are in the order of the plan if it is one that `sorts` accepts.
    let rows: @Sendable (_ plan: FilterPlan, RowRequest, _ take: (ListRow) -> Bool) throws(ListFailure) -> RowsEnd
    /// Whether the rows can be passed in the order of a plan.
    let sorts: @Sendable (_ plan: FilterPlan) -> Bool
    /// The value of `order:` that sorts by a column.
    let order: @Sendable (_ column: String) -> String
    /// All items that a plan finds and that are not hidden, in the order of the list.
    let found: @Sendable (_ plan: FilterPlan) throws(ListFailure) -> [Int]
    /// The first items that a plan finds, hidden ones too, in the order of the list.
    let items: @Sendable (_ plan: FilterPlan, _ limit: Int) throws(ListFailure) -> [NamedItem]
    /// The verdict of a plan on an item.
    let verdict: @Sendable (_ item: Int, _ plan: FilterPlan) throws(ListFailure) -> FilterVerdict
    /// Those of some items that a plan finds and that are not hidden.
    let shown: @Sendable (_ items: [Int], _ plan: FilterPlan) throws(ListFailure) -> [Int]
    /// The text that names an item; empty if it has none.
    let title: @Sendable (_ item: Int) throws(ListFailure) -> String
    /// The number of rows that a plan finds and that are hidden unless they are asked for.
    let hidden: @Sendable (_ plan: FilterPlan) throws(ListFailure) -> Int
    /// The noun for the rows of a plan; nil if they are items.
    let rowNoun: @Sendable (_ plan: FilterPlan) -> String?
    /// The terms that leave a plan without rows; nil where they are not looked for.
    let conflictingTerms: @Sendable (_ plan: FilterPlan) -> ConflictingTerms?
    /// Cancels the running request of another thread; nil if all requests are short.
    let cancel: (@Sendable () -> Void)?
    /// Whether a cancelled request makes the next one slow: a client program may have to start again.
    var isSlowAfterCancelling = false
    /// The verdicts of a plan on rows, where they are known fast; nil for a row whose record is missing.
    var verdicts: (@Sendable (_ rows: [ListRow], _ plan: FilterPlan) -> [FilterVerdict?])?
    /// Whether rows are sorted even if a query does not ask for an order.
    var isSorted = false
    /// The place of an item in its file: `access.log.jsonl:17`.
    var place: (@Sendable (_ item: Int) -> String)?
    /// The content of the list, if its number of items does not say all: `237 cards, 1,024 printings`.
    var content: String?
    /// The files that hold the list.
    var files: [String] = []
  }
}
