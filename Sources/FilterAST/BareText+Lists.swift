import FilterText

extension BareText {
  /// Whether a bare value would be several values, a range or another operator in the syntax of lists: `a,b`, `1..3`,
  /// `[a`, `!=a`.
  static func isDivided(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return false }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") && endOfBrace(in: bytes, at: 0) == 1 { return true }
    if first == UInt8(ascii: "!"), bytes.count > 1, bytes[1] == UInt8(ascii: "=") { return true }
    var offset = lengthOfGroupedNumber(bytes)
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "|"): return true
      case UInt8(ascii: "&"): if offset + 1 < bytes.count, bytes[offset + 1] == byte { return true }
      case UInt8(ascii: "."):
        let start = offset
        while offset + 1 < bytes.count, bytes[offset + 1] == byte { offset += 1 }
        if offset == start + 1 { return true }
      case UInt8(ascii: "{"):
        offset = endOfBrace(in: bytes, at: offset)
        continue
      default: break
      }
      offset += 1
    }
    return false
  }

  /// The end of the braces that open at an offset; the offset after it if they are not closed.
  private static func endOfBrace(in bytes: [UInt8], at start: Int) -> Int {
    for offset in start + 1..<max(start + 1, bytes.count) {
      if bytes[offset] == UInt8(ascii: "}") { return offset + 1 }
      if bytes[offset] == UInt8(ascii: "{") { break }
    }
    return start + 1
  }

  /// The length of a number with thousands separators at the beginning, one of whose later groups begins with a zero:
  /// `1,000`; zero for other text. The lexer has the same rule.
  private static func lengthOfGroupedNumber(_ bytes: [UInt8]) -> Int {
    var offset = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let first = offset
    while offset < bytes.count, offset < first + 4, bytes[offset].isDigit { offset += 1 }
    guard offset > first, offset < first + 4 else { return 0 }
    var hasZero = false
    while offset + 3 < bytes.count, bytes[offset] == UInt8(ascii: ","),
      bytes[offset + 1..<offset + 4].allSatisfy({ $0.isDigit })
    {
      if bytes[offset + 1] == UInt8(ascii: "0") { hasZero = true }
      offset += 4
      if offset < bytes.count, bytes[offset].isDigit { return 0 }
    }
    return hasZero ? offset : 0
  }
}
