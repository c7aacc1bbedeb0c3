import FilterAST
import FilterSemantics
import FilterVocabulary

extension GroupSimplification {
  /// Terms of one aspect that are a single term: of numbers, dates, colors, and lists with an order.
  func merged() -> Rewriting? {
    for group in groups where group.count > 1 {
      let space = meanings.spaces.spaces[group[0].space]
      // Of several values each term may mean another, so there is nothing to intersect.
      if space.isMany { continue }
      for pair in pairs(of: group) {
        guard let term = singleTerm(for: pair, space) else { continue }
        var operands = view.operands
        operands[pair[0].place] = .term(term)
        for literal in pair.dropFirst().reversed() { operands.remove(at: literal.place) }
        return (.merging, view.rebuilt(operands))
      }
    }
    return nil
  }

  private typealias Literal = (place: Int, space: Int, claim: Claim)

  /// All of them together first, then each two.
  private func pairs(of group: [(place: Int, space: Int, claim: Claim)]) -> [[(place: Int, space: Int, claim: Claim)]] {
    var result = [group]
    if group.count == 2 || group.count > 16 { return result }
    for (index, first) in group.enumerated() {
      for second in group[(index + 1)...] { result.append([first, second]) }
    }
    return result
  }

  private func singleTerm(for literals: [(place: Int, space: Int, claim: Claim)], _ space: Space) -> FilterTerm? {
    let terms = literals.compactMap { literal -> FilterTerm? in
      if case .term(let term) = view.operands[literal.place] { return term }
      return nil
    }
    let conditions = terms.compactMap { meanings.condition(of: $0) }
    guard conditions.count == terms.count else { return nil }
    let candidates = MergeCandidates(key: space.key, terms: terms, conditions: conditions, meanings.vocabulary).terms
    if candidates.isEmpty { return nil }
    // All constants of the candidates are among those of the query, so its cells tell them apart.
    let own = meanings.conditions.compactMap { condition -> Condition? in
      condition.flatMap { meanings.vocabulary.spaceKey(of: $0) == space.key ? $0 : nil }
    }
    let cut = SpaceCut(
      key: space.key, conditions: own + candidates.map { $0.condition }, vocabulary: meanings.vocabulary)
    // In an "any of" the claims are the opposites: what they leave is what the term must not be.
    var allowed = space.all
    for literal in literals {
      allowed &= literal.claim.polarity == .positive ? literal.claim.cells : ~literal.claim.cells
    }
    let wanted = isAll ? allowed : space.all & ~allowed
    let length = terms.reduce(0) { $0 + $1.description.utf8.count }
    return candidates.indices.lazy
      // Positive terms only: a negated comparison reads differently at some sources.
      .filter { cut.cells[own.count + $0] == wanted && candidates[$0].term.description.utf8.count < length }
      .map { candidates[$0].term }
      .min { $0.description.utf8.count < $1.description.utf8.count }
  }
}
