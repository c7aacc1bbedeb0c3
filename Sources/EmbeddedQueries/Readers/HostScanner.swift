import FilterText

/// The bytes and lines of a host, and how often a byte was looked at.
struct HostScanner {
  let source: SourceText
  let lines: LineTable
  /// The number of bytes looked at: the measure of the growth tests.
  private(set) var steps = 0

  init(_ source: SourceText) {
    self.source = source
    lines = LineTable(source)
  }

  /// The byte at an offset; 0 outside the text.
  subscript(offset: Int) -> UInt8 {
    mutating get {
      steps += 1
      return offset >= 0 && offset < source.length ? source.bytes[offset] : 0
    }
  }

  /// The end of the spaces and tabs from an offset on.
  mutating func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while self[offset].isBlank { offset += 1 }
    return offset
  }

  /// Whether a text begins at an offset.
  mutating func has(_ text: StaticString, at offset: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The ending of a line as it is; LF for a line without one.
  func ending(ofLine line: Int) -> [UInt8] {
    let ending = lines.content(ofLine: line).end..<lines.range(ofLine: line).end
    return ending.isEmpty ? [0x0A] : Array(source.bytes[ending])
  }

  /// The value of hexadecimal digits; nil if one of them is none.
  mutating func number(from start: Int, digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in start..<start + digits {
      guard let digit = self[offset].hexadecimalDigit else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; nil for any other byte.
  var hexadecimalDigit: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46, 0x61...0x66: UInt32(self | 0x20) - 0x57
    default: nil
    }
  }
}
