/// A set of Unicode scalars: sorted ranges of their numbers, which neither overlap nor touch.
struct ScalarSet: Hashable, Sendable {
  /// The largest number of a scalar. Surrogates count as members where a range spans them: no text has any.
  static let largest: UInt32 = 0x10FFFF

  let ranges: [ClosedRange<UInt32>]

  /// The set of all members of some ranges, in any order.
  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// The set of one scalar.
  init(_ scalar: Unicode.Scalar) {
    self.ranges = [scalar.value...scalar.value]
  }

  /// The set of one scalar in both cases.
  init(ignoringCaseOf scalar: Unicode.Scalar) {
    guard scalar.isASCII else {
      self = ScalarSet(scalar).ignoringCase
      return
    }
    let small = scalar.value | 0x20
    let isLetter = small >= 0x61 && small <= 0x7A
    self.ranges = isLetter ? [small - 0x20...small - 0x20, small...small] : [scalar.value...scalar.value]
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// All scalars that are not in the set.
  var complement: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= ScalarSet.largest { gaps.append(next...ScalarSet.largest) }
    return ScalarSet(gaps)
  }

  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  func subtracting(_ other: ScalarSet) -> ScalarSet { complement.union(other).complement }

  /// Whether a scalar is a member; logarithmic in the number of ranges.
  func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }
}
