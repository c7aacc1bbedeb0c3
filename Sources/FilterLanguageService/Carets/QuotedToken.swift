import FilterLexer
import FilterText

/// A text between marks: quotes of one family, or the slashes of a pattern.
struct QuotedToken {
  /// The mark that opens the text.
  let opening: SourceRange
  /// What stands between the marks; to the end of the token where the closing one is missing.
  let inside: SourceRange
  /// The mark that closes the text; nil where it is missing.
  let closing: SourceRange?

  /// The text of a token; nil for a token that is none.
  init?(_ token: Token, in source: SourceText) {
    let range = token.range
    let isClosed: Bool
    switch token.kind {
    case .quoted, .regex: isClosed = true
    case .unclosedQuoted, .unclosedRegex: isClosed = false
    default: return nil
    }
    // Curly quotes are three bytes long, and end in a byte that no straight one has.
    let first = source.bytes[range.start] == 0xE2 ? 3 : 1
    let last = source.bytes[range.end - 1] >= 0x80 ? 3 : 1
    opening = SourceRange(start: range.start, end: range.start + first)
    closing = isClosed ? SourceRange(start: range.end - last, end: range.end) : nil
    inside = SourceRange(start: range.start + first, end: isClosed ? range.end - last : range.end)
  }
}
