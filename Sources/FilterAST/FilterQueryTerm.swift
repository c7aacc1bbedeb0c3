/// What the leaves of a ``FilterQuery`` are: values that carry their own ``Polarity`` and print themselves.
public protocol FilterQueryTerm: Hashable, Sendable, CustomStringConvertible {
  /// Whether the term is asked for or excluded.
  var polarity: Polarity { get }

  /// The same term with another polarity.
  func with(polarity: Polarity) -> Self
}

extension FilterQueryTerm {
  /// The same term with the opposite polarity.
  @inlinable public var negated: Self { with(polarity: polarity.negated) }
}
