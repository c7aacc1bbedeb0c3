import FilterAnalysis
public import FilterEvaluation
package import FilterSemantics
import FilterText
public import FilterVocabulary

/// A list that can be searched, whatever it holds and wherever it is: in memory, in files, in a database or with a
/// service.
///
/// ```swift
/// let list = SearchableList(people, items: everybody)              // in memory
/// let plan = list.plan(AnalyzedQuery(parsing: "mar shoe>=40", vocabulary: list.vocabulary))
/// try list.count(of: plan)
/// try list.page(of: plan, RowRequest(limit: 20, columns: list.columns.usual)).rows
/// ```
///
/// A ``Storage``, which an app can bring, holds the items and gives them numbers; one in memory numbers them from 0 in
/// the order of the list. A row of a result is an item, or one of its variants if the query lists those. Whatever the
/// storage, a plan finds the same rows.
public struct SearchableList: Sendable {
  /// A name for the list, such as its file.
  public let name: String
  /// The nouns for its items, singular and plural: `card`, `cards`.
  public let nouns: (one: String, many: String)
  /// The dialect of queries.
  public let dialect: Dialect
  /// The columns that its rows can show.
  public let columns: ListColumns
  /// The columns of the list's own table, which is shown unless columns are chosen; empty if it has none.
  package let table: [TableColumn]
  /// Whether its fields are those of files without records, so that no name and no value of a query can be judged.
  package var isBlank = false
  /// How its queries become plans.
  package let plans: Plans
  let storage: Storage

  /// The items of a list with fields, wherever a storage has them.
  ///
  /// - Parameters:
  ///   - list: The fields. Queries are compiled to plans for them, which the storage is asked with.
  ///   - name: A name for the list; that of its vocabulary unless it is given.
  ///   - columns: The columns that the rows can show; the fields unless they are given.
  public init<Item>(
    _ list: FilterableList<Item>, named name: String? = nil, columns: ListColumns? = nil, storage: Storage
  ) {
    self.init(
      named: name ?? list.vocabulary.name, dialect: Dialect(list.vocabulary),
      columns: columns ?? ListColumns(of: list.vocabulary), plans: Plans(of: list), storage: storage)
  }

  /// A list with all that it may have.
  package init(
    named name: String, nouns: (one: String, many: String)? = nil, dialect: Dialect, columns: ListColumns,
    table: [TableColumn] = [], plans: Plans, storage: Storage
  ) {
    let vocabulary = dialect.vocabulary
    (self.name, self.nouns) = (name, nouns ?? (vocabulary.itemName, vocabulary.itemNamePlural))
    (self.dialect, self.columns, self.table) = (dialect, columns, table)
    (self.plans, self.storage) = (plans, storage)
  }

  /// The vocabulary of queries.
  public var vocabulary: Vocabulary { dialect.vocabulary }

  /// The number of items. Where an engine counts them, they are counted once, when it is asked for first.
  public var count: Int { storage.count() }

  /// How queries become plans.
  package struct Plans: Sendable {
    /// The plan of a query. A parameter without a value is one more term that cannot be read.
    package let plan: @Sendable (_ query: AnalyzedQuery, _ use: QueryUse) -> FilterPlan
    /// The plans that look up a name; see `FilterableList.plans(ofName:)`.
    let ofName: @Sendable (_ name: String) -> [FilterPlan]
    /// The plan that finds everything, hidden items too.
    let everything: FilterPlan
    /// The value of `order:` that sorts by a column.
    let order: @Sendable (_ column: String) -> String

    /// The plans of a list with fields, some of which are made in another way.
    package init<Item>(
      of list: FilterableList<Item>,
      plan: (@Sendable (_ query: AnalyzedQuery, _ use: QueryUse) -> FilterPlan)? = nil,
      order: (@Sendable (_ column: String) -> String)? = nil
    ) {
      let vocabulary = list.vocabulary
      self.plan = plan ?? { list.plan($0, $1) }
      self.order = order ?? { vocabulary.order(ofColumn: $0) }
      (ofName, everything) = ({ list.plans(ofName: $0) }, list.planOfEverything)
    }
  }
}

extension FilterableList {
  /// The plan of a query for a use of it.
  package func plan(_ query: AnalyzedQuery, _ use: QueryUse) -> FilterPlan {
    switch use {
    case .whole: FilterPlan(whole: query, for: self).refused(byErrorsOf: query)
    case .typed: FilterPlan(whole: query, for: self)
    case .tolerant: FilterPlan(query, for: self)
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
