import FilterText

/// Writing and reading of quoted texts: escapes and the folding of curly quotes.
enum QuotedText {
  /// The text with the four curly quotes folded to straight ones. The language does this before it reads a query, so no
  /// value contains a curly quote.
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

  /// Reads the inside of quotes: curly quotes are folded, and a backslash before the quote or a backslash is removed.
  /// Any other backslash, including one at the end, is an ordinary character.
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

  /// Quotes a text, with single quotes if it contains double quotes and no single ones, else with double quotes.
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
        // Escape a backslash only where it would escape something, so that most texts stay readable.
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : mark
        if next == mark || next == byte { result.append(byte) }
      }
      result.append(byte)
    }
    result.append(mark)
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a raw text has no unescaped mark of a family and, unless `endsProtected`, does not end in an escaping
  /// backslash.
  static func staysOpen(_ raw: String, kind: QuoteMark.Kind, endsProtected: Bool) -> Bool {
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

/// A mark that opens or closes a text: two straight quotes, four curly quotes, and the slash of a regular expression.
///
/// The raw value is the mark itself.
public enum QuoteMark: String, CaseIterable, Hashable, Sendable {
  /// The straight double quote, `"`.
  case straightDouble = "\""
  /// The left double quote `“`, U+201C.
  case leftDouble = "\u{201C}"
  /// The right double quote `”`, U+201D.
  case rightDouble = "\u{201D}"
  /// The straight single quote, `'`.
  case straightSingle = "'"
  /// The left single quote `‘`, U+2018.
  case leftSingle = "\u{2018}"
  /// The right single quote `’`, U+2019.
  case rightSingle = "\u{2019}"
  /// The slash around a regular expression.
  case slash = "/"

  /// The family of a mark; any mark of a family closes any other of it.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The straight double quote and the two curly ones folded to it.
    case double
    /// The straight single quote and the two curly ones folded to it.
    case single
    /// The slash around a regular expression.
    case slash
  }

  /// The family that the mark belongs to.
  package var kind: Kind {
    switch self {
    case .straightDouble, .leftDouble, .rightDouble: .double
    case .straightSingle, .leftSingle, .rightSingle: .single
    case .slash: .slash
    }
  }

  /// The straight mark of the family, used to supply a missing mark.
  package var straight: QuoteMark {
    switch kind {
    case .double: .straightDouble
    case .single: .straightSingle
    case .slash: .slash
    }
  }

  /// Number of UTF-8 bytes: three for the curly marks, else one.
  package var length: Int { straight == self ? 1 : 3 }
}

extension QuoteMark: CustomStringConvertible {
  /// The mark as typed.
  public var description: String { rawValue }
}

/// Whether a text can be written without quotes.
///
/// These are the lexer's rules, stated again since the lexer is no part of this module; `BareTextAgreementTests` compares
/// the two. All functions are linear in the text.
package enum BareText {
  /// Whether the text is a bare value after any operator.
  ///
  /// A value cannot begin with a quote or a slash, which would open a text, nor with `<`, `=` or `>`, which could
  /// become part of the operator.
  static func isValue(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): return false
    default: return isOneWord(bytes)
    }
  }

  /// Whether a bare value is also a bare name: no prefix, connective, separator, shorthand or filter.
  static func isName(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    switch bytes.first {
    case nil: return false
    case UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: ":"): return false
    case UInt8(ascii: ","): return bytes.contains { $0 != UInt8(ascii: ",") }
    case UInt8(ascii: "+"), UInt8(ascii: "@"):
      return !(bytes.count == 2 && bytes[1] == bytes[0]) && !beginsFilter(bytes)
    default: return !isConnective(bytes) && !beginsFilter(bytes)
    }
  }

  /// Whether the text is a bare word after `!`: it does not begin with a quote, or with `=`, which would make an
  /// operator.
  static func isExactName(_ text: String) -> Bool {
    switch text.utf8.first {
    case nil, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="): false
    default: isOneWord(Array(text.utf8))
    }
  }

  /// Whether the text is a field name; see ``FieldName``.
  static func isField(_ text: String) -> Bool {
    !text.utf8.isEmpty && NameCharacter.lengthOfName(text.utf8) == text.utf8.count
  }

  /// Whether there is no white space, no parenthesis, and no slash outside a closed brace.
  private static func isOneWord(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if endsBrace(byte) && byte != UInt8(ascii: "{") || byte == UInt8(ascii: "/") { return false }
      offset = byte == UInt8(ascii: "{") ? endOfBrace(in: bytes, at: offset) : offset + 1
    }
    return true
  }

  /// The end of the braces that open at an offset; the offset after it if they are not closed.
  static func endOfBrace(in bytes: [UInt8], at start: Int) -> Int {
    var closing = start + 1
    while closing < bytes.count, bytes[closing] != UInt8(ascii: "}"), !endsBrace(bytes[closing]) { closing += 1 }
    return closing < bytes.count && bytes[closing] == UInt8(ascii: "}") ? closing + 1 : start + 1
  }

  /// White space, parentheses and braces end the search for a closing brace.
  private static func endsBrace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5 || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: "{")
  }

  private static func isConnective(_ bytes: [UInt8]) -> Bool {
    let letters = bytes.map { $0 | 0x20 }
    return letters == Array("or".utf8) || letters == Array("and".utf8)
  }

  /// Whether the text begins with a field and an operator.
  private static func beginsFilter(_ bytes: [UInt8]) -> Bool {
    let length = NameCharacter.lengthOfName(bytes)
    guard length > 0, length < bytes.count else { return false }
    switch bytes[length] {
    case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): return true
    case UInt8(ascii: "!"): return length + 1 < bytes.count && bytes[length + 1] == UInt8(ascii: "=")
    default: return false
    }
  }
}
