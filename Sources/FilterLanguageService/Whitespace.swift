import FilterText

extension SourceText {
  /// Whether the text is empty or holds only white space.
  var isBlank: Bool { bytes.allSatisfy { $0.isWhitespace } }

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
