/// The few questions the lexer asks of a byte. All sets are ASCII: a byte above 0x7F is an ordinary letter everywhere,
/// except as part of the four curly quotes (see `QuoteClass`).
enum ByteClass {
  /// Tab, line feed, vertical tab, form feed, carriage return, space.
  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5
  }

  /// White space, `(`, `)` and `/`: what ends a bare word. One shift in a bit set of the first 64 characters.
  @inline(__always)
  static func endsWord(_ byte: UInt8) -> Bool {
    byte < 64 && (wordEnds >> UInt64(byte)) & 1 == 1
  }

  private static let wordEnds: UInt64 = 0x0000_8301_0000_3E00

  /// A letter or `_`: what a field name begins with.
  @inline(__always)
  static func beginsField(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  /// A letter, a digit, `_` or `-`: what a field name goes on with.
  @inline(__always)
  static func continuesField(_ byte: UInt8) -> Bool {
    beginsField(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
  }

  /// `:`, `<`, `=` or `>`: what an operator begins with; `!=` is asked for apart.
  @inline(__always)
  static func beginsComparison(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte &- 0x3C < 3
  }
}

/// The two families of quotes. The straight and the curly quotes of a family close one another, because the language folds
/// the four curly ones to straight ones before it reads anything else.
enum QuoteClass {
  /// `"` `“` `”`
  case double
  /// `'` `‘` `’`
  case single
}
