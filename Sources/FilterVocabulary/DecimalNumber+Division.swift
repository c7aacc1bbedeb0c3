extension DecimalNumber {
  /// The number divided by a positive whole one, rounded to some significant digits, half to even. Linear in the digits.
  package func divided(by divisor: UInt64, digits count: Int) -> DecimalNumber {
    let dividend = digits
    if dividend.isEmpty || divisor == 0 { return .zero }
    // So many places that the quotient has one digit more than are kept.
    let places = max(0, count + 21 - dividend.count)
    var quotient: [UInt8] = []
    var rest: UInt64 = 0
    for digit in dividend + Array(repeating: 0, count: places) {
      let (high, low) = rest.multipliedFullWidth(by: 10)
      let (sum, isOver) = low.addingReportingOverflow(UInt64(digit))
      let (next, remainder) = divisor.dividingFullWidth((high + (isOver ? 1 : 0), sum))
      quotient.append(UInt8(truncatingIfNeeded: next))
      rest = remainder
    }
    let first = quotient.firstIndex { $0 != 0 } ?? quotient.count
    var kept = Array(quotient[first...].prefix(count))
    let cut = quotient[first...].dropFirst(count)
    let power = exponent - places + cut.count
    if let next = cut.first {
      let isHalf = next == 5 && rest == 0 && cut.dropFirst().allSatisfy { $0 == 0 }
      if isHalf ? (kept.last ?? 0) % 2 == 1 : next >= 5 {
        kept = DecimalDigits.sum([0] + kept, Array(repeating: 0, count: kept.count) + [1])
      }
    }
    return DecimalNumber(digits: kept, power: power, isNegative: isNegative)
  }
}
