import FilterSemantics

/// Which triples of bytes occur in which stretch of an arena: so that a search passes over the stretches that lack one of the
/// triples of its needle.
///
/// The arena is cut into blocks of 1,024 bytes. A triple is hashed to one of 2,048 numbers; for each of those and each block there
/// is a bit. So this takes a quarter of the memory of the arena. A block knows the triples of the first bytes behind it too,
/// because a match that begins in it may end there.
struct TextGrams: Sendable {
  /// How many bytes a block has, as a power of two.
  static let blockShift = 10
  static let buckets = 2_048
  /// How many triples of a needle are looked at.
  static let most = 62
  private static let overlap = 64

  /// For each 64 blocks a word for each bucket, a bit a block.
  let table: [UInt64]

  /// The triples of an arena. Linear in it.
  init(_ bytes: [UInt8]) {
    let blocks = TextGrams.blocks(forBytes: bytes.count)
    var table = [UInt64](repeating: 0, count: TextGrams.size(forBytes: bytes.count))
    table.withUnsafeMutableBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for block in 0..<blocks {
          let start = block << TextGrams.blockShift
          let end = min(bytes.count - 2, start + 1 << TextGrams.blockShift + TextGrams.overlap)
          let row = (block >> 6) * TextGrams.buckets
          let bit: UInt64 = 1 << UInt64(block & 63)
          var place = start
          while place < end {
            table[row &+ TextGrams.bucket(bytes[place], bytes[place &+ 1], bytes[place &+ 2])] |= bit
            place &+= 1
          }
        }
      }
    }
    self.table = table
  }

  /// Takes what was written before.
  init(table: [UInt64]) { self.table = table }

  private static func blocks(forBytes count: Int) -> Int { (count + (1 << blockShift) - 1) >> blockShift }

  /// How many words the table of so many bytes has.
  static func size(forBytes count: Int) -> Int { (blocks(forBytes: count) + 63) / 64 * buckets }

  /// How many blocks there is room for, in words of 64.
  var wordCount: Int { table.count / TextGrams.buckets }

  /// The buckets of the first triples of a needle; empty for one that is too short.
  static func buckets(of needle: [UInt8]) -> [Int] {
    if needle.count < 3 { return [] }
    return (0..<min(most, needle.count - 2)).map { bucket(needle[$0], needle[$0 + 1], needle[$0 + 2]) }
  }

  /// Of 64 blocks those a needle may begin in, which has these triples.
  @inline(__always)
  func blocks(_ word: Int, having buckets: [Int]) -> UInt64 {
    var found = UInt64.max
    let row = word &* TextGrams.buckets
    table.withUnsafeBufferPointer { table in
      for bucket in buckets {
        found &= table[row &+ bucket]
        if found == 0 { break }
      }
    }
    return found
  }

  /// How many of the blocks a needle may begin in.
  func count(having needle: [UInt8]) -> Int {
    let buckets = TextGrams.buckets(of: needle)
    if buckets.isEmpty { return wordCount * 64 }
    var total = 0
    for word in 0..<wordCount { total += blocks(word, having: buckets).nonzeroBitCount }
    return total
  }

  @inline(__always)
  private static func bucket(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> Int {
    let triple = UInt32(one) | UInt32(two) &<< 8 | UInt32(three) &<< 16
    // Multiplicative hashing: the high bits depend on all bytes. Source: D. Knuth, "The Art of Computer Programming", 6.4.
    return Int((triple &* 0x9E37_79B1) &>> 21)
  }
}
