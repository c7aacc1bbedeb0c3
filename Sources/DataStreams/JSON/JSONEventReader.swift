/// Validates a stream of JSON objects and reports each token as an event with its offset.
///
/// Unlike ``JSONScanner``, which reads one record that is in memory, this reader takes a text in pieces of any size and
/// holds at most the current string or number, so that an object may be larger than memory. It accepts objects one
/// after another (JSON lines, or a single object) and the elements of a top-level array, with or without commas between
/// them. Inside an object JSON is read strictly: lone surrogates and unknown escapes throw.
package struct JSONEventReader {
  /// A token. Keys, strings, numbers and literals are reported with their bytes, escapes decoded.
  package enum Event: Equatable {
    case beginObject, endObject, beginArray, endArray
    case key, string, number, literal
    /// A string longer than ``maximumKept``, reported without its bytes.
    case longString
    /// A key longer than ``maximumKept``, reported without its bytes.
    case longKey
  }

  /// Takes a token with its bytes and its offset in the stream. An error that it throws ends the reading.
  package typealias Taking = (Event, _ text: [UInt8], _ offset: Int) throws(JSONError) -> Void

  /// The maximum length of a string that is reported with its bytes, in bytes.
  package static let maximumKept = 4096
  /// The maximum length of a string, in bytes. A longer one throws.
  package static let maximumText = 1 << 20
  /// The maximum number of values nested in one another.
  package static let maximumNesting = 128

  /// What may come next in the innermost open value.
  private enum Expectation {
    case value, firstElement, firstKey, key, colon, next
  }
  private enum Mode {
    case between, string, escape, hexadecimal, word
  }

  /// For each open value, whether it is an object. A top-level array is not counted.
  private var isObject: [Bool] = []
  private var expected = Expectation.value
  private var mode = Mode.between
  private var isInArray = false
  /// The first ``maximumKept`` bytes of the current string, key, number or literal.
  private var text: [UInt8] = []
  /// The length of the current string, kept or not.
  private var textBytes = 0
  /// The value and number of the digits read of a `\u` escape, and the high surrogate before it; 0 for none.
  private var code: UInt32 = 0
  private var digits = 0
  private var high: UInt32 = 0
  /// The offset of the current token.
  private var start = 0
  /// The offset of the current top-level value.
  private var topStart = 0
  /// The number of bytes read.
  private var offset = 0
  private let scratch = JSONScratch(capacity: 1)
  /// Whether a top-level array is a value like others, and not a list of the values to read.
  private let reportsTopArrays: Bool

  /// Makes a reader. With `reportsTopArrays`, arrays at the top level are reported and may hold values of any kind.
  package init(reportsTopArrays: Bool = false) { self.reportsTopArrays = reportsTopArrays }

  /// Reads a piece and calls `found` for each token with its bytes and its offset in the stream. Linear time.
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, found: Taking
  ) throws(JSONError) {
    var index = 0
    while index < bytes.count {
      if mode == .string, high == 0 {
        // Most bytes of most files: string contents that need no decoding.
        var end = index
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != Self.quote, bytes[end] != Self.backslash { end += 1 }
        if end > index {
          let room = Self.maximumKept - text.count
          if room > 0 { text.append(contentsOf: bytes[index..<min(end, index + room)]) }
          try grow(by: end - index)
          offset += end - index
          index = end
          continue
        }
      }
      try take(bytes[index], found: found)
      index += 1
      offset += 1
    }
  }

  /// Ends the stream. Throws if a value or the top-level array is still open.
  package mutating func finish(_ found: Taking) throws(JSONError) {
    if mode == .word { try endWord(found) }
    if !isObject.isEmpty || mode != .between { throw JSONError(offset: topStart, message: "this object has no end") }
    if isInArray { throw JSONError(offset: offset, message: "the array has no end") }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private func error(_ message: String) -> JSONError { JSONError(offset: offset, message: message) }

  private mutating func grow(by count: Int) throws(JSONError) {
    textBytes += count
    if textBytes > Self.maximumText { throw JSONError(offset: start, message: "this string is longer than 1 MB") }
  }

  private mutating func put(_ byte: UInt8) throws(JSONError) {
    if text.count < Self.maximumKept { text.append(byte) }
    try grow(by: 1)
  }

  private mutating func take(_ byte: UInt8, found: Taking) throws(JSONError) {
    switch mode {
    case .between: try takeBetween(byte, found: found)
    case .word:
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if text.count >= 100 { throw JSONError(offset: start, message: "this is no JSON value") }
        text.append(byte)
      default:
        try endWord(found)
        try takeBetween(byte, found: found)
      }
    case .string:
      if high != 0, byte != Self.backslash { throw error("half of a surrogate pair") }
      switch byte {
      case Self.quote: try endString(found)
      case Self.backslash: mode = .escape
      case ..<0x20: throw error("a control character inside a string")
      default: try put(byte)
      }
    case .escape:
      if high != 0, byte != UInt8(ascii: "u") { throw error("half of a surrogate pair") }
      mode = .string
      switch byte {
      case Self.quote, Self.backslash, UInt8(ascii: "/"): try put(byte)
      case UInt8(ascii: "b"): try put(8)
      case UInt8(ascii: "f"): try put(12)
      case UInt8(ascii: "n"): try put(10)
      case UInt8(ascii: "r"): try put(13)
      case UInt8(ascii: "t"): try put(9)
      case UInt8(ascii: "u"): (mode, code, digits) = (.hexadecimal, 0, 0)
      default: throw error("an escape that JSON does not know")
      }
    case .hexadecimal:
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error("four hexadecimal digits were expected after '\\u'")
      }
      code = code << 4 | UInt32(digit)
      digits += 1
      if digits == 4 { try endCode() }
    }
  }

  private mutating func endCode() throws(JSONError) {
    mode = .string
    var value = code
    switch (high, code) {
    case (0, 0xD800..<0xDC00):
      high = code
      return
    case (0, 0xDC00..<0xE000): throw error("half of a surrogate pair")
    case (0, _): break
    case (_, 0xDC00..<0xE000):
      value = 0x10000 + (high - 0xD800) << 10 + (code - 0xDC00)
      high = 0
    default: throw error("half of a surrogate pair")
    }
    guard let scalar = UnicodeScalar(value) else { return }
    for byte in String(scalar).utf8 { try put(byte) }
  }

  private mutating func endString(_ found: Taking) throws(JSONError) {
    mode = .between
    let isLong = textBytes > Self.maximumKept
    if expected == .key || expected == .firstKey {
      expected = .colon
      try found(isLong ? .longKey : .key, text, start)
    } else {
      expected = .next
      try found(isLong ? .longString : .string, text, start)
    }
  }

  private mutating func endWord(_ found: Taking) throws(JSONError) {
    mode = .between
    expected = .next
    if text == Array("true".utf8) || text == Array("false".utf8) || text == Array("null".utf8) {
      try found(.literal, text, start)
    } else if isNumber(text) {
      try found(.number, text, start)
    } else {
      throw JSONError(offset: start, message: "this is no JSON value")
    }
  }

  private func isNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, scratch: scratch)
      do throws(JSONError) {
        try scanner.number()
        try scanner.finish()
        return true
      } catch { return false }
    }
  }

  private mutating func takeBetween(_ byte: UInt8, found: Taking) throws(JSONError) {
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return }
    guard let isInObject = isObject.last else { return try takeAtTop(byte, found: found) }
    switch (byte, expected) {
    case (UInt8(ascii: ","), .next): expected = isInObject ? .key : .value
    case (UInt8(ascii: ":"), .colon): expected = .value
    case (UInt8(ascii: "}"), .next) where isInObject, (UInt8(ascii: "}"), .firstKey):
      try close(.endObject, found: found)
    case (UInt8(ascii: "]"), .next) where !isInObject, (UInt8(ascii: "]"), .firstElement):
      try close(.endArray, found: found)
    case (Self.quote, .key), (Self.quote, .firstKey): begin(.string)
    case (_, .value), (_, .firstElement): try takeValue(byte, found: found)
    default: throw error(expectation)
    }
  }

  private var expectation: String {
    switch expected {
    case .value, .firstElement: "a value was expected here"
    case .firstKey, .key: "a key in double quotes was expected here"
    case .colon: "':' was expected here"
    case .next: isObject.last == true ? "',' or '}' was expected here" : "',' or ']' was expected here"
    }
  }

  private mutating func takeAtTop(_ byte: UInt8, found: Taking) throws(JSONError) {
    // A byte order mark may come first.
    if offset < 3, byte == [0xEF, 0xBB, 0xBF][offset] { return }
    switch byte {
    case UInt8(ascii: ","): return
    case UInt8(ascii: "[") where reportsTopArrays:
      topStart = offset
      try takeValue(byte, found: found)
    case UInt8(ascii: "[") where !isInArray: isInArray = true
    case UInt8(ascii: "]") where isInArray: isInArray = false
    case UInt8(ascii: "}"), UInt8(ascii: "]"): throw error("nothing is open here")
    case UInt8(ascii: "{"):
      topStart = offset
      try takeValue(byte, found: found)
    default: throw error("an object was expected here")
    }
  }

  private mutating func takeValue(_ byte: UInt8, found: Taking) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if isObject.count == Self.maximumNesting {
        throw error("more than \(Self.maximumNesting) values inside one another")
      }
      let isNewObject = byte == UInt8(ascii: "{")
      isObject.append(isNewObject)
      expected = isNewObject ? .firstKey : .firstElement
      try found(isNewObject ? .beginObject : .beginArray, [], offset)
    case Self.quote: begin(.string)
    case UInt8(ascii: "-"), 0x30...0x39, UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      begin(.word)
      text.append(byte)
    default: throw error(expectation)
    }
  }

  private mutating func begin(_ mode: Mode) {
    self.mode = mode
    start = offset
    text.removeAll(keepingCapacity: true)
    textBytes = 0
  }

  private mutating func close(_ event: Event, found: Taking) throws(JSONError) {
    isObject.removeLast()
    expected = .next
    try found(event, [], offset)
  }

  /// The number of bytes allocated for the current token and the open values.
  package var bytesHeld: Int { text.capacity + isObject.capacity }
}
