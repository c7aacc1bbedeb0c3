import FilterText

extension String {
  /// Calls `body` with the UTF-8 of the text. A string without contiguous storage is copied first.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UInt8 {
  /// An ASCII capital in lower case; other bytes unchanged.
  var lowerCase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  /// Whether the byte is part of a word: an ASCII letter or digit, or a byte of a Latin, Greek or Cyrillic letter.
  /// Dashes, bullets and quotation marks (from U+2000 on) are not.
  var isInWord: Bool { isLetter || isDigit || self >= 0x80 && self < 0xE2 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a phrase in lower case occurs at an offset in any letter case.
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

/// A word of up to 16 bytes in ASCII lower case, stored as two integers for fast comparison.
struct PackedWord: Hashable, Sendable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// Packs bytes in ASCII lower case; nil for more than 16.
  init?(_ bytes: some Sequence<UInt8>) {
    var count = 0
    for byte in bytes {
      if count == 16 { return nil }
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.lowerCase)
      count += 1
    }
  }

  /// Packs a constant word of at most 16 bytes.
  init(_ word: StaticString) {
    self = word.withUTF8Buffer { PackedWord($0) } ?? PackedWord([])!
  }

  /// A set of constant words.
  static func set(_ words: [StaticString]) -> Set<PackedWord> { Set(words.map { PackedWord($0) }) }
}
