extension FilterTerm {
  /// The field; nil for a name.
  public var field: FieldName? {
    switch self {
    case .name: nil
    case .filter(_, let field, _, _), .regex(_, let field, _, _), .range(_, let field, _, _): field
    }
  }

  /// The operator; nil for a name. That of a range is the one before it.
  public var comparison: Comparison? {
    switch self {
    case .name: nil
    case .filter(_, field: _, let comparison, _), .regex(_, field: _, let comparison, _): comparison
    case .range(_, field: _, let relation, _): relation == .within ? .colon : .notEqual
    }
  }

  /// The value, or the name that a term without a field is; nil for a pattern and a range.
  public var value: FilterValue? {
    switch self {
    case .name(_, exact: _, let name): name.value
    case .filter(_, field: _, _, let value): value
    case .regex, .range: nil
    }
  }

  /// The same term about another field; a name stays as it is.
  public func with(field: FieldName) -> FilterTerm {
    switch self {
    case .name: self
    case .filter(let polarity, field: _, let comparison, let value):
      .filter(polarity, field: field, comparison, value)
    case .regex(let polarity, field: _, let comparison, let pattern):
      .regex(polarity, field: field, comparison, pattern)
    case .range(let polarity, field: _, let relation, let range): .range(polarity, field: field, relation, range)
    }
  }
}

extension FilterQuery where Term == FilterTerm {
  /// The flat query without the terms for which a condition holds; nil if no other remains. Linear in the query.
  ///
  /// ```swift
  /// let query = ParsedQuery(parsing: "t:elf (c:g or order:cmc)").query
  /// query?.dropping { $0.field == "order" }?.canonicalText   // t:elf c:g
  /// ```
  public func dropping(where isDropped: (FilterTerm) -> Bool) -> FilterQuery? {
    transformLeaves { isDropped($0) ? nil : .term($0) }?.flattened()
  }
}
