import FilterAST
import FilterSemantics
import FilterVocabulary

/// What can be made simpler in one group, whose operands are simple already.
///
/// "All of" and "any of" are treated alike: what is true of operands that hold together is true of the opposites of
/// alternatives.
struct GroupSimplification {
  typealias Query = FilterQuery<FilterTerm>
  typealias Rewriting = (SimplificationRule, Query)

  let query: Query
  let view: QueryView
  let meanings: Meanings
  let isAll: Bool
  /// The operands that are terms: their places, and what they claim, in an "any of" the opposite of it.
  let literals: [(place: Int, space: Int, claim: Claim)]

  init(_ query: Query, _ meanings: Meanings) {
    self.query = query
    self.view = QueryView(query)
    self.meanings = meanings
    if case .all = view.kind { self.isAll = true } else { self.isAll = false }
    var literals: [(place: Int, space: Int, claim: Claim)] = []
    for (place, operand) in view.operands.enumerated() {
      guard case .term(let term) = operand, let (space, claim) = meanings.claim(of: term) else { continue }
      literals.append((place, space, isAll ? claim : claim.negated))
    }
    self.literals = literals
  }

  func withoutDuplicates() -> Rewriting? {
    var seen: Set<ExactText> = []
    let kept = view.operands.filter { operand in
      if case .term(let term) = operand, meanings.claim(of: term) == nil { return true }
      return seen.insert(ExactText(meanings.key(of: operand))).inserted
    }
    return kept.count < view.operands.count ? (.duplicate, view.rebuilt(kept)) : nil
  }

  /// Operands that exclude each other: only they are left, since they decide the whole group.
  func withoutExcluded() -> Rewriting? {
    for group in groups where !isConsistent(group) {
      let core = group.minimal { !isConsistent($0) }
      // Directives are no part of the condition and stay.
      let places = Set(core.map { $0.place } + directives)
      if places.count == view.operands.count { continue }
      let kept = view.operands.indices.filter { places.contains($0) }.map { view.operands[$0] }
      return (isAll ? .contradiction : .tautology, view.rebuilt(kept))
    }
    return nil
  }

  /// Operands that always hold, or follow from the others of their aspect.
  func withoutNeedless() -> Rewriting? {
    for group in groups {
      guard isConsistent(group) else { continue }
      let space = meanings.spaces.spaces[group[0].space]
      // The last one first, so that of two that say the same the first is kept.
      for literal in group.reversed() where view.operands.count > 1 {
        if !space.areConsistent([literal.claim.negated]) {
          return (isAll ? .tautology : .contradiction, without(literal.place))
        }
        let others = group.filter { $0.place != literal.place }.map { $0.claim }
        if !others.isEmpty, !space.areConsistent(others + [literal.claim.negated]) {
          return (.redundancy, without(literal.place))
        }
      }
    }
    return nil
  }

  /// Groups under what the terms beside them decide.
  func absorbed() -> Rewriting? {
    var facts = Facts(meanings)
    for literal in literals { facts.add(literal.claim, of: literal.space) }
    for (place, operand) in view.operands.enumerated() {
      if case .term = operand { continue }
      switch Reduction(of: operand, under: facts) {
      case .unchanged: continue
      case .changed(let smaller):
        var operands = view.operands
        operands[place] = smaller
        return (.absorption, view.rebuilt(operands))
      case .always where isAll && view.operands.count > 1, .never where !isAll && view.operands.count > 1:
        return (.absorption, without(place))
      case .always, .never: continue
      }
    }
    return nil
  }

  private func without(_ place: Int) -> Query {
    var operands = view.operands
    operands.remove(at: place)
    return view.rebuilt(operands)
  }

  private var directives: [Int] {
    view.operands.indices.filter { place in
      guard case .term(let term) = view.operands[place] else { return false }
      return meanings.vocabulary.isDirective(term)
    }
  }

  /// The literals by aspect, in the order of their first ones.
  var groups: [[(place: Int, space: Int, claim: Claim)]] {
    var order: [Int] = []
    var bySpace: [Int: [(place: Int, space: Int, claim: Claim)]] = [:]
    for literal in literals {
      if bySpace[literal.space] == nil { order.append(literal.space) }
      bySpace[literal.space, default: []].append(literal)
    }
    return order.compactMap { bySpace[$0] }
  }

  func isConsistent(_ group: [(place: Int, space: Int, claim: Claim)]) -> Bool {
    guard let first = group.first else { return true }
    return meanings.spaces.spaces[first.space].areConsistent(group.lazy.map { $0.claim })
  }
}
