/// A trigram index: which byte triples occur in which block of an arena, so that a search skips blocks that lack a
/// triple of its needle.
///
/// Blocks have 1,024 bytes, and triples are hashed to 2,048 buckets, with one bit per block and bucket. That takes a
/// quarter of the memory of the arena. A block includes the triples of the next few bytes, because a match that starts
/// in it may end there.
struct TextGrams: Sendable {
  /// The block size in bytes, as a power of two.
  static let blockShift = 10
  static let buckets = 2_048
  /// How many triples of a needle are used.
  static let maximumTriples = 62
  private static let overlap = 64

  /// For each 64 blocks one word per bucket, one bit per block.
  let table: [UInt64]

  /// The triples of an arena. Linear in its bytes.
  init(_ bytes: [UInt8]) {
    Steps.add(bytes.count)
    let blocks = TextGrams.blocks(forBytes: bytes.count)
    var table = [UInt64](repeating: 0, count: TextGrams.size(forBytes: bytes.count))
    table.withUnsafeMutableBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for block in 0..<blocks {
          let start = block << TextGrams.blockShift
          let end = min(bytes.count - 2, start + 1 << TextGrams.blockShift + TextGrams.overlap)
          let row = (block >> 6) * TextGrams.buckets
          let bit: UInt64 = 1 << UInt64(block & 63)
          var index = start
          while index < end {
            table[row &+ TextGrams.bucket(bytes[index], bytes[index &+ 1], bytes[index &+ 2])] |= bit
            index &+= 1
          }
        }
      }
    }
    self.table = table
  }

  /// An index from a stored table.
  init(table: [UInt64]) { self.table = table }

  private static func blocks(forBytes count: Int) -> Int { (count + (1 << blockShift) - 1) >> blockShift }

  /// The number of words in the table for `count` bytes.
  static func size(forBytes count: Int) -> Int { (blocks(forBytes: count) + 63) / 64 * buckets }

  /// The number of groups of 64 blocks.
  var wordCount: Int { table.count / TextGrams.buckets }

  /// The buckets of the first triples of a needle; empty if it is too short.
  static func buckets(of needle: [UInt8]) -> [Int] {
    if needle.count < 3 { return [] }
    return (0..<min(maximumTriples, needle.count - 2)).map { bucket(needle[$0], needle[$0 + 1], needle[$0 + 2]) }
  }

  /// The blocks among 64 in which a needle with these triples may start.
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

  /// The number of blocks in which a needle may start.
  func count(having needle: [UInt8]) -> Int {
    let buckets = TextGrams.buckets(of: needle)
    if buckets.isEmpty { return wordCount * 64 }
    Steps.add(wordCount)
    var total = 0
    for word in 0..<wordCount { total += blocks(word, having: buckets).nonzeroBitCount }
    return total
  }

  @inline(__always)
  private static func blank(_ byte: UInt8) -> UInt8 { byte == 0x0A ? 0x20 : byte }

  @inline(__always)
  private static func bucket(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> Int {
    // A blank of a needle may stand for a line break.
    let (one, two, three) = (blank(one), blank(two), blank(three))
    let triple = UInt32(one) | UInt32(two) &<< 8 | UInt32(three) &<< 16
    // Multiplicative hashing: the high bits depend on all bytes. Source: D. Knuth, "The Art of Computer Programming",
    // 6.4.
    return Int((triple &* 0x9E37_79B1) &>> 21)
  }
}
