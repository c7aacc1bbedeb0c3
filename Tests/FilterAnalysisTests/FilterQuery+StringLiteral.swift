public import FilterAST

/// A string as a name, the shortest leaf of a tree in a test. The library has no such literal, since a string may as well
/// be the text of a query.
extension FilterQuery: ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral
where Term == FilterTerm {
  /// The name of the string, not exact.
  public init(stringLiteral value: String) { self = .name(FilterName(value)) }
}
