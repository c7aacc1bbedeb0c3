extension TokenScanner {
  /// Whether a bare word that reaches `offset` ends there.
  @inline(__always)
  func isWordEnd(_ offset: Int) -> Bool {
    offset >= end || ByteClass.endsWord(bytes[offset])
  }

  /// The end of the bare word or value that goes on at `start`: the next white space, parenthesis or slash that is not
  /// inside a closed brace.
  @inline(__always)
  mutating func endOfWord(from start: Int) -> Int {
    var cursor = start
    while cursor < end {
      let byte = bytes[cursor]
      if ByteClass.endsWord(byte) { break }
      if byte == UInt8(ascii: "{") {
        cursor = endOfBrace(at: cursor)
      } else {
        cursor += 1
      }
    }
    return cursor
  }

  /// The end of the opaque `{…}` that opens at `start`: what makes `{2/w}` one word. A brace that is not closed before the
  /// next white space, parenthesis or brace is an ordinary letter. Since the search ends at a brace, no byte is searched
  /// twice.
  private mutating func endOfBrace(at start: Int) -> Int {
    var cursor = start + 1
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "}") { break }
      if byte == UInt8(ascii: "{") || (ByteClass.endsWord(byte) && byte != UInt8(ascii: "/")) { break }
      cursor += 1
    }
    steps &+= cursor &- start
    return cursor < end && bytes[cursor] == UInt8(ascii: "}") ? cursor + 1 : start + 1
  }

  /// The connective the word from the offset to `wordEnd` is, if any: the whole word, in any letter case.
  @inline(__always)
  func connective(to wordEnd: Int) -> TokenKind? {
    switch wordEnd - offset {
    case 2:
      letter(0) == UInt8(ascii: "o") && letter(1) == UInt8(ascii: "r") ? .or : nil
    case 3:
      letter(0) == UInt8(ascii: "a") && letter(1) == UInt8(ascii: "n") && letter(2) == UInt8(ascii: "d") ? .and : nil
    default: nil
    }
  }

  /// The byte `distance` behind the offset; a letter in lower case.
  @inline(__always)
  private func letter(_ distance: Int) -> UInt8 { bytes[offset + distance] | 0x20 }
}
