import FilterAST
package import FilterEvaluation
import FilterSemantics
package import FilterVocabulary

extension CardLibrary {
  /// The number of rows of each of several similar plans, counted together. Nil for a plan on which a pattern was given
  /// up, and for the remaining ones once `isOver` returns true.
  package func counts(
    of plans: [FilterPlan], includesExtras: Bool, _ counter: inout CandidateCounter, isOver: () -> Bool
  ) -> [Int?] {
    var counts = [Int?](repeating: nil, count: plans.count)
    var groups: [Visibility: [Int]] = [:]
    for (index, plan) in plans.enumerated() {
      if HitOrder(plan.reading).unique == .cards {
        groups[visibility(plan.reading, includesExtras: includesExtras), default: []].append(index)
      } else if !isOver() {
        counts[index] = answer(plan, result: store.run(plan), includesExtras: includesExtras).count
      }
    }
    // In the order of the plans, so that a time limit always cuts the last ones.
    for (visibility, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let found = counter.counts(of: indices.map { plans[$0] }, among: printings(visibility), isOver: isOver)
      for (index, count) in zip(indices, found) {
        if case .exact(let number) = count { counts[index] = number }
      }
    }
    return counts
  }

  /// A vocabulary whose frequencies are the numbers of these cards with each value, for the order of completion. A
  /// value that cannot be searched for keeps its frequency. Takes a search for each value: some 100 ms for all cards.
  package func counting(_ vocabulary: Vocabulary) -> Vocabulary {
    var filter = IncrementalFilter(store)
    return vocabulary.counting { value, id in
      let field = vocabulary[id]
      guard !field.isDirective, field.kind != .date, field.operators.contains(.colon),
        let name = FieldName(exactly: field.name)
      else { return value.frequency }
      let term = FilterTerm.filter(.positive, field: name, .colon, FilterValue(value.text))
      let plan = plan(CardSearch(AnalyzedQuery(parsing: term.description, vocabulary: vocabulary)))
      if plan.isRefused || !plan.reading.ignored.isEmpty { return value.frequency }
      filter.update(plan)
      return answer(plan, result: filter.result).count
    }
  }
}
