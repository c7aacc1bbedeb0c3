/// Reads a JSON text to a tree whose values know where they stand.
///
/// The core imports nothing, and an error in the meaning of a file has to name a line as well as one in its form: so
/// here is a reader of our own. It is total, linear and bounded in depth. Slips it understands (a comment, a trailing
/// comma, a missing one) are noted and passed over, so that one reading names them all; what it cannot get past ends
/// the reading.
struct JSONParser {
  /// How deep lists and objects may be nested. The format needs six levels; the bound keeps the stack small.
  static let maximumNesting = 64

  let bytes: [UInt8]
  var offset = 0
  private var depth = 0
  /// The slips so far.
  private(set) var slips: [JSONSlip] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of the text; nil where it cannot be read, and then the last slip says why.
  mutating func document() -> JSONValue? {
    do {
      return try wholeDocument()
    } catch {
      return nil
    }
  }

  private mutating func wholeDocument() throws(JSONStop) -> JSONValue {
    if let invalid = UTF8Check.firstInvalidByte(of: bytes) { try stop(invalid, JSONMessages.notUTF8) }
    if bytes.starts(with: UTF8Check.mark) { offset = UTF8Check.mark.count }
    skipSpace()
    if isAtEnd { try stop(offset, JSONMessages.empty) }
    let value = try value()
    skipSpace()
    if !isAtEnd { note(offset, JSONMessages.trailingText) }
    return value
  }

  mutating func value() throws(JSONStop) -> JSONValue {
    let start = offset
    guard let byte else { try stop(start, JSONMessages.missingValue) }
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(offset: start, content: .object(try members()))
    case UInt8(ascii: "["): return JSONValue(offset: start, content: .array(try elements()))
    case UInt8(ascii: "\""): return JSONValue(offset: start, content: .string(try string()))
    case UInt8(ascii: "'"):
      note(start, JSONMessages.singleQuotes)
      return JSONValue(offset: start, content: .string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39:
      return JSONValue(offset: start, content: number())
    case _ where JSONParser.isWordByte(byte): return JSONValue(offset: start, content: word())
    default: try stop(start, JSONMessages.missingValue)
    }
  }

  private mutating func elements() throws(JSONStop) -> [JSONValue] {
    var bracket = try open(closing: UInt8(ascii: "]"))
    var elements: [JSONValue] = []
    while try hasItem(in: &bracket) { elements.append(try value()) }
    depth -= 1
    return elements
  }

  private mutating func members() throws(JSONStop) -> [JSONMember] {
    var bracket = try open(closing: UInt8(ascii: "}"))
    var members: [JSONMember] = []
    var keys: Set<String> = []
    while try hasItem(in: &bracket) {
      let member = try member()
      if !keys.insert(member.key).inserted { note(member.offset, JSONMessages.duplicateKey(member.key)) }
      members.append(member)
    }
    depth -= 1
    return members
  }

  private mutating func member() throws(JSONStop) -> JSONMember {
    let start = offset
    let key = try key()
    skipSpace()
    if byte == UInt8(ascii: ":") {
      offset += 1
      skipSpace()
    } else if let byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}") {
      note(offset, JSONMessages.missingColon(key))
    }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
      note(start, JSONMessages.keyWithoutValue(key))
      return JSONMember(key: key, offset: start, value: JSONValue(offset: offset, content: .unreadable))
    }
    return JSONMember(key: key, offset: start, value: try value())
  }

  private mutating func key() throws(JSONStop) -> String {
    if byte == UInt8(ascii: "\"") { return try string() }
    if byte == UInt8(ascii: "'") {
      note(offset, JSONMessages.singleQuotes)
      return try string()
    }
    let start = offset
    let word = bareWord()
    if word.isEmpty { try stop(start, JSONMessages.missingKey) }
    note(start, JSONMessages.bareKey(word))
    return word
  }
}

extension JSONParser {
  private mutating func open(closing close: UInt8) throws(JSONStop) -> JSONBracket {
    if depth == JSONParser.maximumNesting { try stop(offset, JSONMessages.nestedTooDeep) }
    depth += 1
    offset += 1
    return JSONBracket(start: offset - 1, close: close)
  }

  /// The byte to read next; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var isAtEnd: Bool { offset >= bytes.count }

  mutating func note(_ offset: Int, _ message: String) {
    slips.append(JSONSlip(offset: offset, message: message))
  }

  /// Notes a slip there is no way past.
  mutating func stop(_ offset: Int, _ message: String) throws(JSONStop) -> Never {
    note(offset, message)
    throw JSONStop()
  }
}
