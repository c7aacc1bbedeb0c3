import FilterAST
import FilterSemantics

extension GroupSimplification {
  /// Rewritings that are only worth it where the text becomes shorter.
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

  /// The same group with its negation on the operands, or the negation of its operands on the group.
  private func withMovedNegation() -> Query? {
    if query.polarity == .negative {
      return isAll ? .and(.positive, view.operands) : .or(.positive, view.operands)
    }
    guard view.operands.allSatisfy({ $0.polarity == .negative }) else { return nil }
    let positive = view.operands.map { $0.negated }
    return isAll ? .or(.negative, positive) : .and(.negative, positive)
  }

  /// The group with the part that most of its operands have in common written once: `a b or a c` is `a (b or c)`.
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
    // The most common one; of equally common ones the first, so that the answer does not depend on the hash.
    var best: (key: ExactText, part: Query, count: Int)?
    for piece in parts.joined() where (counts[piece.key] ?? 0) > max(1, best?.count ?? 1) {
      best = (piece.key, piece.part, counts[piece.key] ?? 0)
    }
    guard let best else { return nil }
    var rests: [Query] = []
    var others: [Query] = []
    var place: Int?
    for (index, part) in parts.enumerated() {
      guard part.contains(where: { $0.key == best.key }) else {
        others.append(view.operands[index])
        continue
      }
      place = place ?? others.count
      let rest = part.filter { $0.key != best.key }.map { $0.part }
      // One operand that is the common part alone decides all of them; absorption has seen to that before.
      if rest.isEmpty { return nil }
      rests.append(isAll ? .or(.positive, rest) : .and(.positive, rest))
    }
    let common: Query =
      isAll
      ? .or(.positive, [best.part, .and(.positive, rests)]) : .and(.positive, [best.part, .or(.positive, rests)])
    others.insert(common, at: place ?? 0)
    return isAll ? .and(.positive, others) : .or(.positive, others)
  }
}
