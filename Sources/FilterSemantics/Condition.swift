public import FilterAST
public import FilterVocabulary

/// The meaning of a term under a vocabulary: names and aliases are resolved, values are read, and `:` is replaced by
/// the relation it stands for. Terms with equal conditions mean the same in any spelling (`c>=WU`, `color:azorius`).
///
/// The polarity of the term is not included.
public enum Condition: Hashable, Sendable {
  /// A word or phrase of the name, or, with `exact`, the whole name: `bolt`, `!"Lightning Bolt"`.
  case name(exact: Bool, FilterValue)
  /// A word or phrase of any text of the item, in the syntax of lists: `*:bolt`.
  case anyText(FilterValue)
  /// A text that must occur: `o:"draw a card"`. It may consist of separators only (`lore:" "`).
  case text(FieldID, FilterValue)
  /// A text that must occur at the beginning of a word, in the syntax of lists: `message:out`.
  case beginning(FieldID, FilterValue)
  /// A whole text, or with `isEqual` false another text than it: `state=open`, `state!=open`, `note:""`.
  case whole(FieldID, FilterValue, isEqual: Bool)
  /// A pattern that must occur: `o:/^tap/`.
  case regex(FieldID, FilterPattern)
  /// A text in which a pattern does not occur: `message!~out`.
  case unmatched(FieldID, FilterPattern)
  /// A path: `path:src/**/*.swift`.
  case path(FieldID, PathPattern)
  /// A number: `pow>=3`. A duration is its seconds and a size its megabytes. The relation is never `:`.
  case number(FieldID, Comparison, DecimalNumber)
  /// An even or odd number: `mv:even`.
  case parity(FieldID, isEven: Bool)
  /// Two columns of one item: `pow>tou`. The relation is never `:`.
  case columns(FieldID, Comparison, FieldID)
  /// Days, or years for a ``ValueKind/year`` field: `date>=2020-03`. The relation is never `:`.
  case date(FieldID, Comparison, DateSpan)
  /// A day with a name, in lower case: `date>now`, `date:war`. The relation is never `:`.
  case namedDay(FieldID, Comparison, ExactText)
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
  case unlisted(FieldID, Comparison, ExactText)
  /// An identifier or a version: `version>=1.9`. The relation is never `:`.
  case keyed(FieldID, Comparison, KeyedText)
  /// Whether a field has a value, an empty text included: `has:user`, `no:user`, `user:*`, `user:null`.
  case presence(FieldID, isPresent: Bool)
  /// A value within two bounds, or within none of them, in the syntax of lists: `took:1..3`, `took!=1..3`. A bound is a
  /// comparison of the field, and one value meets both; of the range `took:1..` the condition is its bound.
  indirect case range(FieldID, [Condition], isInside: Bool)
  /// A query about one element of a list of objects: `items:(sku:x qty>2)`.
  indirect case element(ElementCondition)
  /// A directive: `order:cmc`.
  case directive(FieldID, ValueID)
  /// A term that the vocabulary cannot read, for comparisons of queries. Reading a term never gives it.
  case unknown(FilterTerm)

  /// The field; nil for a name.
  public var field: FieldID? {
    switch self {
    case .name, .anyText, .element, .unknown: nil
    case .text(let field, _), .beginning(let field, _), .whole(let field, _, isEqual: _), .regex(let field, _),
      .unmatched(let field, _), .path(let field, _), .number(let field, _, _),
      .parity(let field, isEven: _),
      .columns(let field, _, _), .date(let field, _, _), .namedDay(let field, _, _),
      .instant(let field, _, _), .relativeInstant(let field, _, _), .colors(let field, _, _), .cost(let field, _, _),
      .listed(let field, _, _), .unlisted(let field, _, _), .keyed(let field, _, _),
      .presence(let field, isPresent: _), .range(let field, _, isInside: _), .directive(let field, _):
      field
    }
  }
}
