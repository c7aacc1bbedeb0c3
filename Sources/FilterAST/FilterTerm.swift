/// A complete term: a name, a comparison of a field, or a pattern. It carries its own polarity.
public enum FilterTerm: Hashable, Sendable {
  /// A name that must contain `bolt`; `exact` requires the complete name: `!"Lightning Bolt"`.
  case name(Polarity, exact: Bool, FilterName)
  /// A field compared with a value: `t:elf`, `pow>=3`, `o:"draw a card"`.
  case filter(Polarity, field: FieldName, Comparison, FilterValue)
  /// A field searched with a regular expression: `o:/\bflash\b/`.
  case regex(Polarity, field: FieldName, Comparison, FilterPattern)
  /// A field with a value in a range, or with values outside of it, in the syntax of lists: `took:1..3`, `took!=1..3`.
  indirect case range(Polarity, field: FieldName, RangeRelation, FilterRange)
}

extension FilterTerm: FilterQueryTerm {
  /// Whether the term is required or excluded.
  public var polarity: Polarity {
    switch self {
    case .name(let polarity, exact: _, _), .filter(let polarity, field: _, _, _), .regex(let polarity, field: _, _, _),
      .range(let polarity, field: _, _, _):
      polarity
    }
  }

  /// The same term with another polarity.
  public func with(polarity: Polarity) -> FilterTerm {
    switch self {
    case .name(_, let exact, let name): .name(polarity, exact: exact, name)
    case .filter(_, let field, let comparison, let value): .filter(polarity, field: field, comparison, value)
    case .regex(_, let field, let comparison, let pattern): .regex(polarity, field: field, comparison, pattern)
    case .range(_, let field, let relation, let range): .range(polarity, field: field, relation, range)
    }
  }
}

extension FilterTerm: CustomStringConvertible {
  /// The term as canonical text: `-t:elf`, `!"Lightning Bolt"`, `o:/^tap/`.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }
}

extension FilterTerm {
  /// Appends the term as canonical text, without the copies that `description` makes.
  package func write(to text: inout String) {
    // Each append costs as much as a short text, so empty pieces are not appended.
    if polarity == .negative { text += "-" }
    switch self {
    case .name(_, let exact, let name):
      if exact { text += "!" }
      if name.form == .bare { text += name.text } else { text += name.description }
    case .filter(_, let field, let comparison, let value):
      field.write(to: &text)
      text += comparison.rawValue
      if value.form == .bare { text += value.text } else { text += value.description }
    case .regex(_, let field, let comparison, let pattern):
      field.write(to: &text)
      text += comparison.rawValue
      text += pattern.description
    case .range(_, let field, let relation, let range):
      field.write(to: &text)
      text += relation.rawValue
      text += range.description
    }
  }
}

/// A bare word that stands for a whole filter.
///
/// `++` and `@@` belong to the syntax of the language, like quotes, and not to a vocabulary.
package enum Shorthand: String, CaseIterable, Hashable, Sendable {
  /// `++`, short for `unique:prints`.
  case prints = "++"
  /// `@@`, short for `unique:art`.
  case art = "@@"

  /// The filter that the shorthand stands for.
  package func term(_ polarity: Polarity) -> FilterTerm {
    switch self {
    case .prints: .filter(polarity, field: "unique", .colon, "prints")
    case .art: .filter(polarity, field: "unique", .colon, "art")
    }
  }
}
