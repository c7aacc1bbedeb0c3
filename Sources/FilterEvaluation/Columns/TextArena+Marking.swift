import FilterSemantics

/// Texts marked by what occurs in them, whatever the number of matches.
///
/// 64 bytes become a word of bits: where matches begin, and where texts end. Added to the bits of the texts, a match
/// carries to the end of its text and no further, so one addition marks the ends of all texts that have one. Then the
/// end of each text is looked at once.
extension TextArena {
  /// Adds those of some texts that a needle occurs in; answers how many. The needle is not empty and holds no
  /// separator.
  func mark(_ needle: [UInt8], among texts: Range<Int>, into found: inout Bitset) -> Int {
    let first = (Int(starts[texts.lowerBound]) - 1) >> 6
    let last = (Int(starts[texts.upperBound]) - 1) >> 6
    let reached = endsReached(needle, first...last)
    var total = 0
    found.withWords { words in
      starts.withUnsafeBufferPointer { starts in
        reached.withUnsafeBufferPointer { reached in
          var text = texts.lowerBound
          while text < texts.upperBound {
            let end = min(texts.upperBound, (text | 63) + 1)
            var marks: UInt64 = 0
            for next in text..<end {
              let place = Int(starts[next &+ 1]) &- 1
              let isReached = reached[place &>> 6 &- first] &>> UInt64(place & 63) & 1
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

  /// For some blocks of 64 bytes the ends of texts that have a match; what of a text lies before the first block is
  /// not seen.
  private func endsReached(_ needle: [UInt8], _ blocks: ClosedRange<Int>) -> [UInt64] {
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

/// Where a needle begins in blocks of 64 bytes.
private struct BlockMatches {
  private let needle: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let first: SIMD32<UInt8>
  private let second: SIMD32<UInt8>
  /// Where the second byte that is looked for stands in the needle: at its start where it has one only.
  private let step: Int

  init(_ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.needle = needle
    self.bytes = bytes
    step = needle.count > 1 ? 1 : 0
    first = SIMD32(repeating: needle[0])
    second = SIMD32(repeating: needle[step])
  }

  /// Where in the 64 bytes from an offset matches begin, a bit a place.
  @inline(__always)
  func at(_ offset: Int) -> UInt64 {
    guard let base = bytes.baseAddress, offset &+ 64 &+ needle.count <= bytes.count else { return slowly(at: offset) }
    let start = UnsafeRawPointer(base + offset)
    return PlaceBits.bits(half(start), half(start + 32))
  }

  /// Where in 32 bytes matches begin: a byte of ones a place.
  @inline(__always)
  private func half(_ start: UnsafeRawPointer) -> SIMD4<UInt64> {
    var hits =
      (start.loadUnaligned(as: SIMD32<UInt8>.self) .== first)
      .& ((start + step).loadUnaligned(as: SIMD32<UInt8>.self) .== second)
    var place = 2
    while place < needle.count {
      let window = (start + place).loadUnaligned(as: SIMD32<UInt8>.self)
      hits = hits .& (window .== SIMD32<UInt8>(repeating: needle[place]))
      place &+= 1
    }
    return unsafeBitCast(hits, to: SIMD4<UInt64>.self)
  }

  /// The same byte by byte, for the end of the texts.
  @inline(never)
  private func slowly(at offset: Int) -> UInt64 {
    var hits: UInt64 = 0
    for place in offset..<max(offset, min(offset + 64, bytes.count - needle.count + 1)) {
      var matched = 0
      while matched < needle.count, bytes[place + matched] == needle[matched] { matched += 1 }
      if matched == needle.count { hits |= 1 << UInt64(place - offset) }
    }
    return hits
  }
}
