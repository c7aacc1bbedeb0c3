import FilterText

/// The state of one run of the lexer over a text.
struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var offset = 0
  var tokens: TokenBuffer
  /// The bytes that were read besides those of the tokens.
  var extraSteps = 0
  /// The values that the offset is in.
  var values = ValueScope()
  /// The end of the bytes in which no value that begins with a slash is a pattern with further slashes.
  var textEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, into tokens: TokenBuffer) {
    self.bytes = bytes
    self.end = bytes.count
    self.tokens = tokens
  }

  // The options are passed along and not kept: that would count references, at a tenth of the time of a short text.
  mutating func run(syntax: SyntaxOptions) {
    if syntax.base == .lists { return runLists(syntax: syntax) }
    while offset < end {
      let byte = bytes[offset]
      // Most tokens begin with a letter.
      if ByteClass.beginsField(byte) { scanFieldOrWord(syntax) } else { scanTerm(byte, syntax) }
    }
  }

  /// Ends the token that began at the current offset.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, to tokenEnd: Int) {
    tokens.append(Token(kind: kind, from: offset, to: tokenEnd))
    offset = tokenEnd
  }

  @inline(__always)
  mutating func scanTerm(_ byte: UInt8, _ syntax: SyntaxOptions) {
    switch byte {
    case UInt8(ascii: " "), 0x09...0x0D:
      var cursor = offset + 1
      while cursor < end, bytes[cursor].isWhitespace { cursor += 1 }
      emit(.whitespace, to: cursor)
    case UInt8(ascii: "("): emit(.leftParenthesis, to: offset + 1)
    case UInt8(ascii: ")"): emit(.rightParenthesis, to: offset + 1)
    case UInt8(ascii: "-"): emit(.minus, to: offset + 1)
    case UInt8(ascii: "/"): emit(.slash, to: endOfRun(of: byte))
    case UInt8(ascii: "!"):
      if offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "=") {
        scanComparison()
      } else {
        emit(.exclamation, to: offset + 1)
        scanExactName(syntax)
      }
    case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): scanComparison()
    case UInt8(ascii: ","):
      let commas = endOfRun(of: byte)
      if isWordEnd(commas) { emit(.comma, to: commas) } else { emit(.word, to: endOfWord(from: commas)) }
    case UInt8(ascii: "+"), UInt8(ascii: "@"):
      if offset + 1 < end, bytes[offset + 1] == byte, isWordEnd(offset + 2) {
        emit(.shorthand, to: offset + 2)
      } else {
        scanOtherWord(byte, syntax)
      }
    default:
      if let quote = quote(at: offset) { scanQuoted(quote) } else { scanOtherWord(byte, syntax) }
    }
  }

  /// After `!`: a quoted text or a word; anything else leaves the mark dangling. Slashes between the mark and the name
  /// do not end the mode: `!/bolt/`.
  private mutating func scanExactName(_ syntax: SyntaxOptions) {
    if offset < end, bytes[offset] == UInt8(ascii: "/") {
      let slashes = endOfRun(of: UInt8(ascii: "/"))
      // Without the slashes `!=` would be an operator, and in the syntax of lists `!~`.
      if isWordEnd(slashes) || bytes[slashes] == UInt8(ascii: "=") { return }
      if bytes[slashes] == UInt8(ascii: "~"), syntax.base == .lists { return }
      emit(.slash, to: slashes)
    }
    if isWordEnd(offset) { return }
    if let quote = quote(at: offset) { scanQuoted(quote) } else { emit(.word, to: endOfWord(from: offset)) }
  }

  /// After an operator: a quoted text, a regular expression or a bare value; anything else means that the value is
  /// missing. `isPath` is for values in which a slash is an ordinary character.
  @inline(__always)
  mutating func scanValue(isPath: Bool) {
    if offset == end { return }
    if bytes[offset] == UInt8(ascii: "/") { return isPath ? scanPath() : scanRegex() }
    if ByteClass.endsWord(bytes[offset]) { return }
    if isPath, quote(at: offset) == nil { return scanPath() }
    if let quote = quote(at: offset) { scanQuoted(quote) } else { emit(.value, to: endOfWord(from: offset)) }
  }

  /// A word that begins with no letter of ASCII. After a sign, a letter may begin a name.
  private mutating func scanOtherWord(_ byte: UInt8, _ syntax: SyntaxOptions) {
    let isName =
      byte >= 0x80
      || NameCharacter.isSign(byte) && offset + 1 < end && NameCharacter.mayBegin(bytes[offset + 1])
    if isName { scanFieldOrWord(syntax) } else { emit(.word, to: endOfWord(from: offset, syntax)) }
  }

  /// A field if an operator follows the name, else a word, which may be a connective.
  mutating func scanFieldOrWord(_ syntax: SyntaxOptions) {
    var union = bytes[offset]
    var cursor = endOfNamePart(from: offset + 1, &union)
    while cursor + 1 < end, bytes[cursor] == UInt8(ascii: "."), NameCharacter.mayContinue(bytes[cursor + 1]) {
      union |= bytes[cursor + 1]
      cursor = endOfNamePart(from: cursor + 2, &union)
    }
    if syntax.base == .lists, scanListFilter(to: cursor, syntax) { return }
    // The characters beyond ASCII are looked at only where they matter.
    if cursor < end, union < 0x80 || bytes[cursor] < 0x40 && isName(to: cursor) {
      let byte = bytes[cursor]
      if ByteClass.beginsComparison(byte) { return scanFilter(to: cursor, syntax) }
      if byte == UInt8(ascii: "!") {
        if cursor + 1 < end, bytes[cursor + 1] == UInt8(ascii: "=") { return scanFilter(to: cursor, syntax) }
        if isWordEnd(cursor + 1) {
          emit(.field, to: cursor)
          return emit(.halfComparison, to: cursor + 1)
        }
      }
    }
    let wordEnd = endOfWord(from: cursor, syntax)
    emit(connective(to: wordEnd) ?? .word, to: wordEnd)
  }

  /// The field that ends at `end` of the name, its operator and its value.
  @inline(__always)
  private mutating func scanFilter(to nameEnd: Int, _ syntax: SyntaxOptions) {
    let isPath = syntax.hasPathFields && syntax.isPathField(bytes, from: offset, to: nameEnd)
    emit(.field, to: nameEnd)
    scanComparison(isPath: isPath)
  }

  /// A bare value with slashes.
  private mutating func scanPath() {
    var cursor = offset
    while cursor < end, bytes[cursor] == UInt8(ascii: "/") || !ByteClass.endsWord(bytes[cursor]) { cursor += 1 }
    emit(.value, to: cursor)
  }

  /// The end of the bytes that a part of a name may have; their bits are added to `union`.
  @inline(__always)
  private func endOfNamePart(from start: Int, _ union: inout UInt8) -> Int {
    var cursor = start
    while cursor < end, NameCharacter.mayContinue(bytes[cursor]) {
      union |= bytes[cursor]
      cursor += 1
    }
    return cursor
  }

  /// Whether the bytes up to `end`, some of them beyond ASCII, are a name, and an operator or `!` follows them.
  @inline(never)
  private mutating func isName(to end: Int) -> Bool {
    guard ByteClass.beginsComparison(bytes[end]) || bytes[end] == UInt8(ascii: "!") else { return false }
    extraSteps &+= end &- offset
    return isName(offset..<end)
  }

  /// The longest operator at the offset, and its value.
  @inline(__always)
  private mutating func scanComparison(isPath: Bool = false) {
    emit(.comparison, to: bytes[offset] == UInt8(ascii: ":") ? offset + 1 : offset + lengthOfOperator(at: offset))
    scanValue(isPath: isPath)
  }

  /// The length of the operator at an offset, which is not a colon.
  @inline(__always)
  func lengthOfOperator(at offset: Int) -> Int {
    if offset + 1 >= end { return 1 }
    let second = bytes[offset + 1]
    if bytes[offset] == UInt8(ascii: "=") {
      return second == UInt8(ascii: "<") || second == UInt8(ascii: ">") ? 2 : 1
    }
    return second == UInt8(ascii: "=") ? 2 : 1
  }

  private func endOfRun(of byte: UInt8) -> Int {
    var cursor = offset + 1
    while cursor < end, bytes[cursor] == byte { cursor += 1 }
    return cursor
  }
}

