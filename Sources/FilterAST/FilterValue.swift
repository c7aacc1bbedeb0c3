/// The value of a filter: its text, and whether it is written bare or in quotes.
///
/// In this language the quotes mean something (`name:ft` compares collated letters, `name:"ft"` the literal text), so the
/// form is part of the value and a printer never changes it. A bare value can always be written bare, because no
/// initialiser makes another: so a tree with an unprintable value cannot be built.
///
/// ```swift
/// let elf: FilterValue = "elf"             // bare
/// let phrase: FilterValue = "draw a card"  // quoted, since it could not be bare
/// let word = FilterValue(quoted: "draw")   // quoted, since that was asked for
/// ```
///
/// The four curly quotes become straight ones: the language folds them before it reads anything, so no value has them.
///
/// Two values are equal where their bytes are: `é` in one scalar and `e` with a combining accent are two values.
public struct FilterValue: Hashable, Sendable {
  /// How a value is written.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Without quotes: compared as collated text.
    case bare
    /// In quotes: compared literally.
    case quoted
  }

  /// The text, without quotes and escapes.
  public let text: String
  /// Whether the text is written bare or in quotes.
  public let form: Form

  /// The value of this text: bare where it can be written bare, else quoted.
  public init(_ text: String) {
    let folded = QuotedText.folded(text)
    self.text = folded
    self.form = BareText.isValue(folded) ? .bare : .quoted
  }

  /// The bare value of this text; nil where it can only be said in quotes.
  public init?(bare text: String) {
    let folded = QuotedText.folded(text)
    guard BareText.isValue(folded) else { return nil }
    self.text = folded
    self.form = .bare
  }

  /// The value of a text that the lexer has checked and that holds no curly quote: taken as it is.
  @inlinable
  package init(verbatim text: String, _ form: FilterValue.Form) {
    self.text = text
    self.form = form
  }

  /// The quoted value of this text, which may be any text, the empty one too.
  public init(quoted text: String) {
    self.text = QuotedText.folded(text)
    self.form = .quoted
  }
}

extension FilterValue {
  /// Whether the texts have the same bytes and are written in the same form.
  public static func == (left: FilterValue, right: FilterValue) -> Bool {
    left.form == right.form && left.text.isExactly(right.text)
  }

  /// Feeds the form and the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    text.hashExactly(into: &hasher)
  }
}

extension FilterValue: ExpressibleByStringLiteral {
  /// The value of a literal: bare where it can be written bare, else quoted.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension FilterValue: CustomStringConvertible {
  /// The value as it is written.
  public var description: String { form == .bare ? text : QuotedText.write(text) }
}
