import FilterText

/// Cuts a pattern into tokens, as PostgreSQL 17 does (`regc_lex.c`, the branch for "advanced" expressions), with the
/// service's own shorthands.
///
/// Each turn of the loop takes at least one byte, and looks no further than the token it makes or the letters behind it; so
/// time is linear. There is no way to fail: what has no reading becomes a token with a problem.
///
/// Files: this one holds the loop, `RegexLexer+Escapes` backslashes, `RegexLexer+Groups` parentheses, `RegexLexer+Bounds`
/// quantifiers, `RegexLexer+Classes` brackets.
struct RegexLexer {
  let bytes: [UInt8]
  var offset = 0
  var tokens: [RegexToken] = []
  /// The index of the `[` that is open.
  var openClass: Int?
  /// How many groups that count for back-references were opened so far.
  var captures = 0
  /// How many turns all loops made.
  var steps = 0

  /// Cuts the whole text.
  init(_ source: SourceText) {
    self.bytes = source.bytes
    while offset < bytes.count {
      steps &+= 1
      if openClass == nil { scanPiece() } else { scanClassPiece() }
    }
    if let open = openClass {
      // `[]` opens a class that begins with a bracket; nobody means that who writes nothing behind it.
      let isEmpty = tokens.indices.contains(open + 1) && byte(at: tokens[open + 1].start) == UInt8(ascii: "]")
      tokens[open].problem = isEmpty ? .emptyClass : .unclosedClass
    }
  }

  private mutating func scanPiece() {
    switch bytes[offset] {
    case UInt8(ascii: "\\"): scanEscape()
    case UInt8(ascii: "["): scanClassOpening()
    case UInt8(ascii: "("): scanGroupOpening()
    case UInt8(ascii: ")"): emit(.close, 1)
    case UInt8(ascii: "|"): emit(.alternation, 1)
    case UInt8(ascii: "."): emit(.any, 1)
    case UInt8(ascii: "^"): emit(.anchor(.lineStart), 1)
    case UInt8(ascii: "$"): emit(.anchor(.lineEnd), 1)
    case UInt8(ascii: "~"): emit(.selfReference, 1)
    case UInt8(ascii: "*"): scanQuantifier(0, nil)
    case UInt8(ascii: "+"): scanQuantifier(1, nil)
    case UInt8(ascii: "?"): scanQuantifier(0, 1)
    case UInt8(ascii: "{") where isDigit(byte(at: offset + 1)): scanBounds()
    default: scanLiteral()
    }
  }

  mutating func scanLiteral() {
    let (scalar, length) = scalar(at: offset)
    emit(.literal(scalar), length)
  }

  /// Ends a token of `length` bytes at the current place.
  mutating func emit(_ kind: RegexToken.Kind, _ length: Int, _ problem: RegexProblem? = nil) {
    tokens.append(RegexToken(kind, offset, offset + length, problem))
    offset += length
  }

  /// The byte at an offset; zero behind the end, where no piece of the syntax begins with it.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether the bytes at an offset are those of an ASCII text.
  func sees(_ text: StaticString, at offset: Int) -> Bool {
    if offset + text.utf8CodeUnitCount > bytes.count { return false }
    for distance in 0..<text.utf8CodeUnitCount where bytes[offset + distance] != text.utf8Start[distance] {
      return false
    }
    return true
  }

  /// The scalar that begins at an offset inside the text, and its length. Damaged bytes are one U+FFFD.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let place = ScalarAtOffset(in: bytes, at: offset)
    if place.length == 1, place.isWellFormed { return (Unicode.Scalar(bytes[offset]), 1) }
    guard place.isWellFormed else { return ("\u{FFFD}", place.length) }
    var value = UInt32(bytes[offset]) & (0xFF >> UInt32(place.length + 1))
    for index in 1..<place.length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", place.length)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
}
