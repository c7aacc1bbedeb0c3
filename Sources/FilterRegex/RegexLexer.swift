import FilterText

/// Splits a pattern into tokens, as PostgreSQL 17 does for "advanced" expressions (`regc_lex.c`), with the shorthands
/// of a dialect.
///
/// Each turn of the loop consumes at least one byte and looks ahead a bounded distance, so time is linear. The lexer
/// cannot fail: invalid text becomes a token with a diagnostic.
///
/// This file contains the loop, parentheses and quantifiers, `RegexLexer+Escapes` backslashes and brackets.
struct RegexLexer {
  let bytes: [UInt8]
  let shorthands: [RegexShorthand]
  var offset = 0
  var tokens: [RegexToken] = []
  /// The token index of the open `[`; nil outside brackets.
  var openClass: Int?
  /// Number of groups so far that back-references can refer to.
  var captures = 0
  /// Number of loop iterations; used by the growth tests.
  var steps = 0

  /// Splits the whole text.
  init(_ source: SourceText, _ shorthands: [RegexShorthand]) {
    self.bytes = source.bytes
    self.shorthands = shorthands
    while offset < bytes.count {
      steps &+= 1
      if openClass == nil { scanPiece() } else { scanClassPiece() }
    }
    if let open = openClass {
      // `[]` opens a class that begins with a bracket; without anything after it, an empty class was probably meant.
      let isEmpty = tokens.indices.contains(open + 1) && byte(at: tokens[open + 1].start) == UInt8(ascii: "]")
      tokens[open].diagnostic = isEmpty ? .emptyClass : .unclosedClass
    }
  }

  private mutating func scanPiece() {
    switch bytes[offset] {
    case UInt8(ascii: "\\"): scanEscape()
    case UInt8(ascii: "["): scanClassOpening()
    case UInt8(ascii: "("): scanGroupOpening()
    case UInt8(ascii: ")"): emit(.close, length: 1)
    case UInt8(ascii: "|"): emit(.alternation, length: 1)
    case UInt8(ascii: "."): emit(.any, length: 1)
    case UInt8(ascii: "^"): emit(.anchor(.lineStart), length: 1)
    case UInt8(ascii: "$"): emit(.anchor(.lineEnd), length: 1)
    case UInt8(ascii: "~"): emit(.selfReference, length: 1)
    case UInt8(ascii: "*"): scanQuantifier(minimum: 0, maximum: nil)
    case UInt8(ascii: "+"): scanQuantifier(minimum: 1, maximum: nil)
    case UInt8(ascii: "?"): scanQuantifier(minimum: 0, maximum: 1)
    case UInt8(ascii: "{") where byte(at: offset + 1).isDigit: scanBounds()
    default: scanLiteral()
    }
  }

  mutating func scanLiteral() {
    let (scalar, length) = scalar(at: offset)
    emit(.literal(scalar), length: length)
  }

  /// Ends a token of `length` bytes at the current offset.
  mutating func emit(_ kind: RegexToken.Kind, length: Int, diagnostic: RegexDiagnosticKind? = nil) {
    tokens.append(RegexToken(kind, start: offset, end: offset + length, diagnostic: diagnostic))
    offset += length
  }

  /// The byte at an offset; zero after the end, which begins no piece of the syntax.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether the bytes at an offset are an ASCII text.
  func sees(_ text: StaticString, at offset: Int) -> Bool {
    if offset + text.utf8CodeUnitCount > bytes.count { return false }
    for distance in 0..<text.utf8CodeUnitCount where bytes[offset + distance] != text.utf8Start[distance] {
      return false
    }
    return true
  }

  /// The scalar at an offset inside the text, and its length. Malformed bytes are one U+FFFD.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let read = ScalarAtOffset(in: bytes, at: offset)
    if read.length == 1, read.isWellFormed { return (Unicode.Scalar(bytes[offset]), 1) }
    guard read.isWellFormed else { return ("\u{FFFD}", read.length) }
    var value = UInt32(bytes[offset]) & (0xFF >> UInt32(read.length + 1))
    for index in 1..<read.length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", read.length)
  }
}

