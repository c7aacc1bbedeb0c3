import FilterAST
import FilterText

/// The double quote at the end of a bare word that has no other: `card"`. Somebody closed what was never opened.
///
/// Single quotes do not count: `urza'` is a word of the language.
struct UnopenedQuote {
  let mark: QuoteMark

  /// Looks at the word of `range`; nil where it does not end in its only double quote. Linear in the word.
  init?(in source: SourceText, _ range: SourceRange) {
    guard let mark = QuoteMark(endingAt: range.end, in: source), mark.kind == .double else { return nil }
    let inner = range.end - mark.length
    guard inner > range.start else { return nil }
    var offset = range.start
    while offset < inner {
      if let other = QuoteMark(at: offset, in: source), other.kind == .double { return nil }
      offset += 1
    }
    self.mark = mark
  }
}

extension QuoteMark {
  /// The mark that begins at a byte, the slash not counted.
  init?(at offset: Int, in source: SourceText) {
    let bytes = source.bytes
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): self = .straightDouble
    case UInt8(ascii: "'"): self = .straightSingle
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return nil }
      switch bytes[offset + 2] {
      case 0x98: self = .leftSingle
      case 0x99: self = .rightSingle
      case 0x9C: self = .leftDouble
      case 0x9D: self = .rightDouble
      default: return nil
      }
    default: return nil
    }
  }

  /// The mark that ends before a byte, the slash not counted.
  init?(endingAt end: Int, in source: SourceText) {
    if end >= 3, let curly = QuoteMark(at: end - 3, in: source), curly.length == 3 {
      self = curly
    } else if end >= 1, let straight = QuoteMark(at: end - 1, in: source), straight.length == 1 {
      self = straight
    } else {
      return nil
    }
  }
}
