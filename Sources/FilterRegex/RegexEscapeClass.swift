/// A set of characters written as a backslash and a letter: `\d`, `\W`.
package enum RegexEscapeClass: String, CaseIterable, Hashable, Sendable {
  /// Any ASCII digit: `\d`.
  case digit
  /// Any character but an ASCII digit: `\D`.
  case notDigit
  /// Any white space: `\s`. Shorthands of the dialect may begin like it.
  case space
  /// Any character but white space: `\S`.
  case notSpace
  /// Any letter, digit or underscore: `\w`.
  case word
  /// Any character but a letter, digit or underscore: `\W`.
  case notWord

  /// The class of the letter after a backslash; nil for any other byte.
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

/// A named set of characters inside brackets: `[[:alpha:]]`. The raw values are the names.
///
/// The names are those of PostgreSQL 17 (`regc_locale.c`): the twelve of POSIX, and `ascii` and `word`.
package enum RegexPosixClass: String, CaseIterable, Hashable, Sendable {
  /// Letters and digits, including the marks written with letters.
  case alnum
  /// Letters, including the marks written with them.
  case alpha
  /// The 128 characters of ASCII.
  case ascii
  /// The space and the tab character.
  case blank
  /// Control characters: U+0000 to U+001F and U+007F to U+009F.
  case cntrl
  /// The ASCII digits `0` to `9`.
  case digit
  /// Characters that are neither white space nor control characters.
  case graph
  /// Lower-case letters; since case is ignored, all letters.
  case lower
  /// The characters of ``graph``, and the space.
  case print
  /// Punctuation: the characters of ``graph`` that are neither letters nor digits.
  case punct
  /// White space, as in Unicode's property `White_Space`.
  case space
  /// Upper-case letters; since case is ignored, all letters.
  case upper
  /// Letters, digits and the underscore.
  case word
  /// Hexadecimal digits: `0` to `9` and `a` to `f` in either case.
  case xdigit
}
