extension FilterQuery {
  /// The same condition without redundant nesting; nil if no condition is left.
  ///
  /// Empty groups are dropped, a group of one becomes its operand, and an operand that is a positive group of the same
  /// connective is spliced in. Terms are not reordered or merged, and negation is not distributed. The result is a
  /// fixed point, has the truth table of the original, and equals what the parser reads from the printed query. Linear
  /// in the tree, unless negated groups of one are nested.
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
      // Its operands are in the list of an enclosing group.
      if list < top { continue }
      let result =
        done.isOr
        ? FilterQuery.group(done.operands, polarity: done.polarity) { .or($0, $1) }
        : FilterQuery.group(done.operands, polarity: done.polarity) { .and($0, $1) }
      if groups.isEmpty { return result }
      let outer = groups[top - 1].list
      switch result {
      case nil: break
      // A group of one may turn into a group of the same connective: `-(-(a b))`.
      case .and(.positive, let operands)? where !groups[outer].isOr: groups[outer].operands += operands
      case .or(.positive, let operands)? where groups[outer].isOr: groups[outer].operands += operands
      case let operand?: groups[outer].operands.append(operand)
      }
    }
  }

  @inlinable
  static func group(
    _ operands: [FilterQuery], polarity: Polarity, make: (Polarity, [FilterQuery]) -> FilterQuery
  ) -> FilterQuery? {
    if operands.count > 1 { return make(polarity, operands) }
    return polarity == .positive ? operands.first : operands.first?.negated
  }

  /// This query and `other`, flattened. An `or` on either side stays a group of its own.
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

/// A group during flattening.
@usableFromInline
struct FlatGroup<Term: FilterQueryTerm> {
  @usableFromInline let isOr: Bool
  @usableFromInline let polarity: Polarity
  /// The index of the group whose list takes the operands: this one, or an enclosing one if this group is spliced in.
  /// No list is copied from level to level.
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

  /// The next operand; nil after the last one.
  @inlinable
  mutating func takeOperand() -> FilterQuery<Term>? { written.popFirst() }
}
