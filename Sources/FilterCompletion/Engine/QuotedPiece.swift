import FilterAST
import FilterText

/// A quoted text, or the beginning of one, with its opening quote.
struct QuotedPiece {
  /// The family of the quote.
  let family: QuoteMark.Kind
  /// The text behind the quote, escapes read.
  let text: String

  init(_ source: SourceText, _ range: SourceRange) {
    let bytes = source.bytes
    guard range.start < range.end else {
      family = .double
      text = ""
      return
    }
    let isCurly = bytes[range.start] == 0xE2
    // U+2018 and U+2019 end in 98 and 99, U+201C and U+201D in 9C and 9D.
    let last = isCurly && range.start + 2 < bytes.count ? bytes[range.start + 2] : bytes[range.start]
    family = last == 0x98 || last == 0x99 || last == UInt8(ascii: "'") ? .single : .double
    let start = range.start + (isCurly ? 3 : 1)
    var content = source[SourceRange(start: start, end: range.end)]
    let mark: QuoteMark = family == .single ? .straightSingle : .straightDouble
    var closing: QuoteMark?
    for candidate in QuoteMark.allCases where candidate.kind == family && content.hasSuffix(candidate.rawValue) {
      closing = candidate
    }
    // The closing quote counts as one only where nothing protects it.
    if let closing {
      content.removeLast(closing.rawValue.count)
      if PartialValue.balanced(mark, content, mark).isEscapedAtEnd { content += closing.rawValue }
    }
    text = PartialValue.unclosed(mark, content).text
  }
}

extension PartialValue {
  /// Whether a backslash protects what would follow the raw text.
  fileprivate var isEscapedAtEnd: Bool {
    var count = 0
    for byte in raw.utf8.reversed() {
      if byte != UInt8(ascii: "\\") { break }
      count += 1
    }
    return count & 1 == 1
  }
}
