import FilterAST
import FilterText

/// The only double quote of a bare word, at its end: `card"`.
///
/// Single quotes do not count: `urza'` is a word of the language.
struct UnopenedQuote {
  let mark: QuoteMark

  /// Whether a word with this last byte can end in a double quote, straight or curly.
  @inline(__always)
  static func mayEnd(with byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == 0x9C || byte == 0x9D }

  /// The quote of the word in `range`; nil if the word does not end in its only double quote. Linear in the word.
  init?(in bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) {
    guard let mark = QuoteMark(endingAt: range.end, in: bytes), mark.kind == .double else { return nil }
    let inner = range.end - mark.length
    guard inner > range.start else { return nil }
    for offset in range.start..<inner {
      if let other = QuoteMark(at: offset, in: bytes), other.kind == .double { return nil }
    }
    self.mark = mark
  }

  /// The quote of the word in `range` of a source.
  init?(in source: SourceText, _ range: SourceRange) {
    let found = source.bytes.withUnsafeBufferPointer { UnopenedQuote(in: $0, range) }
    guard let found else { return nil }
    self = found
  }
}

extension QuoteMark {
  /// The mark that begins at an offset of a source, apart from the slash; nil if there is none.
  init?(at offset: Int, in source: SourceText) {
    let found = source.bytes.withUnsafeBufferPointer { QuoteMark(at: offset, in: $0) }
    guard let found else { return nil }
    self = found
  }
}
