package import FilterEvaluation
package import FilterSemantics
import FilterVocabulary

/// The items that a query finds.
package struct ItemAnswer: Sendable {
  package let plan: FilterPlan
  package let result: FilterResult
  private let collection: ItemCollection

  init(_ plan: FilterPlan, _ result: FilterResult, of collection: ItemCollection) {
    self.plan = plan
    self.result = result
    self.collection = collection
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
    let id = collection.vocabulary.fieldID(spelled: column.lowercased())
    if let id, rows.contains(where: { collection.store.key(of: $0, in: id) != nil }) {
      return rows.map { ItemSortKey(collection.store.key(of: $0, in: id)) }
    }
    let kind = id.map { collection.vocabulary[$0].kind }
    return collection.values(of: rows, columns: [column]).map { ItemSortKey($0.first ?? .nothing, kind: kind) }
  }
}

/// Counts the results of queries while they are typed, reusing results of earlier counts.
package struct ItemCounter: Sendable {
  private let collection: ItemCollection
  private var filter: IncrementalFilter
  private var counter: CandidateCounter

  package init(_ collection: ItemCollection) {
    self.collection = collection
    filter = IncrementalFilter(collection.store)
    counter = CandidateCounter(store: collection.store)
  }

  /// The items that a query finds; nil if it is refused.
  package mutating func answer(_ query: AnalyzedQuery) -> ItemAnswer? {
    let plan = collection.plan(query)
    if plan.isRefused { return nil }
    filter.update(plan)
    return ItemAnswer(plan, filter.result, of: collection)
  }

  /// The number of items that a query finds; nil if it is refused.
  package mutating func count(of query: AnalyzedQuery) -> Int? { answer(query)?.count }

  /// The number of items of each of several similar queries. Nil for a refused query, for one on which a pattern was
  /// given up, and for the remaining ones once `isOver` returns true.
  package mutating func counts(of queries: [AnalyzedQuery], isOver: () -> Bool = { false }) -> [Int?] {
    let plans = queries.map { collection.plan($0) }
    return zip(plans, counter.counts(of: plans, isOver: isOver)).map { plan, count in
      guard !plan.isRefused, case .exact(let number) = count else { return nil }
      return number
    }
  }
}
