/// A text that stands for itself, without field and operator: `bolt`, `"lightning bolt"`.
///
/// It is a ``FilterValue`` under a stricter rule. Where no operator stands before it, a bare `or` would be a connective, `-x`
/// a negation, `a:b` a filter; so fewer texts can be bare, and the type makes sure that those which cannot are quoted.
public struct FilterName: Hashable, Sendable {
  /// The same text in the same form as the value of a filter.
  public let value: FilterValue

  /// The name of this text: bare where it can stand alone, else quoted.
  public init(_ text: String) {
    self = FilterName(bare: text) ?? FilterName(quoted: text)
  }

  /// The bare name of this text; nil where it cannot stand alone without quotes.
  public init?(bare text: String) {
    guard let value = FilterValue(bare: text), BareText.isName(value.text) else { return nil }
    self.value = value
  }

  /// The quoted name of this text, which may be any text, the empty one too.
  public init(quoted text: String) {
    self.value = FilterValue(quoted: text)
  }

  /// The name of a text that the lexer has checked and that holds no curly quote: taken as it is.
  @inlinable
  package init(verbatim text: String, _ form: FilterValue.Form) {
    self.value = FilterValue(verbatim: text, form)
  }

  /// The text, without quotes and escapes.
  @inlinable public var text: String { value.text }

  /// Whether the text is written bare or in quotes.
  @inlinable public var form: FilterValue.Form { value.form }
}

extension FilterName: ExpressibleByStringLiteral {
  /// The name of a literal: bare where it can stand alone, else quoted.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension FilterName: CustomStringConvertible {
  /// The name as it is written.
  public var description: String { value.description }
}
