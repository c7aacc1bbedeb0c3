public import FilterEvaluation
public import FilterSemantics

/// Counts and lists the rows of queries while they are typed, reusing the results of earlier ones.
///
/// ```swift
/// var counter = ListCounter(list)                  // of a list in memory
/// if let answer = counter?.answer(query) {         // at each key
///   try answer.count()
///   try answer.page(RowRequest(limit: 20))
/// }
/// ```
public struct ListCounter: Sendable {
  /// The list whose rows are counted.
  public let list: SearchableList
  private let memory: SearchableList.Storage.Memory
  private var filter: IncrementalFilter
  private var counter: CandidateCounter

  /// A counter for a list in memory; nil for one elsewhere.
  public init?(_ list: SearchableList) {
    guard let memory = list.storage.memory else { return nil }
    (self.list, self.memory) = (list, memory)
    filter = IncrementalFilter(memory.store)
    counter = CandidateCounter(store: memory.store)
  }

  /// The answer to a query that is still typed; nil if it is refused. Takes time for the terms that changed since the last
  /// query: for each at most linear in the list.
  public mutating func answer(_ query: AnalyzedQuery) -> ListAnswer? { answer(list.plan(query, .typed)) }

  /// The answer to a plan; nil if it is refused.
  package mutating func answer(_ plan: FilterPlan) -> ListAnswer? {
    plan.isRefused ? nil : ListAnswer(plan: plan, list: list, result: result(of: plan))
  }

  /// The result of a plan in the columns; empty if it is refused.
  package mutating func result(of plan: FilterPlan) -> FilterResult {
    filter.update(plan)
    return filter.result
  }

  /// The number of rows of each of several similar queries. Nil for a refused query, for one on which a pattern was
  /// given up, and for the remaining ones once `isOver` returns true.
  public mutating func counts(of queries: [AnalyzedQuery], isOver: () -> Bool = { false }) -> [Int?] {
    let plans = queries.map { list.plan($0, .typed) }
    let indices = plans.indices.filter { !plans[$0].isRefused }
    var counts = [Int?](repeating: nil, count: plans.count)
    for (index, count) in zip(indices, memory.counts(indices.map { plans[$0] }, &counter, isOver)) {
      counts[index] = count
    }
    return counts
  }
}

/// The rows of a list in memory that a plan finds.
public struct ListAnswer: Sendable {
  /// The plan, whose reading says which terms are ignored.
  public let plan: FilterPlan
  let list: SearchableList
  /// The result of the plan in the columns.
  package let result: FilterResult

  /// The number of rows.
  public func count() throws(ListFailure) -> Int { try list.counted(plan, finding: result).count }

  /// Some rows in the order of the plan.
  public func page(_ request: RowRequest = RowRequest()) throws(ListFailure) -> ListPage {
    try list.page(of: plan, request, finding: result)
  }
}
