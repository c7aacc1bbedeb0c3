import FilterText

/// Finds words in a text: runs of letters and digits, and an apostrophe between two of them.
enum WordRange {
  /// The word that a caret touches, as far as it lies within `bounds`; nil where it touches none. Linear in the word.
  ///
  /// Everything beyond ASCII counts as letters, so no scalar is ever divided.
  static func around(_ offset: Int, in bounds: SourceRange, of source: SourceText) -> SourceRange? {
    if !bounds.touches(offset) { return nil }
    var start = offset
    while start > bounds.start, isInWord(start - 1, bounds, source.bytes) { start -= 1 }
    var end = offset
    while end < bounds.end, isInWord(end, bounds, source.bytes) { end += 1 }
    return start < end ? SourceRange(start: start, end: end) : nil
  }

  private static func isInWord(_ place: Int, _ bounds: SourceRange, _ bytes: [UInt8]) -> Bool {
    if isLetter(bytes[place]) { return true }
    return bytes[place] == UInt8(ascii: "'") && place > bounds.start && place + 1 < bounds.end
      && isLetter(bytes[place - 1]) && isLetter(bytes[place + 1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }
}
