import FilterText

/// The offsets in folded texts at which a capital followed a small letter before folding, one bit for each byte; see
/// `WordBeginnings`.
struct CaseChanges: Sendable {
  /// Empty without any.
  private(set) var bits: [UInt64] = []

  init() {}

  /// The changes of stored bits; nil for more than the bytes of the texts.
  init?(bits: [UInt64], byteCount: Int) {
    if bits.count > byteCount / 64 + 1 { return nil }
    self.bits = bits
  }

  mutating func insert(_ offset: Int) {
    let word = offset >> 6
    if word >= bits.count { bits += Array(repeating: 0, count: word + 1 - bits.count) }
    bits[word] |= 1 << UInt64(offset & 63)
  }

  @inline(__always)
  func contains(_ offset: Int) -> Bool {
    offset &>> 6 < bits.count && bits[offset &>> 6] &>> UInt64(offset & 63) & 1 == 1
  }

  /// The changes in a range, from its start.
  func offsets(in range: Range<Int>) -> [Int] {
    bits.isEmpty ? [] : range.filter { contains($0) }.map { $0 - range.lowerBound }
  }
}
