/// A shorthand of a dialect: a backslash and letters that stand for a pattern, such as `\spt` for `[0-9]+/[0-9]+`.
///
/// The longest spelling wins: `\smr` is not `\sm` before `r`, but `\smart` is `\sm` before `art`. A shorthand takes
/// precedence over an escape of the language that begins like it.
package final class RegexShorthand: Hashable, Sendable {
  /// A backslash and ASCII letters: `\spt`.
  package let spelling: String
  /// The meaning in words, in lower case.
  package let summary: String
  /// An equivalent pattern without shorthands, look-around and `~`. A regular expression with an invalid one cannot be
  /// compiled.
  package let pattern: String

  package init(_ spelling: String, summary: String, pattern: String) {
    self.spelling = spelling
    self.summary = summary
    self.pattern = pattern
  }

  /// Number of bytes of the spelling.
  var length: Int { spelling.utf8.count }

  package static func == (left: RegexShorthand, right: RegexShorthand) -> Bool {
    left === right
      || left.spelling == right.spelling && left.summary == right.summary && left.pattern == right.pattern
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(spelling)
  }
}

extension [RegexShorthand] {
  /// The longest shorthand that begins at a backslash of a pattern; nil if there is none. Linear in the shorthands.
  func first(in bytes: [UInt8], at offset: Int) -> RegexShorthand? {
    var found: RegexShorthand?
    for shorthand in self where shorthand.length > (found?.length ?? 0) {
      if bytes[offset...].starts(with: shorthand.spelling.utf8) { found = shorthand }
    }
    return found
  }
}
