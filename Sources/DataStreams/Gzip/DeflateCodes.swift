/// The tables of RFC 1951, as meanings for `DecodingTable`.
package enum DeflateCodes {
  /// Bytes, the end of the block, and lengths of matches (3.2.5). The last two of the 288 have codes and no meaning.
  package static let literals: [UInt32] =
    (0..<256).map { DecodingTable.literal | $0 << 16 } + [DecodingTable.special | DecodingTable.end]
    + zip(lengthBases, lengthBits).map { $0 << 16 | $1 } + [DecodingTable.special, DecodingTable.special]

  /// Distances of matches (3.2.5). The last two of the 32 have codes and no meaning.
  package static let distances: [UInt32] =
    zip(distanceBases, distanceBits).map { $0 << 16 | $1 } + [DecodingTable.special, DecodingTable.special]

  /// The code in which the lengths of the other codes are written (3.2.7).
  package static let codeLengths: [UInt32] = (0..<19).map { $0 << 16 }

  /// The lengths of the codes of blocks that bring none (3.2.6).
  package static let fixedLiterals =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
    + [UInt8](repeating: 8, count: 8)
  package static let fixedDistances = [UInt8](repeating: 5, count: 32)

  /// The order in which the lengths of the code of lengths are written (3.2.7).
  package static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let lengthBases: [UInt32] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases: [UInt32] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
}
