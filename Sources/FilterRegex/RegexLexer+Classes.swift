import FilterText

extension RegexLexer {
  /// `[`, `[^`; or one of the two "classes" that are places.
  mutating func scanClassOpening() {
    if sees("[[:<:]]", at: offset) { return emit(.anchor(.wordStart), 7) }
    if sees("[[:>:]]", at: offset) { return emit(.anchor(.wordEnd), 7) }
    let isNegated = byte(at: offset + 1) == UInt8(ascii: "^")
    openClass = tokens.count
    emit(.classOpen(isNegated: isNegated), isNegated ? 2 : 1)
  }

  /// Within brackets only the bracket itself, the hyphen and the backslash mean something.
  mutating func scanClassPiece() {
    let isFirst = openClass == tokens.count - 1
    switch bytes[offset] {
    case UInt8(ascii: "]") where !isFirst:
      emit(.classClose, 1)
      openClass = nil
    case UInt8(ascii: "-") where !isFirst && byte(at: offset + 1) != UInt8(ascii: "]"):
      emit(.classHyphen, 1)
    case UInt8(ascii: "\\"): scanEscape()
    case UInt8(ascii: "["): scanNamedClass()
    default: scanLiteral()
    }
  }

  /// `[:alpha:]`, `[=a=]`, `[.a.]`; a `[` before anything else is a character.
  ///
  /// PostgreSQL lets a name run to its mark, over any brackets, and then finds no class of that name. Here it ends at the
  /// first bracket: the pattern is refused either way, and the finding stands where it belongs.
  private mutating func scanNamedClass() {
    let mark = byte(at: offset + 1)
    guard mark == UInt8(ascii: ":") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: ".") else {
      return scanLiteral()
    }
    if mark != UInt8(ascii: ":"), offset + 2 < bytes.count {
      let (scalar, length) = scalar(at: offset + 2)
      let end = offset + 2 + length
      if byte(at: end) == mark, byte(at: end + 1) == UInt8(ascii: "]") {
        return emit(.escaped(scalar), end + 2 - offset)
      }
    }
    var end = offset + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
      end += 1
      steps &+= 1
    }
    guard end < bytes.count, end > offset + 2, bytes[end - 1] == mark else {
      return emit(.damaged, end - offset, .unclosedPosixClass)
    }
    let name = String(decoding: bytes[offset + 2..<end - 1], as: UTF8.self)
    if mark == UInt8(ascii: ":"), let known = RegexPosixClass(rawValue: name) {
      return emit(.posixClass(known), end + 1 - offset)
    }
    emit(.damaged, end + 1 - offset, .unknownPosixClass)
  }
}
