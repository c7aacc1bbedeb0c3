/// Where a text can be written without quotes.
///
/// These are the lexer's rules seen from the other side; this module imports nothing, so they are stated here once more,
/// and a test holds the two together (`BareTextAgreementTests`: a text is bare exactly where the lexer makes one token of
/// it). All questions are linear in the text.
enum BareText {
  /// Whether the text is one bare value behind any operator.
  ///
  /// A value cannot begin with a quote or a slash, which would open a text, nor with `<`, `=` or `>`, which the operator
  /// before it could swallow.
  static func isValue(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): return false
    default: return isOneWord(bytes)
    }
  }

  /// Whether a bare value is a bare word that stands for itself: no prefix, connective, separator, shorthand or filter.
  static func isName(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    switch bytes.first {
    case nil: return false
    case UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: ":"): return false
    case UInt8(ascii: ","): return bytes.contains { $0 != UInt8(ascii: ",") }
    case UInt8(ascii: "+"), UInt8(ascii: "@"): return !(bytes.count == 2 && bytes[1] == bytes[0])
    default: return !isConnective(bytes) && !beginsFilter(bytes)
    }
  }

  /// Whether the text is one bare word behind `!`: there a quote would open a text and `=` make an operator of it.
  static func isExactName(_ text: String) -> Bool {
    switch text.utf8.first {
    case nil, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="): false
    default: isOneWord(Array(text.utf8))
    }
  }

  /// Whether the text is a field name: a letter or `_`, then letters, digits, `_` and `-`. ASCII only.
  static func isField(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.isEmpty && fieldLength(bytes) == bytes.count
  }

  static func isFieldStart(_ byte: UInt8) -> Bool {
    (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == UInt8(ascii: "_")
  }

  static func isFieldContinuation(_ byte: UInt8) -> Bool {
    isFieldStart(byte) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "-")
  }

  /// No white space, no parenthesis, and no slash outside a closed brace.
  private static func isOneWord(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if endsBrace(byte) && byte != UInt8(ascii: "{") || byte == UInt8(ascii: "/") { return false }
      offset += 1
      guard byte == UInt8(ascii: "{") else { continue }
      var closing = offset
      while closing < bytes.count, bytes[closing] != UInt8(ascii: "}"), !endsBrace(bytes[closing]) { closing += 1 }
      if closing < bytes.count, bytes[closing] == UInt8(ascii: "}") { offset = closing + 1 }
    }
    return true
  }

  /// White space, a parenthesis or another brace: before these a brace must be closed to be one.
  private static func endsBrace(_ byte: UInt8) -> Bool {
    isWhitespace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "{")
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  private static func isConnective(_ bytes: [UInt8]) -> Bool {
    let letters = bytes.map { $0 | 0x20 }
    return letters == Array("or".utf8) || letters == Array("and".utf8)
  }

  /// A field and an operator.
  private static func beginsFilter(_ bytes: [UInt8]) -> Bool {
    let length = fieldLength(bytes)
    guard length > 0, length < bytes.count else { return false }
    switch bytes[length] {
    case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): return true
    case UInt8(ascii: "!"): return length + 1 < bytes.count && bytes[length + 1] == UInt8(ascii: "=")
    default: return false
    }
  }

  private static func fieldLength(_ bytes: [UInt8]) -> Int {
    guard let first = bytes.first, isFieldStart(first) else { return 0 }
    var length = 1
    while length < bytes.count, isFieldContinuation(bytes[length]) { length += 1 }
    return length
  }
}
