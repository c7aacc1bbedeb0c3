import DataStreams

/// A word of up to 16 bytes as a number, in lower case: compares at once where a `String` would compare byte by byte.
struct PackedWord: Hashable, Sendable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// Packs bytes; ASCII capitals become small. Nil for more than 16.
  init?(_ bytes: some Sequence<UInt8>) {
    var count = 0
    for byte in bytes {
      if count == 16 { return nil }
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.lowerCase)
      count += 1
    }
  }

  /// Packs a word of a table.
  init(_ word: StaticString) {
    self = word.withUTF8Buffer { PackedWord($0) } ?? PackedWord([])!
  }
}
