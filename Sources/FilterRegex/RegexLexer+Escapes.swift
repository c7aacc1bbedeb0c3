import FilterText

extension RegexLexer {
  /// A backslash and the character after it. Only ASCII letters and digits get a meaning from the backslash.
  mutating func scanEscape() {
    guard offset + 1 < bytes.count else { return emit(.damaged, length: 1, diagnostic: .trailingBackslash) }
    let letter = bytes[offset + 1]
    if letter.isDigit { return scanNumberEscape() }
    if !letter.isLetter {
      let (scalar, length) = scalar(at: offset + 1)
      return emit(.escaped(scalar), length: 1 + length)
    }
    if let shorthand = shorthands.first(in: bytes, at: offset) {
      // A shorthand matches several characters, so it cannot be part of a class.
      if openClass == nil { return emit(.shorthand(shorthand), length: shorthand.length) }
      if let name = RegexEscapeClass(letter: letter) {
        return emit(.escapeClass(name), length: 2, diagnostic: .shorthandInClass)
      }
    }
    if let name = RegexEscapeClass(letter: letter) { return emit(.escapeClass(name), length: 2) }
    if openClass != nil, letter == UInt8(ascii: "b") { return emit(.escaped("\u{8}"), length: 2) }
    if let anchor = RegexAnchor(letter: letter) {
      return openClass == nil
        ? emit(.anchor(anchor), length: 2) : emit(.damaged, length: 2, diagnostic: .misplacedEscape)
    }
    switch letter {
    case UInt8(ascii: "a"): emit(.escaped("\u{7}"), length: 2)
    case UInt8(ascii: "e"): emit(.escaped("\u{1B}"), length: 2)
    case UInt8(ascii: "f"): emit(.escaped("\u{C}"), length: 2)
    case UInt8(ascii: "n"): emit(.escaped("\n"), length: 2)
    case UInt8(ascii: "r"): emit(.escaped("\r"), length: 2)
    case UInt8(ascii: "t"): emit(.escaped("\t"), length: 2)
    case UInt8(ascii: "v"): emit(.escaped("\u{B}"), length: 2)
    case UInt8(ascii: "c"): scanControlEscape()
    case UInt8(ascii: "u"): scanHexEscape(exactly: 4)
    case UInt8(ascii: "U"): scanHexEscape(exactly: 8)
    case UInt8(ascii: "x"): scanHexEscape(exactly: nil)
    default: emit(.damaged, length: 2, diagnostic: .unknownEscape)
    }
  }

  /// `\cJ`: the control character with the low five bits of the next one.
  private mutating func scanControlEscape() {
    guard offset + 2 < bytes.count else { return emit(.damaged, length: 2, diagnostic: .badCharacterCode) }
    let (scalar, length) = scalar(at: offset + 2)
    emit(.escaped(Unicode.Scalar(UInt8(scalar.value & 0x1F))), length: 2 + length)
  }

  /// `\u0041`, `\x41`. `\x` takes all hexadecimal digits that follow.
  private mutating func scanHexEscape(exactly count: Int?) {
    var end = offset + 2
    var value: UInt32 = 0
    while end < bytes.count, end - offset - 2 < count ?? .max, let digit = hexValue(bytes[end]) {
      value = min(value, 0xFF_FFFF) << 4 | digit
      end += 1
      steps &+= 1
    }
    let digits = end - offset - 2
    guard digits > 0, digits == count ?? digits, let scalar = Unicode.Scalar(value) else {
      return emit(.damaged, length: end - offset, diagnostic: .badCharacterCode)
    }
    emit(.escaped(scalar), length: end - offset)
  }

  private func hexValue(_ byte: UInt8) -> UInt32? {
    if byte.isDigit { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") ? UInt32(letter - UInt8(ascii: "a") + 10) : nil
  }

  /// `\1` is a back-reference; `\12` only if there are twelve groups, else, like `\0`, the octal code of a character.
  /// This is PostgreSQL's rule.
  private mutating func scanNumberEscape() {
    var end = offset + 1
    var number = 0
    while byte(at: end).isDigit {
      number = min(number * 10 + Int(bytes[end] - UInt8(ascii: "0")), Int(UInt16.max))
      end += 1
      steps &+= 1
    }
    if bytes[offset + 1] != UInt8(ascii: "0"), end == offset + 2 || number <= captures {
      if openClass != nil { return emit(.damaged, length: end - offset, diagnostic: .misplacedEscape) }
      return emit(.backReference(UInt16(number)), length: end - offset, diagnostic: .backReference)
    }
    var value: UInt32 = 0
    var length = 1
    while length < 4, case let digit = byte(at: offset + length), digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "7")
    {
      let larger = value << 3 | UInt32(digit - UInt8(ascii: "0"))
      if larger > 0xFF { break }
      value = larger
      length += 1
    }
    if length == 1 { return emit(.damaged, length: end - offset, diagnostic: .badCharacterCode) }
    emit(.escaped(Unicode.Scalar(UInt8(value))), length: length)
  }
}

extension RegexLexer {
  /// `[` or `[^`, or one of the two bracket expressions that are anchors.
  mutating func scanClassOpening() {
    if sees("[[:<:]]", at: offset) { return emit(.anchor(.wordStart), length: 7) }
    if sees("[[:>:]]", at: offset) { return emit(.anchor(.wordEnd), length: 7) }
    let isNegated = byte(at: offset + 1) == UInt8(ascii: "^")
    openClass = tokens.count
    emit(.classOpen(isNegated: isNegated), length: isNegated ? 2 : 1)
  }

  /// Inside brackets only the brackets, the hyphen and the backslash have a meaning.
  mutating func scanClassPiece() {
    let isFirst = openClass == tokens.count - 1
    switch bytes[offset] {
    case UInt8(ascii: "]") where !isFirst:
      emit(.classClose, length: 1)
      openClass = nil
    case UInt8(ascii: "-") where !isFirst && byte(at: offset + 1) != UInt8(ascii: "]"):
      emit(.classHyphen, length: 1)
    case UInt8(ascii: "\\"): scanEscape()
    case UInt8(ascii: "["): scanNamedClass()
    default: scanLiteral()
    }
  }

  /// `[:alpha:]`, `[=a=]`, `[.a.]`; a `[` before anything else is an ordinary character.
  ///
  /// PostgreSQL extends a name to its mark, across any brackets, and then finds no such class. Here it ends at the
  /// first bracket: the pattern is rejected either way, and the diagnostic has a better range.
  private mutating func scanNamedClass() {
    let mark = byte(at: offset + 1)
    guard mark == UInt8(ascii: ":") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: ".") else {
      return scanLiteral()
    }
    if mark != UInt8(ascii: ":"), offset + 2 < bytes.count {
      let (scalar, length) = scalar(at: offset + 2)
      let end = offset + 2 + length
      if byte(at: end) == mark, byte(at: end + 1) == UInt8(ascii: "]") {
        return emit(.escaped(scalar), length: end + 2 - offset)
      }
    }
    var end = offset + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
      end += 1
      steps &+= 1
    }
    guard end < bytes.count, end > offset + 2, bytes[end - 1] == mark else {
      return emit(.damaged, length: end - offset, diagnostic: .unclosedPosixClass)
    }
    let name = String(decoding: bytes[offset + 2..<end - 1], as: UTF8.self)
    if mark == UInt8(ascii: ":"), let known = RegexPosixClass(rawValue: name) {
      return emit(.posixClass(known), length: end + 1 - offset)
    }
    emit(.damaged, length: end + 1 - offset, diagnostic: .unknownPosixClass)
  }
}
