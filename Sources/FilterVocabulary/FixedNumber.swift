/// A number of a query, exact: a whole number of millionths.
///
/// People write `0.5` and `19.99`; a fixed point compares and prints them exactly, where a binary fraction would not.
public struct FixedNumber: Hashable, Comparable, Sendable {
  /// The number times a million.
  public let millionths: Int64

  /// How many millionths a whole has.
  public static let scale: Int64 = 1_000_000

  /// Makes a number from millionths.
  public init(millionths: Int64) {
    self.millionths = millionths
  }

  /// Makes a whole number. Beyond ±9 billion billionths (9.2 × 10¹²) it stays at that bound.
  public init(_ whole: Int) {
    let (product, overflow) = Int64(whole).multipliedReportingOverflow(by: FixedNumber.scale)
    self.millionths = overflow ? (whole < 0 ? .min : .max) : product
  }

  /// Orders numbers by size.
  public static func < (left: FixedNumber, right: FixedNumber) -> Bool { left.millionths < right.millionths }

  /// Whether it has no fraction.
  public var isWhole: Bool { millionths % FixedNumber.scale == 0 }

  /// Reads a number at the start of a text: an optional `-`, digits, an optional fraction (`1.` and `.5` count). Answers the
  /// number and how many bytes it takes, or nil where the text begins with none. Digits beyond the sixth of the fraction are
  /// dropped; a number beyond the bounds stays at the bound.
  public static func prefix(of bytes: some Collection<UInt8>) -> (number: FixedNumber, length: Int)? {
    var length = 0
    var isNegative = false
    var whole: Int64 = 0
    var fraction: Int64 = 0
    var place: Int64 = scale / 10
    var digits = 0
    var hasPoint = false
    for byte in bytes {
      if length == 0, byte == UInt8(ascii: "-") {
        isNegative = true
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte >= 0x30, byte <= 0x39 {
        digits += 1
        let digit = Int64(byte - 0x30)
        if hasPoint {
          fraction += digit * place
          place /= 10
        } else {
          whole = whole > Int64.max / scale / 10 - 1 ? Int64.max / scale - 1 : whole * 10 + digit
        }
      } else {
        break
      }
      length += 1
    }
    if digits == 0 { return nil }
    let magnitude = whole * scale + fraction
    return (FixedNumber(millionths: isNegative ? -magnitude : magnitude), length)
  }
}

extension FixedNumber: CustomStringConvertible {
  /// The number in digits, without needless zeros: `0.5`.
  public var description: String {
    let magnitude = millionths.magnitude
    var text = millionths < 0 ? "-" : ""
    text += String(magnitude / 1_000_000)
    var rest = magnitude % 1_000_000
    if rest == 0 { return text }
    text += "."
    var place: UInt64 = 100_000
    while rest > 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
    return text
  }
}
