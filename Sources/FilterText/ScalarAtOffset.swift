/// One Unicode scalar read from bytes that may be malformed.
///
/// Malformed bytes are cut as Unicode recommends ("maximal subpart", Unicode 16, section 3.9, U+FFFD substitution) and
/// as `String(decoding:as:)` does, so columns counted here agree with columns counted in that string.
package struct ScalarAtOffset {
  /// Number of bytes read, at least one.
  package let length: Int
  /// Whether the bytes are a well-formed scalar. If not, they count as one U+FFFD.
  package let isWellFormed: Bool

  /// Number of UTF-16 code units: two for scalars above U+FFFF.
  package var utf16Length: Int { isWellFormed && length == 4 ? 2 : 1 }

  /// Reads the scalar that begins at `offset`, which must be an index of `bytes`.
  package init(in bytes: [UInt8], at offset: Int) {
    let lead = bytes[offset]
    var expected = 0
    // Some lead bytes restrict the first continuation byte: no overlong forms, no surrogates, nothing above U+10FFFF
    // (Unicode 16, table 3-7).
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0x00...0x7F:
      self.length = 1
      self.isWellFormed = true
      return
    case 0xC2...0xDF: expected = 1
    case 0xE0:
      expected = 2
      lowest = 0xA0
    case 0xED:
      expected = 2
      highest = 0x9F
    case 0xE1...0xEF: expected = 2
    case 0xF0:
      expected = 3
      lowest = 0x90
    case 0xF4:
      expected = 3
      highest = 0x8F
    case 0xF1...0xF3: expected = 3
    default:
      self.length = 1
      self.isWellFormed = false
      return
    }
    var read = 1
    while read <= expected, offset + read < bytes.count {
      let byte = bytes[offset + read]
      if byte < lowest || byte > highest { break }
      lowest = 0x80
      highest = 0xBF
      read += 1
    }
    self.length = read
    self.isWellFormed = read == expected + 1
  }
}
