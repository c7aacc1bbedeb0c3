/// Shortens and capitalizes English texts.
enum Phrase {
  /// The text cut to `limit` characters (Unicode scalars), with an ellipsis: after a word if one ends in the second
  /// half. Line breaks become spaces.
  static func shortened(_ text: String, to limit: Int) -> String {
    var kept = ""
    var count = 0
    // The text up to the last whole word, and its length.
    var wordEnd = ""
    var wordCount = 0
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar.value >= 0x09 && scalar.value <= 0x0D
      if isSpace {
        wordEnd = kept
        wordCount = count
      }
      if count == limit {
        let end = wordCount * 2 >= limit ? wordEnd : kept
        return withoutTrailingSeparators(end) + "…"
      }
      kept.unicodeScalars.append(isSpace ? " " : scalar)
      count += 1
    }
    return kept
  }

  /// The text without commas, semicolons and spaces at its end.
  private static func withoutTrailingSeparators(_ text: String) -> String {
    var text = text
    while let last = text.unicodeScalars.last, last == "," || last == ";" || last == " " {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  /// The text without a full stop at its end.
  static func withoutFullStop(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: ".") ? String(text.dropLast()) : text
  }

  /// The text with its first letter in upper case, if it is ASCII.
  static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return text }
    return String(decoding: [first & 0xDF] + Array(text.utf8.dropFirst()), as: UTF8.self)
  }

  /// The text with its first letter in lower case, if it is ASCII and the next letter is lower case: `UUID` stays.
  static func uncapitalized(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first >= 0x41, first <= 0x5A else { return text }
    if bytes.count > 1, bytes[1] >= 0x41, bytes[1] <= 0x5A { return text }
    return String(decoding: [first | 0x20] + bytes.dropFirst(), as: UTF8.self)
  }
}
