import FilterText

extension DecimalNumber {
  /// The number of a text as a whole: an optional sign, digits, an optional fraction after a point and an optional
  /// exponent, such as `-19.99` and `1e20`. Nil for any other text, also for one with blanks or marks between groups of
  /// digits, and for a number whose power of ten is too large. Linear.
  public init?(_ text: some StringProtocol) {
    let inPlace = text.utf8.withContiguousStorageIfAvailable { DecimalNumber(whole: $0) }
    guard let number = inPlace ?? Array(text.utf8).withUnsafeBufferPointer({ DecimalNumber(whole: $0) }) else {
      return nil
    }
    self = number
  }

  /// The number of bytes as a whole; see the form for texts.
  @inline(__always)
  package init?(whole bytes: UnsafeBufferPointer<UInt8>) {
    if let (digits, places) = DecimalNumber.shortDigits(bytes) {
      self.init(digits, places: places)
      return
    }
    let hasPlus = bytes.first == UInt8(ascii: "+")
    if hasPlus, bytes.count > 1, bytes[1] == UInt8(ascii: "-") { return nil }
    let unsigned = hasPlus ? UnsafeBufferPointer(rebasing: bytes[1...]) : bytes
    guard case .number(let number, let length) = DecimalNumber.read(unsigned, takesExponent: true),
      length == unsigned.count
    else { return nil }
    self = number
  }

  /// The digits of bytes as a whole number, and how many of them follow a point: 1999 and 2 for `19.99`. Nil for more than
  /// 18 bytes and for other forms.
  @inline(__always)
  static func shortDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> (digits: Int64, places: Int)? {
    let count = bytes.count
    if count > 18 { return nil }
    var (index, number, point) = (0, Int64(0), -1)
    let isNegative = count > 0 && bytes[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let start = index
    while index < count {
      let digit = bytes[index] &- 0x30
      if digit < 10 {
        number = number &* 10 &+ Int64(digit)
      } else if bytes[index] == UInt8(ascii: "."), point < 0 {
        point = index
      } else {
        return nil
      }
      index &+= 1
    }
    if count &- start == (point < 0 ? 0 : 1) { return nil }
    return (isNegative ? 0 &- number : number, point < 0 ? 0 : count &- 1 &- point)
  }

  @inline(__always)
  private init(_ digits: Int64, places: Int) {
    var (digits, places) = (digits, places)
    if digits == 0 { places = 0 } else { while digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) } }
    self.init(.short(digits, exponent: Int32(truncatingIfNeeded: -places)))
  }

  /// The shortest decimal that reads back as a binary fraction; nil for an infinity and for what is no number.
  public init?<Fraction: BinaryFloatingPoint>(_ value: Fraction) {
    guard value.isFinite else { return nil }
    let text = Fraction.significandBitCount <= 23 ? Float(value).description : Double(value).description
    self.init(text)
  }

  /// The number at the start of a text and its length in bytes: an optional `-`, digits, an optional fraction (`1.` and
  /// `.5` are numbers), and where asked for an exponent. Nil if the text begins with none, or with one whose power of
  /// ten is too large. Linear.
  package static func prefix(
    of bytes: some Collection<UInt8>, takesExponent: Bool = false
  ) -> (number: DecimalNumber, length: Int)? {
    func found(_ bytes: UnsafeBufferPointer<UInt8>) -> (number: DecimalNumber, length: Int)? {
      guard case .number(let number, let length) = read(bytes, takesExponent: takesExponent) else { return nil }
      return (number, length)
    }
    if let number = bytes.withContiguousStorageIfAvailable({ found($0) }) { return number }
    return Array(bytes).withUnsafeBufferPointer { found($0) }
  }

  /// The beginning of bytes, as a number or none.
  package enum Beginning {
    case number(DecimalNumber, length: Int)
    /// A number whose power of ten is too large.
    case tooLarge(length: Int)
    case nothing
  }

  /// Reads the number that bytes begin with. This is the only reader of digits; all others take theirs from it.
  @inline(__always)
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>, takesExponent: Bool) -> Beginning {
    var offset = 0
    let isNegative = bytes.count > 0 && bytes[0] == UInt8(ascii: "-")
    if isNegative { offset = 1 }
    // The significand without the zeros at its end, which are counted until another digit follows.
    var significand: UInt64 = 0
    var zeros = 0
    var places = 0
    var digits = 0
    var (hasPoint, isLong) = (false, false)
    while offset < bytes.count {
      let byte = bytes[offset]
      let digit = byte &- 0x30
      if digit < 10 {
        digits &+= 1
        if hasPoint { places &+= 1 }
        if digit == 0 {
          if significand != 0 { zeros &+= 1 }
        } else {
          if zeros == 0, significand < 900_000_000_000_000_000 {
            significand = significand &* 10 &+ UInt64(digit)
          } else if !isLong {
            isLong = !append(digit, after: zeros, to: &significand)
          }
          zeros = 0
        }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      offset &+= 1
    }
    if digits == 0 { return .nothing }
    let end = offset
    var power = zeros &- places
    if takesExponent, offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e"),
      let (exponent, length) = exponent(bytes, from: offset)
    {
      offset = length
      power += exponent
    }
    if significand == 0 { return .number(.zero, length: offset) }
    if isLong {
      let start = isNegative ? 1 : 0
      return long(UnsafeBufferPointer(rebasing: bytes[start..<end]), power: power - zeros, isNegative, length: offset)
    }
    if power > maximumPower - 19 || power < -maximumPower {
      let first = power + DecimalDigits.of(significand).count - 1
      if abs(first) > maximumPower { return .tooLarge(length: offset) }
    }
    let signed = isNegative ? -Int64(significand) : Int64(significand)
    return .number(DecimalNumber(.short(signed, exponent: Int32(power))), length: offset)
  }

  /// Appends zeros and a digit; false beyond the largest `Int64`.
  @inline(never)
  private static func append(_ digit: UInt8, after zeros: Int, to significand: inout UInt64) -> Bool {
    if zeros > 17 { return false }
    let (product, isOver) = significand.multipliedReportingOverflow(by: UInt64(DecimalDigits.powers[zeros + 1]))
    if isOver || product > UInt64(Int64.max) - UInt64(digit) { return false }
    significand = product + UInt64(digit)
    return true
  }

  /// The exponent that begins with an `e`, clamped, and the offset after it; nil if no digits follow.
  @inline(never)
  private static func exponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (exponent: Int, end: Int)? {
    var offset = start + 1
    let sign = offset < bytes.count ? bytes[offset] : 0
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    var exponent = 0
    while offset < bytes.count, bytes[offset].isDigit {
      // Far beyond the limit, and within 32 bits.
      exponent = exponent > 100_000_000 ? 1_500_000_000 : exponent * 10 + Int(bytes[offset] - 0x30)
      offset += 1
    }
    return offset == first ? nil : (sign == UInt8(ascii: "-") ? -exponent : exponent, offset)
  }

  /// A number of more digits than fit, perhaps with a point. `power` is that of its last digit.
  @inline(never)
  private static func long(
    _ bytes: UnsafeBufferPointer<UInt8>, power: Int, _ isNegative: Bool, length: Int
  ) -> Beginning {
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count)
    for byte in bytes where byte.isDigit && (byte != 0x30 || !digits.isEmpty) { digits.append(byte - 0x30) }
    if abs(power + digits.count - 1) > maximumPower { return .tooLarge(length: length) }
    return .number(DecimalNumber(digits: digits, power: power, isNegative: isNegative), length: length)
  }
}
