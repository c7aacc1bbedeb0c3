/// A prefix code of RFC 1951 as a table: the next bits of the stream, lowest first, lead to an entry that says what they mean
/// and how many of them are used.
///
/// Codes longer than `width` bits go on in a second table behind the first. An entry is 32 bits:
///
/// | bits | of a literal | of a length or distance | of a link | of the end of the block |
/// | --- | --- | --- | --- | --- |
/// | 31 | 1 | 0 | 0 | 0 |
/// | 16–30 | the byte | the base | where the second table begins | 0 |
/// | 13–15 | 0 | 0 | `special`, `link` | `special`, `end` |
/// | 8–11 | bits of the code | bits of the code | bits the second table takes | bits of the code |
/// | 0–7 | bits of the code | the same and extra bits | bits used here | bits of the code |
///
/// `special` alone marks bits that mean nothing.
package final class DecodingTable {
  package static let literal: UInt32 = 1 << 31
  package static let special: UInt32 = 1 << 15
  package static let link: UInt32 = 1 << 14
  package static let end: UInt32 = 1 << 13

  /// The entries: `1 << width` of the first table, then the second tables.
  package let entries: UnsafeMutablePointer<UInt32>
  /// How many bits the first table takes.
  package let width: Int
  private let capacity: Int
  private let longest = 15

  /// Room for a code of up to `symbols` symbols. Each second table serves two symbols at least, as an incomplete code is
  /// refused, so half as many second tables do.
  package init(width: Int, symbols: Int) {
    self.width = width
    self.capacity = 1 << width + (symbols / 2 + 1) << (longest - width)
    self.entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Self.special, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Fills the table for symbols with such code lengths (0 for symbols that do not occur) and meanings, the entries of the
  /// table without the bits of the code. Answers false where more codes are claimed than there are, or fewer: only a single
  /// code of one bit, and no code at all, are accepted, as by zlib. `isPadded` is for the fixed code of distances.
  package func fill(_ lengths: ArraySlice<UInt8>, meanings: [UInt32]) -> Bool {
    var counts = [Int](repeating: 0, count: longest + 1)
    for length in lengths {
      guard length <= longest else { return false }
      counts[Int(length)] += 1
    }
    let used = lengths.count - counts[0]
    counts[0] = 0
    var left = 1
    var next = [Int](repeating: 0, count: longest + 2)
    for length in 1...longest {
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
      let code = Self.reversed(next[length], length)
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

  /// A symbol stands in every place whose lowest bits are its code.
  private func put(_ entry: UInt32, from first: Int, step: Int, in range: Range<Int>) {
    var place = first
    while place < range.upperBound {
      entries[place] = entry
      place += step
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var result = 0
    for bit in 0..<length where code & 1 << bit != 0 { result |= 1 << (length - 1 - bit) }
    return result
  }
}
