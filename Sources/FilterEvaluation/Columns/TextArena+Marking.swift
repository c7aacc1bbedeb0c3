import FilterSemantics

/// Marks all texts that contain a needle, in time independent of the number of matches.
///
/// Each 64 bytes become two words of bits: where matches start, and where texts end. When the start bits are added to
/// the bits of the texts, a match carries to the end of its text and no further, so one addition marks the ends of all
/// texts with a match. Then the end of each text is checked once.
extension TextArena {
  /// Adds the texts in a range that contain a needle; returns how many. The needle is not empty and has no separator.
  func mark(_ needle: [UInt8], among texts: Range<Int>, into found: inout Bitset) -> Int {
    let first = (Int(starts[texts.lowerBound]) - 1) >> 6
    let last = (Int(starts[texts.upperBound]) - 1) >> 6
    let reached = endsReached(by: needle, in: first...last)
    var total = 0
    found.withWords { words in
      starts.withUnsafeBufferPointer { starts in
        reached.withUnsafeBufferPointer { reached in
          var text = texts.lowerBound
          while text < texts.upperBound {
            let end = min(texts.upperBound, (text | 63) + 1)
            var marks: UInt64 = 0
            for next in text..<end {
              let index = Int(starts[next &+ 1]) &- 1
              let isReached = reached[index &>> 6 &- first] &>> UInt64(index & 63) & 1
              marks |= isReached &<< UInt64(next & 63)
            }
            words[text &>> 6] |= marks
            total &+= marks.nonzeroBitCount
            text = end
          }
        }
      }
    }
    return total
  }

  /// For each block of 64 bytes, the ends of texts with a match. Bytes before the first block are ignored.
  private func endsReached(by needle: [UInt8], in blocks: ClosedRange<Int>) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: blocks.count) { reached, count in
      count = blocks.count
      bytes.withUnsafeBufferPointer { bytes in
        separators.withUnsafeBufferPointer { separators in
          needle.withUnsafeBufferPointer { needle in
            let matches = BlockMatches(needle, in: bytes)
            var carry: UInt64 = 0
            for block in blocks {
              let ends = separators[block]
              let begun = matches.at(block &<< 6)
              let sum = ~ends &+ begun &+ carry
              carry = (begun | ~ends & ~sum) &>> 63
              reached.initializeElement(at: block &- blocks.lowerBound, to: sum & ends)
            }
          }
        }
      }
    }
  }
}

/// Where a needle starts in blocks of 64 bytes.
private struct BlockMatches {
  private let needle: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let first: SIMD32<UInt8>
  private let second: SIMD32<UInt8>
  private let third: SIMD32<UInt8>
  /// The offset of the second compared byte in the needle; 0 for a needle of one byte.
  private let step: Int
  /// The offset of the third one; that of the last byte of a shorter needle.
  private let lastStep: Int

  init(_ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.needle = needle
    self.bytes = bytes
    step = needle.count > 1 ? 1 : 0
    lastStep = min(2, needle.count - 1)
    first = SIMD32(repeating: needle[0])
    second = SIMD32(repeating: needle[step])
    third = SIMD32(repeating: needle[lastStep])
  }

  /// Where matches start in the 64 bytes from an offset, as bits.
  @inline(__always)
  func at(_ offset: Int) -> UInt64 {
    guard let base = bytes.baseAddress, offset &+ 64 &+ needle.count <= bytes.count else { return slowly(at: offset) }
    let start = UnsafeRawPointer(base + offset)
    return IndexBits.bits(half(start), half(start + 32))
  }

  /// Where matches start in 32 bytes, as bytes of ones.
  @inline(__always)
  private func half(_ start: UnsafeRawPointer) -> SIMD4<UInt64> {
    var hits = equal(start, first) & equal(start + step, second) & equal(start + lastStep, third)
    var index = 3
    while index < needle.count {
      hits &= equal(start + index, SIMD32(repeating: needle[index]))
      index &+= 1
    }
    return hits
  }

  @inline(__always)
  private func equal(_ start: UnsafeRawPointer, _ wanted: SIMD32<UInt8>) -> SIMD4<UInt64> {
    unsafeBitCast(start.loadUnaligned(as: SIMD32<UInt8>.self) .== wanted, to: SIMD4<UInt64>.self)
  }

  /// The same byte by byte, for the end of the arena.
  @inline(never)
  private func slowly(at offset: Int) -> UInt64 {
    var hits: UInt64 = 0
    for index in offset..<max(offset, min(offset + 64, bytes.count - needle.count + 1)) {
      var matched = 0
      while matched < needle.count, bytes[index + matched] == needle[matched] { matched += 1 }
      if matched == needle.count { hits |= 1 << UInt64(index - offset) }
    }
    return hits
  }
}

/// Packs 64 bytes that are all ones or zero into one word, one bit per byte.
enum IndexBits {
  /// The bits of the first and the second 32 bytes.
  ///
  /// Keeps one bit of each byte, a different one in each of the eight words, and merges the words. The result is a
  /// transposed 8 × 8 bit matrix.
  @inline(__always)
  static func bits(_ first: SIMD4<UInt64>, _ second: SIMD4<UInt64>) -> UInt64 {
    let words = first & lowCorners | second & highCorners
    return transposed(words[0] | words[1] | words[2] | words[3])
  }

  private static var lowCorners: SIMD4<UInt64> {
    SIMD4(
      0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0404_0404_0404_0404, 0x0808_0808_0808_0808)
  }
  private static var highCorners: SIMD4<UInt64> {
    SIMD4(
      0x1010_1010_1010_1010, 0x2020_2020_2020_2020, 0x4040_4040_4040_4040, 0x8080_8080_8080_8080)
  }

  /// Transposes an 8 × 8 bit matrix. Source: H. Warren, "Hacker's Delight", section 7-3.
  @inline(__always)
  private static func transposed(_ square: UInt64) -> UInt64 {
    var bits = square
    var swap = (bits ^ bits &>> 7) & 0x00AA_00AA_00AA_00AA
    bits ^= swap ^ swap &<< 7
    swap = (bits ^ bits &>> 14) & 0x0000_CCCC_0000_CCCC
    bits ^= swap ^ swap &<< 14
    swap = (bits ^ bits &>> 28) & 0x0000_0000_F0F0_F0F0
    return bits ^ swap ^ swap &<< 28
  }
}
