/// White space as documents and queries have it: space, tab, the four line separators of ASCII.
enum Blank {
  /// Whether a byte is white space.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  /// Whether a byte ends a line, alone or as half of a pair.
  static func endsLine(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }
}
