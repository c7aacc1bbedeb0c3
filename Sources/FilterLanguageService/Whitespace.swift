import FilterText

extension UInt8 {
  /// Whether a byte ends a line, alone or as half of CR LF.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension SourceText {
  /// Whether the text is empty or holds only white space.
  var isBlank: Bool { bytes.allSatisfy { $0.isWhitespace } }

  /// A range without the white space at its ends; empty, at the end of the range, where it holds nothing else.
  func trimmed(_ range: SourceRange) -> SourceRange {
    var start = range.start
    while start < range.end, bytes[start].isWhitespace { start += 1 }
    var end = range.end
    while start < end, bytes[end - 1].isWhitespace { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// The end of a range without the white space before it.
  func endWithoutWhitespace(of range: SourceRange) -> Int {
    var end = range.end
    while end > range.start, bytes[end - 1].isWhitespace { end -= 1 }
    return end
  }

  /// Whether a range holds a line break.
  func hasLineBreak(in range: SourceRange) -> Bool {
    bytes[range.start..<range.end].contains { $0.isLineBreak }
  }
}
