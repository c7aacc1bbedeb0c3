public import FilterText

/// Cuts a text into tokens.
///
/// Lexing is total and lossless: any bytes give tokens that lie end to end. It is linear: no byte is looked at more than
/// a constant number of times, whatever the text.
///
/// What a character means depends on where it stands, so the lexer is in one of three modes:
///
/// | mode | begins | a word here |
/// |---|---|---|
/// | term | at the start, behind white space, parentheses, prefixes, quotes | may be a field, a connective, a name |
/// | exact name | behind `!` | is a name, whatever it looks like |
/// | value | behind an operator | is a value; a quote or a slash opens a text |
///
/// ```swift
/// Lexer.tokens(in: "-t:elf or bolt").map(\.kind)
/// // [.minus, .field, .comparison, .value, .whitespace, .or, .whitespace, .word]
/// ```
public enum Lexer {
  /// The tokens of a text, in order. An empty text has none.
  public static func tokens(in source: SourceText) -> [Token] {
    run(on: source).tokens
  }

  /// The tokens, and how many bytes all loops together looked at: the measure of the growth tests.
  package static func run(on source: SourceText) -> (tokens: [Token], steps: Int) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var steps = 0
      // A token covers at least a byte.
      let tokens = TokenBuffer.collect(byteCount: bytes.count) { buffer in
        var scanner = TokenScanner(bytes, buffer)
        scanner.run()
        buffer = scanner.tokens
        steps = scanner.steps
      }
      return (tokens, steps)
    }
  }
}

/// The state of one run of the lexer over a text.
struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var offset = 0
  var tokens: TokenBuffer
  var steps = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: TokenBuffer) {
    self.bytes = bytes
    self.end = bytes.count
    self.tokens = tokens
  }

  mutating func run() {
    while offset < end {
      let byte = bytes[offset]
      // Letters are what most tokens begin with.
      if ByteClass.beginsField(byte) { scanFieldOrWord() } else { scanTerm(byte) }
    }
  }

  /// Ends the token that began at the current offset.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, to tokenEnd: Int) {
    tokens.append(Token(kind: kind, range: SourceRange(start: offset, end: tokenEnd)))
    steps &+= tokenEnd &- offset
    offset = tokenEnd
  }

  @inline(__always)
  private mutating func scanTerm(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), 0x09...0x0D:
      var cursor = offset + 1
      while cursor < end, ByteClass.isWhitespace(bytes[cursor]) { cursor += 1 }
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
        scanExactName()
      }
    case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): scanComparison()
    case UInt8(ascii: ","):
      let commas = endOfRun(of: byte)
      if isWordEnd(commas) { emit(.comma, to: commas) } else { emit(.word, to: endOfWord(from: commas)) }
    case UInt8(ascii: "+"), UInt8(ascii: "@"):
      if offset + 1 < end, bytes[offset + 1] == byte, isWordEnd(offset + 2) {
        emit(.shorthand, to: offset + 2)
      } else {
        emit(.word, to: endOfWord(from: offset))
      }
    default:
      if let quote = quote(at: offset) { scanQuoted(quote) } else { emit(.word, to: endOfWord(from: offset)) }
    }
  }

  /// After `!`: a quoted text or a word; anything else leaves the mark dangling. Slashes between the mark and the name are
  /// punctuation of the name, so they do not end the mode: `!/bolt/`.
  private mutating func scanExactName() {
    if offset < end, bytes[offset] == UInt8(ascii: "/") {
      let slashes = endOfRun(of: UInt8(ascii: "/"))
      // Without the slashes `!=` would be an operator.
      if isWordEnd(slashes) || bytes[slashes] == UInt8(ascii: "=") { return }
      emit(.slash, to: slashes)
    }
    if isWordEnd(offset) { return }
    if let quote = quote(at: offset) { scanQuoted(quote) } else { emit(.word, to: endOfWord(from: offset)) }
  }

  /// Behind an operator: a quoted text, a regular expression or a bare value; anything else leaves the value out.
  @inline(__always)
  private mutating func scanValue() {
    if offset == end { return }
    if bytes[offset] == UInt8(ascii: "/") { return scanRegex() }
    if ByteClass.endsWord(bytes[offset]) { return }
    if let quote = quote(at: offset) { scanQuoted(quote) } else { emit(.value, to: endOfWord(from: offset)) }
  }

  /// A letter begins a field, if an operator follows its name; else a word, which may be a connective.
  private mutating func scanFieldOrWord() {
    var cursor = offset + 1
    while cursor < end, ByteClass.continuesField(bytes[cursor]) { cursor += 1 }
    if cursor < end {
      let byte = bytes[cursor]
      if ByteClass.beginsComparison(byte) {
        emit(.field, to: cursor)
        return scanComparison()
      }
      if byte == UInt8(ascii: "!") {
        if cursor + 1 < end, bytes[cursor + 1] == UInt8(ascii: "=") {
          emit(.field, to: cursor)
          return scanComparison()
        }
        if isWordEnd(cursor + 1) {
          emit(.field, to: cursor)
          return emit(.halfComparison, to: cursor + 1)
        }
      }
    }
    let wordEnd = endOfWord(from: cursor)
    emit(connective(to: wordEnd) ?? .word, to: wordEnd)
  }

  /// The operator at the offset, the longest that fits (two characters are tried before one), and its value.
  @inline(__always)
  private mutating func scanComparison() {
    var length = 1
    let first = bytes[offset]
    if first != UInt8(ascii: ":"), offset + 1 < end {
      let second = bytes[offset + 1]
      if first == UInt8(ascii: "=") {
        length = second == UInt8(ascii: "<") || second == UInt8(ascii: ">") ? 2 : 1
      } else if second == UInt8(ascii: "=") {
        length = 2
      }
    }
    emit(.comparison, to: offset + length)
    scanValue()
  }

  private func endOfRun(of byte: UInt8) -> Int {
    var cursor = offset + 1
    while cursor < end, bytes[cursor] == byte { cursor += 1 }
    return cursor
  }
}
