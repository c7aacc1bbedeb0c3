public import FilterText

/// Random texts that are difficult to parse.
public struct RandomText: Sendable {
  /// Pieces with a meaning in the language, alone or combined.
  package static let fragments = [
    "t", "c", "pow", "o", "or", "OR", "and", "And", "elf", "urza's", "fire-ice", "not", "mv", "-", "--", "!", "!!", "(",
    ")",
    "((", "))", "()", ":", "=", "!=", "<", "<=", ">", ">=", "=<", "=>", "<>", "==", ":>=", "\"", "\"\"", "'",
    "\u{201C}",
    "\u{201D}", "\u{2018}", "\u{2019}", "/", "//", "/a/", "\\", "\\\"", "\\/", "{", "}", "{2/w}", "{t}", ",", ",,",
    "++", "@@",
    "+", "*", "?", ".", "1", "3x", "\u{E9}", "e\u{301}", "\u{1F9DD}", "\u{200D}", "t:elf", "c:g", "-t:elf", "pow>=3",
    "o:\"draw a card\"", "o:/^tap/", "!\"Lightning Bolt\"", "\"a b\"", "Fire!", "c:>=u", "kw:", "x", "\u{0}", "#", "|",
    "&&",
  ]

  private static let separators = [" ", " ", " ", "  ", "\t", "\n", "\r\n", ""]

  /// A text of 1 to `length` fragments, many without white space between them.
  public static func text(length: Int, using random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<(1 + random.below(max(1, length))) {
      text += fragments[random.below(fragments.count)]
      if random.chance(55) { text += separators[random.below(separators.count)] }
    }
    return text
  }

  /// Up to `length` bytes, most of them with a meaning in the language, some of them invalid UTF-8.
  public static func bytes(length: Int, using random: inout SeededGenerator) -> SourceText {
    let meaningful = Array("tco:=<>!-\"'/\\(){} ,+@or and\n".utf8) + [0xE2, 0x80, 0x98, 0x9C, 0x9D, 0xC3, 0xF0, 0xFF]
    var bytes: [UInt8] = []
    for _ in 0..<random.below(length + 1) {
      bytes.append(random.chance(80) ? meaningful[random.below(meaningful.count)] : UInt8(random.below(256)))
    }
    return SourceText(bytes: bytes)
  }

  /// Smaller texts for shrinking: the halves, and the text without each of its first 200 scalars.
  public static func shrinks(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    if scalars.isEmpty { return [] }
    func make(_ part: some Sequence<Unicode.Scalar>) -> String {
      var result = ""
      for scalar in part { result.unicodeScalars.append(scalar) }
      return result
    }
    let half = scalars.count / 2
    var result = half > 0 ? [make(scalars[..<half]), make(scalars[half...])] : []
    for index in scalars.indices.prefix(200) { result.append(make(scalars[..<index] + scalars[(index + 1)...])) }
    return result
  }

  /// Smaller byte strings for shrinking: the halves, and the bytes without each of the first 200.
  public static func shrinks(of source: SourceText) -> [SourceText] {
    let bytes = source.bytes
    if bytes.isEmpty { return [] }
    let half = bytes.count / 2
    var result = half > 0 ? [SourceText(bytes: Array(bytes[..<half])), SourceText(bytes: Array(bytes[half...]))] : []
    for index in bytes.indices.prefix(200) {
      result.append(SourceText(bytes: Array(bytes[..<index] + bytes[(index + 1)...])))
    }
    return result
  }
}
