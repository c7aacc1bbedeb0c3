/// A number as the decimal that is written: of any size and any number of places. It compares and prints `19.99`
/// exactly, and `1`, `1.0` and `1e0` are equal.
///
/// The power of ten of its first digit is from -999,999,999 to 999,999,999.
public struct DecimalNumber: Hashable, Sendable {
  /// A significand times a power of ten. The significand does not end in a zero, and zero has the exponent 0, so that
  /// each number has one form.
  enum Form: Hashable, Sendable {
    /// A significand from `-Int64.max` to `Int64.max`.
    case short(Int64, exponent: Int32)
    /// The digits of another significand, from 0 to 9, the first one not zero.
    case long([UInt8], exponent: Int32, isNegative: Bool)
  }

  let form: Form

  /// The largest power of ten of a first digit.
  package static let maximumPower = 999_999_999

  init(_ form: Form) { self.form = form }

  /// Makes a whole number times a power of ten: 1999 and -2 give 19.99. The power is from -1,000,000,000 to
  /// 1,000,000,000, and the nearest one else.
  public init(_ significand: Int64, power: Int) {
    let power = max(-1_000_000_000, min(power, 1_000_000_000))
    guard significand != .min else {
      self.init(digits: DecimalDigits.of(significand.magnitude), power: power, isNegative: true)
      return
    }
    var (significand, exponent) = (significand, power)
    if significand == 0 { exponent = 0 }
    while significand != 0, significand % 10 == 0 { (significand, exponent) = (significand / 10, exponent + 1) }
    self.init(.short(significand, exponent: Int32(exponent)))
  }

  /// Makes a whole number.
  public init<Whole: BinaryInteger>(_ whole: Whole) {
    if let short = Int64(exactly: whole) {
      self.init(short, power: 0)
      return
    }
    let isNegative = whole < 0
    var digits: [UInt8] = []
    var rest = whole.magnitude
    while rest > 0 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      digits.append(UInt8(truncatingIfNeeded: remainder))
      rest = quotient
    }
    digits.reverse()
    self.init(digits: digits, power: 0, isNegative: isNegative)
  }

  /// Makes a number of digits from 0 to 9 times a power of ten.
  init(digits: [UInt8], power: Int, isNegative: Bool) {
    let first = digits.firstIndex { $0 != 0 } ?? digits.count
    let end = (digits.lastIndex { $0 != 0 } ?? -1) + 1
    let exponent = Int32(power + digits.count - end)
    let kept = digits[min(first, end)..<end]
    if kept.isEmpty {
      self.init(.short(0, exponent: 0))
    } else if let magnitude = DecimalDigits.number(kept) {
      self.init(.short(isNegative ? -magnitude : magnitude, exponent: exponent))
    } else {
      self.init(.long(Array(kept), exponent: exponent, isNegative: isNegative))
    }
  }

  /// The number zero, which has no sign.
  public static let zero = DecimalNumber(Form.short(0, exponent: 0))

  /// A number below all that can be read.
  package static let least = DecimalNumber(Form.short(-1, exponent: Int32(maximumPower) + 1))

  /// Whether it is less than zero.
  public var isNegative: Bool {
    switch form {
    case .short(let significand, _): significand < 0
    case .long(_, _, let isNegative): isNegative
    }
  }

  /// Whether it is zero.
  public var isZero: Bool { form == .short(0, exponent: 0) }

  /// Whether the fraction is zero.
  public var isWhole: Bool { exponent >= 0 }

  /// Whether it is a multiple of two.
  public var isEven: Bool {
    switch form {
    case .short(let significand, let exponent): exponent > 0 || exponent == 0 && significand & 1 == 0
    case .long(let digits, let exponent, _): exponent > 0 || exponent == 0 && (digits.last ?? 0) & 1 == 0
    }
  }

  /// The power of ten of the last digit that is not zero.
  package var exponent: Int {
    switch form {
    case .short(_, let exponent), .long(_, let exponent, _): Int(exponent)
    }
  }

  /// The number with the other sign; zero is its own.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    switch number.form {
    case .short(let significand, let exponent): DecimalNumber(.short(-significand, exponent: exponent))
    case .long(let digits, let exponent, let isNegative):
      DecimalNumber(.long(digits, exponent: exponent, isNegative: !isNegative))
    }
  }

  /// The number without its sign.
  public var magnitude: DecimalNumber { isNegative ? -self : self }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral whole: Int64) { self.init(whole, power: 0) }
}

extension DecimalNumber: Comparable {
  /// Orders numbers by size. Linear in the digits of long numbers.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool { left.order(right) < 0 }

  /// -1 before a larger number, 0 beside an equal one, and 1 after a smaller one.
  func order(_ other: DecimalNumber) -> Int {
    if case .short(let left, let exponent) = form, case .short(let right, let otherExponent) = other.form {
      return DecimalNumber.order(left, exponent, right, otherExponent)
    }
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let order = orderOfMagnitudes(other)
    return isNegative ? -order : order
  }

