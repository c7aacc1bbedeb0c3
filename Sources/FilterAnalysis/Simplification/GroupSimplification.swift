import FilterAST
import FilterSemantics
import FilterVocabulary

/// An operand that is a term, by its index, and its claim.
struct OperandClaim {
  let operand: Int
  let space: Int
  let claim: Claim
}

/// Simplifies one group whose operands are already simple.
///
/// "All of" and "any of" are symmetric: what holds for operands of the one holds for the negated operands of the
/// other.
struct GroupSimplification {
  typealias Query = FilterQuery<FilterTerm>
  typealias Rewriting = (SimplificationRule, Query)

  let query: Query
  let view: QueryView
  let meanings: Meanings
  let isAll: Bool
  /// The operands that are terms; for alternatives with negated claims.
  let literals: [OperandClaim]

  init(_ query: Query, meanings: Meanings) {
    self.query = query
    self.view = QueryView(query)
    self.meanings = meanings
    if case .all = view.kind { self.isAll = true } else { self.isAll = false }
    var literals: [OperandClaim] = []
    for (index, operand) in view.operands.enumerated() {
      guard case .term(let term) = operand, let (space, claim) = meanings.claim(of: term) else { continue }
      literals.append(OperandClaim(operand: index, space: space, claim: isAll ? claim : claim.negated))
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

  /// Operands that exclude each other decide the group, so only they are kept.
  func withoutExcluded() -> Rewriting? {
    for group in groups where !isConsistent(group) {
      let core = group.minimal { !isConsistent($0) }
      // Directives are not part of the condition and are kept.
      let indices = Set(core.map { $0.operand } + directives)
      if indices.count == view.operands.count { continue }
      let kept = view.operands.indices.filter { indices.contains($0) }.map { view.operands[$0] }
      return (isAll ? .contradiction : .tautology, view.rebuilt(kept))
    }
    return nil
  }

  /// Removes operands that always hold, or that others of their aspect imply.
  func withoutNeedless() -> Rewriting? {
    for group in groups {
      guard isConsistent(group) else { continue }
      let space = meanings.spaces.spaces[group[0].space]
      // The last one first, so that the first of two equal terms is kept.
      for literal in group.reversed() where view.operands.count > 1 {
        if !space.areConsistent([literal.claim.negated]) {
          return (isAll ? .tautology : .contradiction, without(literal.operand))
        }
        let others = group.filter { $0.operand != literal.operand }.map { $0.claim }
        if !others.isEmpty, !space.areConsistent(others + [literal.claim.negated]) {
          return (.redundancy, without(literal.operand))
        }
      }
    }
    return nil
  }

  /// Simplifies groups by the terms beside them.
  func absorbed() -> Rewriting? {
    var facts = Facts(meanings)
    for literal in literals { facts.add(literal.claim, of: literal.space) }
    for (index, operand) in view.operands.enumerated() {
      if case .term = operand { continue }
      switch Reduction(of: operand, under: facts) {
      case .unchanged: continue
      case .changed(let smaller):
        var operands = view.operands
        operands[index] = smaller
        return (.absorption, view.rebuilt(operands))
      case .always where isAll && view.operands.count > 1, .never where !isAll && view.operands.count > 1:
        return (.absorption, without(index))
      case .always, .never: continue
      }
    }
    return nil
  }

  private func without(_ index: Int) -> Query {
    var operands = view.operands
    operands.remove(at: index)
    return view.rebuilt(operands)
  }

  private var directives: [Int] {
    view.operands.indices.filter { index in
      guard case .term(let term) = view.operands[index] else { return false }
      return meanings.vocabulary.isDirective(term)
    }
  }

  /// The literals by aspect, in the order of their first occurrence.
  var groups: [[OperandClaim]] {
    var order: [Int] = []
    var bySpace: [Int: [OperandClaim]] = [:]
    for literal in literals {
      if bySpace[literal.space] == nil { order.append(literal.space) }
      bySpace[literal.space, default: []].append(literal)
    }
    return order.compactMap { bySpace[$0] }
  }

  func isConsistent(_ group: [OperandClaim]) -> Bool {
    guard let first = group.first else { return true }
    return meanings.spaces.spaces[first.space].areConsistent(group.lazy.map { $0.claim })
  }
}

extension GroupSimplification {
  /// Rewritings that are applied only if they shorten the text.
  func shortened(insideAnd: Bool) -> Rewriting? {
    let length = query.printedLength(insideAnd: insideAnd)
    if let other = withMovedNegation(), other.printedLength(insideAnd: insideAnd) < length {
      return (.deMorgan, other)
    }
    if let other = factored()?.flattened(), other.printedLength(insideAnd: insideAnd) < length {
      return (.factoring, other)
    }
    return nil
  }

  /// The same group with its negation moved to the operands, or that of its operands to the group.
  private func withMovedNegation() -> Query? {
    if query.polarity == .negative {
      return isAll ? .and(.positive, view.operands) : .or(.positive, view.operands)
    }
    guard view.operands.allSatisfy({ $0.polarity == .negative }) else { return nil }
    let positive = view.operands.map { $0.negated }
    return isAll ? .or(.negative, positive) : .and(.negative, positive)
  }

  /// Factors out the part that most operands share: `a b or a c` becomes `a (b or c)`.
  private func factored() -> Query? {
    var parts: [[(key: ExactText, part: Query)]] = []
    for operand in view.operands {
      let inner = QueryView(operand)
      var isInner = false
      switch inner.kind {
      case .all: isInner = !isAll
      case .any: isInner = isAll
      case .literal: isInner = false
      }
      let pieces = isInner ? inner.operands : [operand]
      parts.append(pieces.map { (ExactText(meanings.key(of: $0)), $0) })
    }
    var counts: [ExactText: Int] = [:]
    for part in parts {
      for key in Set(part.map { $0.key }) { counts[key, default: 0] += 1 }
    }
    // The most common part; the first of equally common ones, so that the result is deterministic.
    var best: (key: ExactText, part: Query, count: Int)?
    for piece in parts.joined() where (counts[piece.key] ?? 0) > max(1, best?.count ?? 1) {
      best = (piece.key, piece.part, counts[piece.key] ?? 0)
    }
    guard let best else { return nil }
    var rests: [Query] = []
    var others: [Query] = []
    var insertion: Int?
    for (index, part) in parts.enumerated() {
      guard part.contains(where: { $0.key == best.key }) else {
        others.append(view.operands[index])
        continue
      }
      insertion = insertion ?? others.count
      let rest = part.filter { $0.key != best.key }.map { $0.part }
      // An operand that is the common part alone was absorbed before.
      if rest.isEmpty { return nil }
      rests.append(isAll ? .or(.positive, rest) : .and(.positive, rest))
    }
    let common: Query =
      isAll
      ? .or(.positive, [best.part, .and(.positive, rests)]) : .and(.positive, [best.part, .or(.positive, rests)])
    others.insert(common, at: insertion ?? 0)
    return isAll ? .and(.positive, others) : .or(.positive, others)
  }
}
