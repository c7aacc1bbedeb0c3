extension JSONParser {
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// A word without quotes; empty where none stands.
  mutating func bareWord() -> String {
    let start = offset
    while let byte, JSONParser.isWordByte(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// `true`, `false`, `null`; anything else is a text without its quotes.
  mutating func word() -> JSONValue.Content {
    let start = offset
    let word = bareWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      note(start, JSONMessages.bareWord(word))
      return .unreadable
    }
  }

  /// A number, with everything glued to it: `12px` is one mistake and not two.
  mutating func number() -> JSONValue.Content {
    let start = offset
    while let byte, JSONParser.isNumberByte(byte) || JSONParser.isWordByte(byte) { offset += 1 }
    let digits = bytes[start..<offset]
    if !JSONParser.isNumber(digits) {
      note(start, JSONMessages.notANumber(String(decoding: digits, as: UTF8.self)))
      return .unreadable
    }
    return .number(Int64(String(decoding: digits, as: UTF8.self)))
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Whether the bytes are a number of JSON: no leading zeros, no lone point, no leading `+`.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func takeDigits() -> Int {
      let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let hasLeadingZero = rest.first == 0x30
    let whole = takeDigits()
    if whole == 0 || hasLeadingZero && whole > 1 { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if takeDigits() == 0 { return false }
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
