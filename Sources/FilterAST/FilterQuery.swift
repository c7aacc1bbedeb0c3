/// A condition made of terms: the meaning of a query, without positions in a text.
///
/// Negation is not a case: each case, and each term, carries its ``Polarity``. `and` and `or` take any number of
/// operands; an empty one is no condition, like `()` in the language.
///
/// ```swift
/// // t:elf -(c:g or c:w)
/// let query: FilterQuery<FilterTerm> = .and(
///   .positive,
///   [
///     .filter("t", .colon, "elf"),
///     .or(.negative, [.filter("c", .colon, "g"), .filter("c", .colon, "w")]),
///   ])
/// ```
///
/// Trees may be nested to any depth: operations of this package use loops, not recursion. Beyond ``maximumDepth``,
/// which the parser never reaches, `Codable` rejects a tree, `QueryPrinter` writes it in one line, and analysis draws
/// no conclusions. Swift frees a tree recursively, with about 200 bytes of stack per level: 2,000 levels are safe on a
/// thread of 512 KB.
public enum FilterQuery<Term: FilterQueryTerm>: Sendable {
  /// A single term, which carries its own polarity.
  case term(Term)
  /// All operands hold (positive), or not all of them (negative): `a b`, `-(a b)`.
  case and(Polarity, [FilterQuery])
  /// Some operand holds (positive), or none (negative): `a or b`, `-(a or b)`.
  case or(Polarity, [FilterQuery])
}

extension FilterQuery {
  /// Whether the condition is required or excluded.
  @inlinable public var polarity: Polarity {
    switch self {
    case .term(let term): term.polarity
    case .and(let polarity, _), .or(let polarity, _): polarity
    }
  }

  /// The opposite condition. Constant time; `negated.negated == self`.
  ///
  /// An empty group is no condition, and neither is its negation.
  @inlinable public var negated: FilterQuery {
    switch self {
    case .term(let term): .term(term.negated)
    case .and(let polarity, let operands): .and(polarity.negated, operands)
    case .or(let polarity, let operands): .or(polarity.negated, operands)
    }
  }
}

extension FilterQuery: CustomStringConvertible {
  /// The tree in prefix form, for debugging: `(and t:elf -(or c:g c:w))`. `QueryPrinter` writes canonical text.
  public var description: String {
    var text = ""
    walk { step in
      switch step {
      case .term(let term): text += term.description
      case .begin(let isOr, let polarity, _): text += polarity.description + (isOr ? "(or " : "(and ")
      case .between: text += " "
      case .end(isOr: _, _, let operands):
        if operands.isEmpty { text.removeLast() }
        text += ")"
      }
    }
    return text
  }
}

/// The leaf of a ``FilterQuery``: a value with its own ``Polarity`` that can print itself.
public protocol FilterQueryTerm: Hashable, Sendable, CustomStringConvertible {
  /// Whether the term is required or excluded.
  var polarity: Polarity { get }

  /// The same term with another polarity.
  func with(polarity: Polarity) -> Self
}

extension FilterQueryTerm {
  /// The same term with the opposite polarity.
  @inlinable public var negated: Self { with(polarity: polarity.negated) }
}

/// Whether a term or group is required or excluded.
public enum Polarity: String, CaseIterable, Hashable, Sendable {
  /// Required, without a prefix: `t:elf`.
  case positive
  /// Excluded, with a prefix: `-t:elf`.
  case negative

  /// The opposite polarity; negating twice gives the original.
  @inlinable public var negated: Polarity { self == .positive ? .negative : .positive }

  /// The polarity of something with polarity `inner` inside something with this polarity: two negations cancel.
  @inlinable
  package func applied(to inner: Polarity) -> Polarity { self == .positive ? inner : inner.negated }
}

extension Polarity: CustomStringConvertible {
  /// The prefix in the language: `""` or `"-"`.
  @inlinable public var description: String { self == .positive ? "" : "-" }
}

extension FilterQuery where Term == FilterTerm {
  /// A field compared with a value: `.filter("pow", .greaterOrEqual, "3")`.
  public static func filter(_ field: FieldName, _ comparison: Comparison, _ value: FilterValue) -> FilterQuery {
    .term(.filter(.positive, field: field, comparison, value))
  }

  /// A field searched with a regular expression: `.regex("o", #"\bflash\b"#)`.
  public static func regex(_ field: FieldName, _ pattern: FilterPattern) -> FilterQuery {
    .regex(field, .colon, pattern)
  }

  /// A field searched with a regular expression under an operator other than `:`.
  public static func regex(_ field: FieldName, _ comparison: Comparison, _ pattern: FilterPattern) -> FilterQuery {
    .term(.regex(.positive, field: field, comparison, pattern))
  }

  /// A word or phrase that the name must contain: `.name("bolt")`.
  public static func name(_ name: FilterName) -> FilterQuery { .term(.name(.positive, exact: false, name)) }

  /// The complete name: `.exactName("Lightning Bolt")`.
  public static func exactName(_ name: FilterName) -> FilterQuery { .term(.name(.positive, exact: true, name)) }
}

extension FilterQuery {
  /// Both conditions, flattened: `.name("bolt") && .filter("c", .colon, "r")`.
  @inlinable
  public static func && (left: FilterQuery, right: FilterQuery) -> FilterQuery { left.conjoined(with: right) }

  /// Either of the two conditions, flattened.
  @inlinable
  public static func || (left: FilterQuery, right: FilterQuery) -> FilterQuery { left.disjoined(with: right) }

  /// The opposite condition, in the spelling of the language.
  @inlinable
  public static prefix func - (query: FilterQuery) -> FilterQuery { query.negated }

  /// The opposite condition, in Swift's spelling.
  @inlinable
  public static prefix func ! (query: FilterQuery) -> FilterQuery { query.negated }

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
  /// A list of one operand.
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
