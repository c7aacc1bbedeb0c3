extension TokenScanner {
  /// The quote at `offset`, if one stands there: its family and its length in bytes (one straight, three curly).
  @inline(__always)
  func quote(at offset: Int) -> (family: QuoteClass, length: Int)? {
    switch bytes[offset] {
    case UInt8(ascii: "\""): (.double, 1)
    case UInt8(ascii: "'"): (.single, 1)
    case 0xE2: curlyQuote(at: offset)
    default: nil
    }
  }

  /// U+2018, U+2019, U+201C and U+201D are E2 80 98, 99, 9C and 9D.
  private func curlyQuote(at offset: Int) -> (family: QuoteClass, length: Int)? {
    guard offset + 2 < end, bytes[offset + 1] == 0x80 else { return nil }
    switch bytes[offset + 2] {
    case 0x98, 0x99: return (.single, 3)
    case 0x9C, 0x9D: return (.double, 3)
    default: return nil
    }
  }

  /// A quoted text: up to the next quote of the same family that no backslash protects, else to the end of the text.
  mutating func scanQuoted(_ opening: (family: QuoteClass, length: Int)) {
    let straight = opening.family == .double ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    var cursor = offset + opening.length
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\\") {
        cursor += 2
      } else if byte == straight {
        return emit(.quoted, to: cursor + 1)
      } else if byte == 0xE2, let closing = curlyQuote(at: cursor), closing.family == opening.family {
        return emit(.quoted, to: cursor + closing.length)
      } else {
        cursor += 1
      }
    }
    emit(.unclosedQuoted, to: end)
  }

  /// A regular expression: up to the next slash that no backslash protects, else to the end of the text.
  mutating func scanRegex() {
    var cursor = offset + 1
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\\") {
        cursor += 2
      } else if byte == UInt8(ascii: "/") {
        return emit(.regex, to: cursor + 1)
      } else {
        cursor += 1
      }
    }
    emit(.unclosedRegex, to: end)
  }
}
