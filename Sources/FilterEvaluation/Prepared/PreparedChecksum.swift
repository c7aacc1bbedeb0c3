import FilterSemantics

/// A checksum of bytes, added piece by piece: it finds damage and files that were cut off. It does not protect against forgery,
/// so whatever it covers is checked all the same.
///
/// Words of eight bytes are spread over four sums, so that a processor works on all of them at once. Each step is reversible, so
/// any change within one word is found for sure. The last word is filled up with zeros; the length is part of the sum.
package struct PreparedChecksum: Hashable, Sendable {
  private var sums = SIMD4<UInt64>(
    0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5)
  /// Which sum the next word belongs to.
  private var place = 0
  private var length: UInt64 = 0

  /// The checksum of nothing.
  package init() {}

  /// The checksum of some bytes.
  package init(of bytes: UnsafeRawBufferPointer) { add(bytes) }

  /// The checksum of what was added.
  package var value: UInt64 { sums[0] ^ sums[1] ^ sums[2] ^ sums[3] ^ length }

  /// Adds bytes. All but the last ones must be a multiple of eight. Linear time.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let end = bytes.count & ~7
    var offset = 0
    func word(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    while place != 0, offset < end {
      add(word: word(offset))
      offset += 8
    }
    var (one, two, three, four) = (sums[0], sums[1], sums[2], sums[3])
    while offset &+ 32 <= end {
      one = PreparedChecksum.step(one ^ word(offset))
      two = PreparedChecksum.step(two ^ word(offset &+ 8))
      three = PreparedChecksum.step(three ^ word(offset &+ 16))
      four = PreparedChecksum.step(four ^ word(offset &+ 24))
      offset &+= 32
    }
    sums = SIMD4(one, two, three, four)
    while offset < end {
      add(word: word(offset))
      offset += 8
    }
    if offset < bytes.count {
      var rest: UInt64 = 0
      withUnsafeMutableBytes(of: &rest) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...])) }
      add(word: rest)
    }
    length &+= UInt64(bytes.count)
  }

  private mutating func add(word: UInt64) {
    sums[place] = PreparedChecksum.step(sums[place] ^ word)
    place = (place + 1) & 3
  }

  // An odd factor and a shift to the right: both can be undone.
  @inline(__always)
  private static func step(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9FB2_1C65_1E98_DF25
    return product ^ product &>> 29
  }
}
