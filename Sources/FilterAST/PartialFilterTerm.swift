/// A term as typed so far, finished or not. It prints back exactly what was typed.
///
/// `PartialFilterTerm(parsing:)` in `FilterParser` makes one from any text.
public struct PartialFilterTerm: Hashable, Sendable {
  /// A term without its polarity.
  public enum Content: Hashable, Sendable {
    /// A name; `exact` after `!`.
    case name(exact: Bool, PartialValue)
    /// A field, an operator and a value, which may be empty. The field is spelled as typed; it is empty in `>=3`.
    case filter(field: String, PartialComparison, PartialValue)
  }

  /// Negative if a `-` precedes the term.
  public var polarity: Polarity
  /// The term without its polarity.
  public var content: Content

  /// Makes a term from its parts. Parts that do not fit together, such as a field with a space, print as they are and are not
  /// ``complete``.
  public init(_ polarity: Polarity, _ content: Content) {
    self.polarity = polarity
    self.content = content
  }
}

extension PartialFilterTerm.Content {
  /// Whether the parts are equal; fields are compared byte by byte.
  public static func == (left: PartialFilterTerm.Content, right: PartialFilterTerm.Content) -> Bool {
    switch (left, right) {
    case (.name(exact: let isExact, let value), .name(exact: let isOtherExact, let other)):
      isExact == isOtherExact && value == other
    case (.filter(field: let field, let comparison, let value), .filter(field: let name, let relation, let other)):
      comparison == relation && value == other && field.isExactly(name)
    case (.name, .filter), (.filter, .name): false
    }
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .name(exact: let isExact, let value):
      hasher.combine(isExact)
      hasher.combine(value)
    case .filter(field: let field, let comparison, let value):
      field.hashExactly(into: &hasher)
      hasher.combine(comparison)
      hasher.combine(value)
    }
  }
}

extension PartialFilterTerm: FilterQueryTerm {
  /// The same term with another polarity.
  public func with(polarity: Polarity) -> PartialFilterTerm {
    PartialFilterTerm(polarity, content)
  }
}

extension PartialFilterTerm: CustomStringConvertible {
  /// Exactly what was typed.
  public var description: String {
    switch content {
    case .name(exact: let exact, let value): polarity.description + (exact ? "!" : "") + value.description
    case .filter(field: let field, let comparison, let value):
      polarity.description + field + comparison.rawValue + value.description
    }
  }
}

extension PartialFilterTerm {
  /// The condition that the text means once its open quotes are closed; nil if the term is unfinished (`t:`, `pow>`, `-`, `!`) or
  /// the text is not a single term.
  public var complete: FilterTerm? {
    switch content {
    case .name(exact: let exact, let value): completeName(exact: exact, value)
    case .filter(field: let field, let comparison, let value): completeFilter(field, comparison, value)
    }
  }

  private func completeName(exact: Bool, _ value: PartialValue) -> FilterTerm? {
    guard value.isWellFormed else { return nil }
    switch value {
    case .balanced(let mark, _, _), .unclosed(let mark, _):
      // A slash opens nothing without an operator before it.
      return mark.kind == .slash ? nil : .name(polarity, exact: exact, FilterName(quoted: value.text))
    case .bare, .unopened:
      let text = QuotedText.folded(value.description)
      // An exact name is compared by its letters and digits alone, so a word that cannot be bare (`!or`) is quoted without
      // a change of meaning.
      if exact { return BareText.isExactName(text) ? .name(polarity, exact: true, FilterName(text)) : nil }
      if let shorthand = Shorthand(rawValue: text) { return shorthand.term(polarity) }
      return FilterName(bare: text).map { .name(polarity, exact: false, $0) }
    }
  }

  private func completeFilter(
    _ field: String, _ comparison: PartialComparison, _ value: PartialValue
  ) -> FilterTerm? {
    guard let name = FieldName(exactly: field), value.isWellFormed else { return nil }
    // A trailing `!` is part of a name until the other half of the operator is typed.
    guard let comparison = comparison.comparison else {
      return value.isEmpty ? .name(polarity, exact: false, FilterName(field + "!")) : nil
    }
    switch value {
    case .balanced(let mark, let raw, _), .unclosed(let mark, let raw):
      if mark.kind == .slash { return .regex(polarity, field: name, comparison, FilterPattern(raw)) }
      return .filter(polarity, field: name, comparison, FilterValue(quoted: value.text))
    case .bare, .unopened:
      return FilterValue(bare: value.description).map { .filter(polarity, field: name, comparison, $0) }
    }
  }
}

/// A value as typed, in any state. The texts are raw: escapes and curly quotes stay as typed, so that the value prints back
/// exactly.
public enum PartialValue: Hashable, Sendable {
  /// Without quotes: `elf`. Empty if nothing was typed yet.
  case bare(String)
  /// Between two marks of one family: `"draw a card"`, `/^tap/`, `“Windfall”`.
  case balanced(QuoteMark, String, QuoteMark)
  /// Opened, not closed: `"draw a ca`.
  case unclosed(QuoteMark, String)
  /// Closed without an opening mark: `a card"`.
  case unopened(String, QuoteMark)

  /// The text as typed, without its marks.
  public var raw: String {
    switch self {
    case .bare(let text), .balanced(_, let text, _), .unclosed(_, let text), .unopened(let text, _): text
    }
  }

  /// The meaning of the text: escapes are read, curly quotes folded.
  public var text: String {
    switch self {
    case .bare(let text), .unopened(let text, _): QuotedText.folded(text)
    case .balanced(let mark, let text, _), .unclosed(let mark, let text):
      mark.kind == .slash ? FilterPattern(text).text : QuotedText.read(text, quote: mark.kind)
    }
  }

  /// Whether nothing was typed, not even a quote.
  public var isEmpty: Bool { self == .bare("") }
}

extension PartialValue {
  /// Whether the marks are equal and the texts have the same bytes.
  public static func == (left: PartialValue, right: PartialValue) -> Bool {
    left.marks == right.marks && left.raw.isExactly(right.raw)
  }

  /// Feeds the marks and the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(marks.opening)
    hasher.combine(marks.closing)
    raw.hashExactly(into: &hasher)
  }

  /// The marks, which differ between the cases.
  private var marks: (opening: QuoteMark?, closing: QuoteMark?) {
    switch self {
    case .bare: (nil, nil)
    case .balanced(let opening, _, let closing): (opening, closing)
    case .unclosed(let opening, _): (opening, nil)
    case .unopened(_, let closing): (nil, closing)
    }
  }
}

extension PartialValue {
  /// Whether the marks fit the case: both of one family, and none in between that would close the text earlier.
  var isWellFormed: Bool {
    switch self {
    case .bare, .unopened: true
    case .balanced(let opening, let text, let closing):
      opening.kind == closing.kind && QuotedText.staysOpen(text, opening.kind, endsProtected: false)
    case .unclosed(let opening, let text): QuotedText.staysOpen(text, opening.kind, endsProtected: true)
    }
  }
}

extension PartialValue: CustomStringConvertible {
  /// Exactly what was typed.
  public var description: String {
    switch self {
    case .bare(let text): text
    case .balanced(let opening, let text, let closing): opening.rawValue + text + closing.rawValue
    case .unclosed(let opening, let text): opening.rawValue + text
    case .unopened(let text, let closing): text + closing.rawValue
    }
  }
}