extension TokenScanner {
  /// Whether a bare word that reaches `offset` ends there.
  @inline(__always)
  func isWordEnd(_ offset: Int) -> Bool { offset >= end || ByteClass.endsWord(bytes[offset]) }

  /// The end of the bare word or value that continues at `start`: the next white space, parenthesis or slash outside a
  /// closed brace.
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

  /// The end of a bare word. In the syntax of lists the slashes inside it belong to it: `tcp/ip`.
  @inline(__always)
  mutating func endOfWord(from start: Int, _ syntax: SyntaxOptions) -> Int {
    let wordEnd = endOfWord(from: start)
    if wordEnd == end || bytes[wordEnd] != UInt8(ascii: "/") || syntax.base != .lists { return wordEnd }
    return endOfSlashedWord(from: wordEnd)
  }

  @inline(never)
  private mutating func endOfSlashedWord(from slash: Int) -> Int {
    var wordEnd = slash
    while wordEnd < end, bytes[wordEnd] == UInt8(ascii: "/") {
      var next = wordEnd + 1
      while next < end, bytes[next] == UInt8(ascii: "/") { next += 1 }
      if isWordEnd(next) || quote(at: next) != nil || beginsFilter(at: next) { break }
      wordEnd = endOfWord(from: next)
    }
    return wordEnd
  }

