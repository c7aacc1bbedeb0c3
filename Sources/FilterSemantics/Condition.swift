public import FilterAST
public import FilterVocabulary

/// The meaning of a term under a vocabulary: names and aliases are resolved, values are read, and `:` is replaced by
/// the relation it stands for. Terms with equal conditions mean the same in any spelling (`c>=WU`, `color:azorius`).
///
/// The polarity of the term is not included.
public enum Condition: Hashable, Sendable {
  /// A word or phrase of the name, or, with `exact`, the whole name: `bolt`, `!"Lightning Bolt"`.
  case name(exact: Bool, FilterValue)
  /// A text that must occur: `o:"draw a card"`. It may consist of separators only (`lore:" "`).
  case text(FieldID, FilterValue)
  /// A pattern that must occur: `o:/^tap/`.
  case regex(FieldID, FilterPattern)
  /// A path: `path:src/**/*.swift`.
  case path(FieldID, PathPattern)
  /// A number: `pow>=3`. A duration is its seconds and a size its megabytes, so that their millionths are microseconds
  /// and bytes. The relation is never `:`.
  case number(FieldID, Comparison, FixedNumber)
  /// An even or odd number: `mv:even`.
  case parity(FieldID, isEven: Bool)
  /// Two columns of one item: `pow>tou`. The relation is never `:`.
  case columns(FieldID, Comparison, FieldID)
  /// Days, or years for a ``ValueKind/year`` field: `date>=2020-03`. The relation is never `:`.
  case date(FieldID, Comparison, DateSpan)
  /// A day with a name, in lower case: `date>now`, `date:war`. The relation is never `:`.
  case namedDay(FieldID, Comparison, String)
  /// Instants: `time>=2026-01-01T10:00`. The relation is never `:`.
  case instant(FieldID, Comparison, InstantSpan)
  /// Instants that depend on the present: `time>-2h`. The relation is never `:`.
  case relativeInstant(FieldID, Comparison, RelativeInstant)
  /// Colors. The operator is the written one, because the meaning of `:` depends on the value.
  case colors(FieldID, Comparison, ColorValue)
  /// A cost, or one repeated symbol for a field of devotion. The relation is never `:`.
  case cost(FieldID, Comparison, Cost)
  /// A listed value. The relation is never `:`.
  case listed(FieldID, Comparison, ValueID)
  /// A value that an open list does not contain, folded (`ValueSpelling`). The relation is never `:`.
  case unlisted(FieldID, Comparison, String)
  /// An identifier, in lower case.
  case identifier(FieldID, String)
  /// A directive: `order:cmc`.
  case directive(FieldID, ValueID)
  /// A term that the vocabulary cannot read, for comparisons of queries. Reading a term never gives it.
  case unknown(FilterTerm)

  /// The field; nil for a name.
  public var field: FieldID? {
    switch self {
    case .name, .unknown: nil
    case .text(let field, _), .regex(let field, _), .path(let field, _), .number(let field, _, _),
      .parity(let field, isEven: _),
      .columns(let field, _, _), .date(let field, _, _), .namedDay(let field, _, _),
      .instant(let field, _, _), .relativeInstant(let field, _, _), .colors(let field, _, _), .cost(let field, _, _),
      .listed(let field, _, _), .unlisted(let field, _, _), .identifier(let field, _), .directive(let field, _):
      field
    }
  }
}

extension Condition {
  /// Whether two conditions are equal, texts by their bytes.
  public static func == (left: Condition, right: Condition) -> Bool {
    left.shape == right.shape && left.word.isExactly(right.word)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    word.hashExactly(into: &hasher)
  }

  /// The condition without its plain text, if it has one.
  private var shape: ConditionShape {
    switch self {
    case .name(exact: let isExact, let value): .name(isExact, value)
    case .text(let field, let value): .text(field, value)
    case .regex(let field, let pattern): .regex(field, pattern)
    case .path(let field, let pattern): .path(field, pattern)
    case .number(let field, let relation, let number): .number(field, relation, number)
    case .parity(let field, let isEven): .parity(field, isEven)
    case .columns(let field, let relation, let other): .columns(field, relation, other)
    case .date(let field, let relation, let span): .date(field, relation, span)
    case .namedDay(let field, let relation, _): .namedDay(field, relation)
    case .instant(let field, let relation, let span): .instant(field, relation, span)
    case .relativeInstant(let field, let relation, let instant): .relativeInstant(field, relation, instant)
    case .colors(let field, let relation, let value): .colors(field, relation, value)
    case .cost(let field, let relation, let cost): .cost(field, relation, cost)
    case .listed(let field, let relation, let value): .listed(field, relation, value)
    case .unlisted(let field, let relation, _): .unlisted(field, relation)
    case .identifier(let field, _): .identifier(field)
    case .directive(let field, let value): .directive(field, value)
    case .unknown(let term): .unknown(term)
    }
  }

  private var word: String {
    switch self {
    case .namedDay(_, _, let word), .unlisted(_, _, let word), .identifier(_, let word): word
    default: ""
    }
  }
}

/// A condition without its plain text, which is compared by bytes.
private enum ConditionShape: Hashable {
  case name(Bool, FilterValue)
  case text(FieldID, FilterValue)
  case regex(FieldID, FilterPattern)
  case path(FieldID, PathPattern)
  case number(FieldID, Comparison, FixedNumber)
  case parity(FieldID, Bool)
  case columns(FieldID, Comparison, FieldID)
  case date(FieldID, Comparison, DateSpan)
  case namedDay(FieldID, Comparison)
  case instant(FieldID, Comparison, InstantSpan)
  case relativeInstant(FieldID, Comparison, RelativeInstant)
  case colors(FieldID, Comparison, ColorValue)
  case cost(FieldID, Comparison, Cost)
  case listed(FieldID, Comparison, ValueID)
  case unlisted(FieldID, Comparison)
  case identifier(FieldID)
  case directive(FieldID, ValueID)
  case unknown(FilterTerm)
}
