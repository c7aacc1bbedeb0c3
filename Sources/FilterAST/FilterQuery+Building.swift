extension FilterQuery where Term == FilterTerm {
  /// A field compared with a value: `.filter("pow", .greaterOrEqual, "3")`.
  public static func filter(_ field: FieldName, _ comparison: Comparison, _ value: FilterValue) -> FilterQuery {
    .term(.filter(.positive, field: field, comparison, value))
  }

  /// A field searched with a regular expression: `.regex("o", #"\bflash\b"#)`.
  public static func regex(_ field: FieldName, _ pattern: FilterPattern) -> FilterQuery {
    .regex(field, .colon, pattern)
  }

  /// A field searched with a regular expression, with another operator than `:`.
  public static func regex(_ field: FieldName, _ comparison: Comparison, _ pattern: FilterPattern) -> FilterQuery {
    .term(.regex(.positive, field: field, comparison, pattern))
  }

  /// A word or phrase that must occur in the name: `.name("bolt")`.
  public static func name(_ name: FilterName) -> FilterQuery {
    .term(.name(.positive, exact: false, name))
  }

  /// The whole name: `.exactName("Lightning Bolt")`.
  public static func exactName(_ name: FilterName) -> FilterQuery {
    .term(.name(.positive, exact: true, name))
  }
}

extension FilterQuery: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Term == FilterTerm {
  /// A literal is a word or phrase of the name: `"bolt"`.
  public init(stringLiteral value: String) {
    self = .name(FilterName(value))
  }
}

extension FilterQuery {
  /// Both conditions, flattened: `"bolt" && .filter("c", .colon, "r")`.
  @inlinable
  public static func && (left: FilterQuery, right: FilterQuery) -> FilterQuery {
    left.conjoined(with: right)
  }

  /// Either condition, flattened.
  @inlinable
  public static func || (left: FilterQuery, right: FilterQuery) -> FilterQuery {
    left.disjoined(with: right)
  }

  /// The opposite condition, as the language writes it.
  @inlinable
  public static prefix func - (query: FilterQuery) -> FilterQuery {
    query.negated
  }

  /// The opposite condition.
  @inlinable
  public static prefix func ! (query: FilterQuery) -> FilterQuery {
    query.negated
  }

  /// All conditions of a block, flattened. An empty block is no condition.
  ///
  /// ```swift
  /// let query: FilterQuery<FilterTerm> = .all {
  ///   FilterQuery.filter("t", .colon, "elf")
  ///   if cheap { FilterQuery.filter("mv", .lessOrEqual, "2") }
  /// }
  /// ```
  @inlinable
  public static func all(@FilterQueryBuilder<Term> _ operands: () -> [FilterQuery]) -> FilterQuery {
    FilterQuery.and(.positive, operands()).flattened() ?? .and(.positive, [])
  }

  /// Any condition of a block, flattened. An empty block is no condition.
  @inlinable
  public static func any(@FilterQueryBuilder<Term> _ operands: () -> [FilterQuery]) -> FilterQuery {
    FilterQuery.or(.positive, operands()).flattened() ?? .or(.positive, [])
  }
}

/// Collects the operands of ``FilterQuery/all(_:)`` and ``FilterQuery/any(_:)``.
@resultBuilder
public enum FilterQueryBuilder<Term: FilterQueryTerm> {
  /// One operand.
  @inlinable
  public static func buildExpression(_ query: FilterQuery<Term>) -> [FilterQuery<Term>] { [query] }

  /// The operands of a block, in order.
  @inlinable
  public static func buildBlock(_ operands: [FilterQuery<Term>]...) -> [FilterQuery<Term>] { operands.flatMap { $0 } }

  /// The operands of an `if` without `else`.
  @inlinable
  public static func buildOptional(_ operands: [FilterQuery<Term>]?) -> [FilterQuery<Term>] { operands ?? [] }

  /// The operands of the first branch of an `if`.
  @inlinable
  public static func buildEither(first operands: [FilterQuery<Term>]) -> [FilterQuery<Term>] { operands }

  /// The operands of the second branch of an `if`.
  @inlinable
  public static func buildEither(second operands: [FilterQuery<Term>]) -> [FilterQuery<Term>] { operands }

  /// The operands of a loop.
  @inlinable
  public static func buildArray(_ operands: [[FilterQuery<Term>]]) -> [FilterQuery<Term>] { operands.flatMap { $0 } }
}
