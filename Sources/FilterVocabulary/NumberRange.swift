package import FilterAST

/// The numbers between two ends, each of which may be open. An end that is not there is beyond all numbers.
package struct NumberRange: Hashable, Sendable {
  /// The end below; nil if there is none.
  package var lower: DecimalNumber?
  /// Whether the end below is in the range.
  package var includesLower: Bool
  /// The end above; nil if there is none.
  package var upper: DecimalNumber?
  /// Whether the end above is in the range.
  package var includesUpper: Bool

  /// Makes a range of its ends, which are in it.
  package init(
    _ lower: DecimalNumber?, _ upper: DecimalNumber?, includesLower: Bool = true, includesUpper: Bool = true
  ) {
    (self.lower, self.includesLower) = (lower, includesLower || lower == nil)
    (self.upper, self.includesUpper) = (upper, includesUpper || upper == nil)
  }

  /// Makes a range of whole numbers.
  package init(_ range: ClosedRange<Int64>) {
    self.init(DecimalNumber(range.lowerBound, power: 0), DecimalNumber(range.upperBound, power: 0))
  }

  /// All numbers.
  package static let all = NumberRange(nil, nil)

  /// Whether it has one number.
  package var isSingle: Bool { lower != nil && lower == upper }

  /// Whether it has no number.
  package var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper < lower || lower == upper && !(includesLower && includesUpper)
  }

  /// The numbers of some ranges as ranges that ascend and have no number in common. Sorts them.
  package static func united(_ ranges: [NumberRange]) -> [NumberRange] {
    var united: [NumberRange] = []
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.begins(before: $1) }) {
      guard let last = united.last, last.meets(range) else {
        united.append(range)
        continue
      }
      if let upper = last.upper, range.upper.map({ $0 > upper || $0 == upper && range.includesUpper }) ?? true {
        (united[united.count - 1].upper, united[united.count - 1].includesUpper) = (range.upper, range.includesUpper)
      }
    }
    return united
  }

  private func begins(before other: NumberRange) -> Bool {
    guard let start = other.lower else { return false }
    guard let lower else { return true }
    return lower == start ? includesLower && !other.includesLower : lower < start
  }

  /// Whether a range that begins later, or at the same place, has a number in common with this one.
  private func meets(_ later: NumberRange) -> Bool {
    guard let upper, let start = later.lower else { return true }
    return start < upper || start == upper && includesUpper && later.includesLower
  }

  /// Whether one of some ranges that ascend and have no number in common contains a number. Logarithmic.
  package static func contain(_ number: DecimalNumber, _ ranges: [NumberRange]) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      switch ranges[middle].side(of: number) {
      case 0: return true
      case 1: low = middle + 1
      default: high = middle
      }
    }
    return false
  }

  /// Its numbers up to one; nil if there are none.
  package func limited(to last: DecimalNumber) -> NumberRange? {
    if let upper, upper <= last { return self }
    let part = NumberRange(lower, last, includesLower: includesLower)
    return part.isEmpty ? nil : part
  }

  /// Whether a number lies in it.
  @inline(__always)
  package func contains(_ number: DecimalNumber) -> Bool { side(of: number) == 0 }

  /// Where a number lies: -1 before the range, 0 in it, and 1 after it.
  @inline(__always)
  package func side(of number: DecimalNumber) -> Int {
    if let lower {
      let order = number.order(lower)
      if order < 0 || order == 0 && !includesLower { return -1 }
    }
    if let upper {
      let order = number.order(upper)
      if order > 0 || order == 0 && !includesUpper { return 1 }
    }
    return 0
  }

  /// The numbers of both ranges; nil if there are none.
  package func common(with other: NumberRange) -> NumberRange? {
    var common = self
    if let lower = other.lower {
      let order = common.lower.map { lower.order($0) } ?? 1
      if order > 0 || order == 0 && !other.includesLower {
        (common.lower, common.includesLower) = (lower, other.includesLower)
      }
    }
    if let upper = other.upper {
      let order = common.upper.map { upper.order($0) } ?? -1
      if order < 0 || order == 0 && !other.includesUpper {
        (common.upper, common.includesUpper) = (upper, other.includesUpper)
      }
    }
    return common.isEmpty ? nil : common
  }

  /// The whole numbers of a power of ten in the range, as multiples of it within 64 bits; nil if there are none.
  package func wholes(power: Int = 0) -> ClosedRange<Int64>? {
    var (first, last) = (Int64.min, Int64.max)
    if let lower {
      if let (floor, isExact) = lower.floor(power: power) {
        let isIn = isExact && includesLower
        if !isIn, floor == .max { return nil }
        first = isIn ? floor : floor + 1
      } else if !lower.isNegative {
        return nil
      }
    }
    if let upper {
      if let (floor, isExact) = upper.floor(power: power) {
        let isOut = isExact && !includesUpper
        if isOut, floor == .min { return nil }
        last = isOut ? floor - 1 : floor
      } else if upper.isNegative {
        return nil
      }
    }
    return first <= last ? first...last : nil
  }

  /// The numbers that satisfy a relation to those of a range: equal means inside it, greater means after it.
  package static func satisfying(_ relation: Comparison, _ span: NumberRange) -> [NumberRange] {
    var below: [NumberRange] { span.lower.map { [NumberRange(nil, $0, includesUpper: !span.includesLower)] } ?? [] }
    var above: [NumberRange] { span.upper.map { [NumberRange($0, nil, includesLower: !span.includesUpper)] } ?? [] }
    return switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: [span]
    case .notEqual: below + above
    case .less: below
    case .lessOrEqual: [NumberRange(nil, span.upper, includesUpper: span.includesUpper)]
    case .greater: above
    case .greaterOrEqual: [NumberRange(span.lower, nil, includesLower: span.includesLower)]
    }
  }
}

/// Ranges with which digits are compared without making numbers of them.
package struct DigitRanges: Sendable {
  private let ranges: [NumberRange]
  private let count: Int
  /// The first and last whole multiples of each power of ten from 0 to -18 in each range, the ranges of a power together.
  private let multiples: [ClosedRange<Int64>?]

  /// Makes the multiples. Constant time for each range.
  package init(_ ranges: [NumberRange]) {
    self.ranges = ranges
    count = ranges.count
    multiples = (0...18).flatMap { places in ranges.map { $0.wholes(power: -places) } }
  }

  /// Whether bytes are a number as a whole that lies in one of the ranges once its point is moved some places to the left.
  /// Allocates nothing for numbers of up to 18 places.
  @inline(__always)
  package func contains(_ bytes: UnsafeBufferPointer<UInt8>, movedLeft moved: Int = 0) -> Bool {
    guard let (digits, written) = DecimalNumber.shortDigits(bytes), written &+ moved <= 18 else {
      return containsLong(bytes, moved)
    }
    let places = written &+ moved
    let start = places &* count
    for index in start..<start &+ count {
      if let range = multiples[index], range.contains(digits) { return true }
    }
    return false
  }

  @inline(never)
  private func containsLong(_ bytes: UnsafeBufferPointer<UInt8>, _ moved: Int) -> Bool {
    guard let number = DecimalNumber(whole: bytes)?.shifted(by: -moved) else { return false }
    return ranges.contains { $0.contains(number) }
  }
}
