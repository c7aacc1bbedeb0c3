/// A set of characters written as a backslash and a letter: `\d`, `\W`.
public enum RegexEscapeClass: String, CaseIterable, Hashable, Sendable {
  /// `\d`: any digit.
  case digit
  /// `\D`: anything but a digit.
  case notDigit
  /// `\s`: any white space. Before some letters it begins a ``RegexShorthand`` instead.
  case space
  /// `\S`: anything but white space.
  case notSpace
  /// `\w`: any letter, digit or underscore.
  case word
  /// `\W`: anything but a letter, digit or underscore.
  case notWord

  /// The set of the letter behind a backslash; nil for any other byte.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "d"): self = .digit
    case UInt8(ascii: "D"): self = .notDigit
    case UInt8(ascii: "s"): self = .space
    case UInt8(ascii: "S"): self = .notSpace
    case UInt8(ascii: "w"): self = .word
    case UInt8(ascii: "W"): self = .notWord
    default: return nil
    }
  }
}
