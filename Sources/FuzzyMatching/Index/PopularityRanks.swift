/// How popular each candidate is among all, from 0 (least, or unknown) to 1024.
///
/// Only the order of the given numbers counts. People ask for the most popular few again and again, so the scale is that of
/// the logarithm: half of it is spent on the first `√n` candidates (Zipf's law).
enum PopularityRanks {
  static func scale(_ popularity: [Int], count: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: count)
    let known = (0..<min(count, popularity.count)).filter { popularity[$0] > 0 }
    if known.isEmpty { return result }
    let order = known.sorted { popularity[$0] > popularity[$1] }
    let whole = logarithm(UInt32(truncatingIfNeeded: known.count + 1))
    var rank = 0
    for (place, candidate) in order.enumerated() {
      // Equal ones share a rank.
      if place > 0, popularity[candidate] != popularity[order[place - 1]] { rank = place }
      let share = logarithm(UInt32(truncatingIfNeeded: rank + 1))
      result[candidate] = UInt16(1024 - Int(share) * 1023 / Int(whole))
    }
    return result
  }

  /// The binary logarithm in 1/256, by a straight line between powers of two: monotone, and the same on every machine.
  private static func logarithm(_ number: UInt32) -> UInt32 {
    let exponent = UInt32(31 - number.leadingZeroBitCount)
    let fraction = exponent >= 8 ? (number >> (exponent - 8)) & 255 : (number << (8 - exponent)) & 255
    return exponent << 8 | fraction
  }
}
