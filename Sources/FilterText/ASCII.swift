extension UInt8 {
  /// Whether this is a space, tab or line break of ASCII: 0x20, or 0x09 to 0x0D.
  @inlinable package var isWhitespace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// Whether this is an ASCII digit.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is an ASCII letter of either case.
  @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
