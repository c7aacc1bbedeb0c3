/// A value of a JSON text with the byte offset where it starts, for diagnostics.
package struct LocatedJSON {
  package enum Content {
    case null
    case bool(Bool)
    /// A number; nil if it is fractional or too large. (An `Int` may have only 32 bits.)
    case number(Int64?)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
    /// A value with a syntax error, which is already reported.
    case unreadable
  }

  /// A key of an object and its value.
  package struct Member {
    package let key: String
    /// The offset of the key.
    package let offset: Int
    package let value: LocatedJSON
  }

  /// The offset of the first byte.
  package let offset: Int
  package let content: Content

  /// Reads a text that must be JSON without any error; nil if it is not. Linear.
  package init?(reading bytes: [UInt8]) {
    var parser = JSONParser(bytes)
    guard let document = parser.document(), parser.notes.isEmpty else { return nil }
    self = document
  }

  init(offset: Int, content: Content) {
    self.offset = offset
    self.content = content
  }

  /// The type of the value, as a noun.
  var noun: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    case .unreadable: "unreadable"
    }
  }
}

/// Ends the reading of a JSON text, after the reason was noted.
struct JSONStop: Error {}

/// Reads JSON and recovers from errors: they are noted and skipped, so that one pass finds all. An error without a
/// recovery ends the reading.
struct JSONParser {
  /// The maximum depth of lists and objects. The format needs six levels; the limit protects the stack.
  static let maximumNesting = 64

  /// The byte order mark that some editors put before a text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]
  var offset = 0
  private var depth = 0
  private(set) var notes: [VocabularyNote] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the value of the text; nil if it cannot be read, and then the last note has the reason.
  mutating func document() -> LocatedJSON? {
    do {
      return try wholeDocument()
    } catch {
      return nil
    }
  }

  private mutating func wholeDocument() throws(JSONStop) -> LocatedJSON {
    if let invalid = JSONParser.firstInvalidByte(of: bytes) { try stop(JSONMessages.notUTF8, at: invalid) }
    if bytes.starts(with: JSONParser.byteOrderMark) { offset = JSONParser.byteOrderMark.count }
    skipSpace()
    if byte == nil { try stop(JSONMessages.empty, at: offset) }
    let value = try value()
    skipSpace()
    if byte != nil { note(JSONMessages.trailingText, at: offset) }
    return value
  }

  /// The index of the first invalid UTF-8 byte; nil if all are valid. Linear.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes[offset...].makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return offset }
      offset += encoded.count
    }
    return nil
  }

  private mutating func value() throws(JSONStop) -> LocatedJSON {
    let start = offset
    guard let byte else { try stop(JSONMessages.missingValue, at: start) }
    switch byte {
    case UInt8(ascii: "{"): return LocatedJSON(offset: start, content: .object(try members()))
    case UInt8(ascii: "["): return LocatedJSON(offset: start, content: .array(try elements()))
    case UInt8(ascii: "\""): return LocatedJSON(offset: start, content: .string(try string()))
    case UInt8(ascii: "'"):
      note(JSONMessages.singleQuotes, at: start)
      return LocatedJSON(offset: start, content: .string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39:
      return LocatedJSON(offset: start, content: number())
    case _ where JSONParser.isWordByte(byte): return LocatedJSON(offset: start, content: word())
    default: try stop(JSONMessages.missingValue, at: start)
    }
  }

  private mutating func elements() throws(JSONStop) -> [LocatedJSON] {
    var bracket = try open(closing: UInt8(ascii: "]"))
    var elements: [LocatedJSON] = []
    while try hasItem(in: &bracket) { elements.append(try value()) }
    depth -= 1
    return elements
  }

  private mutating func members() throws(JSONStop) -> [LocatedJSON.Member] {
    var bracket = try open(closing: UInt8(ascii: "}"))
    var members: [LocatedJSON.Member] = []
    var keys: Set<String> = []
    while try hasItem(in: &bracket) {
      let member = try member()
      if !keys.insert(member.key).inserted { note(JSONMessages.duplicateKey(member.key), at: member.offset) }
      members.append(member)
    }
    depth -= 1
    return members
  }

  private mutating func member() throws(JSONStop) -> LocatedJSON.Member {
    let start = offset
    let key = try key()
    skipSpace()
    if byte == UInt8(ascii: ":") {
      offset += 1
      skipSpace()
    } else if let byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}") {
      note(JSONMessages.missingColon(key), at: offset)
    }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
      note(JSONMessages.keyWithoutValue(key), at: start)
      return LocatedJSON.Member(key: key, offset: start, value: LocatedJSON(offset: offset, content: .unreadable))
    }
    return LocatedJSON.Member(key: key, offset: start, value: try value())
  }

  private mutating func key() throws(JSONStop) -> String {
    if byte == UInt8(ascii: "\"") { return try string() }
    if byte == UInt8(ascii: "'") {
      note(JSONMessages.singleQuotes, at: offset)
      return try string()
    }
    let start = offset
    let word = bareWord()
    if word.isEmpty { try stop(JSONMessages.missingKey, at: start) }
    note(JSONMessages.bareKey(word), at: start)
    return word
  }

  /// The next byte; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func note(_ message: String, at offset: Int) {
    notes.append(VocabularyNote(location: FileLocation(offset: offset, path: ""), message: message))
  }

  /// Notes an error without a recovery.
  mutating func stop(_ message: String, at offset: Int) throws(JSONStop) -> Never {
    note(message, at: offset)
    throw JSONStop()
  }
}

/// An open list or object.
private struct Bracket {
  let start: Int
  /// The byte that closes it.
  let close: UInt8
  var isEmpty = true
}

extension JSONParser {
  private mutating func open(closing close: UInt8) throws(JSONStop) -> Bracket {
    if depth == JSONParser.maximumNesting { try stop(JSONMessages.nestedTooDeep, at: offset) }
    depth += 1
    offset += 1
    return Bracket(start: offset - 1, close: close)
  }

  /// Moves to the next item of a list or object; false after its closing bracket. Every item except the first needs one
  /// comma before it.
  private mutating func hasItem(in bracket: inout Bracket) throws(JSONStop) -> Bool {
    skipSpace()
    var comma: Int?
    while byte == UInt8(ascii: ",") {
      if bracket.isEmpty || comma != nil { note(JSONMessages.surplusComma, at: offset) } else { comma = offset }
      offset += 1
      skipSpace()
    }
    let isObject = bracket.close == UInt8(ascii: "}")
    guard let byte else { try stop(JSONMessages.unclosed(isObject: isObject), at: bracket.start) }
    if byte == bracket.close {
      if let comma { note(JSONMessages.trailingComma, at: comma) }
      offset += 1
      return false
    }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      try stop(JSONMessages.wrongBracket(isObject: isObject), at: offset)
    }
    if !bracket.isEmpty, comma == nil { note(JSONMessages.missingComma, at: offset) }
    bracket.isEmpty = false
    return true
  }

  /// Skips white space, and comments, which are noted.
  private mutating func skipSpace() {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"): skipComment(endsWithLine: true)
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
        skipComment(endsWithLine: true)
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
        skipComment(endsWithLine: false)
      default: return
      }
    }
  }

  private mutating func skipComment(endsWithLine: Bool) {
    note(JSONMessages.comment, at: offset)
    offset += endsWithLine ? 1 : 2
    while let byte {
      if endsWithLine, byte == 0x0A || byte == 0x0D { return }
      offset += 1
      if !endsWithLine, byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }
}
