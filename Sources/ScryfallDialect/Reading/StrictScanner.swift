import FilterAST
import FilterText

/// Finds the ends of words, quotes, patterns and operators as the service does (Reference 1.2 to 1.6). Offsets are
/// bytes of ``StrictText``. Each function reads each byte once.
struct StrictScanner {
  let text: StrictText

  /// The number of bytes of the text.
  var end: Int { text.bytes.count }

  /// The byte at an offset; nil at the end.
  func byte(_ offset: Int) -> UInt8? {
    offset < end ? text.bytes[offset] : nil
  }

  /// Whether a bare word ends at an offset: at the end, at white space (1.1), a parenthesis or a slash (1.6).
  func endsWord(_ offset: Int) -> Bool {
    guard let byte = byte(offset) else { return true }
    return byte == UInt8(ascii: "/") || endsTerm(offset)
  }

  /// Whether any term ends at an offset: at the end, at white space or a parenthesis.
  func endsTerm(_ offset: Int) -> Bool {
    guard let byte = byte(offset) else { return true }
    return byte.isWhitespace || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// The end of the bare word that continues at `start`. Text in braces is part of it: `{2/w}` (1.6). `takesSlashes` is
  /// for values in which a slash is a letter (1.5).
  func endOfWord(from start: Int, takesSlashes: Bool = false) -> Int {
    var offset = start
    while takesSlashes ? !endsTerm(offset) : !endsWord(offset) {
      offset = text.bytes[offset] == UInt8(ascii: "{") ? endOfBrace(at: offset) ?? offset + 1 : offset + 1
    }
    return offset
  }

  /// The offset after the brace that opens at `start`; nil if the word does not close it.
  func endOfBrace(at start: Int) -> Int? {
    var offset = start + 1
    while !endsTerm(offset), text.bytes[offset] != UInt8(ascii: "{") {
      if text.bytes[offset] == UInt8(ascii: "}") { return offset + 1 }
      offset += 1
    }
    return nil
  }

  /// Whether an unclosed brace opens between two offsets.
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

  /// The next white space, where a term with an unclosed brace ends, parentheses included (3.1).
  func endOfSpoiledTerm(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), !byte.isWhitespace { offset += 1 }
    return offset
  }

  /// Whether an unclosed quote is at an offset, with more of its term after it (1.4).
  func isSkippedQuote(at offset: Int) -> Bool {
    guard let byte = byte(offset), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { return false }
    return endOfQuote(at: offset) == nil && (!endsWord(offset + 1) || self.byte(offset + 1) == UInt8(ascii: "("))
  }

  /// The offset after the quoted text that opens at `start`; nil if there is no quote, and for an unclosed one, which
  /// is an ordinary character (1.4). A backslash escapes the next character.
  func endOfQuote(at start: Int) -> Int? {
    guard let quote = byte(start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return endOfMarked(by: quote, at: start)
  }

  /// The offset after the regular expression that opens at `start`; nil if there is no slash, and for an unclosed one,
  /// which is a plain value (1.5).
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

  /// The text between the quotes from `start` to `end`, with escapes resolved.
  func quotedText(from start: Int, to end: Int) -> String {
    let mark: QuoteMark = text.bytes[start] == UInt8(ascii: "'") ? .straightSingle : .straightDouble
    return PartialValue.balanced(mark, text.text(start + 1..<end - 1), mark).text
  }

  /// The end of the keyword at `start` (a letter or `_`, then letters, digits, `_`, `-`); nil if there is none (1.2).
  func endOfKeyword(at start: Int) -> Int? {
    guard let first = byte(start), StrictScanner.beginsKeyword(first) else { return nil }
    var offset = start + 1
    while let byte = byte(offset), StrictScanner.beginsKeyword(byte) || byte == UInt8(ascii: "-") || byte.isDigit {
      offset += 1
    }
    return offset
  }

  private static func beginsKeyword(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_")
  }

  /// The longest operator at an offset and the offset after it. `=<` and `=>` are `<=` and `>=`; of `==`, `:=`, `:>`,
  /// `:<` and `<>` only the first character is an operator (1.3).
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

/// The text that is read, and the offset of each of its bytes in the source.
///
/// - A query is cut after 1,024 code points, counted before anything is trimmed (Reference 1.1).
/// - The four curly quotes become straight ones before anything is read (Reference 1.4).
struct StrictText {
  /// The maximum number of code points. Source: Reference 1.1.
  static let maximumScalars = 1_024

  private(set) var bytes: [UInt8] = []
  let source: SourceText
  /// The offset in the source of each byte and of the end; empty if they are the same.
  private var offsets: [Int] = []

  init(_ source: SourceText) {
    self.source = source
    var offset = 0
    var scalars = 0
    var isFolded = false
    bytes.reserveCapacity(min(source.length, StrictText.maximumScalars * 4))
    while offset < source.length, scalars < StrictText.maximumScalars {
      let length = max(1, ScalarAtOffset(in: source.bytes, at: offset).length)
      if let quote = StrictText.straightQuote(source.bytes, at: offset) {
        if !isFolded {
          isFolded = true
          offsets = Array(0..<offset)
        }
        bytes.append(quote)
        offsets.append(offset)
      } else {
        let end = min(source.length, offset + length)
        bytes += source.bytes[offset..<end]
        if isFolded { offsets += offset..<end }
      }
      offset += length
      scalars += 1
    }
    if isFolded { offsets.append(min(offset, source.length)) }
  }

  /// U+2018, U+2019, U+201C and U+201D are E2 80 98, 99, 9C and 9D.
  private static func straightQuote(_ bytes: [UInt8], at offset: Int) -> UInt8? {
    guard bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return nil }
    switch bytes[offset + 2] {
    case 0x98, 0x99: return UInt8(ascii: "'")
    case 0x9C, 0x9D: return UInt8(ascii: "\"")
    default: return nil
    }
  }

  /// The range of the source between two offsets.
  func sourceRange(from start: Int, to end: Int) -> SourceRange {
    offsets.isEmpty ? SourceRange(start: start, end: end) : SourceRange(start: offsets[start], end: offsets[end])
  }

  /// The text of some bytes; invalid UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
