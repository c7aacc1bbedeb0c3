extension Double {
  /// The number that a text spells as a whole; nil for other texts.
  ///
  /// The embedded build has no `strtod`. Its results are the same for up to 15 digits and small exponents; others may
  /// differ in the last place, and hexadecimal numbers are not read.
  init?(item text: String) {
    #if hasFeature(Embedded)
      self.init(decimal: text)
    #else
      self.init(text)
    #endif
  }

  /// The number that decimal digits spell, with an optional sign, fraction and exponent. Linear.
  init?(decimal text: String) {
    var reader = DecimalReader(text)
    guard let number = reader.number() else { return nil }
    self = number
  }
}

/// Reads a decimal number.
private struct DecimalReader {
  private var rest: Substring.UTF8View
  private var mantissa: UInt64 = 0
  /// The power of ten that the mantissa is multiplied by.
  private var exponent = 0
  private var hasDigits = false

  /// Larger exponents give infinity or zero for every mantissa.
  private static let maximumExponent = 100_000
  /// The powers of ten that are exact.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func number() -> Double? {
    let isNegative = sign()
    if let special = special() { return isNegative ? -special : special }
    digits(areFraction: false)
    if take(".") { digits(areFraction: true) }
    guard hasDigits else { return nil }
    if take("e") || take("E") {
      guard let power = power() else { return nil }
      exponent += power
    }
    guard rest.isEmpty else { return nil }
    let value = scaled()
    return isNegative ? -value : value
  }

  private mutating func take(_ character: UnicodeScalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sign() -> Bool {
    if take("+") { return false }
    return take("-")
  }

  /// An infinity, or NaN.
  private func special() -> Double? {
    switch Substring(rest).lowercased() {
    case "inf", "infinity": .infinity
    case "nan": .nan
    default: nil
    }
  }

  private mutating func digits(areFraction: Bool) {
    while let byte = rest.first, byte.isDigit {
      rest.removeFirst()
      hasDigits = true
      // Digits beyond these do not change the number noticeably.
      if mantissa < 1_000_000_000_000_000_000 {
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if areFraction { exponent -= 1 }
      } else if !areFraction {
        exponent = min(exponent + 1, Self.maximumExponent)
      }
    }
  }

  private mutating func power() -> Int? {
    let isNegative = sign()
    guard let first = rest.first, first.isDigit else { return nil }
    var power = 0
    while let byte = rest.first, byte.isDigit {
      rest.removeFirst()
      power = min(power * 10 + Int(byte - 0x30), Self.maximumExponent)
    }
    return isNegative ? -power : power
  }

  private func scaled() -> Double {
    if mantissa == 0 { return 0 }
    var value = Double(mantissa)
    var left = exponent
    // One multiplication or division by an exact power rounds once.
    while left > 0, value.isFinite {
      let step = min(left, 22)
      value *= Self.powers[step]
      left -= step
    }
    while left < 0, value > 0 {
      let step = min(-left, 22)
      value /= Self.powers[step]
      left += step
    }
    return value
  }
}
