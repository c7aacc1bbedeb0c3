/// A prefix code of RFC 1951 as a lookup table. The next bits of the stream, lowest first, are the index of an entry
/// with their meaning and the number of bits used.
///
/// Codes longer than `width` bits continue in a second table after the first. An entry has 32 bits:
///
/// | bits | of a literal | of a length or distance | of a link | of the end of the block |
/// | --- | --- | --- | --- | --- |
/// | 31 | 1 | 0 | 0 | 0 |
/// | 16–30 | the byte | the base | the index of the second table | 0 |
/// | 13–15 | 0 | 0 | `special`, `link` | `special`, `end` |
/// | 8–11 | bits of the code | bits of the code | bits of the second table | bits of the code |
/// | 0–7 | bits of the code | bits of the code and extra bits | bits used here | bits of the code |
///
/// `special` alone marks bits that are not a code.
package final class DecodingTable {
  package static let literal: UInt32 = 1 << 31
  package static let special: UInt32 = 1 << 15
  package static let link: UInt32 = 1 << 14
  package static let end: UInt32 = 1 << 13

  /// The `1 << width` entries of the first table, then the second tables.
  package let entries: UnsafeMutablePointer<UInt32>
  /// The number of bits that index the first table.
  package let width: Int
  private let capacity: Int
  private let maximumLength = 15

  /// Makes room for a code of up to `symbols` symbols. Each second table serves at least two symbols, since incomplete
  /// codes are refused, so half as many second tables suffice.
  package init(width: Int, symbols: Int) {
    self.width = width
    self.capacity = 1 << width + (symbols / 2 + 1) << (maximumLength - width)
    self.entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Self.special, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Fills the table for symbols with these code lengths (0 for symbols that do not occur) and meanings: the entries of
  /// the table without the bits of the code. Returns false if the code is oversubscribed or incomplete. As in zlib, a
  /// single code of one bit and no code at all are accepted.
  package func fill(_ lengths: ArraySlice<UInt8>, meanings: [UInt32]) -> Bool {
    var counts = [Int](repeating: 0, count: maximumLength + 1)
    for length in lengths {
      guard length <= maximumLength else { return false }
      counts[Int(length)] += 1
    }
    let used = lengths.count - counts[0]
    counts[0] = 0
    var left = 1
    var next = [Int](repeating: 0, count: maximumLength + 2)
    for length in 1...maximumLength {
      left = left * 2 - counts[length]
      if left < 0 { return false }
      next[length + 1] = (next[length] + counts[length]) << 1
    }
    if left > 0, used > 1 || used == 1 && counts[1] != 1 { return false }
    entries.update(repeating: Self.special, count: 1 << width)
    let deep = counts.lastIndex { $0 > 0 } ?? 0
    var free = 1 << width
    for (symbol, length) in zip(0..., lengths) where length > 0 {
      let length = Int(length)
      let code = Self.reversed(next[length], length: length)
      next[length] += 1
      if length <= width {
        put(meanings[symbol] + UInt32(length << 8 | length), from: code, step: 1 << length, in: 0..<1 << width)
        continue
      }
      let prefix = code & (1 << width - 1)
      let rest = deep - width
      if entries[prefix] == Self.special {
        guard free + 1 << rest <= capacity else { return false }
        entries[prefix] = Self.special | Self.link | UInt32(free << 16 | rest << 8 | width)
        free += 1 << rest
      }
      let start = Int(entries[prefix] >> 16)
      let own = length - width
      put(
        meanings[symbol] + UInt32(own << 8 | own), from: start + code >> width, step: 1 << own,
        in: start..<start + 1 << rest)
    }
    return true
  }

  /// Stores the entry of a symbol at every index whose lowest bits are its code.
  private func put(_ entry: UInt32, from first: Int, step: Int, in range: Range<Int>) {
    for index in stride(from: first, to: range.upperBound, by: step) { entries[index] = entry }
  }

  private static func reversed(_ code: Int, length: Int) -> Int {
    var result = 0
    for bit in 0..<length where code & 1 << bit != 0 { result |= 1 << (length - 1 - bit) }
    return result
  }
}

/// The tables of RFC 1951 as meanings for ``DecodingTable``.
package enum DeflateCodes {
  /// Literals, the end of the block, and lengths of matches (3.2.5). The last two of the 288 have codes but no meaning.
  package static let literals: [UInt32] =
    (0..<256).map { DecodingTable.literal | $0 << 16 } + [DecodingTable.special | DecodingTable.end]
    + zip(lengthBases, lengthBits).map { $0 << 16 | $1 } + [DecodingTable.special, DecodingTable.special]

  /// Distances of matches (3.2.5). The last two of the 32 have codes but no meaning.
  package static let distances: [UInt32] =
    zip(distanceBases, distanceBits).map { $0 << 16 | $1 } + [DecodingTable.special, DecodingTable.special]

  /// The code that encodes the lengths of the other codes (3.2.7).
  package static let codeLengths: [UInt32] = (0..<19).map { $0 << 16 }

  /// The code lengths of blocks with fixed codes (3.2.6).
  package static let fixedLiterals =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
    + [UInt8](repeating: 8, count: 8)
  package static let fixedDistances = [UInt8](repeating: 5, count: 32)

  /// The order of the lengths in the code of code lengths (3.2.7).
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
