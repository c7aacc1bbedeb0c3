extension JSONScanner {
  /// Takes a number.
  package mutating func number() throws(RecordProblem) -> JSONNumber {
    _ = peek()
    var number = JSONNumber()
    number.isNegative = offset < count && base[offset] == UInt8(ascii: "-")
    if number.isNegative { offset &+= 1 }
    guard try takeDigits(&number, isFraction: false) else { throw unexpected("a number") }
    if offset < count, base[offset] == UInt8(ascii: ".") {
      offset &+= 1
      guard try takeDigits(&number, isFraction: true) else { throw unexpected("a digit") }
    }
    if offset < count, base[offset] | 0x20 == UInt8(ascii: "e") { try takeExponent(&number) }
    return number
  }

  private mutating func takeDigits(_ digits: inout JSONNumber, isFraction: Bool) throws(RecordProblem) -> Bool {
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

  private mutating func takeExponent(_ digits: inout JSONNumber) throws(RecordProblem) {
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
}

/// A number of JSON: `mantissa` times 10 to the `exponent`. Eighteen digits are kept.
package struct JSONNumber: Sendable {
  fileprivate var isNegative = false
  private var mantissa: Int64 = 0
  fileprivate var exponent = 0

  fileprivate mutating func append(_ digit: UInt8, isFraction: Bool) {
    if mantissa < 100_000_000_000_000_000 {
      mantissa = mantissa * 10 + Int64(digit)
      if isFraction { exponent -= 1 }
    } else if !isFraction {
      exponent += 1
    }
  }

  /// The number times a million, without what is left of a fraction; a number beyond the bounds stays at the bound.
  package var millionths: Int64 { isNegative ? -magnitudeInMillionths : magnitudeInMillionths }

  private var magnitudeInMillionths: Int64 {
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
