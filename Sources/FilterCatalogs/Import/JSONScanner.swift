/// Reads a stream of JSON values a byte at a time and tells what it meets, so that a file of any size takes no memory.
///
/// Takes one value after another (JSON lines, or a single value) and the elements of an array at the top, with or without
/// commas between them; inside a value JSON is read strictly. No more than the string or number at hand is held.
struct JSONScanner {
  /// What is met. The bytes of keys, strings and numbers come along.
  enum Event: Equatable {
    case beginObject, endObject, beginArray, endArray
    case key, string, number, literal
    /// A string longer than ``longestKept``, without its bytes.
    case longString
    /// A key longer than that.
    case longKey
  }

  /// What is wrong with the stream, and where.
  struct Failure: Error, Equatable {
    let offset: Int
    let message: String
  }

  /// The longest string whose bytes are told, in bytes.
  static let longestKept = 4096
  /// The longest string at all, in bytes. Nothing a catalog is made from has a longer one.
  static let longestText = 1 << 20
  /// How deep values may be nested.
  static let deepest = 128

  private enum Place {
    case value, firstElement, firstKey, key, colon, next
  }
  private enum Mode {
    case between, string, escape, hexadecimal, word
  }

  /// Whether each open value is an object; a value at the top is none of an open array.
  private var isObject: [Bool] = []
  private var place = Place.value
  private var mode = Mode.between
  private var isInArray = false
  /// The bytes of the string, key, number or literal at hand, at most ``longestKept`` of them.
  private var text: [UInt8] = []
  private var textBytes = 0
  private var code: UInt32 = 0
  private var digits = 0
  private var high: UInt32 = 0
  /// Where the token at hand begins.
  private var start = 0
  /// Where the value at the top begins.
  private var topStart = 0
  /// How many bytes were read.
  private(set) var offset = 0

