import FilterText
import FilterAST

/// Where words, quotes, patterns and operators end, as the service cuts a text (sections 1.2 to 1.6). Offsets are bytes of the
/// text that is read. Each question looks at each byte once.
struct StrictScanner {
  /// The text.
  let text: StrictText

  /// How many bytes are read.
  var end: Int { text.bytes.count }

  /// The byte at an offset; nil at the end.
  func byte(_ offset: Int) -> UInt8? {
    offset < end ? text.bytes[offset] : nil
  }

  /// Spaces, tabs and line breaks, which separate terms and otherwise mean nothing (1.1).
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }

  /// Whether a bare word ends here: at the end, at white space, a parenthesis or a slash (1.6).
  func endsWord(_ offset: Int) -> Bool {
    guard let byte = byte(offset) else { return true }
    return byte == UInt8(ascii: "/") || endsTerm(offset)
  }

  /// Whether a term certainly ends here: at the end, at white space or a parenthesis.
  func endsTerm(_ offset: Int) -> Bool {
    guard let byte = byte(offset) else { return true }
    return StrictScanner.isSpace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// The end of the bare word that goes on at `start`. What stands between braces is opaque: `{2/w}` (1.6). In some values a slash is
  /// a letter like others: then `takesSlashes` says so (1.5).
  func endOfWord(from start: Int, takesSlashes: Bool = false) -> Int {
    var offset = start
    while takesSlashes ? !endsTerm(offset) : !endsWord(offset) {
      offset = text.bytes[offset] == UInt8(ascii: "{") ? endOfBrace(at: offset) ?? offset + 1 : offset + 1
    }
    return offset
  }

  /// The end of the brace that opens at `start`; nil where it is not closed within the word.
  func endOfBrace(at start: Int) -> Int? {
    var offset = start + 1
    while !endsTerm(offset), text.bytes[offset] != UInt8(ascii: "{") {
      if text.bytes[offset] == UInt8(ascii: "}") { return offset + 1 }
      offset += 1
    }
    return nil
  }

  /// Whether a brace opens between two offsets that nothing closes within its word.
  func hasOpenBrace(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      if text.bytes[offset] == UInt8(ascii: "{") {
        guard let next = endOfBrace(at: offset) else { return true }
        offset = next
      } else {
        offset += 1
      }
    }
    return false
  }

  /// The next white space: an open brace spoils a term up to there, parentheses included (3.1).
  func endOfSpoiledTerm(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), !StrictScanner.isSpace(byte) { offset += 1 }
    return offset
  }

  /// Whether a quote stands at an offset that nothing closes, and more of its term follows (1.4).
  func isSkippedQuote(at offset: Int) -> Bool {
    guard let byte = byte(offset), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { return false }
    return endOfQuote(at: offset) == nil && (!endsWord(offset + 1) || self.byte(offset + 1) == UInt8(ascii: "("))
  }

  /// The offset behind the quoted text that opens at `start`; nil where no quote stands there, and where nothing closes it:
  /// then it is an ordinary character (1.4). A backslash protects the next character.
  func endOfQuote(at start: Int) -> Int? {
    guard let quote = byte(start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return endOfMarked(by: quote, at: start)
  }

  /// The offset behind the regular expression that opens at `start`; nil where no slash stands there, and where nothing
  /// closes it: then it is a plain value (1.5).
  func endOfRegex(at start: Int) -> Int? {
    byte(start) == UInt8(ascii: "/") ? endOfMarked(by: UInt8(ascii: "/"), at: start) : nil
  }

  private func endOfMarked(by mark: UInt8, at start: Int) -> Int? {
    var offset = start + 1
    while let byte = byte(offset) {
      if byte == mark { return offset + 1 }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The text between the quotes that open at `start` and end before `end`, escapes read.
  func quotedText(_ start: Int, _ end: Int) -> String {
    let mark: QuoteMark = text.bytes[start] == UInt8(ascii: "'") ? .straightSingle : .straightDouble
    return PartialValue.balanced(mark, text.text(start + 1..<end - 1), mark).text
  }

  /// The end of the keyword that begins at `start`; nil where none does: a letter or `_`, then letters, digits, `_`, `-` (1.2).
  func endOfKeyword(at start: Int) -> Int? {
    guard let first = byte(start), StrictScanner.beginsKeyword(first) else { return nil }
    var offset = start + 1
    while let byte = byte(offset), StrictScanner.beginsKeyword(byte) || byte == UInt8(ascii: "-") || byte.isDigit {
      offset += 1
    }
    return offset
  }

  private static func beginsKeyword(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_")
  }

  /// The operator at an offset and the offset behind it: the longest that fits. `=<` and `=>` are `<=` and `>=`; of `==`, `:=`,
  /// `:>`, `:<` and `<>` only the first character is an operator (1.3).
  func comparison(at start: Int) -> (Comparison, end: Int)? {
    let second = byte(start + 1)
    switch byte(start) {
    case UInt8(ascii: ":"): return (.colon, start + 1)
    case UInt8(ascii: "!"): return second == UInt8(ascii: "=") ? (.notEqual, start + 2) : nil
    case UInt8(ascii: "<"): return second == UInt8(ascii: "=") ? (.lessOrEqual, start + 2) : (.less, start + 1)
    case UInt8(ascii: ">"): return second == UInt8(ascii: "=") ? (.greaterOrEqual, start + 2) : (.greater, start + 1)
    case UInt8(ascii: "="):
      if second == UInt8(ascii: "<") { return (.lessOrEqual, start + 2) }
      if second == UInt8(ascii: ">") { return (.greaterOrEqual, start + 2) }
      return (.equal, start + 1)
    default: return nil
    }
  }
}
