extension JSONParser {
  /// The string from the quote at the offset to the next of its kind on the same line.
  mutating func string() throws(JSONStop) -> String {
    let start = offset
    let quote = bytes[start]
    offset += 1
    var text: [UInt8] = []
    while true {
      // Stop at the end of the line so that later diagnostics keep correct positions.
      guard let byte, byte != 0x0A, byte != 0x0D else { try stop(JSONMessages.unclosedString, at: start) }
      if byte == quote {
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        escape(into: &text)
      } else {
        if byte < 0x20 { note(JSONMessages.controlCharacter(byte), at: offset) }
        text.append(byte)
        offset += 1
      }
    }
  }

  /// Reads an escape. An unknown one is noted, and its backslash dropped.
  private mutating func escape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte else { return }
    if let meaning = JSONParser.meaning(ofEscape: byte) {
      text.append(meaning)
      offset += 1
    } else if byte == UInt8(ascii: "u"), let unit = hexUnit(at: start) {
      offset = start + 6
      append(unit, escapedAt: start, to: &text)
    } else {
      note(JSONMessages.unknownEscape, at: start)
    }
  }

  private static func meaning(ofEscape byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Appends a code unit of UTF-16: a scalar, or half of one with the escape of the other half after it.
  private mutating func append(_ unit: UInt32, escapedAt start: Int, to text: inout [UInt8]) {
    var value = unit
    if (0xD800..<0xDC00).contains(unit), let low = hexUnit(at: offset), (0xDC00..<0xE000).contains(low) {
      value = 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      offset += 6
    }
    let scalar = Unicode.Scalar(value)
    if scalar == nil { note(JSONMessages.halfSurrogatePair, at: start) }
    text.append(contentsOf: Array(String(scalar ?? "\u{FFFD}").utf8))
  }

  /// The code unit of an escape `\u00e9` at an offset; nil if there is none.
  private func hexUnit(at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt32 = 0
    for byte in bytes[(start + 2)..<(start + 6)] {
      let lowercase = byte | 0x20
      switch lowercase {
      case 0x30...0x39 where byte == lowercase: unit = unit << 4 | UInt32(byte - 0x30)
      case 0x61...0x66: unit = unit << 4 | UInt32(lowercase - 0x61 + 10)
      default: return nil
      }
    }
    return unit
  }
}

extension JSONParser {
  /// Whether a byte can be part of a word without quotes: ASCII letters, digits, `_`, `$`, and all others.
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// The word without quotes at the offset; empty if there is none.
  mutating func bareWord() -> String {
    let start = offset
    while let byte, JSONParser.isWordByte(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// `true`, `false` or `null`; anything else is a string without its quotes.
  mutating func word() -> LocatedJSON.Content {
    let start = offset
    let word = bareWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      note(JSONMessages.bareWord(word), at: start)
      return .unreadable
    }
  }

  /// A number with the word that follows directly: `12px` gives one diagnostic and not two.
  mutating func number() -> LocatedJSON.Content {
    let start = offset
    while let byte, JSONParser.isNumberByte(byte) || JSONParser.isWordByte(byte) { offset += 1 }
    let digits = bytes[start..<offset]
    if !JSONParser.isNumber(digits) {
      note(JSONMessages.notANumber(String(decoding: digits, as: UTF8.self)), at: start)
      return .unreadable
    }
    return .number(Int64(String(decoding: digits, as: UTF8.self)))
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Whether the bytes are a JSON number: no leading zeros, no lone point, no leading `+`.
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
