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
    walk { step in
      if case .term(let term) = step { body(term) }
    }
  }

  /// The same tree with each term replaced by another, which may be of another kind.
  @inlinable
  public func mapTerms<Other: FilterQueryTerm>(_ transform: (Term) -> Other) -> FilterQuery<Other> {
    folded({ .term(transform($0)) }) { isOr, polarity, operands in
      isOr ? .or(polarity, operands) : .and(polarity, operands)
    }
  }

  /// The same tree with each term replaced by a whole query, or dropped where `transform` answers nil; nil where the query
  /// itself was a dropped term. The result is not flattened.
  @inlinable
  public func transformLeaves<Other: FilterQueryTerm>(
    _ transform: (Term) -> FilterQuery<Other>?
  ) -> FilterQuery<Other>? {
    folded({ transform($0) }) { isOr, polarity, operands in
      let kept = operands.compactMap { $0 }
      return isOr ? .or(polarity, kept) : .and(polarity, kept)
    }
  }

  /// The truth of the query, given the truth of its terms; nil where it is no condition at all.
  ///
  /// `holds` is asked about each term as if it were positive; the query applies the polarities.
  @inlinable
  public func isTrue(where holds: (Term) -> Bool) -> Bool? {
    folded({ term -> Bool? in holds(term.with(polarity: .positive)) == (term.polarity == .positive) }) {
      isOr, polarity, operands in
      let truths = operands.compactMap { $0 }
      if truths.isEmpty { return nil }
      return (isOr ? truths.contains(true) : !truths.contains(false)) == (polarity == .positive)
    }
  }
}
