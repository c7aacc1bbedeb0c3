/// A set of characters that has a name inside brackets: `[[:alpha:]]`. The raw values are the names.
///
/// The names are those of PostgreSQL 17 (`regc_locale.c`): the twelve of POSIX, and `ascii` and `word`.
public enum RegexPosixClass: String, CaseIterable, Hashable, Sendable {
  /// Letters and digits.
  case alnum
  /// Letters.
  case alpha
  /// The 128 characters of ASCII.
  case ascii
  /// Space and tab.
  case blank
  /// Control characters.
  case cntrl
  /// Digits.
  case digit
  /// Characters that leave a mark.
  case graph
  /// Lower-case letters; as case is ignored, all letters that have a case.
  case lower
  /// Characters that leave a mark, and the space.
  case print
  /// Punctuation.
  case punct
  /// White space.
  case space
  /// Upper-case letters; as case is ignored, all letters that have a case.
  case upper
  /// Letters, digits and the underscore.
  case word
  /// Hexadecimal digits.
  case xdigit
}
