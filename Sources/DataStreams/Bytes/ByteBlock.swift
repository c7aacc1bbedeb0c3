/// Sixteen bytes that are compared at once. A set of positions is a number with one bit for each byte, the lowest bit
/// for the first byte.
struct ByteBlock {
  /// The number of bytes in a block.
  static let width = 16

  /// The bytes, the first one in lane 0.
  let bytes: SIMD16<UInt8>

  /// Loads the sixteen bytes from `pointer` on, at any alignment.
  @inline(__always) init(_ pointer: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// The lanes that are equal to a byte.
  @inline(__always) func lanes(equalTo byte: UInt8) -> SIMDMask<SIMD16<Int8>> { bytes .== SIMD16(repeating: byte) }

  /// The lanes that are less than a byte.
  @inline(__always) func lanes(below byte: UInt8) -> SIMDMask<SIMD16<Int8>> { bytes .< SIMD16(repeating: byte) }

  /// The lanes that hold one of two bytes that differ only in bit 0x20, such as `[` and `{`. `upper` has that bit.
  @inline(__always) func lanes(equalToEitherCaseOf upper: UInt8) -> SIMDMask<SIMD16<Int8>> {
    (bytes | SIMD16(repeating: 0x20)) .== SIMD16(repeating: upper)
  }

  /// The positions inside double quotes, the first quote of each pair included, in a block without backslashes. Bits
  /// beyond the block are those of the last byte.
  @inline(__always) func insideQuotes(startingInside isInside: Bool) -> UInt32 {
    Self.insideQuotes(Self.positions(lanes(equalTo: UInt8(ascii: "\""))), startingInside: isInside)
  }

  /// The positions inside quotes at these positions.
  @inline(__always) static func insideQuotes(_ quotes: UInt32, startingInside isInside: Bool) -> UInt32 {
    // Every quote flips the positions from it on.
    var inside = quotes ^ quotes &<< 1
    inside ^= inside &<< 2
    inside ^= inside &<< 4
    inside ^= inside &<< 8
    inside ^= inside &<< 16
    return isInside ? ~inside : inside
  }

  /// The positions of the lanes that are set.
  @inline(__always) static func positions(_ lanes: SIMDMask<SIMD16<Int8>>) -> UInt32 {
    let halves = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return UInt32(truncatingIfNeeded: bits(halves[0]) | bits(halves[1]) &<< 8)
  }

  /// The highest bits of eight bytes, side by side.
  @inline(__always) private static func bits(_ half: UInt64) -> UInt64 {
    // The product moves bit 8i + 7 to bit 56 + i; no two products meet in one bit.
    ((UInt64(littleEndian: half) & 0x8080_8080_8080_8080) &* 0x0002_0408_1020_4081) &>> 56
  }

  /// The first index from `start` on whose byte is in the lanes. If there is none before the last sixteen bytes, an
  /// index among these that has no such byte before it.
  @inline(__always) static func firstIndex(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ lanes: (ByteBlock) -> SIMDMask<SIMD16<Int8>>
  ) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var index = start
    while index &+ width <= bytes.count {
      let found = positions(lanes(ByteBlock(base + index)))
      if found != 0 { return index &+ found.trailingZeroBitCount }
      index &+= width
    }
    return index
  }
}
