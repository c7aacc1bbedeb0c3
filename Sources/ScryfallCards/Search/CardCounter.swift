import FilterAST
import FilterEvaluation
import FilterSemantics
package import FilterVocabulary

/// Counts the results of queries while they are typed, reusing results of earlier counts.
package struct CardCounter: Sendable {
  private let library: CardLibrary
  private var filter: IncrementalFilter
  private var counter: CandidateCounter

  package init(_ library: CardLibrary) {
    self.library = library
    self.filter = IncrementalFilter(library.store)
    self.counter = CandidateCounter(store: library.store)
  }

  /// The result of a search; nil if the query is refused.
  package mutating func answer(_ search: CardSearch) -> CardAnswer? {
    let plan = library.plan(search)
    if plan.isRefused { return nil }
    filter.update(plan)
    return library.answer(plan, result: filter.result, includesExtras: search.includesExtras)
  }

  /// The number of rows of a search; nil if the query is refused.
  package mutating func count(of search: CardSearch) -> Int? { answer(search)?.count }

  /// The number of rows of each of several similar searches. Nil for a refused query, for one on which a pattern was
  /// given up, and for the remaining ones once `isOver` returns true.
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

extension CardLibrary {
  /// A vocabulary whose frequencies are the numbers of these cards with each value, for the order of completion. A
  /// value that cannot be searched for keeps its frequency. Takes a search for each value: some 100 ms for all cards.
  package func counting(_ vocabulary: Vocabulary) -> Vocabulary {
    var counter = CardCounter(self)
    return vocabulary.counting { value, id in
      let field = vocabulary[id]
      guard !field.isDirective, field.kind != .date, field.operators.contains(.colon),
        let name = FieldName(exactly: field.name)
      else { return value.frequency }
      let term = FilterTerm.filter(.positive, field: name, .colon, FilterValue(value.text))
      let search = CardSearch(AnalyzedQuery(parsing: term.description, vocabulary: vocabulary))
      return plan(search).reading.ignored.isEmpty ? counter.count(of: search) ?? value.frequency : value.frequency
    }
  }
}
