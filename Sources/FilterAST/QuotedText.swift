/// What stands between quotes, written and read: escapes and the folding of curly quotes.
enum QuotedText {
  /// The text with the four curly quotes folded to straight ones. The language does this to a whole query before it reads
  /// anything else, so no value can hold a curly quote.
  static func folded(_ text: String) -> String {
    if !text.utf8.contains(0xE2) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2018, 0x2019: result.unicodeScalars.append("'")
      case 0x201C, 0x201D: result.unicodeScalars.append("\"")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Reads the inside of quotes: curly quotes fold, and a backslash before the quote or a backslash goes. Any other
  /// backslash, one at the very end included, is an ordinary character.
  static func read(_ raw: String, quote: QuoteMark.Kind) -> String {
    let text = folded(raw)
    if !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    let bytes = Array(text.utf8)
    let mark = quote == .single ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), offset < bytes.count, bytes[offset] == mark || bytes[offset] == byte {
        result.append(bytes[offset])
        offset += 1
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Writes a text with the quotes that need no escape where there are such, double ones before single ones.
  static func write(_ text: String) -> String {
    let mark: UInt8
    if !text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "'")) {
      mark = UInt8(ascii: "\"")
    } else {
      mark = UInt8(ascii: "'")
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = [mark]
    result.reserveCapacity(bytes.count + 2)
    for (offset, byte) in bytes.enumerated() {
      if byte == mark {
        result.append(UInt8(ascii: "\\"))
      } else if byte == UInt8(ascii: "\\") {
        // A backslash is escaped only where it would protect something: most texts then read as they were typed.
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : mark
        if next == mark || next == byte { result.append(byte) }
      }
      result.append(byte)
    }
    result.append(mark)
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether no mark of a family stands unprotected in a raw text, and, unless that is allowed, no backslash protects what
  /// comes behind it.
  static func staysOpen(_ raw: String, _ kind: QuoteMark.Kind, endsProtected: Bool) -> Bool {
    let mark: UInt8 =
      switch kind {
      case .double: UInt8(ascii: "\"")
      case .single: UInt8(ascii: "'")
      case .slash: UInt8(ascii: "/")
      }
    var isProtected = false
    for byte in (kind == .slash ? raw : folded(raw)).utf8 {
      if isProtected {
        isProtected = false
      } else if byte == UInt8(ascii: "\\") {
        isProtected = true
      } else if byte == mark {
        return false
      }
    }
    return endsProtected || !isProtected
  }
}