  /// The order of two significands with their powers of ten.
  @inline(__always)
  private static func order(_ left: Int64, _ exponent: Int32, _ right: Int64, _ otherExponent: Int32) -> Int {
    if exponent == otherExponent { return left < right ? -1 : left > right ? 1 : 0 }
    if left.signum() != right.signum() || left == 0 { return left < right ? -1 : left > right ? 1 : 0 }
    let isLeft = exponent > otherExponent
    let distance = isLeft ? Int(exponent) &- Int(otherExponent) : Int(otherExponent) &- Int(exponent)
    if distance <= 18 {
      let (scaled, isOver) = (isLeft ? left : right).multipliedReportingOverflow(by: DecimalDigits.powers[distance])
      if !isOver {
        let (one, other) = isLeft ? (scaled, right) : (left, scaled)
        return one < other ? -1 : one > other ? 1 : 0
      }
    }
    // The one that is beyond 64 bits in the unit of the other has the larger magnitude.
    return isLeft == (left > 0) ? 1 : -1
  }

  private func orderOfMagnitudes(_ other: DecimalNumber) -> Int {
    if isZero || other.isZero { return isZero ? (other.isZero ? 0 : -1) : 1 }
    let (left, right) = (digits, other.digits)
    let (power, otherPower) = (exponent + left.count, other.exponent + right.count)
    if power != otherPower { return power < otherPower ? -1 : 1 }
    for (one, other) in zip(left, right) where one != other { return one < other ? -1 : 1 }
    return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
  }

  /// The digits of the significand; none for zero.
  var digits: [UInt8] {
    switch form {
    case .short(let significand, _): DecimalDigits.of(significand.magnitude)
    case .long(let digits, _, _): digits
    }
  }
}

extension DecimalNumber {
  /// The number as a multiple of a power of ten; nil if it is none, or does not fit.
  public func whole(power: Int = 0) -> Int64? {
    guard let (number, isExact) = floor(power: power), isExact else { return nil }
    return number
  }

  /// The number in units of a power of ten, rounded down, and whether nothing was lost; nil beyond 64 bits.
  package func floor(power: Int) -> (number: Int64, isExact: Bool)? {
    switch form {
    case .short(let significand, let exponent):
      let distance = Int(exponent) &- power
      if distance == 0 { return (significand, true) }
      if distance > 0 {
        if significand == 0 { return (0, true) }
        guard distance <= 18 else { return nil }
        let (product, isOver) = significand.multipliedReportingOverflow(by: DecimalDigits.powers[distance])
        return isOver ? nil : (product, true)
      }
      if distance < -18 { return (significand < 0 ? -1 : 0, significand == 0) }
      let unit = DecimalDigits.powers[-distance]
      let (quotient, rest) = significand.quotientAndRemainder(dividingBy: unit)
      return (rest < 0 ? quotient - 1 : quotient, rest == 0)
    case .long(let digits, let exponent, let isNegative):
      let count = digits.count + Int(exponent) - power
      if count <= 0 { return (isNegative ? -1 : 0, false) }
      guard count <= 19 else { return nil }
      let kept = digits.prefix(count) + Array(repeating: 0, count: max(0, count - digits.count))
      guard let magnitude = DecimalDigits.magnitude(kept) else { return nil }
      let isExact = count >= digits.count
      if !isNegative { return Int64(exactly: magnitude).map { ($0, isExact) } }
      let floor = isExact ? magnitude : magnitude + 1
      return floor <= Int64.min.magnitude ? (Int64(truncatingIfNeeded: 0 &- floor), isExact) : nil
    }
  }

  /// The nearest whole number that is not above, or with `up` not below. Linear in the digits.
  package func rounded(up: Bool) -> DecimalNumber {
    if isWhole { return self }
    let digits = digits
    let kept = Array(digits.prefix(max(0, digits.count + exponent)))
    let cut = DecimalNumber(digits: kept, power: 0, isNegative: isNegative)
    if up == isNegative { return cut }
    return cut.adding(DecimalNumber(up ? 1 : -1)) ?? cut
  }

  /// The number times a power of ten. The power is from -1,000 to 1,000.
  package func shifted(by power: Int) -> DecimalNumber {
    switch form {
    case .short(0, _): self
    case .short(let significand, let exponent):
      DecimalNumber(.short(significand, exponent: exponent + Int32(power)))
    case .long(let digits, let exponent, let isNegative):
      DecimalNumber(.long(digits, exponent: exponent + Int32(power), isNegative: isNegative))
    }
  }

  /// The number times a whole one. Linear in the digits.
  package func times(_ factor: UInt64) -> DecimalNumber {
    if case .short(let significand, let exponent) = form, let factor = Int64(exactly: factor) {
      let (product, isOver) = significand.multipliedReportingOverflow(by: factor)
      if !isOver { return DecimalNumber(product, power: Int(exponent)) }
    }
    return DecimalNumber(digits: DecimalDigits.product(digits, factor), power: exponent, isNegative: isNegative)
  }

