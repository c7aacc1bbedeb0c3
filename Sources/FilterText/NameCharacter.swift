/// The characters of field names: letters, digits and marks of any script, `_`, `-`, `@`, `$` and `#`.
///
/// A name begins with a letter or `_`, before which one of `@`, `$` and `#` may stand. Single dots join its parts, of
/// which the further ones begin with any of these characters.
package enum NameCharacter {
  /// Whether a byte is a character of ASCII that a name has, or belongs to one beyond ASCII.
  @inline(__always) package static func mayContinue(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte < 0x40 ? lowBits : highBits) &>> UInt64(byte & 0x3F) & 1 == 1
  }

  /// `#`, `$`, `-` and the digits.
  private static let lowBits: UInt64 = 0x03FF_2018_0000_0000
  /// `@`, the letters and `_`.
  private static let highBits: UInt64 = 0x07FF_FFFE_87FF_FFFF

  /// Whether a byte is a letter or `_`, or belongs to a character beyond ASCII.
  @inline(__always) package static func mayBegin(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isLetter || byte == UInt8(ascii: "_")
  }

  /// Whether a byte may stand before the first letter of a name.
  @inline(__always) package static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "#")
  }

  /// Whether a name may begin with a character, without a sign before it.
  package static func begins(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return mayBegin(UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return false
    }
  }

  /// Whether a name may have a character after the first one.
  package static func continues(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return mayContinue(UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: return true
    default: return begins(scalar)
    }
  }

  /// The length of the name at the beginning of some bytes; 0 without one. Linear.
  package static func lengthOfName(_ bytes: some Collection<UInt8>) -> Int {
    bytes.withContiguousStorageIfAvailable { lengthOfName($0) }
      ?? Array(bytes).withUnsafeBufferPointer { lengthOfName($0) }
  }

  /// The length of the name at the beginning of some bytes; 0 without one. Linear.
  package static func lengthOfName(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var length = 0
    if let sign = bytes.first, isSign(sign) { length = 1 }
    guard let first = lengthOfCharacter(bytes, at: length, isFirst: true) else { return 0 }
    length += first
    while length < bytes.count {
      // A dot that no part follows does not belong to the name.
      let dot = bytes[length] == UInt8(ascii: ".") ? 1 : 0
      guard let next = lengthOfCharacter(bytes, at: length + dot, isFirst: false) else { break }
      length += dot + next
    }
    return length
  }

  /// The length of the character of a name at an offset; nil if there is none.
  @inline(__always)
  private static func lengthOfCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, isFirst: Bool) -> Int? {
    guard offset < bytes.count, isFirst ? mayBegin(bytes[offset]) : mayContinue(bytes[offset]) else { return nil }
    return bytes[offset] < 0x80 ? 1 : lengthOfScalar(bytes, at: offset, isFirst: isFirst)
  }

  /// The length of a character beyond ASCII.
  private static func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, isFirst: Bool) -> Int? {
    var decoder = UTF8()
    var iterator = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), isFirst ? begins(scalar) : continues(scalar) else {
      return nil
    }
    return UTF8.width(scalar)
  }
}
