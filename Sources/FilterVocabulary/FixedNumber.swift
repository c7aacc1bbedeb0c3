/// A number of a query as a whole number of millionths. Unlike a binary fraction, it compares and prints `19.99`
/// exactly.
public struct FixedNumber: Hashable, Comparable, Sendable {
  /// The number multiplied by a million.
  public let millionths: Int64

  /// The number of millionths in one.
  public static let scale: Int64 = 1_000_000

  /// Makes a number of millionths.
  public init(millionths: Int64) { self.millionths = millionths }

  /// Makes a whole number. Beyond ±9.2 × 10¹² it is clamped.
  public init(_ whole: Int) {
    let (product, overflow) = Int64(whole).multipliedReportingOverflow(by: FixedNumber.scale)
    self.millionths = overflow ? (whole < 0 ? .min : .max) : product
  }

  /// The millionth nearest to a binary fraction, clamped beyond the range. Nil for a value that is not a number.
  public init?(rounding value: some BinaryFloatingPoint) {
    if value.isNaN { return nil }
    let scaled = (Double(value) * 1_000_000).rounded()
    // The bounds of Int64 are no doubles, but the powers of two beside them are.
    millionths = scaled >= 0x1p63 ? .max : scaled <= -0x1p63 ? .min : Int64(scaled)
  }

  /// The number of a text as a whole: an optional sign, digits, and an optional fraction after a point, such as `-19.99`.
  /// Rounded to the nearest millionth, clamped beyond ±9.2 × 10¹². Nil for any other text, also for one with blanks, an
  /// exponent or marks between groups of digits.
  public init?(_ text: some StringProtocol) {
    let signed = Array(text.utf8)
    let bytes = signed.first == UInt8(ascii: "+") ? signed[1...] : signed[...]
    if bytes.count < signed.count, bytes.first == UInt8(ascii: "-") { return nil }
    guard let (number, length) = FixedNumber.prefix(of: bytes), length == bytes.count else { return nil }
    let fraction = bytes.drop { $0 != UInt8(ascii: ".") }.dropFirst(7)
    guard let next = fraction.first, next >= UInt8(ascii: "5") else {
      self = number
      return
    }
    let step: Int64 = bytes.first == UInt8(ascii: "-") ? -1 : 1
    let (sum, overflow) = number.millionths.addingReportingOverflow(step)
    millionths = overflow ? number.millionths : sum
  }

  /// Orders numbers by size.
  public static func < (left: FixedNumber, right: FixedNumber) -> Bool { left.millionths < right.millionths }

  /// Whether the fraction is zero.
  public var isWhole: Bool { millionths % FixedNumber.scale == 0 }

  /// The number at the start of a text and its length in bytes: an optional `-`, digits, an optional fraction (`1.` and
  /// `.5` are numbers). Nil if the text begins with none. Digits after the sixth of the fraction are dropped; a number
  /// beyond the range is clamped.
  package static func prefix(of bytes: some Collection<UInt8>) -> (number: FixedNumber, length: Int)? { read(bytes) }

  /// The number at the start of bytes in memory; see the general form.
  package static func prefix(of bytes: UnsafeBufferPointer<UInt8>) -> (number: FixedNumber, length: Int)? {
    read(bytes)
  }

  @inline(__always)
  private static func read(_ bytes: some Collection<UInt8>) -> (number: FixedNumber, length: Int)? {
    var length = 0
    var isNegative = false
    var whole: Int64 = 0
    var fraction: Int64 = 0
    var unit: Int64 = scale / 10
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
          fraction += digit * unit
          unit /= 10
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
  /// The number in digits, without trailing zeros: `0.5`.
  public var description: String {
    let magnitude = millionths.magnitude
    var text = millionths < 0 ? "-" : ""
    text += String(magnitude / 1_000_000)
    var rest = magnitude % 1_000_000
    if rest == 0 { return text }
    text += "."
    var unit: UInt64 = 100_000
    while rest > 0 {
      text += String(rest / unit)
      rest %= unit
      unit /= 10
    }
    return text
  }
}
