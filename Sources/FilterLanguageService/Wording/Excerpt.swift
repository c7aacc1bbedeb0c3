/// Long texts cut for places that show a line or two.
enum Excerpt {
  /// The text, or its beginning and an ellipsis where it has more than `limit` characters (Unicode scalars): cut behind a
  /// word where one ends in the second half, and with its line breaks as spaces.
  static func shortened(_ text: String, to limit: Int) -> String {
    var kept = ""
    var count = 0
    // Where the last whole word ends, and how many characters there are before it.
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
        return withoutDanglingMarks(end) + "…"
      }
      kept.unicodeScalars.append(isSpace ? " " : scalar)
      count += 1
    }
    return kept
  }

  /// Marks before an ellipsis that would lead on.
  private static func withoutDanglingMarks(_ text: String) -> String {
    var text = text
    while let last = text.unicodeScalars.last, last == "," || last == ";" || last == " " {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  /// The text with a capital first letter, as far as that is ASCII.
  static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return text }
    return String(decoding: [first & 0xDF] + Array(text.utf8.dropFirst()), as: UTF8.self)
  }

  /// The text with a small first letter, as far as that is ASCII and the next letter is small too: `UUID` stays what it is.
  static func uncapitalized(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first >= 0x41, first <= 0x5A else { return text }
    if bytes.count > 1, bytes[1] >= 0x41, bytes[1] <= 0x5A { return text }
    return String(decoding: [first | 0x20] + bytes.dropFirst(), as: UTF8.self)
  }

  /// `white, blue and black`
  static func list(_ words: [String], _ connective: String = "and") -> String {
    guard let last = words.last else { return "" }
    if words.count == 1 { return last }
    return words.dropLast().joined(separator: ", ") + " " + connective + " " + last
  }
}