  /// Reads bytes and hands on what they hold, each with the offset where it begins. Linear time.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ found: (Event, _ text: [UInt8], _ offset: Int) throws -> Void
  ) throws {
    var index = 0
    while index < bytes.count {
      if mode == .string, high == 0 {
        // Most bytes of most files: what stands for itself in a string.
        var end = index
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != Self.quote, bytes[end] != Self.backslash { end += 1 }
        if end > index {
          let room = Self.longestKept - text.count
          if room > 0 { text.append(contentsOf: bytes[index..<min(end, index + room)]) }
          try grow(by: end - index)
          offset += end - index
          index = end
          continue
        }
      }
      try take(bytes[index], found)
      index += 1
      offset += 1
    }
  }

  /// Says whether the stream ended where it may.
  mutating func finish(_ found: (Event, _ text: [UInt8], _ offset: Int) throws -> Void) throws {
    if mode == .word { try endWord(found) }
    if !isObject.isEmpty || mode != .between { throw Failure(offset: topStart, message: "this object has no end") }
    if isInArray { throw Failure(offset: offset, message: "the array has no end") }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private func failure(_ message: String) -> Failure { Failure(offset: offset, message: message) }

  private mutating func grow(by count: Int) throws {
    textBytes += count
    if textBytes > Self.longestText { throw Failure(offset: start, message: "this string is longer than 1 MB") }
  }

  private mutating func put(_ byte: UInt8) throws {
    if text.count < Self.longestKept { text.append(byte) }
    try grow(by: 1)
  }

  private mutating func take(_ byte: UInt8, _ found: (Event, [UInt8], Int) throws -> Void) throws {
    switch mode {
    case .between: try takeBetween(byte, found)
    case .word:
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if text.count >= 100 { throw Failure(offset: start, message: "this is no JSON value") }
        text.append(byte)
      default:
        try endWord(found)
        try takeBetween(byte, found)
      }
    case .string:
      if high != 0, byte != Self.backslash { throw failure("half of a surrogate pair") }
      switch byte {
      case Self.quote: try endString(found)
      case Self.backslash: mode = .escape
      case ..<0x20: throw failure("a control character inside a string")
      default: try put(byte)
      }
    case .escape:
      if high != 0, byte != UInt8(ascii: "u") { throw failure("half of a surrogate pair") }
      mode = .string
      switch byte {
      case Self.quote, Self.backslash, UInt8(ascii: "/"): try put(byte)
      case UInt8(ascii: "b"): try put(8)
      case UInt8(ascii: "f"): try put(12)
      case UInt8(ascii: "n"): try put(10)
      case UInt8(ascii: "r"): try put(13)
      case UInt8(ascii: "t"): try put(9)
      case UInt8(ascii: "u"): (mode, code, digits) = (.hexadecimal, 0, 0)
      default: throw failure("an escape that JSON does not know")
      }
    case .hexadecimal:
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        throw failure("four hexadecimal digits were expected after '\\u'")
      }
      code = code << 4 | UInt32(digit)
      digits += 1
      if digits == 4 { try endCode() }
    }
  }

  private mutating func endCode() throws {
    mode = .string
    var value = code
    switch (high, code) {
    case (0, 0xD800..<0xDC00):
      high = code
      return
    case (0, 0xDC00..<0xE000): throw failure("half of a surrogate pair")
    case (0, _): break
    case (_, 0xDC00..<0xE000):
      value = 0x10000 + (high - 0xD800) << 10 + (code - 0xDC00)
      high = 0
    default: throw failure("half of a surrogate pair")
    }
    guard let scalar = UnicodeScalar(value) else { return }
    for byte in String(scalar).utf8 { try put(byte) }
  }

  private mutating func endString(_ found: (Event, [UInt8], Int) throws -> Void) throws {
    mode = .between
    let isLong = textBytes > Self.longestKept
    if place == .key || place == .firstKey {
      place = .colon
      try found(isLong ? .longKey : .key, text, start)
    } else {
      place = .next
      try found(isLong ? .longString : .string, text, start)
    }
  }

  private mutating func endWord(_ found: (Event, [UInt8], Int) throws -> Void) throws {
    mode = .between
    place = .next
    if text == Array("true".utf8) || text == Array("false".utf8) || text == Array("null".utf8) {
      try found(.literal, text, start)
    } else if Self.isNumber(text) {
      try found(.number, text, start)
    } else {
      throw Failure(offset: start, message: "this is no JSON value")
    }
  }

  private static func isNumber(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    func takeDigits() -> Bool {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    if rest.first == UInt8(ascii: "0") { rest = rest.dropFirst() } else if !takeDigits() { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if !takeDigits() { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
      if !takeDigits() { return false }
    }
    return rest.isEmpty
  }

  private mutating func takeBetween(_ byte: UInt8, _ found: (Event, [UInt8], Int) throws -> Void) throws {
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return }
    guard let isInObject = isObject.last else { return try takeAtTop(byte, found) }
    switch (byte, place) {
    case (UInt8(ascii: ","), .next): place = isInObject ? .key : .value
    case (UInt8(ascii: ":"), .colon): place = .value
    case (UInt8(ascii: "}"), .next) where isInObject, (UInt8(ascii: "}"), .firstKey):
      try close(.endObject, found)
    case (UInt8(ascii: "]"), .next) where !isInObject, (UInt8(ascii: "]"), .firstElement):
      try close(.endArray, found)
    case (Self.quote, .key), (Self.quote, .firstKey): begin(.string)
    case (_, .value), (_, .firstElement): try takeValue(byte, found)
    default: throw failure(expectation)
    }
  }

  private var expectation: String {
    switch place {
    case .value, .firstElement: "a value was expected here"
    case .firstKey, .key: "a key in double quotes was expected here"
    case .colon: "':' was expected here"
    case .next: isObject.last == true ? "',' or '}' was expected here" : "',' or ']' was expected here"
    }
  }

  private mutating func takeAtTop(_ byte: UInt8, _ found: (Event, [UInt8], Int) throws -> Void) throws {
    // A byte order mark may come first.
    if offset < 3, byte == [0xEF, 0xBB, 0xBF][offset] { return }
    switch byte {
    case UInt8(ascii: ","): return
    case UInt8(ascii: "[") where !isInArray: isInArray = true
    case UInt8(ascii: "]") where isInArray: isInArray = false
    case UInt8(ascii: "}"), UInt8(ascii: "]"): throw failure("nothing is open here")
    case UInt8(ascii: "{"):
      topStart = offset
      try takeValue(byte, found)
    default: throw failure("an object was expected here")
    }
  }

  private mutating func takeValue(_ byte: UInt8, _ found: (Event, [UInt8], Int) throws -> Void) throws {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if isObject.count == Self.deepest { throw failure("more than \(Self.deepest) values inside one another") }
      let isNewObject = byte == UInt8(ascii: "{")
      isObject.append(isNewObject)
      place = isNewObject ? .firstKey : .firstElement
      try found(isNewObject ? .beginObject : .beginArray, [], offset)
    case Self.quote: begin(.string)
    case UInt8(ascii: "-"), 0x30...0x39, UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      begin(.word)
      text.append(byte)
    default: throw failure(expectation)
    }
  }

  private mutating func begin(_ mode: Mode) {
    self.mode = mode
    start = offset
    text.removeAll(keepingCapacity: true)
    textBytes = 0
  }

  private mutating func close(_ event: Event, _ found: (Event, [UInt8], Int) throws -> Void) throws {
    isObject.removeLast()
    place = .next
    try found(event, [], offset)
  }

  /// How many bytes are held right now.
  var bytesHeld: Int { text.capacity + isObject.capacity }
}