  /// The end of the opaque `{…}` that opens at `start`: it makes `{2/w}` one word. A brace that is not closed before
  /// the next white space, parenthesis or brace is an ordinary character. The search ends at a brace, so no byte is
  /// searched twice.
  mutating func endOfBrace(at start: Int) -> Int {
    var cursor = start + 1
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "}") { break }
      if byte == UInt8(ascii: "{") || (ByteClass.endsWord(byte) && byte != UInt8(ascii: "/")) { break }
      cursor += 1
    }
    extraSteps &+= cursor &- start
    return cursor < end && bytes[cursor] == UInt8(ascii: "}") ? cursor + 1 : start + 1
  }

  /// The connective that the word from the offset to `wordEnd` is, in any letter case; nil if it is none.
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

  /// The byte `distance` after the offset; a letter in lower case.
  @inline(__always)
  private func letter(_ distance: Int) -> UInt8 { bytes[offset + distance] | 0x20 }
}

extension TokenScanner {
  /// The quote at `offset`, if any: its family and its length in bytes (one if straight, three if curly).
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

  /// Scans a quoted text, up to the next quote of the same family without a backslash before it, else to the end of the
  /// text.
  mutating func scanQuoted(_ opening: (family: QuoteClass, length: Int)) {
    if let quotedEnd = endOfQuoted(opening, at: offset) {
      emit(.quoted, to: quotedEnd)
    } else {
      emit(.unclosedQuoted, to: end)
    }
  }

  /// The end of the quoted text that begins at an offset; nil if it is not closed.
  func endOfQuoted(_ opening: (family: QuoteClass, length: Int), at start: Int) -> Int? {
    let straight = opening.family == .double ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    var cursor = start + opening.length
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\\") {
        cursor += 2
      } else if byte == straight {
        return cursor + 1
      } else if byte == 0xE2, let closing = curlyQuote(at: cursor), closing.family == opening.family {
        return cursor + closing.length
      } else {
        cursor += 1
      }
    }
    return nil
  }

  /// Scans a regular expression, up to the next slash without a backslash before it, else to the end of the text.
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
