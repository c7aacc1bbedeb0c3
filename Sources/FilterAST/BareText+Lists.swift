import FilterText

extension BareText {
  /// Whether a text with slashes is one bare value in the syntax of lists: `text/html`, `/api/a`, but not the pattern
  /// `/a/`.
  static func isSlashed(_ text: String) -> Bool {
    var text = text
    guard let first = text.utf8.first, text.utf8.contains(UInt8(ascii: "/")), !isDivided(text) else { return false }
    if first == UInt8(ascii: "/"), text.withUTF8({ SlashedValue.isPattern($0) }) { return false }
    let plain = String(decoding: text.utf8.filter { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    return isValue(first == UInt8(ascii: "/") ? "x" + plain : plain)
  }

  /// Whether a text with slashes is one bare word in the syntax of lists: `tcp/ip`.
  static func isSlashedName(_ text: String) -> Bool {
    switch text.utf8.first {
    case nil, UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "/"):
      return false
    default: break
    }
    guard text.utf8.last != UInt8(ascii: "/"), text.utf8.contains(UInt8(ascii: "/")) else { return false }
    let plain = "x" + String(decoding: text.utf8.filter { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    return isValue(plain) && isName(plain)
  }

  /// The number of parentheses that a bare pattern does not close.
  package static func openParentheses(in bytes: some Sequence<UInt8>) -> Int {
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth
  }

  /// Whether a bare value would be several values, a range or another operator in the syntax of lists: `a,b`, `1..3`,
  /// `[a`, `!=a`, `~a`.
  static func isDivided(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return false }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") && endOfBrace(in: bytes, at: 0) == 1 { return true }
    if first == UInt8(ascii: "~") { return true }
    if first == UInt8(ascii: "!"), bytes.count > 1, bytes[1] == UInt8(ascii: "=") || bytes[1] == UInt8(ascii: "~") {
      return true
    }
    var offset = bytes.withUnsafeBufferPointer { GroupedNumber.length(in: $0, at: 0) }
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
}
