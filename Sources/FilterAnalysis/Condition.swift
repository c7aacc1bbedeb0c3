public import FilterAST
public import FilterVocabulary

/// What a term asks, in the words of a vocabulary: names and aliases are resolved, values are read, and `:` is the relation it
/// stands for. Two terms with equal conditions mean the same, however they are spelled (`c>=WU`, `color:azorius`).
///
/// The polarity of the term is no part of it.
public enum Condition: Hashable, Sendable {
  /// A word or phrase of the name, or, with `exact`, the whole of it: `bolt`, `!"Lightning Bolt"`.
  case name(exact: Bool, FilterValue)
  /// A text that must occur: `o:"draw a card"`. A text of separators alone (`lore:" "`) too.
  case text(FieldID, FilterValue)
  /// A pattern that must occur: `o:/^tap/`.
  case regex(FieldID, FilterPattern)
  /// A number: `pow>=3`. The relation is never `:`.
  case number(FieldID, Comparison, FixedNumber)
  /// An even or odd number: `mv:even`.
  case parity(FieldID, isEven: Bool)
  /// Two columns of one item: `pow>tou`. The relation is never `:`.
  case columns(FieldID, Comparison, FieldID)
  /// Days, or with a ``ValueKind/year`` field years: `date>=2020-03`. The relation is never `:`.
  case date(FieldID, Comparison, DateSpan)
  /// A day that has a name instead of a number, in lower case: `date>now`, `date:war`. The relation is never `:`.
  case namedDay(FieldID, Comparison, String)
  /// Colors. The operator is the one that was written, because `:` depends on the value; see `Palette.satisfyingSets`.
  case colors(FieldID, Comparison, ColorValue)
  /// A cost, or for a field of devotion one symbol repeated. The relation is never `:`.
  case cost(FieldID, Comparison, Cost)
  /// A value of a list. The relation is never `:`.
  case listed(FieldID, Comparison, ValueID)
  /// A name that an open list does not have, folded (``ValueSpelling``): a new set, an artist. The relation is never `:`.
  case unlisted(FieldID, Comparison, String)
  /// An identifier, in lower case.
  case identifier(FieldID, String)
  /// An instruction and no condition: `order:cmc`.
  case directive(FieldID, ValueID)
  /// A term the vocabulary cannot read, which stands for itself where queries are compared. Reading a term never gives it.
  case unknown(FilterTerm)

  /// The field; nil for a name.
  public var field: FieldID? {
    switch self {
    case .name, .unknown: nil
    case .text(let field, _), .regex(let field, _), .number(let field, _, _), .parity(let field, isEven: _),
      .columns(let field, _, _), .date(let field, _, _), .namedDay(let field, _, _), .colors(let field, _, _),
      .cost(let field, _, _), .listed(let field, _, _), .unlisted(let field, _, _), .identifier(let field, _),
      .directive(let field, _):
      field
    }
  }
}
