package import FilterAST

/// A query seen with its negation pushed in by one level: a literal, "all of", or "any of".
///
/// `-(a or b)` is seen as all of `-a` and `-b`. What the view shows of the operands is given back to the query's own form by
/// ``rebuilt(_:)``, so that looking through a negation does not change how a query is written.
package struct QueryView {
  package typealias Query = FilterQuery<FilterTerm>

  package enum Kind {
    case literal(FilterTerm)
    case all
    case any
  }

  package let kind: Kind
  /// The operands with the negation of the query on them.
  package let operands: [Query]
  private let isAnd: Bool
  private let polarity: Polarity

  package init(_ query: Query) {
    polarity = query.polarity
    switch query {
    case .term(let term):
      kind = .literal(term)
      operands = []
      isAnd = true
    case .and(let polarity, let children):
      isAnd = true
      kind = polarity == .positive ? .all : .any
      operands = polarity == .positive ? children : children.map { $0.negated }
    case .or(let polarity, let children):
      isAnd = false
      kind = polarity == .positive ? .any : .all
      operands = polarity == .positive ? children : children.map { $0.negated }
    }
  }

  /// The query with other operands, written as it was.
  package func rebuilt(_ operands: [Query]) -> Query {
    let own = polarity == .positive ? operands : operands.map { $0.negated }
    return isAnd ? .and(polarity, own) : .or(polarity, own)
  }
}
