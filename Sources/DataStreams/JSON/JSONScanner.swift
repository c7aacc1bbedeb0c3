/// Reads JSON (RFC 8259) from the bytes of one record, value by value, in the order they stand there.
///
/// Nothing is built that is not asked for: who reads takes a key, then takes the value as what it should be, or skips it. Every
/// mistake throws with its place; no byte behind the end is looked at.
package struct JSONScanner {
  package let base: UnsafePointer<UInt8>
  /// How many bytes there are.
  package let count: Int
  /// The next byte.
  package var offset = 0
  /// Where strings with escapes are decoded; shared by all records of a file.
  package let scratch: JSONScratch

  /// How deep arrays and objects may stand in each other. Card objects need four levels.
  package static let deepest = 64

  package init(_ bytes: UnsafeBufferPointer<UInt8>, scratch: JSONScratch) {
    self.base = bytes.baseAddress ?? UnsafePointer(scratch.bytes)
    self.count = bytes.count
    self.scratch = scratch
  }

  /// An error at the place reached.
  package func problem(_ message: String) -> RecordProblem {
    RecordProblem(offset: min(offset, count), message: message)
  }

  /// An error for a value of another kind than expected, or for a text that ends.
  @inline(never) package func unexpected(_ expected: String) -> RecordProblem {
    offset < count ? problem("\(expected) was expected here") : problem("the record ends too early")
  }

  /// The next byte, blanks passed over; 0 at the end.
  @inline(__always) package mutating func peek() -> UInt8 {
    while offset < count {
      let byte = base[offset]
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset &+= 1
    }
    return 0
  }

  /// Takes a byte, blanks passed over, if it is the next one.
  @inline(__always) package mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, offset < count else { return false }
    offset &+= 1
    return true
  }

  /// Takes a byte, blanks passed over, which must be there.
  @inline(__always) package mutating func expect(_ byte: UInt8, _ name: String) throws(RecordProblem) {
    guard take(byte) else { throw unexpected(name) }
  }

  /// Begins an object.
  package mutating func beginObject() throws(RecordProblem) { try expect(UInt8(ascii: "{"), "an object") }

  /// The bytes of the next key of an object, behind which the value is next; nil at its end. `isFirst` is true before the
  /// first key and set to false.
  @inline(__always) package mutating func nextKey(_ isFirst: inout Bool) throws(RecordProblem) -> UnsafeBufferPointer<
    UInt8
  >? {
    if take(UInt8(ascii: "}")) { return nil }
    if isFirst { isFirst = false } else { try expect(UInt8(ascii: ","), "',' or '}'") }
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a key in quotes") }
    let start = offset
    _ = try passString()
    let key = UnsafeBufferPointer(start: base + start, count: offset - 1 - start)
    try expect(UInt8(ascii: ":"), "':'")
    return key
  }

  /// Begins an array.
  package mutating func beginArray() throws(RecordProblem) { try expect(UInt8(ascii: "["), "an array") }

  /// Whether another element of an array is next. `isFirst` is true before the first one and set to false.
  @inline(__always) package mutating func nextElement(_ isFirst: inout Bool) throws(RecordProblem) -> Bool {
    if take(UInt8(ascii: "]")) { return false }
    if isFirst { isFirst = false } else { try expect(UInt8(ascii: ","), "',' or ']'") }
    return true
  }

  /// Takes `null`, if it is next.
  @inline(__always) package mutating func takeNull() throws(RecordProblem) -> Bool {
    guard peek() == UInt8(ascii: "n"), offset < count else { return false }
    try takeWord("null")
    return true
  }

  /// Takes `true` or `false`; nil for `null`.
  package mutating func flag() throws(RecordProblem) -> Bool? {
    switch peek() {
    case UInt8(ascii: "t"):
      try takeWord("true")
      return true
    case UInt8(ascii: "f"):
      try takeWord("false")
      return false
    default:
      if try takeNull() { return nil }
      throw unexpected("true or false")
    }
  }

  package mutating func takeWord(_ word: StaticString) throws(RecordProblem) {
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < count, base[offset] == word.utf8Start[index] else { throw unexpected("'\(word)'") }
      offset &+= 1
    }
  }

  /// The end of the record: nothing but blanks may follow.
  package mutating func finish() throws(RecordProblem) {
    _ = peek()
    if offset < count { throw problem("nothing was expected behind the object") }
  }
}
