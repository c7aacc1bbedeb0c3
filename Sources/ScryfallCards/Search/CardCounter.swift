import FilterEvaluation
import FilterSemantics

/// Counts what queries find while they are typed: what earlier counts have worked out about a term is used again.
package struct CardCounter: Sendable {
  private let library: CardLibrary
  private var filter: IncrementalFilter
  private var counter: CandidateCounter

  package init(_ library: CardLibrary) {
    self.library = library
    self.filter = IncrementalFilter(library.store)
    self.counter = CandidateCounter(store: library.store)
  }

  /// How many rows a search finds; nil where its query is refused.
  package mutating func count(of search: CardSearch) -> Int? {
    let plan = library.plan(search)
    if plan.isRefused { return nil }
    filter.update(plan)
    return library.answer(plan, result: filter.result, includesExtras: search.includesExtras).count
  }

  /// How many rows each of some searches finds that have much in common. Nil for a refused query, for one on which a pattern was
  /// given up, and for those that are left when `isOver` answers true.
  package mutating func counts(of searches: [CardSearch], isOver: () -> Bool = { false }) -> [Int?] {
    var counts = [Int?](repeating: nil, count: searches.count)
    let plans = searches.map { library.plan($0) }
    var groups: [CardLibrary.Visibility: [Int]] = [:]
    for (index, search) in searches.enumerated() where !plans[index].isRefused {
      if HitOrder(plans[index].reading).unique == .cards {
        groups[library.visibility(plans[index].reading, includesExtras: search.includesExtras), default: []].append(
          index)
      } else if !isOver() {
        counts[index] = library.search(search).count
      }
    }
    // In the order of the searches, so that a time limit always cuts the last ones.
    for (visibility, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let found = counter.counts(
        of: indices.map { plans[$0] }, among: library.printings(visibility), isOver: isOver)
      for (index, count) in zip(indices, found) {
        if case .exact(let number) = count { counts[index] = number }
      }
    }
    return counts
  }
}
