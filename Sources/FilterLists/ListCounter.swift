package import FilterEvaluation
package import FilterSemantics

/// Counts and lists the rows of queries while they are typed, reusing the results of earlier ones.
package struct ListCounter: Sendable {
  package let list: SearchableList
  private var filter: IncrementalFilter
  private var counter: CandidateCounter

  /// A counter for a list in memory; nil for one elsewhere.
  package init?(_ list: SearchableList) {
    guard let store = list.functions.store else { return nil }
    self.list = list
    filter = IncrementalFilter(store)
    counter = CandidateCounter(store: store)
  }

  /// The answer to a query; nil if it is refused. Takes time for the terms that changed since the last query.
  package mutating func answer(_ query: AnalyzedQuery) -> ListAnswer? { answer(list.plan(query, .typed)) }

  /// The answer to a plan; nil if it is refused.
  package mutating func answer(_ plan: FilterPlan) -> ListAnswer? {
    if plan.isRefused { return nil }
    filter.update(plan)
    return ListAnswer(plan: plan, list: list, result: filter.result)
  }

  /// The number of rows of each of several similar queries. Nil for a refused query, for one on which a pattern was
  /// given up, and for the remaining ones once `isOver` returns true.
  package mutating func counts(of queries: [AnalyzedQuery], isOver: () -> Bool = { false }) -> [Int?] {
    let plans = queries.map { list.plan($0, .typed) }
    let indices = plans.indices.filter { !plans[$0].isRefused }
    var counts = [Int?](repeating: nil, count: plans.count)
    for (index, count) in zip(indices, list.functions.counts(indices.map { plans[$0] }, &counter, isOver)) {
      counts[index] = count
    }
    return counts
  }
}

/// The rows of a list in memory that a plan finds.
package struct ListAnswer: Sendable {
  package let plan: FilterPlan
  let list: SearchableList
  let result: FilterResult

  /// The number of rows.
  package func count() throws(ListFailure) -> Int { try list.functions.counted(plan, result).count }

  /// Some rows in the order of the plan.
  package func page(_ request: RowRequest) throws(ListFailure) -> ListPage {
    try list.page(of: plan, request, finding: result)
  }
}
