import FilterText

extension String {
  /// Lends the bytes of the text. A text that is not stored in one piece is copied first.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UInt8 {
  /// In lower case, where it is an ASCII capital.
  var lowerCase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  /// Whether it belongs to a word: an ASCII letter or digit, or a byte of a Latin, Greek or Cyrillic letter. Dashes, bullets
  /// and quotation marks (from U+2000) do not.
  var isInWord: Bool { lowerCase &- 0x61 < 26 || isDigit || self >= 0x80 && self < 0xE2 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a phrase stands at a place, in any letter case. It is given in lower case.
  @inline(__always)
  func hasPhrase(_ phrase: StaticString, at start: Int) -> Bool {
    phrase.withUTF8Buffer { phrase in
      guard count &- start >= phrase.count else { return false }
      var offset = 0
      while offset < phrase.count, self[start &+ offset].lowerCase == phrase[offset] { offset &+= 1 }
      return offset == phrase.count
    }
  }
}
