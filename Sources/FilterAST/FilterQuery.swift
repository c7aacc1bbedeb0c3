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
/// Trees may be nested to any depth: what this package does with them goes from level to level in loops. Beyond
/// ``maximumDepth``, which the parser never reaches, `Codable` refuses a tree, ``QueryPrinter`` writes it in one line, and the
/// analysis draws no conclusions from it. Only freeing such a tree is up to Swift, which takes about 200 bytes of stack a
/// level: 2,000 levels are safe on a thread of 512 KB.
public enum FilterQuery<Term: FilterQueryTerm>: Sendable {
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
    var text = ""
    walk { step in
      switch step {
      case .term(let term): text += term.description
      case .begin(isOr: let isOr, let polarity, _): text += polarity.description + (isOr ? "(or " : "(and ")
      case .between: text += " "
      case .end(isOr: _, _, let operands):
        if operands.isEmpty { text.removeLast() }
        text += ")"
      }
    }
    return text
  }
}