  /// The sum of two numbers; nil if it has more than 100,000 digits.
  package func adding(_ other: DecimalNumber) -> DecimalNumber? {
    if isZero || other.isZero { return isZero ? other : self }
    let unit = min(exponent, other.exponent)
    if let left = whole(power: unit), let right = other.whole(power: unit) {
      let (sum, isOver) = left.addingReportingOverflow(right)
      if !isOver { return DecimalNumber(sum, power: unit) }
    }
    let (left, right) = (digits, other.digits)
    let width = max(exponent + left.count, other.exponent + right.count) - unit + 1
    guard width <= 100_000 else { return nil }
    func aligned(_ digits: [UInt8], _ exponent: Int) -> [UInt8] {
      let zeros = exponent - unit
      return Array(repeating: 0, count: width - zeros - digits.count) + digits + Array(repeating: 0, count: zeros)
    }
    let (one, two) = (aligned(left, exponent), aligned(right, other.exponent))
    if isNegative == other.isNegative {
      return DecimalNumber(digits: DecimalDigits.sum(one, two), power: unit, isNegative: isNegative)
    }
    let isLarger = orderOfMagnitudes(other) >= 0
    return DecimalNumber(
      digits: isLarger ? DecimalDigits.difference(one, two) : DecimalDigits.difference(two, one), power: unit,
      isNegative: isLarger ? isNegative : other.isNegative)
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in digits, without trailing zeros: `0.5`. Beyond 40 digits of zeros with an exponent: `1.5e-300`.
  public var description: String { text(zeros: 40) }

  /// The number in digits, with an exponent only beyond a number of zeros that the digits would need.
  package func text(zeros: Int) -> String {
    let digits = digits
    if digits.isEmpty { return "0" }
    let exponent = exponent
    let sign = isNegative ? "-" : ""
    func written(_ digits: some Sequence<UInt8>) -> String {
      String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    }
    let power = exponent + digits.count
    if exponent > zeros || power < -zeros {
      let fraction = digits.count > 1 ? "." + written(digits.dropFirst()) : ""
      return sign + written(digits.prefix(1)) + fraction + "e" + String(power - 1)
    }
    if exponent >= 0 { return sign + written(digits) + String(repeating: "0", count: exponent) }
    if power <= 0 { return sign + "0." + String(repeating: "0", count: -power) + written(digits) }
    return sign + written(digits.prefix(power)) + "." + written(digits.dropFirst(power))
  }
}

/// Arithmetic on decimal digits, from 0 to 9, the first one being the largest.
enum DecimalDigits {
  /// The powers of ten that fit.
  static let powers: [Int64] = {
    var powers: [Int64] = [1]
    for place in 0..<18 { powers.append(powers[place] * 10) }
    return powers
  }()

  /// The digits of a number; none for zero.
  static func of(_ number: UInt64) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = number
    while rest > 0 {
      digits.append(UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    digits.reverse()
    return digits
  }

  /// The number of some digits; nil beyond 64 bits.
  static func magnitude(_ digits: ArraySlice<UInt8>) -> UInt64? {
    if digits.count > 20 { return nil }
    var number: UInt64 = 0
    for digit in digits {
      let (product, isOver) = number.multipliedReportingOverflow(by: 10)
      let (sum, isFurther) = product.addingReportingOverflow(UInt64(digit))
      if isOver || isFurther { return nil }
      number = sum
    }
    return number
  }

  /// The number of some digits; nil beyond the largest `Int64`.
  static func number(_ digits: ArraySlice<UInt8>) -> Int64? { magnitude(digits).flatMap { Int64(exactly: $0) } }

  static func product(_ digits: [UInt8], _ factor: UInt64) -> [UInt8] {
    // The factor has at most 60 bits, so that no step needs more than 64.
    let (high, low) = factor.quotientAndRemainder(dividingBy: 1_000_000_000)
    if high > 0 {
      let shifted = product(digits, high) + Array(repeating: 0, count: 9)
      let rest = product(digits, low)
      let width = max(shifted.count, rest.count) + 1
      func padded(_ digits: [UInt8]) -> [UInt8] { Array(repeating: 0, count: width - digits.count) + digits }
      return sum(padded(shifted), padded(rest))
    }
    var result: [UInt8] = []
    var carry: UInt64 = 0
    for digit in digits.reversed() {
      let step = UInt64(digit) * factor + carry
      result.append(UInt8(truncatingIfNeeded: step % 10))
      carry = step / 10
    }
    return of(carry) + result.reversed()
  }

  /// The sum of two numbers of as many digits, the first of which are zero.
  static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result = left
    var carry: UInt8 = 0
    for place in result.indices.reversed() {
      let step = left[place] + right[place] + carry
      carry = step > 9 ? 1 : 0
      result[place] = step > 9 ? step - 10 : step
    }
    return result
  }

  /// The difference of two numbers of as many digits, the first of which is not smaller.
  static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result = left
    var borrowed: UInt8 = 0
    for place in result.indices.reversed() {
      let wanted = right[place] + borrowed
      borrowed = left[place] < wanted ? 1 : 0
      result[place] = left[place] + borrowed * 10 - wanted
    }
    return result
  }
}
