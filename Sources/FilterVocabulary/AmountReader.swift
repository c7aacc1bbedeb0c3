import FilterText

/// The reason why a text is not a duration or a size. Offsets are bytes of the text.
public enum AmountError: Error, Hashable, Sendable {
  /// The text does not begin with a number.
  case noNumber
  /// The word after a number is not a unit: `1.5x`.
  case unknownUnit(start: Int, end: Int)
  /// A number without a unit after one with a unit: the `30` of `1h30`.
  case missingUnit(start: Int, end: Int)
  /// Two numbers with a colon, which are hours and minutes or minutes and seconds: `1:30`.
  case ambiguousClock
  /// The amount does not fit.
  case outOfRange
}

/// Reads numbers with units from a text.
struct AmountReader {
  /// The largest magnitude of an amount, in its smallest unit: 292,000 years in microseconds, or 9 exabytes. Numbers
  /// next to it still fit 64 bits.
  static let limit: UInt64 = 9_000_000_000_000_000_000

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  func sees(_ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }

  mutating func take(_ byte: UInt8) -> Bool {
    if !sees(byte) { return false }
    offset += 1
    return true
  }

  mutating func skipSpaces() { while take(UInt8(ascii: " ")) {} }

  /// A decimal number in digits: `10`, `1.5`, `.5`. Nil if none is here. Digits after the eighteenth of the fraction are
  /// dropped.
  mutating func decimal() -> Decimal? {
    var number = Decimal()
    var digits = 0
    var hasPoint = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "."), !hasPoint, offset + 1 < bytes.count, bytes[offset + 1].isDigit {
        hasPoint = true
      } else if byte.isDigit {
        digits += 1
        let digit = UInt64(byte - UInt8(ascii: "0"))
        if !hasPoint {
          number.appendWhole(digit)
        } else if number.scale < 1_000_000_000_000_000_000 {
          number.fraction = number.fraction * 10 + digit
          number.scale *= 10
        }
      } else {
        break
      }
      offset += 1
    }
    return digits == 0 ? nil : number
  }

  /// The letters here, in lower case. Bytes of other scripts count as letters: `µs`.
  mutating func word() -> [UInt8] {
    var word: [UInt8] = []
    while offset < bytes.count, bytes[offset].isLetter || bytes[offset] >= 0x80 {
      word.append(bytes[offset].isLetter ? bytes[offset] | 0x20 : bytes[offset])
      offset += 1
    }
    return word
  }

  /// A decimal number: a whole part, and a fraction of `scale`.
  struct Decimal {
    /// The whole part; beyond the limit it stays there.
    private(set) var whole: UInt64 = 0
    var fraction: UInt64 = 0
    var scale: UInt64 = 1
    private var isTooLarge = false

    mutating func appendWhole(_ digit: UInt64) {
      if whole >= AmountReader.limit / 10 { isTooLarge = true } else { whole = whole * 10 + digit }
    }

    /// The number times a unit, rounded down; nil beyond the limit.
    func times(_ unit: UInt64) -> UInt64? {
      let (product, overflows) = whole.multipliedReportingOverflow(by: unit)
      if isTooLarge || overflows || product > AmountReader.limit { return nil }
      // The fraction is less than the scale, so the quotient is less than the unit.
      let sum = product + scale.dividingFullWidth(fraction.multipliedFullWidth(by: unit)).quotient
      return sum > AmountReader.limit ? nil : sum
    }
  }
}

extension FixedNumber {
  /// Reads the bytes of a text.
  init(
    _ text: String, _ read: (UnsafeBufferPointer<UInt8>) -> Result<FixedNumber, AmountError>
  ) throws(AmountError) {
    var text = text
    self = try text.withUTF8(read).get()
  }

  /// A number of the smallest unit with a sign.
  init(magnitude: UInt64, isNegative: Bool) {
    let millionths = Int64(min(magnitude, AmountReader.limit))
    self.init(millionths: isNegative ? -millionths : millionths)
  }
}
