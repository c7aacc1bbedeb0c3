package import FilterAST

extension Comparison {
  /// Whether the relation holds between two values; `:` is `=`.
  package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .colon, .equal, .contains, .matches: left == right
    case .notEqual, .notMatches: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  /// The relation that holds exactly where this one does not: `<` for `>=`, `!=` for `:`.
  package var complement: Comparison {
    switch self {
    case .colon, .equal, .contains: .notEqual
    case .notEqual: .equal
    case .matches: .notMatches
    case .notMatches: .matches
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }

  /// The relation with the sides exchanged: `<` for `>`, `=` for `:`.
  package var mirrored: Comparison {
    switch self {
    case .colon, .equal: .equal
    case .notEqual: .notEqual
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .contains, .matches, .notMatches: self
    }
  }
}
