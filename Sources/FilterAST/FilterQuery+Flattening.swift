extension FilterQuery {
  /// The same condition without redundant nesting; nil where nothing is left.
  ///
  /// Empty groups are dropped, a group of one becomes its operand, and an operand that is a positive group of the same
  /// connective is spliced in. Nothing else changes: no term is reordered, merged or negated apart. The result is a fixed
  /// point, has the truth table of the original, and is what the parser makes of the printed query. Linear in the tree.
  @inlinable
  public func flattened() -> FilterQuery? {
    switch self {
    case .term: return self
    case .and(let polarity, let operands):
      var flat: [FilterQuery] = []
      for operand in operands {
        guard let inner = operand.flattened() else { continue }
        if case .and(.positive, let children) = inner { flat += children } else { flat.append(inner) }
      }
      return FilterQuery.group(flat, polarity) { .and($0, $1) }
    case .or(let polarity, let operands):
      var flat: [FilterQuery] = []
      for operand in operands {
        guard let inner = operand.flattened() else { continue }
        if case .or(.positive, let children) = inner { flat += children } else { flat.append(inner) }
      }
      return FilterQuery.group(flat, polarity) { .or($0, $1) }
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
