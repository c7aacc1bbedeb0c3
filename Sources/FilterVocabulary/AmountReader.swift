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

  /// A decimal number in digits: `10`, `1.5`, `.5`. Nil if none is here. A point without digits after it is left.
  mutating func decimal() -> DecimalNumber? {
    if isAtEnd || sees(UInt8(ascii: "-")) { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
    guard case .number(let number, var length) = DecimalNumber.read(rest, takesExponent: false) else { return nil }
    if rest[length - 1] == UInt8(ascii: ".") { length -= 1 }
    offset += length
    return number
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
}

extension DecimalNumber {
  /// Reads the bytes of a text.
  init(
    _ text: String, _ read: (UnsafeBufferPointer<UInt8>) -> Result<DecimalNumber, AmountError>
  ) throws(AmountError) {
    var text = text
    self = try text.withUTF8(read).get()
  }
}
