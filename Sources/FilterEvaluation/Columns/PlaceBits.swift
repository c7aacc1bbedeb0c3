/// The places of 64 bytes that are all ones among those that are zero, as one word, a bit a place.
enum PlaceBits {
  /// The bits of the first and the second 32 bytes.
  ///
  /// The eight words have eight bytes each. One bit of each byte is kept, another one in each word, and all are put
  /// into one word; it then has the bits in the wrong order, as a square of eight by eight that lies on its side.
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

  /// A square of eight by eight bits, rows for columns. Source: H. Warren, "Hacker's Delight", section 7-3.
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
