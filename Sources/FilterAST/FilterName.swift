/// A text that stands for itself, without field and operator: `bolt`, `"lightning bolt"`.
///
/// It is a ``FilterValue`` under a stricter rule. Where no operator stands before it, a bare `or` would be a connective, `-x`
/// a negation, `a:b` a filter; so fewer texts can be bare, and the type makes sure that those which cannot are quoted.
public struct FilterName: Hashable, Sendable {
  /// The text, without quotes and escapes.
  public let text: String
  /// Whether the text is written bare or in quotes.
  public let form: FilterValue.Form

  /// The name of this text: bare where it can stand alone, else quoted.
  public init(_ text: String) {
    let folded = QuotedText.folded(text)
    self.text = folded
    self.form = BareText.isName(folded) ? .bare : .quoted
  }

  /// The bare name of this text; nil where it cannot stand alone without quotes.
  public init?(bare text: String) {
    let folded = QuotedText.folded(text)
    guard BareText.isName(folded) else { return nil }
    self.text = folded
    self.form = .bare
  }

  /// The name of a text that the lexer has checked and that holds no curly quote: taken as it is.
  @inlinable
  package init(verbatim text: String, _ form: FilterValue.Form) {
    self.text = text
    self.form = form
  }

  /// The quoted name of this text, which may be any text, the empty one too.
  public init(quoted text: String) {
    self.text = QuotedText.folded(text)
    self.form = .quoted
  }

  /// The same text in the same form as the value of a filter.
  public var value: FilterValue {
    form == .quoted ? FilterValue(quoted: text) : FilterValue(text)
  }
}

extension FilterName: ExpressibleByStringLiteral {
  /// The name of a literal: bare where it can stand alone, else quoted.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension FilterName: CustomStringConvertible {
  /// The name as it is written.
  public var description: String { form == .bare ? text : QuotedText.write(text) }
}
