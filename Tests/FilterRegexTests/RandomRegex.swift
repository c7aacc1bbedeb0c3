import FilterText
import _FilterTestSupport

/// Patterns that are hard on a parser.
enum RandomRegex {
  static let fragments = [
    "a", "b", "Z", "0", "7", " ", "elf", "é", "🧝", "\u{301}", "~", ".", "^", "$", "|", "||", "(", ")", "(?:", "(?=",
    "(?!",
    "(?<=", "(?<!", "(?<n>", "(?P<n>", "(?<", "(?>", "(?i)", "(?i:", "(?#", "(?", "()", "*", "+", "?", "*?", "+?", "??",
    "**", "*+", "{", "}", "{2}", "{2,}", "{2,3}", "{3,2}", "{256}", "{2", "{2,", "{,2}", "{T}", " {2}", "[", "]", "[]",
    "[^", "[^]", "-", "a-z", "z-a", "[:", ":]", "[:alpha:]", "[:x:]", "[=a=]", "[.a.]", "[[:<:]]", "[a-z]", "\\",
    "\\\\",
    "\\/", "/", "\\d", "\\W", "\\s", "\\sm", "\\smr", "\\spt", "\\b", "\\y", "\\B", "\\A", "\\m", "\\1", "\\12", "\\0",
    "\\x41", "\\x", "\\u0041", "\\u00", "\\c", "\\q", "\\z", "\\(", "\\)", "\\[", "\\-", "\"", "\n", "\u{0}",
  ]

  /// A pattern of up to `length` fragments.
  static func text(length: Int, using random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<(1 + random.below(length)) { text += fragments[random.below(fragments.count)] }
    return text
  }

  /// Up to `length` bytes; most have a meaning, some are not valid UTF-8.
  static func bytes(length: Int, using random: inout SeededGenerator) -> SourceText {
    let meaningful = Array("ab19 .^$|()?:=!<>P*+{},[]-\\/~dsmxu\"#".utf8) + [0xC3, 0xA9, 0xF0, 0xFF]
    var bytes: [UInt8] = []
    for _ in 0..<random.below(length + 1) {
      bytes.append(random.chance(85) ? meaningful[random.below(meaningful.count)] : UInt8(random.below(256)))
    }
    return SourceText(bytes: bytes)
  }
}
