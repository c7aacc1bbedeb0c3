import FilterText

extension RegexLexer {
  /// A parenthesis, with what makes it a group of some kind.
  mutating func scanGroupOpening() {
    guard byte(at: offset + 1) == UInt8(ascii: "?") else {
      captures += 1
      return emit(.open(.capturing), 1)
    }
    switch byte(at: offset + 2) {
    case UInt8(ascii: ":"): emit(.open(.nonCapturing), 3)
    case UInt8(ascii: "="): emit(.open(.lookAhead), 3)
    case UInt8(ascii: "!"): emit(.open(.negativeLookAhead), 3)
    case UInt8(ascii: ">"): emit(.open(.atomic), 3, .atomicGroup)
    case UInt8(ascii: "#"): scanComment()
    case UInt8(ascii: "<") where byte(at: offset + 3) == UInt8(ascii: "="): emit(.open(.lookBehind), 4)
    case UInt8(ascii: "<") where byte(at: offset + 3) == UInt8(ascii: "!"): emit(.open(.negativeLookBehind), 4)
    case UInt8(ascii: "<"): scanGroupName(from: offset + 3)
    case UInt8(ascii: "P") where byte(at: offset + 3) == UInt8(ascii: "<"): scanGroupName(from: offset + 4)
    default: scanFlags()
    }
  }

  /// A comment ends at the next parenthesis or, which PostgreSQL does not mind, with the text.
  private mutating func scanComment() {
    var end = offset + 3
    while end < bytes.count, bytes[end] != UInt8(ascii: ")") {
      end += 1
      steps &+= 1
    }
    emit(.comment, min(end + 1, bytes.count) - offset)
  }

  private mutating func scanGroupName(from start: Int) {
    var end = start
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") {
      end += 1
      steps &+= 1
    }
    if byte(at: end) == UInt8(ascii: ">") { end += 1 }
    captures += 1
    emit(.open(.named), end - offset, .namedGroup)
  }

  /// `(?i)`, `(?i-s:`; and where neither comes of it, `(?` alone.
  private mutating func scanFlags() {
    var end = offset + 2
    while isLetter(byte(at: end)) || byte(at: end) == UInt8(ascii: "-") || byte(at: end) == UInt8(ascii: "^") {
      end += 1
      steps &+= 1
    }
    switch byte(at: end) {
    case UInt8(ascii: ")") where end > offset + 2: emit(.damaged, end + 1 - offset, .inlineFlags)
    case UInt8(ascii: ":") where end > offset + 2: emit(.open(.flagged), end + 1 - offset, .inlineFlags)
    default: emit(.open(.unknown), 2, .unknownGroup)
    }
  }
}
