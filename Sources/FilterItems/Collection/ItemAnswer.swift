package import FilterEvaluation
import FilterSemantics
package import FilterVocabulary

/// The items that a query finds.
package struct ItemAnswer: Sendable {
  package let plan: FilterPlan
  package let result: FilterResult
  private let store: ColumnStore
  private let vocabulary: Vocabulary
  private let values: @Sendable (_ items: [Int], _ column: String) -> [ItemValue]

  /// The items that a plan finds in a store. `values` reads a column of some items.
  package init(
    _ plan: FilterPlan, _ result: FilterResult, of store: ColumnStore, _ vocabulary: Vocabulary,
    values: @escaping @Sendable (_ items: [Int], _ column: String) -> [ItemValue]
  ) {
    (self.plan, self.result) = (plan, result)
    (self.store, self.vocabulary, self.values) = (store, vocabulary, values)
  }

  /// The number of items.
  package var count: Int { result.count }

  /// All items, as ``items(limit:offset:)`` orders them.
  package var items: [Int] { items(limit: .max) }

  /// A page of the items, in the order of the files, or sorted by the field that `order:` of the query names, with the
  /// greatest first after `direction:desc`. Items without a value are last; equal ones stay in the order of the files.
  ///
  /// Sorting by texts reads the records of all items that are found again.
  package func items(limit: Int, offset: Int = 0) -> [Int] {
    guard let column = plan.reading[directive: "order"] else { return result.rows(limit: limit, offset: offset) }
    let isDescending = plan.reading[directive: "direction"] == "desc"
    let rows = result.rows()
    let sorted = zip(rows, keys(of: rows, column)).sorted { one, other in
      ItemSortKey.isBefore(one.1, other.1, isDescending: isDescending) ?? (one.0 < other.0)
    }
    return sorted.dropFirst(max(0, offset)).prefix(max(0, limit)).map { $0.0 }
  }

  private func keys(of rows: [Int], _ column: String) -> [ItemSortKey] {
    let id = vocabulary.fieldID(spelled: column.lowercased())
    if let id, rows.contains(where: { store.rank(of: $0, in: id) != nil }) {
      return rows.map { ItemSortKey(rank: store.rank(of: $0, in: id)) }
    }
    let field = id.map { vocabulary[$0] }
    return values(rows, column).map {
      ItemSortKey($0, kind: field?.kind, form: field?.form ?? .plain, in: vocabulary.timeZone)
    }
  }
}
