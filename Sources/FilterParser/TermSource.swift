import FilterAST
import FilterLexer
import FilterText

/// The bytes and tokens terms are made from.
struct TermSource {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>

  /// The text of some bytes. Bytes that are not UTF-8 read as U+FFFD.
  @inline(__always)
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  @inline(__always)
  func text(_ range: SourceRange) -> String { text(range.start, range.end) }

  /// The operator a token spells.
  func comparison(_ token: Token) -> PartialComparison {
    let first = bytes[token.range.start]
    if token.range.length == 2 {
      switch (first, bytes[token.range.start + 1]) {
      case (UInt8(ascii: "!"), _): return .notEqual
      case (UInt8(ascii: "<"), _): return .lessOrEqual
      case (UInt8(ascii: ">"), _): return .greaterOrEqual
      case (_, UInt8(ascii: "<")): return .equalLess
      default: return .equalGreater
      }
    }
    switch first {
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "<"): return .less
    case UInt8(ascii: ">"): return .greater
    case UInt8(ascii: "!"): return .exclamation
    default: return .equal
    }
  }

  /// The value, with its marks, of a word, a bare value, a quoted text or a regular expression.
  func value(_ token: Token) -> PartialValue {
    let range = token.range
    switch token.kind {
    case .quoted:
      let opening = QuoteMark(at: range.start, in: bytes) ?? .straightDouble
      let closing = QuoteMark(endingAt: range.end, in: bytes) ?? opening.straight
      return .balanced(opening, text(range.start + opening.length, range.end - closing.length), closing)
    case .unclosedQuoted:
      let opening = QuoteMark(at: range.start, in: bytes) ?? .straightDouble
      return .unclosed(opening, text(range.start + opening.length, range.end))
    case .regex:
      return .balanced(.slash, text(range.start + 1, range.end - 1), .slash)
    case .unclosedRegex:
      return .unclosed(.slash, text(range.start + 1, range.end))
    default:
      if UnopenedQuote.mayEnd(with: bytes[range.end - 1]), let quote = UnopenedQuote(in: bytes, range) {
        return .unopened(text(range.start, range.end - quote.mark.length), quote.mark)
      }
      return .bare(text(range))
    }
  }
}
