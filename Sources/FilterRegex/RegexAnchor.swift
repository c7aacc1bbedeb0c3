/// A place between two characters that a pattern asks for. An anchor takes up no text, so it cannot be repeated.
///
/// PostgreSQL's documentation, section 9.7.3.5 ("Regular expression escapes"), names them; that `^` and `$` look at
/// paragraphs, and that `\b` is a boundary of words (to PostgreSQL it is a backspace), are habits of the service.
public enum RegexAnchor: String, CaseIterable, Hashable, Sendable {
  /// `^`: the beginning of a paragraph.
  case lineStart
  /// `$`: the end of a paragraph.
  case lineEnd
  /// `\A`: the beginning of the whole text.
  case textStart
  /// `\Z`: the end of the whole text.
  case textEnd
  /// `\b` or `\y`: the beginning or end of a word.
  case wordBoundary
  /// `\B` or `\Y`: anywhere but at the beginning or end of a word. (PostgreSQL reads `\B` as a backslash; whoever writes
  /// it beside `\b` means this.)
  case notWordBoundary
  /// `\m` or `[[:<:]]`: the beginning of a word.
  case wordStart
  /// `\M` or `[[:>:]]`: the end of a word.
  case wordEnd

  /// The anchor of the letter behind a backslash; nil for any other byte.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .textStart
    case UInt8(ascii: "Z"): self = .textEnd
    case UInt8(ascii: "b"), UInt8(ascii: "y"): self = .wordBoundary
    case UInt8(ascii: "B"), UInt8(ascii: "Y"): self = .notWordBoundary
    case UInt8(ascii: "m"): self = .wordStart
    case UInt8(ascii: "M"): self = .wordEnd
    default: return nil
    }
  }
}
