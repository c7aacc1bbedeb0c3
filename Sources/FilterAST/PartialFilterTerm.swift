public import FilterText

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
    /// A field, an operator and several values as typed, in the syntax of lists: `state:(open or draft)`, `tags:a,`.
    case values(field: String, PartialComparison, String)
  }

  /// Negative if a `-` precedes the term.
  public var polarity: Polarity
  /// The term without its polarity.
  public var content: Content

  /// Makes a term from its parts. Parts that do not fit together, such as a field with a space, print as they are and
  /// are not ``complete``.
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
    case (.values(field: let field, let comparison, let text), .values(field: let name, let relation, let other)):
      comparison == relation && text.isExactly(other) && field.isExactly(name)
    case (.name, _), (.filter, _), (.values, _): false
    }
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .name(exact: let isExact, let value):
      hasher.combine(isExact)
      hasher.combine(value)
    case .filter(let field, let comparison, let value):
      field.hashExactly(into: &hasher)
      hasher.combine(comparison)
      hasher.combine(value)
    case .values(let field, let comparison, let text):
      field.hashExactly(into: &hasher)
      hasher.combine(comparison)
      text.hashExactly(into: &hasher)
    }
  }
}

extension PartialFilterTerm: FilterQueryTerm {
  /// The same term with another polarity.
  public func with(polarity: Polarity) -> PartialFilterTerm { PartialFilterTerm(polarity, content) }
}

extension PartialFilterTerm: CustomStringConvertible {
  /// Exactly what was typed.
  public var description: String {
    switch content {
    case .name(let exact, let value): polarity.description + (exact ? "!" : "") + value.description
    case .filter(let field, let comparison, let value):
      polarity.description + field + comparison.rawValue + value.description
    case .values(let field, let comparison, let text):
      polarity.description + field + comparison.rawValue + text
    }
  }
}

extension PartialFilterTerm {
  /// The condition that the text means once its open quotes are closed; nil if the term is unfinished (`t:`, `pow>`,
  /// `-`, `!`) or the text is not a single condition, as several values are not.
  public var complete: FilterTerm? { complete(in: .cards) }

  /// The condition that the text means in a syntax. In that of lists, the slashes of a bare value belong to it.
  public func complete(in syntax: SyntaxOptions) -> FilterTerm? {
    switch content {
    case .name(let exact, let value): completeName(exact: exact, value, syntax)
    case .filter(let field, let comparison, let value): completeFilter(field, comparison, value, syntax)
    case .values: nil
    }
  }

  private func completeName(exact: Bool, _ value: PartialValue, _ syntax: SyntaxOptions) -> FilterTerm? {
    guard value.isWellFormed else { return nil }
    switch value {
    case .balanced(let mark, _, _), .unclosed(let mark, _):
      // A slash opens nothing without an operator before it.
      return mark.kind == .slash ? nil : .name(polarity, exact: exact, FilterName(quoted: value.text))
    case .bare, .unopened:
      let text = QuotedText.folded(value.description)
      // An exact name is compared by its letters and digits alone, so a word that cannot be bare (`!or`) is quoted
      // without a change of meaning.
      if exact { return BareText.isExactName(text) ? .name(polarity, exact: true, FilterName(text)) : nil }
      // A back quote may begin a name.
      if syntax.base == .lists, text.utf8.first == UInt8(ascii: "`") {
        return FilterName(bare: text).map { .name(polarity, exact: false, FilterName(quoted: $0.text)) }
      }
      if let shorthand = Shorthand(rawValue: text) { return shorthand.term(polarity) }
      if syntax.base == .lists, text.utf8.contains(UInt8(ascii: "/")) {
        return .name(polarity, exact: false, FilterName(text, in: syntax))
      }
      return FilterName(bare: text).map { .name(polarity, exact: false, $0) }
    }
  }

  private func completeFilter(
    _ field: String, _ comparison: PartialComparison, _ value: PartialValue, _ syntax: SyntaxOptions
  ) -> FilterTerm? {
    guard let name = FieldName(spelled: field), value.isWellFormed || syntax.base == .lists && value.isSlashedPattern
    else { return nil }
    // A trailing `!` is part of a name until the other half of the operator is typed.
    guard let comparison = comparison.comparison else {
      return value.isEmpty ? .name(polarity, exact: false, FilterName(field + "!")) : nil
    }
    switch value {
    case .balanced(let mark, let raw, _), .unclosed(let mark, let raw):
      if mark.kind == .slash { return .regex(polarity, field: name, comparison, FilterPattern(raw)) }
      return .filter(polarity, field: name, comparison, FilterValue(quoted: value.text))
    case .bare, .unopened:
      let text = value.description
      if syntax.base == .lists {
        // Any text is a pattern.
        if comparison.hasPattern {
          if value.isEmpty || BareText.openParentheses(in: text.utf8) > 0 { return nil }
          return .filter(polarity, field: name, comparison, FilterValue(text, in: syntax))
        }
        let plain = text.filter { $0 != "/" }
        guard BareText.isValue(text.hasPrefix("/") ? "x" + plain : plain) else { return nil }
        return .filter(polarity, field: name, comparison, FilterValue(text, in: syntax))
      }
      return FilterValue(bare: text).map { .filter(polarity, field: name, comparison, $0) }
    }
  }
}
