public import FilterText

/// The value of a filter: its text, and whether it is bare or quoted.
///
/// Quotes have a meaning in this language (`name:ft` compares collated letters, `name:"ft"` the literal text), so the
/// form is part of the value and a printer never changes it. Every initializer makes sure that a bare value can be
/// written bare, so a tree with an unprintable value cannot be built.
///
/// ```swift
/// let elf: FilterValue = "elf"             // bare
/// let phrase: FilterValue = "draw a card"  // quoted: it cannot be bare
/// let word = FilterValue(quoted: "draw")   // quoted as requested
/// ```
///
/// The four curly quotes become straight ones, since the language folds them before it reads a query.
///
/// Values are equal if their bytes are equal: `é` as one scalar and `e` with a combining accent are two values.
public struct FilterValue: Hashable, Sendable {
  /// How a value is written: bare or quoted.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Without quotes: compared as collated text.
    case bare
    /// In quotes: compared literally.
    case quoted
  }

  /// The text without quotes and escapes.
  public let text: String
  /// Whether the text is written bare or in quotes.
  public let form: Form

  /// The value with this text: bare if possible, else quoted.
  public init(_ text: String) {
    let folded = QuotedText.folded(text)
    self.text = folded
    self.form = BareText.isValue(folded) ? .bare : .quoted
  }

  /// The value with this text, bare if that is one value in a syntax: in that of lists, `a,b` are two.
  public init(_ text: String, in syntax: SyntaxOptions) {
    self.init(text)
    if syntax.base != .lists { return }
    if form == .bare {
      if BareText.isDivided(self.text) { self.init(quoted: text) }
    } else if BareText.isSlashed(self.text) {
      // In the syntax of lists a slash inside a value is an ordinary character.
      self.init(verbatim: self.text, .bare)
    }
  }

  /// The value that is this text and nothing else in a syntax, for texts that come from outside, such as a name: in
  /// quotes where it would be a star, `null`, a parameter or several values.
  ///
  /// - Parameter isAmount: Whether it is for a field of numbers, times or amounts, whose values may begin with a minus.
  public init(exactly text: String, in syntax: SyntaxOptions, isAmount: Bool = false) {
    let value = FilterValue(text, in: syntax)
    let bytes = value.text.utf8
    let isNegative =
      isAmount && bytes.first == UInt8(ascii: "-") && bytes.dropFirst().first?.isDigit == true
    let isPlain =
      bytes.first.map { $0.isLetter || $0.isDigit } == true && value.text.lowercased() != "null"
      && !bytes.contains(UInt8(ascii: "*"))
    self = value.form == .bare && (isNegative || isPlain) ? value : FilterValue(quoted: text)
  }

  /// The bare value with this text; nil if the text needs quotes.
  public init?(bare text: String) {
    let folded = QuotedText.folded(text)
    guard BareText.isValue(folded) else { return nil }
    self.text = folded
    self.form = .bare
  }

  /// The value with a text that the lexer has checked and that has no curly quote.
  @inlinable
  package init(verbatim text: String, _ form: FilterValue.Form) {
    self.text = text
    self.form = form
  }

  /// The quoted value with this text, which may be any text, including the empty one.
  public init(quoted text: String) {
    self.text = QuotedText.folded(text)
    self.form = .quoted
  }
}

extension FilterValue {
  /// Whether the texts have the same bytes and the same form.
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
  /// The value with the text of a literal: bare if possible, else quoted.
  public init(stringLiteral value: String) { self.init(value) }
}

extension FilterValue: CustomStringConvertible {
  /// The value as written in a query.
  public var description: String { form == .bare ? text : QuotedText.write(text) }
}
