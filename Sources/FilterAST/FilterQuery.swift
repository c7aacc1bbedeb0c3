/// A condition made of terms: the meaning of a query, without places in a text.
///
/// There is no case for negation: each case carries its ``Polarity``, and so does each term. `and` and `or` take any number
/// of operands; an empty one is no condition, as `()` is in the language.
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
/// Trees may be nested as deeply as the stack allows; the parser makes none deeper than its limit.
public enum FilterQuery<Term: FilterQueryTerm>: Hashable, Sendable {
  /// A single term, which carries its own polarity.
  case term(Term)
  /// All operands hold (positive), or not all (negative): `a b`, `-(a b)`.
  case and(Polarity, [FilterQuery])
  /// Some operand holds (positive), or none (negative): `a or b`, `-(a or b)`.
  case or(Polarity, [FilterQuery])
}

extension FilterQuery {
  /// Whether the query is asked for or excluded.
  @inlinable public var polarity: Polarity {
    switch self {
    case .term(let term): term.polarity
    case .and(let polarity, _), .or(let polarity, _): polarity
    }
  }

  /// The query that holds exactly where this one does not. Constant time; `negated.negated == self`.
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
  /// The tree in prefix form, for eyes and debuggers: `(and t:elf -(or c:g c:w))`. Canonical text is made by the printer.
  public var description: String {
    switch self {
    case .term(let term): term.description
    case .and(let polarity, let operands): FilterQuery.describe(polarity, "and", operands)
    case .or(let polarity, let operands): FilterQuery.describe(polarity, "or", operands)
    }
  }

  private static func describe(_ polarity: Polarity, _ word: String, _ operands: [FilterQuery]) -> String {
    var text = polarity.description + "(" + word
    for operand in operands { text += " " + operand.description }
    return text + ")"
  }
}
