extension FilterQuery {
  /// The same condition without redundant nesting; nil where nothing is left.
  ///
  /// Empty groups are dropped, a group of one becomes its operand, and an operand that is a positive group of the same
  /// connective is spliced in. Nothing else changes: no term is reordered, merged or negated apart. The result is a fixed
  /// point, has the truth table of the original, and is what the parser makes of the printed query. Linear in the tree,
  /// unless it negates groups of one within one another.
  @inlinable
  public func flattened() -> FilterQuery? {
    if case .term = self { return self }
    var groups: [FlatGroup<Term>] = [FlatGroup(self, in: [])]
    while true {
      let top = groups.count - 1
      let list = groups[top].list
      if let operand = groups[top].takeOperand() {
        if case .term = operand {
          groups[list].operands.append(operand)
        } else {
          groups.append(FlatGroup(operand, in: groups))
        }
        continue
      }
      let done = groups.removeLast()
      // Its operands are in the list of a group around it.
      if list < top { continue }
      let result =
        done.isOr
        ? FilterQuery.group(done.operands, done.polarity) { .or($0, $1) }
        : FilterQuery.group(done.operands, done.polarity) { .and($0, $1) }
      if groups.isEmpty { return result }
      let outer = groups[top - 1].list
      switch result {
      case nil: break
      // A group of one may turn out to be a group of the right kind: `-(-(a b))`.
      case .and(.positive, let operands)? where !groups[outer].isOr: groups[outer].operands += operands
      case .or(.positive, let operands)? where groups[outer].isOr: groups[outer].operands += operands
      case let operand?: groups[outer].operands.append(operand)
      }
    }
  }

  @inlinable
  static func group(
    _ operands: [FilterQuery], _ polarity: Polarity, _ make: (Polarity, [FilterQuery]) -> FilterQuery
  ) -> FilterQuery? {
    if operands.count > 1 { return make(polarity, operands) }
    return polarity == .positive ? operands.first : operands.first?.negated
  }

  /// This query and `other`, flattened. The meaning of neither changes, whatever connective it is made of: an `or` stays a
  /// group of its own.
  @inlinable
  public func conjoined(with other: FilterQuery) -> FilterQuery {
    FilterQuery.and(.positive, [self, other]).flattened() ?? .and(.positive, [])
  }

  /// This query or `other`, flattened.
  @inlinable
  public func disjoined(with other: FilterQuery) -> FilterQuery {
    FilterQuery.or(.positive, [self, other]).flattened() ?? .or(.positive, [])
  }
}

/// A group that is being flattened.
@usableFromInline
struct FlatGroup<Term: FilterQueryTerm> {
  @usableFromInline let isOr: Bool
  @usableFromInline let polarity: Polarity
  /// The group whose list takes the operands: this one, or for a group that is spliced in one around it. So no list is
  /// copied from level to level.
  @usableFromInline let list: Int
  @usableFromInline var operands: [FilterQuery<Term>] = []
  @usableFromInline var written: ArraySlice<FilterQuery<Term>>

  @inlinable
  init(_ query: FilterQuery<Term>, in groups: [FlatGroup]) {
    polarity = query.polarity
    switch query {
    case .or(_, let operands): (isOr, written) = (true, operands[...])
    case .and(_, let operands): (isOr, written) = (false, operands[...])
    case .term: (isOr, written) = (false, [query])
    }
    let outer = groups.last?.list
    let isSpliced = polarity == .positive && outer.map { groups[$0].isOr } == isOr
    list = isSpliced ? outer ?? 0 : groups.count
  }

  /// The operand to look at next; nil after the last one.
  @inlinable
  mutating func takeOperand() -> FilterQuery<Term>? { written.popFirst() }
}
