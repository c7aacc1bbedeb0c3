extension JSONParser {
  /// A text between the quote the parser stands at and the next of its kind on the same line.
  mutating func string() throws(JSONStop) -> String {
    let start = offset
    let quote = bytes[start]
    offset += 1
    var text: [UInt8] = []
    while true {
      // Nobody means a text of several lines; taking the rest of the file into it would point at the wrong place.
      guard let byte, byte != 0x0A, byte != 0x0D else { try stop(start, JSONMessages.unclosedText) }
      if byte == quote {
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        escape(into: &text)
      } else {
        if byte < 0x20 { note(offset, JSONMessages.controlCharacter(byte)) }
        text.append(byte)
        offset += 1
      }
    }
  }

  /// Reads an escape. An unknown one is noted, and its backslash passed over.
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
      note(start, JSONMessages.unknownEscape)
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

  /// Appends a code unit of UTF-16: a scalar, or with the escape behind it the two halves of one.
  private mutating func append(_ unit: UInt32, escapedAt start: Int, to text: inout [UInt8]) {
    var value = unit
    if (0xD800..<0xDC00).contains(unit), let low = hexUnit(at: offset), (0xDC00..<0xE000).contains(low) {
      value = 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      offset += 6
    }
    let scalar = Unicode.Scalar(value)
    if scalar == nil { note(start, JSONMessages.halfSurrogatePair) }
    text.append(contentsOf: Array(String(scalar ?? "\u{FFFD}").utf8))
  }

  /// The number of an escape `\u00e9` that begins at an offset.
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
