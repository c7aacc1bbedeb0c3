import FilterLexer
import FilterText

/// Puts a text into one line of limited length: white space becomes one space, and a cut is marked with `…`.
///
/// The cut is at a space if at least half of the length remains, so that terms and words stay whole. Reads only what it
/// keeps.
struct OneLineText {
  private let limit: Int
  private var text = ""
  private var count = 0
  /// The text before the last space at which it may be cut.
  private var whole: (text: String, count: Int)?
  private var isSpacePending = false
  private var isFull = false

  private init(limit: Int) {
    self.limit = limit
  }

  /// A text that is too short to be cut; `nil` for a longer one, whose tokens are needed.
  static func of(whole source: SourceText, limit: Int = 60) -> String? {
    if source.length > limit { return nil }
    return isPlain(source.bytes) ? source.description : of(source.range, of: source, limit: limit)
  }

  /// Whether a text is in one line already: printable ASCII with single spaces, none at its ends.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in bytes {
      if byte < 0x20 || byte > 0x7E || byte == 0x20 && last == 0x20 { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  /// The tokens of a query, cut between terms.
  static func of(_ tokens: some Sequence<Token>, in source: SourceText, limit: Int = 60) -> String {
    var line = OneLineText(limit: limit)
    for token in tokens {
      if line.isFull { break }
      line.add(token.range, of: source, isDivisible: token.kind == .whitespace)
    }
    return line.result
  }

  /// A range of a text, cut between words.
  static func of(_ range: SourceRange, of source: SourceText, limit: Int = 60) -> String {
    var line = OneLineText(limit: limit)
    line.add(range, of: source, isDivisible: true)
    return line.result
  }

  /// A string, cut between words.
  static func of(_ text: String, limit: Int) -> String {
    var line = OneLineText(limit: limit)
    for scalar in text.unicodeScalars where !line.isFull { line.add(scalar, isDivisible: true) }
    return line.result
  }

  private var result: String {
    guard isFull else { return text }
    if let whole, whole.count * 2 >= limit { return whole.text + "…" }
    return text + "…"
  }

  private mutating func add(_ range: SourceRange, of source: SourceText, isDivisible: Bool) {
    var cursor = range.start
    // In pieces, so that only the beginning of a long text is decoded.
    while cursor < range.end, !isFull {
      var end = cursor
      while end < range.end, end < cursor + 4 * limit + 4 { end += ScalarAtOffset(in: source.bytes, at: end).length }
      let piece = source[SourceRange(start: cursor, end: min(end, range.end))]
      #if DEBUG && !hasFeature(Embedded)
        StepTally.add(end - cursor)
      #endif
      for scalar in piece.unicodeScalars where !isFull { add(scalar, isDivisible: isDivisible) }
      cursor = end
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, isDivisible: Bool) {
    switch scalar.value {
    case 0x20, 0x09...0x0D:
      isSpacePending = count > 0
      if isDivisible { whole = (text, count) }
    default:
      if count + (isSpacePending ? 1 : 0) >= limit {
        isFull = true
        return
      }
      if isSpacePending {
        text += " "
        count += 1
        isSpacePending = false
      }
      text.unicodeScalars.append(OneLineText.isVisible(scalar) ? scalar : "\u{FFFD}")
      count += 1
    }
  }

  /// `false` for control characters and other kinds of line breaks.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    default: true
    }
  }
}
