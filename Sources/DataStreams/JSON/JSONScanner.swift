/// Reads JSON (RFC 8259) from the bytes of one record, value by value.
///
/// The caller takes each key in turn, then takes its value as the type it expects or skips it; nothing else is built.
/// Every error is thrown with its offset, and no byte after the end is read. ``JSONEventReader`` reads values that are
/// too large to hold.
package struct JSONScanner {
  package let base: UnsafePointer<UInt8>
  /// The number of bytes.
  package let count: Int
  /// The offset of the next byte.
  package var offset = 0
  /// The buffer in which strings with escapes are decoded, shared by all records of a file.
  package let scratch: JSONScratch

  /// The maximum number of arrays and objects nested in one another. Card objects need four levels.
  package static let maximumNesting = 64

  package init(_ bytes: UnsafeBufferPointer<UInt8>, scratch: JSONScratch) {
    self.base = bytes.baseAddress ?? UnsafePointer(scratch.bytes)
    self.count = bytes.count
    self.scratch = scratch
  }

  /// An error at the current offset.
  package func error(_ message: String) -> JSONError { JSONError(offset: min(offset, count), message: message) }

  /// The error for a value of another type than expected, or for a text that ends too early.
  @inline(never) package func unexpected(_ expected: String) -> JSONError {
    error(offset < count ? "expected \(expected)" : "unexpected end of the record")
  }

  /// Skips blanks and returns the next byte; 0 at the end.
  @inline(__always) package mutating func peek() -> UInt8 {
    while offset < count {
      let byte = base[offset]
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset &+= 1
    }
    return 0
  }

  /// Skips blanks and takes the next byte if it is this one.
  @inline(__always) package mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, offset < count else { return false }
    offset &+= 1
    return true
  }

  /// Skips blanks and takes this byte; throws if another follows.
  @inline(__always) package mutating func expect(_ byte: UInt8, name: String) throws(JSONError) {
    guard take(byte) else { throw unexpected(name) }
  }

  package mutating func beginObject() throws(JSONError) { try expect(UInt8(ascii: "{"), name: "an object") }

  /// Takes the next key of an object and its colon. Returns the bytes of the key, escapes not decoded; nil at the end
  /// of the object. `isFirst` must be true before the first key and is set to false.
  @inline(__always) package mutating func nextKey(_ isFirst: inout Bool) throws(JSONError) -> UnsafeBufferPointer<
    UInt8
  >? {
    if take(UInt8(ascii: "}")) { return nil }
    if isFirst { isFirst = false } else { try expect(UInt8(ascii: ","), name: "',' or '}'") }
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a key in quotes") }
    let start = offset
    _ = try passString()
    let key = UnsafeBufferPointer(start: base + start, count: offset - 1 - start)
    try expect(UInt8(ascii: ":"), name: "':'")
    return key
  }

  package mutating func beginArray() throws(JSONError) { try expect(UInt8(ascii: "["), name: "an array") }

  /// Whether an array has another element. `isFirst` must be true before the first one and is set to false.
  @inline(__always) package mutating func nextElement(_ isFirst: inout Bool) throws(JSONError) -> Bool {
    if take(UInt8(ascii: "]")) { return false }
    if isFirst { isFirst = false } else { try expect(UInt8(ascii: ","), name: "',' or ']'") }
    return true
  }

  /// Takes `null` if it is next.
  @inline(__always) package mutating func takeNull() throws(JSONError) -> Bool {
    guard peek() == UInt8(ascii: "n"), offset < count else { return false }
    try takeWord("null")
    return true
  }

  /// Takes `true` or `false`; nil for `null`.
  package mutating func flag() throws(JSONError) -> Bool? {
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

  package mutating func takeWord(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < count, base[offset] == word.utf8Start[index] else { throw unexpected("'\(word)'") }
      offset &+= 1
    }
  }

  /// Throws unless only blanks follow.
  package mutating func finish() throws(JSONError) {
    _ = peek()
    if offset < count { throw error("unexpected text after the object") }
  }
}

extension JSONScanner {
  /// Whether the bytes are one object on one line, nested at most ``maximumNesting`` levels deep. Linear time.
  package static func isObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = JSONScanner(bytes, scratch: JSONScratch(capacity: 1))
    guard scanner.peek() == UInt8(ascii: "{"), !bytes.contains(0x0A) else { return false }
    do throws(JSONError) {
      try scanner.skipValue(maximumNesting: maximumNesting)
      try scanner.finish()
      return true
    } catch { return false }
  }

  /// Skips a value of any type, checking its syntax. Throws if it is nested deeper than `maximumNesting` levels, at
  /// most 64. Does not recurse: the open brackets are kept as bits.
  package mutating func skipValue(maximumNesting: Int = maximumNesting - 4) throws(JSONError) {
    var open = OpenBrackets()
    repeat {
      switch peek() {
      case UInt8(ascii: "\""):
        offset &+= 1
        _ = try passString()
      case UInt8(ascii: "{"):
        try begin(&open, isObject: true, maximumNesting)
        if take(UInt8(ascii: "}")) {
          open.pop()
        } else {
          try skipKey()
          continue
        }
      case UInt8(ascii: "["):
        try begin(&open, isObject: false, maximumNesting)
        if take(UInt8(ascii: "]")) { open.pop() } else { continue }
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): _ = try flag()
      case UInt8(ascii: "-"), 0x30...0x39: _ = try number()
      default: throw unexpected("a value")
      }
      try endValue(&open)
    } while open.depth > 0
  }

  private mutating func begin(
    _ open: inout OpenBrackets, isObject: Bool, _ maximumNesting: Int
  ) throws(JSONError) {
    guard open.depth < maximumNesting else {
      throw error("the record is nested deeper than \(Self.maximumNesting) levels")
    }
    offset &+= 1
    open.push(isObject)
  }

  private mutating func skipKey() throws(JSONError) {
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a key in quotes") }
    _ = try passString()
    try expect(UInt8(ascii: ":"), name: "':'")
  }

  /// Closes the brackets that end after a value, or takes the comma and key before the next value.
  private mutating func endValue(_ open: inout OpenBrackets) throws(JSONError) {
    while open.depth > 0 {
      if take(UInt8(ascii: ",")) {
        if open.isObject { try skipKey() }
        return
      }
      guard take(open.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw unexpected(open.isObject ? "',' or '}'" : "',' or ']'")
      }
      open.pop()
    }
  }

  /// The open brackets, one bit each: 1 for an object, the innermost in the lowest bit.
  private struct OpenBrackets {
    private var kinds: UInt64 = 0
    private(set) var depth = 0

    var isObject: Bool { kinds & 1 == 1 }

    mutating func push(_ isObject: Bool) {
      kinds = kinds << 1 | (isObject ? 1 : 0)
      depth += 1
    }

    mutating func pop() {
      kinds >>= 1
      depth -= 1
    }
  }
}

/// Why JSON is not what its reader expects.
package struct JSONError: Error, Equatable {
  /// The offset of the error, in bytes from the beginning of the record or stream.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

/// A buffer for decoding strings. It grows to the longest string.
package final class JSONScratch {
  package private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  package init(capacity: Int = 4096) {
    self.capacity = capacity
    self.bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Makes room for `minimum` bytes. The contents are lost.
  package func reserve(_ minimum: Int) {
    if minimum <= capacity { return }
    bytes.deallocate()
    capacity = max(minimum, 2 * capacity)
    bytes = .allocate(capacity: capacity)
  }
}
