import FilterText

/// Finds the comment of a line of a query: a `#` after white space that is in no quoted text or pattern.
///
/// It divides a line as the lexer does, whose module is above this one, and remembers the quoted text that is open at
/// the end of a line. A pattern that is not closed in its line does not hide a comment: the path of `path:/etc # note`
/// looks like one.
struct CommentScanner {
  /// The quote that closes the text that is open; nil outside of quoted texts.
  private var closing: UInt8?
  private var cursor = 0
  private var end = 0

  /// The comment of the next line of the query; nil if it has none.
  mutating func comment(in line: SourceRange, of source: SourceText) -> SourceRange? {
    source.bytes.withUnsafeBufferPointer { bytes in
      (cursor, end) = (line.start, line.end)
      if closing != nil { skipQuoted(bytes) }
      var isAfterWhitespace = false
      while cursor < end {
        if bytes[cursor].isWhitespace {
          cursor += 1
          isAfterWhitespace = true
        } else if isAfterWhitespace, bytes[cursor] == UInt8(ascii: "#") {
          return SourceRange(start: cursor, end: end)
        } else {
          isAfterWhitespace = false
          skipToken(bytes)
        }
      }
      return nil
    }
  }

  private mutating func skipToken(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes[cursor] {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"), UInt8(ascii: "/"): cursor += 1
    case UInt8(ascii: "!"):
      cursor += 1
      while cursor < end, bytes[cursor] == UInt8(ascii: "/") { cursor += 1 }
      if cursor < end, bytes[cursor] == UInt8(ascii: "=") { return skipComparison(bytes) }
      skipWord(bytes)
    case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): skipComparison(bytes)
    case let byte where byte.isLetter || byte == UInt8(ascii: "_") || isForeign(byte):
      skipName(bytes)
      if cursor < end, isComparison(bytes, at: cursor) { return skipComparison(bytes) }
      skipRestOfWord(bytes)
    default: skipWord(bytes)
    }
  }

  /// Skips the name of a field, or the part of a word that could be one.
  private mutating func skipName(_ bytes: UnsafeBufferPointer<UInt8>) {
    while cursor < end {
      if continuesName(bytes[cursor]) {
        cursor += 1
      } else if bytes[cursor] == UInt8(ascii: "."), cursor + 1 < end, continuesName(bytes[cursor + 1]) {
        cursor += 2
      } else {
        return
      }
    }
  }

  private func continuesName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || isForeign(byte)
  }

  /// Whether a byte may be part of a letter of another script; those with 0xE2 are quotes and symbols.
  private func isForeign(_ byte: UInt8) -> Bool { byte >= 0x80 && byte != 0xE2 }

  private func isComparison(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte == UInt8(ascii: "!") { return offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "=") }
    return byte == UInt8(ascii: ":") || byte &- 0x3C < 3
  }

  /// Skips an operator and the value at its end.
  private mutating func skipComparison(_ bytes: UnsafeBufferPointer<UInt8>) {
    let first = bytes[cursor]
    cursor += 1
    if first != UInt8(ascii: ":"), cursor < end {
      let second = bytes[cursor]
      let isPair =
        first == UInt8(ascii: "=")
        ? second == UInt8(ascii: "<") || second == UInt8(ascii: ">") : second == UInt8(ascii: "=")
      if isPair { cursor += 1 }
    }
    if cursor < end, bytes[cursor] == UInt8(ascii: "/") { return skipPattern(bytes) }
    skipWord(bytes)
  }

  /// Skips a pattern that is closed in this line; otherwise its slash alone.
  private mutating func skipPattern(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor += 1
    var offset = cursor
    while offset < end {
      if bytes[offset] == UInt8(ascii: "/") {
        cursor = offset + 1
        return
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// Skips a quoted text or a word.
  private mutating func skipWord(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard cursor < end, let quote = quote(bytes, at: cursor) else { return skipRestOfWord(bytes) }
    closing = quote.closing
    cursor += quote.length
    skipQuoted(bytes)
  }

  private mutating func skipRestOfWord(_ bytes: UnsafeBufferPointer<UInt8>) {
    while cursor < end, !endsWord(bytes[cursor]) {
      cursor = bytes[cursor] == UInt8(ascii: "{") ? endOfBrace(bytes) : cursor + 1
    }
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"): true
    default: byte.isWhitespace
    }
  }

  /// The end of the closed brace at the cursor; the next offset if it is not closed.
  private func endOfBrace(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = cursor + 1
    while offset < end, bytes[offset] != UInt8(ascii: "{"),
      bytes[offset] == UInt8(ascii: "/") || !endsWord(bytes[offset])
    {
      if bytes[offset] == UInt8(ascii: "}") { return offset + 1 }
      offset += 1
    }
    return cursor + 1
  }

  /// Skips to the end of the quoted text that is open, or of the line.
  private mutating func skipQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    while cursor < end {
      if bytes[cursor] == UInt8(ascii: "\\") {
        cursor += 2
      } else if let quote = quote(bytes, at: cursor) {
        cursor += quote.length
        if quote.closing == closing {
          closing = nil
          return
        }
      } else {
        cursor += 1
      }
    }
    cursor = end
  }

  /// The quote at an offset: its straight form, and its length in bytes.
  private func quote(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (closing: UInt8, length: Int)? {
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return (bytes[offset], 1)
    case 0xE2 where offset + 2 < end && bytes[offset + 1] == 0x80:
      switch bytes[offset + 2] {
      case 0x98, 0x99: return (UInt8(ascii: "'"), 3)
      case 0x9C, 0x9D: return (UInt8(ascii: "\""), 3)
      default: return nil
      }
    default: return nil
    }
  }
}
