extension FilterQuery {
  /// The same condition without redundant nesting; nil where nothing is left.
  ///
  /// Empty groups are dropped, a group of one becomes its operand, and an operand that is a positive group of the same
  /// connective is spliced in. Nothing else changes: no term is reordered, merged or negated apart. The result is a fixed
  /// point, has the truth table of the original, and is what the parser makes of the printed query. Linear in the tree,
  /// unless it negates groups of one within one another.
  @inlinable
  public func flattened() -> FilterQuery? {
    var flat: [FilterQuery] = []
    switch self {
    case .term: return self
    case .and(let polarity, let operands):
      for operand in operands { operand.collect(into: &flat, isOr: false) }
      return FilterQuery.group(flat, polarity) { .and($0, $1) }
    case .or(let polarity, let operands):
      for operand in operands { operand.collect(into: &flat, isOr: true) }
      return FilterQuery.group(flat, polarity) { .or($0, $1) }
    }
  }

  /// Appends what is left of the query to the operands of a flat `and` or `or`. Groups that are spliced in hand on their
  /// operands one by one, so that no list is copied from level to level.
  @inlinable
  func collect(into flat: inout [FilterQuery], isOr: Bool) {
    switch self {
    case .and(.positive, let operands) where !isOr, .or(.positive, let operands) where isOr:
      for operand in operands { operand.collect(into: &flat, isOr: isOr) }
    default:
      switch flattened() {
      case nil: break
      // A group of one may turn out to be a group of the right kind: `-(-(a b))`.
      case .and(.positive, let operands)? where !isOr: flat += operands
      case .or(.positive, let operands)? where isOr: flat += operands
      case let operand?: flat.append(operand)
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
