extension FilterQuery {
  /// The terms in the order they are written.
  @inlinable public var leaves: [Term] {
    var leaves: [Term] = []
    forEachLeaf { leaves.append($0) }
    return leaves
  }

  /// Calls `body` with each term in the order they are written.
  @inlinable
  public func forEachLeaf(_ body: (Term) -> Void) {
    switch self {
    case .term(let term): body(term)
    case .and(_, let operands), .or(_, let operands):
      for operand in operands { operand.forEachLeaf(body) }
    }
  }

  /// The same tree with each term replaced by another, which may be of another kind.
  @inlinable
  public func mapTerms<Other: FilterQueryTerm>(_ transform: (Term) -> Other) -> FilterQuery<Other> {
    switch self {
    case .term(let term): .term(transform(term))
    case .and(let polarity, let operands): .and(polarity, operands.map { $0.mapTerms(transform) })
    case .or(let polarity, let operands): .or(polarity, operands.map { $0.mapTerms(transform) })
    }
  }

  /// The same tree with each term replaced by a whole query, or dropped where `transform` answers nil; nil where the query
  /// itself was a dropped term. The result is not flattened.
  @inlinable
  public func transformLeaves<Other: FilterQueryTerm>(
    _ transform: (Term) -> FilterQuery<Other>?
  ) -> FilterQuery<Other>? {
    switch self {
    case .term(let term): transform(term)
    case .and(let polarity, let operands): .and(polarity, operands.compactMap { $0.transformLeaves(transform) })
    case .or(let polarity, let operands): .or(polarity, operands.compactMap { $0.transformLeaves(transform) })
    }
  }

  /// The truth of the query, given the truth of its terms; nil where it is no condition at all.
  ///
  /// `holds` is asked about each term as if it were positive; the query applies the polarities.
  @inlinable
  public func isTrue(where holds: (Term) -> Bool) -> Bool? {
    switch self {
    case .term(let term):
      return holds(term.with(polarity: .positive)) == (term.polarity == .positive)
    case .and(let polarity, let operands):
      return FilterQuery.fold(operands, polarity, holds) { $0 && $1 }
    case .or(let polarity, let operands):
      return FilterQuery.fold(operands, polarity, holds) { $0 || $1 }
    }
  }

  @inlinable
  static func fold(
    _ operands: [FilterQuery], _ polarity: Polarity, _ holds: (Term) -> Bool, _ join: (Bool, Bool) -> Bool
  ) -> Bool? {
    var result: Bool?
    for operand in operands {
      guard let truth = operand.isTrue(where: holds) else { continue }
      result = result.map { join($0, truth) } ?? truth
    }
    return result.map { $0 == (polarity == .positive) }
  }
}
