import FilterVocabulary

extension JSONScanner {
  /// Takes a number, exact to the sixth digit of its fraction; nil for `null`. Further digits are dropped; a number beyond the
  /// bounds of `FixedNumber` stays at the bound.
  mutating func optionalNumber() throws(RecordProblem) -> FixedNumber? {
    if try takeNull() { return nil }
    return try number()
  }

  /// Takes a number.
  mutating func number() throws(RecordProblem) -> FixedNumber {
    _ = peek()
    let isNegative = offset < count && base[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }
    var digits = Digits()
    guard try takeDigits(&digits, isFraction: false) else { throw unexpected("a number") }
    if offset < count, base[offset] == UInt8(ascii: ".") {
      offset &+= 1
      guard try takeDigits(&digits, isFraction: true) else { throw unexpected("a digit") }
    }
    if offset < count, base[offset] | 0x20 == UInt8(ascii: "e") { try takeExponent(&digits) }
    return FixedNumber(millionths: isNegative ? -digits.millionths : digits.millionths)
  }

  /// Takes a whole number that fits an `Int`; nil for `null`. `7.0` is whole too.
  mutating func optionalInteger() throws(RecordProblem) -> Int? {
    if try takeNull() { return nil }
    let start = offset
    let number = try number()
    guard number.isWhole, let whole = Int(exactly: number.millionths / FixedNumber.scale) else {
      throw RecordProblem(offset: start, message: "a whole number was expected here")
    }
    return whole
  }

  private mutating func takeDigits(_ digits: inout Digits, isFraction: Bool) throws(RecordProblem) -> Bool {
    let start = offset
    while offset < count, base[offset] &- 0x30 < 10 {
      digits.append(base[offset] &- 0x30, isFraction: isFraction)
      offset &+= 1
    }
    if !isFraction, offset - start > 1, base[start] == 0x30 {
      throw RecordProblem(offset: start, message: "a number does not begin with 0")
    }
    return offset > start
  }

  private mutating func takeExponent(_ digits: inout Digits) throws(RecordProblem) {
    offset &+= 1
    let sign = offset < count ? base[offset] : 0
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset &+= 1 }
    let start = offset
    var exponent = 0
    while offset < count, base[offset] &- 0x30 < 10 {
      exponent = min(10_000, exponent * 10 + Int(base[offset] &- 0x30))
      offset &+= 1
    }
    if offset == start { throw unexpected("a digit") }
    digits.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
  }

  /// A number as it is read: `mantissa` times 10 to the `exponent`. Eighteen digits are kept.
  private struct Digits {
    var mantissa: Int64 = 0
    var exponent = 0

    mutating func append(_ digit: UInt8, isFraction: Bool) {
      if mantissa < 100_000_000_000_000_000 {
        mantissa = mantissa * 10 + Int64(digit)
        if isFraction { exponent -= 1 }
      } else if !isFraction {
        exponent += 1
      }
    }

    var millionths: Int64 {
      var value = mantissa
      var power = exponent + 6
      while power < 0, value > 0 {
        value /= 10
        power += 1
      }
      while power > 0, value > 0 {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        if overflow { return .max }
        value = product
        power -= 1
      }
      return value
    }
  }
}
