import FilterSemantics

/// Marks all texts that contain a needle, in time independent of the number of matches.
///
/// Each 64 bytes become two words of bits: where matches start, and where texts end. When the start bits are added to
/// the bits of the texts, a match carries to the end of its text and no further, so one addition marks the ends of all
/// texts with a match. Then the end of each text is checked once.
extension TextArena {
  /// Adds the texts in a range that contain a needle at a place; returns how many. The needle is not empty and has no
  /// separator.
  func mark(_ needle: [UInt8], _ place: NeedlePlace, among texts: Range<Int>, into found: inout Bitset) -> Int {
    let first = (Int(starts[texts.lowerBound]) - 1) >> 6
    let last = (Int(starts[texts.upperBound]) - 1) >> 6
    Steps.add(texts.count + last - first)
    let reached = endsReached(by: needle, place, in: first...last)
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
  private func endsReached(by needle: [UInt8], _ place: NeedlePlace, in blocks: ClosedRange<Int>) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: blocks.count) { reached, count in
      count = blocks.count
      bytes.withUnsafeBufferPointer { bytes in
        separators.withUnsafeBufferPointer { separators in
          needle.withUnsafeBufferPointer { needle in
            let matches = BlockMatches(needle, in: bytes)
            var carry: UInt64 = 0
            matches.forEach(blocks) { block, matched in
              let begun = place == .anywhere ? matched : placed(matched, of: needle.count, place, in: bytes, block)
              let ends = separators[block]
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

extension TextArena {
  /// The matches in a block that stand at a place.
  @inline(__always)
  private func placed(
    _ matches: UInt64, of length: Int, _ place: NeedlePlace, in bytes: UnsafeBufferPointer<UInt8>, _ block: Int
  ) -> UInt64 {
    var left = matches
    var placed = matches
    while left != 0 {
      let bit = left & (0 &- left)
      let start = block &<< 6 | left.trailingZeroBitCount
      if !isPlace(place, in: bytes, from: start, to: start &+ length) { placed &= ~bit }
      left &= left &- 1
    }
    return placed
  }
}

/// Where a needle starts in blocks of 64 bytes.
private struct BlockMatches {
  private let needle: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let first: SIMD16<UInt8>
  private let second: SIMD16<UInt8>
  private let third: SIMD16<UInt8>
  private let fourth: SIMD16<UInt8>
  /// Each byte of the needle, repeated.
  private let wide: [SIMD16<UInt8>]
  /// The offset of the second compared byte in the needle; 0 for a needle of one byte.
  private let step: Int
  /// The offset of the third one; that of the last byte of a shorter needle.
  private let lastStep: Int

  init(_ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.needle = needle
    self.bytes = bytes
    step = needle.count > 1 ? 1 : 0
    lastStep = min(2, needle.count - 1)
    first = SIMD16(repeating: needle[0])
    second = SIMD16(repeating: needle[step])
    third = SIMD16(repeating: needle[lastStep])
    fourth = SIMD16(repeating: needle[min(3, needle.count - 1)])
    wide = needle.map { SIMD16(repeating: $0) }
  }

  /// Calls `found` with each block and where matches start in it, as bits, in the order of the blocks.
  @inline(__always)
  func forEach(_ blocks: ClosedRange<Int>, _ found: (_ block: Int, _ begun: UInt64) -> Void) {
    // Without the loop over further bytes, which most needles do not have, what is compared stays in registers.
    switch needle.count {
    case ...3: forEach(blocks, compared: 3, found)
    case 4: forEach(blocks, compared: 4, found)
    default: forEach(blocks, compared: 5, found)
    }
  }

  @inline(__always)
  private func forEach(_ blocks: ClosedRange<Int>, compared: Int, _ found: (Int, UInt64) -> Void) {
    guard let base = bytes.baseAddress else { return }
    var block = blocks.lowerBound
    // Two at a time, which is a tenth faster, as long as they and a needle after them are in the arena.
    let end = min(blocks.upperBound, (bytes.count - needle.count) >> 6 - 1)
    while block < end {
      let start = UnsafeRawPointer(base + block &<< 6)
      found(block, bits(start, compared: compared))
      found(block &+ 1, bits(start + 64, compared: compared))
      block &+= 2
    }
    while block <= blocks.upperBound {
      found(block, slowly(at: block &<< 6))
      block &+= 1
    }
  }

  /// Where matches start in 64 bytes, as bits.
  @inline(__always)
  private func bits(_ start: UnsafeRawPointer, compared: Int) -> UInt64 {
    var (one, two) = (hits(start, compared: compared), hits(start + 16, compared: compared))
    var (three, four) = (hits(start + 32, compared: compared), hits(start + 48, compared: compared))
    if compared > 4 {
      let any = one | two | three | four
      if any[0] | any[1] == 0 { return 0 }
      for index in 3..<needle.count {
        let wanted = wide[index]
        one &= equal(start + index, wanted)
        two &= equal(start + index + 16, wanted)
        three &= equal(start + index + 32, wanted)
        four &= equal(start + index + 48, wanted)
      }
    }
    return IndexBits.bits(one, two, three, four)
  }

  /// Where the first three bytes of matches start, or all four, in 16 bytes, as bytes of ones.
  @inline(__always)
  private func hits(_ start: UnsafeRawPointer, compared: Int) -> SIMD2<UInt64> {
    let hits = equal(start, first) & equal(start + step, second) & equal(start + lastStep, third)
    return compared == 4 ? hits & equal(start + 3, fourth) : hits
  }

  @inline(__always)
  private func equal(_ start: UnsafeRawPointer, _ wanted: SIMD16<UInt8>) -> SIMD2<UInt64> {
    unsafeBitCast(start.loadUnaligned(as: SIMD16<UInt8>.self) .== wanted, to: SIMD2<UInt64>.self)
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
  @inline(__always)
  static func bits(_ first: SIMD4<UInt64>, _ second: SIMD4<UInt64>) -> UInt64 {
    bits(first.lowHalf, first.highHalf, second.lowHalf, second.highHalf)
  }

  /// The bits of four times 16 bytes.
  ///
  /// Keeps one bit of each byte, a different one in each of the eight words, and merges the words. The result is a
  /// transposed 8 × 8 bit matrix.
  @inline(__always)
  static func bits(
    _ first: SIMD2<UInt64>, _ second: SIMD2<UInt64>, _ third: SIMD2<UInt64>, _ fourth: SIMD2<UInt64>
  ) -> UInt64 {
    let low = first & corners | second & corners &<< SIMD2(repeating: 2)
    let words = low | third & corners &<< SIMD2(repeating: 4) | fourth & corners &<< SIMD2(repeating: 6)
    return transposed(words[0] | words[1])
  }

  private static var corners: SIMD2<UInt64> { SIMD2(0x0101_0101_0101_0101, 0x0202_0202_0202_0202) }

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
