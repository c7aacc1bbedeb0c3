import FilterLexer
import FilterText

/// Finds the comments of the lines of a query: a `#` after white space that is in no quoted text or pattern.
///
/// The lexer divides each line; a quoted text that is open at the end of a line goes on in the next one. A pattern that
/// is not closed in its line does not hide a comment: the path of `path:/etc # note` looks like one.
///
/// Only lines that may have a comment are divided, and those above them in the query that have quotes.
struct LineComments {
  /// The quote that closes the text that is open; nil outside of quoted texts.
  private var quote: UInt8?
  /// The lines that are not divided yet.
  private var pending: [SourceRange] = []

  /// The comment of the next line of the query; nil if it has none. Linear: each line is divided at most once.
  mutating func comment(in line: SourceRange, of source: SourceText) -> SourceRange? {
    var hasQuote = false
    var hasMark = false
    var previous = UInt8(ascii: "x")
    for byte in source.bytes[line.start..<line.end] {
      switch byte {
      case UInt8(ascii: "#"): if previous.isWhitespace { hasMark = true }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), 0xE2: hasQuote = true
      default: break
      }
      previous = byte
    }
    guard hasMark else {
      if hasQuote { pending.append(line) }
      return nil
    }
    for line in pending { _ = divide(line, of: source) }
    pending = []
    return divide(line, of: source)
  }

  /// The comment of a line. At most one pattern of a line is not closed, and only what follows its slash is divided
  /// again.
  private mutating func divide(_ line: SourceRange, of source: SourceText) -> SourceRange? {
    var bytes = Array(source.bytes[line.start..<line.end])
    // The distance of the bytes from the text.
    var distance = line.start
    if let quote {
      bytes.insert(quote, at: 0)
      distance -= 1
    }
    quote = nil
    while true {
      var isAfterWhitespace = false
      var slash: Int?
      for token in Lexer.tokens(in: SourceText(bytes: bytes)) {
        let start = token.range.start
        if isAfterWhitespace, bytes[start] == UInt8(ascii: "#") {
          return SourceRange(start: start + distance, end: line.end)
        }
        isAfterWhitespace = token.kind == .whitespace
        switch token.kind {
        case .unclosedQuoted: quote = LineComments.straightQuote(bytes[start...])
        case .unclosedRegex: slash = start
        default: break
        }
      }
      guard let slash else { return nil }
      bytes.removeFirst(slash + 1)
      distance += slash + 1
    }
  }

  /// The straight form of the quote that begins a quoted text: U+2018 and U+2019 end with 98 and 99, U+201C and U+201D
  /// with 9C and 9D.
  private static func straightQuote(_ text: ArraySlice<UInt8>) -> UInt8? {
    guard let first = text.first, first == 0xE2 else { return text.first }
    return text.dropFirst(2).first.map { $0 < 0x9C ? UInt8(ascii: "'") : UInt8(ascii: "\"") }
  }
}
