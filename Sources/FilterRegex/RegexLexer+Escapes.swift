import FilterText

extension RegexLexer {
  /// A backslash and what it gives a meaning to, or takes one from. Only ASCII letters and digits get a meaning.
  mutating func scanEscape() {
    guard offset + 1 < bytes.count else { return emit(.damaged, 1, .trailingBackslash) }
    let letter = bytes[offset + 1]
    if isDigit(letter) { return scanNumberEscape() }
    if !isLetter(letter) {
      let (scalar, length) = scalar(at: offset + 1)
      return emit(.escaped(scalar), 1 + length)
    }
    if let shorthand = RegexShorthand(in: bytes, at: offset) {
      // What a shorthand is within brackets is not known; it is several characters, so no class can hold it.
      if openClass != nil { return emit(.escapeClass(.space), 2, .shorthandInClass) }
      return emit(.shorthand(shorthand), shorthand.length)
    }
    if let name = RegexEscapeClass(letter: letter) { return emit(.escapeClass(name), 2) }
    if openClass != nil, letter == UInt8(ascii: "b") { return emit(.escaped("\u{8}"), 2) }
    if let anchor = RegexAnchor(letter: letter) {
      return openClass == nil ? emit(.anchor(anchor), 2) : emit(.damaged, 2, .misplacedEscape)
    }
    switch letter {
    case UInt8(ascii: "a"): emit(.escaped("\u{7}"), 2)
    case UInt8(ascii: "e"): emit(.escaped("\u{1B}"), 2)
    case UInt8(ascii: "f"): emit(.escaped("\u{C}"), 2)
    case UInt8(ascii: "n"): emit(.escaped("\n"), 2)
    case UInt8(ascii: "r"): emit(.escaped("\r"), 2)
    case UInt8(ascii: "t"): emit(.escaped("\t"), 2)
    case UInt8(ascii: "v"): emit(.escaped("\u{B}"), 2)
    case UInt8(ascii: "c"): scanControlEscape()
    case UInt8(ascii: "u"): scanHexEscape(exactly: 4)
    case UInt8(ascii: "U"): scanHexEscape(exactly: 8)
    case UInt8(ascii: "x"): scanHexEscape(exactly: nil)
    default: emit(.damaged, 2, .unknownEscape)
    }
  }

  /// `\cJ`: the control character with the low five bits of the next one.
  private mutating func scanControlEscape() {
    guard offset + 2 < bytes.count else { return emit(.damaged, 2, .badCharacterCode) }
    let (scalar, length) = scalar(at: offset + 2)
    emit(.escaped(Unicode.Scalar(UInt8(scalar.value & 0x1F))), 2 + length)
  }

  /// `\u0041`, `\x41`. A `\x` takes every hexadecimal digit there is.
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
      return emit(.damaged, end - offset, .badCharacterCode)
    }
    emit(.escaped(scalar), end - offset)
  }

  private func hexValue(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") ? UInt32(letter - UInt8(ascii: "a") + 10) : nil
  }

  /// `\1` is a back-reference; `\12` only where there are twelve groups, and else, like `\0`, a character by its octal
  /// number. That is PostgreSQL's rule.
  private mutating func scanNumberEscape() {
    var end = offset + 1
    var number = 0
    while isDigit(byte(at: end)) {
      number = min(number * 10 + Int(bytes[end] - UInt8(ascii: "0")), Int(UInt16.max))
      end += 1
      steps &+= 1
    }
    if bytes[offset + 1] != UInt8(ascii: "0"), end == offset + 2 || number <= captures {
      if openClass != nil { return emit(.damaged, end - offset, .misplacedEscape) }
      return emit(.backReference(UInt16(number)), end - offset, .backReference)
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
    if length == 1 { return emit(.damaged, end - offset, .badCharacterCode) }
    emit(.escaped(Unicode.Scalar(UInt8(value))), length)
  }
}