extension RegexLexer {
  /// An opening parenthesis and what determines the kind of its group.
  mutating func scanGroupOpening() {
    guard byte(at: offset + 1) == UInt8(ascii: "?") else {
      captures += 1
      return emit(.open(.capturing), length: 1)
    }
    switch byte(at: offset + 2) {
    case UInt8(ascii: ":"): emit(.open(.nonCapturing), length: 3)
    case UInt8(ascii: "="): emit(.open(.lookAhead), length: 3)
    case UInt8(ascii: "!"): emit(.open(.negativeLookAhead), length: 3)
    case UInt8(ascii: ">"): emit(.open(.atomic), length: 3, diagnostic: .atomicGroup)
    case UInt8(ascii: "#"): scanComment()
    case UInt8(ascii: "<") where byte(at: offset + 3) == UInt8(ascii: "="): emit(.open(.lookBehind), length: 4)
    case UInt8(ascii: "<") where byte(at: offset + 3) == UInt8(ascii: "!"): emit(.open(.negativeLookBehind), length: 4)
    case UInt8(ascii: "<"): scanGroupName(from: offset + 3)
    case UInt8(ascii: "P") where byte(at: offset + 3) == UInt8(ascii: "<"): scanGroupName(from: offset + 4)
    default: scanFlags()
    }
  }

  /// A comment ends at the next parenthesis or, as in PostgreSQL, at the end of the text.
  private mutating func scanComment() {
    var end = offset + 3
    while end < bytes.count, bytes[end] != UInt8(ascii: ")") {
      end += 1
      steps &+= 1
    }
    emit(.comment, length: min(end + 1, bytes.count) - offset)
  }

  private mutating func scanGroupName(from start: Int) {
    var end = start
    while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == UInt8(ascii: "_") {
      end += 1
      steps &+= 1
    }
    if byte(at: end) == UInt8(ascii: ">") { end += 1 }
    captures += 1
    emit(.open(.named), length: end - offset, diagnostic: .namedGroup)
  }

  /// `(?i)`, `(?i-s:`; if it is neither, `(?` alone.
  private mutating func scanFlags() {
    var end = offset + 2
    while byte(at: end).isLetter || byte(at: end) == UInt8(ascii: "-") || byte(at: end) == UInt8(ascii: "^") {
      end += 1
      steps &+= 1
    }
    switch byte(at: end) {
    case UInt8(ascii: ")") where end > offset + 2: emit(.damaged, length: end + 1 - offset, diagnostic: .inlineFlags)
    case UInt8(ascii: ":") where end > offset + 2:
      emit(.open(.flagged), length: end + 1 - offset, diagnostic: .inlineFlags)
    default: emit(.open(.unknown), length: 2, diagnostic: .unknownGroup)
    }
  }
}

extension RegexLexer {
  /// `*`, `+` or `?`, and the `?` that makes it lazy.
  mutating func scanQuantifier(minimum: Int, maximum: Int?) {
    let isLazy = byte(at: offset + 1) == UInt8(ascii: "?")
    emit(.quantifier(RegexRepetition(minimum: minimum, maximum: maximum, isLazy: isLazy)), length: isLazy ? 2 : 1)
  }

  /// A brace before a digit begins bounds, whatever follows; before anything else it is an ordinary character.
  mutating func scanBounds() {
    var end = offset + 1
    let minimum = scanBound(&end)
    var maximum: Int? = minimum
    if byte(at: end) == UInt8(ascii: ",") {
      end += 1
      maximum = byte(at: end).isDigit ? scanBound(&end) : nil
    }
    guard byte(at: end) == UInt8(ascii: "}") else {
      return emit(.damaged, length: end - offset, diagnostic: .malformedBounds)
    }
    end += 1
    let isLazy = byte(at: end) == UInt8(ascii: "?")
    if isLazy { end += 1 }
    var diagnostic: RegexDiagnosticKind?
    if max(minimum, maximum ?? 0) > RegexRepetition.maximumBound {
      diagnostic = .boundTooLarge
    } else if let maximum, maximum < minimum {
      diagnostic = .reversedBounds
    }
    emit(
      .quantifier(RegexRepetition(minimum: minimum, maximum: maximum, isLazy: isLazy)), length: end - offset,
      diagnostic: diagnostic)
  }

  private mutating func scanBound(_ end: inout Int) -> Int {
    var value = 0
    while byte(at: end).isDigit {
      value = min(value * 10 + Int(bytes[end] - UInt8(ascii: "0")), RegexRepetition.maximumBound + 1)
      end += 1
      steps &+= 1
    }
    return value
  }
}
