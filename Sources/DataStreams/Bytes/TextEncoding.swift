/// An encoding of text other than UTF-8.
package enum TextEncoding: Hashable, Sendable {
  /// The encoding of Windows for Western Europe, which has the letters of Latin-1 too.
  case windows1252
  case utf16(isLittleEndian: Bool)
  case utf32(isLittleEndian: Bool)

  /// The name: `Windows-1252`.
  package var name: String {
    switch self {
    case .windows1252: "Windows-1252"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }

  /// A clause about a text in the encoding, for the note about inference.
  package var remark: String { "the text is in \(name)" }

  /// The number of bytes that are looked at for letters of another encoding.
  private static let window = 1 << 16

  /// Recognises the encoding by the beginning of a text; nil for UTF-8, and for JSON that is damaged.
  ///
  /// A mark of UTF-16 or UTF-32 decides, or zeros around the first letters. A text with more bytes that are no UTF-8 than
  /// letters that are is in Windows-1252, whose letters are those of Latin-1.
  package init?(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    if let wide = Self.wide(head) {
      self = wide
      return
    }
    let start = head.first { !RecordForm.isBlank($0) }
    let next = head.first { !RecordForm.isBlank($0) && $0 != start }
    let isJSON = start == UInt8(ascii: "{") || start == UInt8(ascii: "[") && next == UInt8(ascii: "{")
    if start == nil || isJSON { return nil }
    let isWhole = isWhole && head.count <= Self.window
    let head = UnsafeBufferPointer(rebasing: head.prefix(Self.window))
    guard let wrong = InvalidText.firstIndex(in: head), isWhole || wrong + 3 < head.count else { return nil }
    if Self.hasControls(head) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = head.makeIterator()
    var letters = 0
    var errors = 0
    loop: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): if scalar.count > 1 { letters += 1 }
      case .error: errors += 1
      case .emptyInput: break loop
      }
    }
    guard errors > letters else { return nil }
    self = .windows1252
  }

  /// Whether bytes have control characters that no text has, but packed and other data.
  package static func hasControls(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.contains { $0 < 0x20 && $0 != 0x1B && !(0x08...0x0D).contains($0) }
  }

  /// Whether the beginning of a text ends with bytes that may be a part of a letter, so that more of it is needed.
  package static func isCut(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    guard head.count < window, let last = head.last, last >= 0x80 else { return false }
    return InvalidText.firstIndex(in: head).map { $0 + 3 >= head.count } ?? false
  }

  private static func wide(_ head: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
    guard head.count >= 2 else { return nil }
    // The mark of UTF-32 begins with that of UTF-16.
    if head.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32(isLittleEndian: true) }
    if head.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32(isLittleEndian: false) }
    if head.starts(with: [0xFF, 0xFE]) { return .utf16(isLittleEndian: true) }
    if head.starts(with: [0xFE, 0xFF]) { return .utf16(isLittleEndian: false) }
    guard head.count >= 4, head.prefix(4).contains(0) else { return nil }
    func isLetter(_ index: Int) -> Bool { head[index] >= 0x20 && head[index] < 0x7F || RecordForm.isBlank(head[index]) }
    switch (head[0] == 0, head[1] == 0, head[2] == 0, head[3] == 0) {
    case (false, true, true, true): return isLetter(0) ? .utf32(isLittleEndian: true) : nil
    case (true, true, true, false): return isLetter(3) ? .utf32(isLittleEndian: false) : nil
    case (false, true, false, true): return isLetter(0) && isLetter(2) ? .utf16(isLittleEndian: true) : nil
    case (true, false, true, false): return isLetter(1) && isLetter(3) ? .utf16(isLittleEndian: false) : nil
    default: return nil
    }
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; U+FFFD for bytes that have none.
  fileprivate static let windowsCharacters: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}

/// Decodes a text in another encoding to UTF-8, piece by piece. Holds the result of a piece and one character.
package struct TextDecoder {
  private let encoding: TextEncoding
  /// The bytes of a character that is cut, at most three.
  private var rest: [UInt8] = []
  /// The first half of a character in UTF-16 that is written in two; zero without one.
  private var high: UInt32 = 0
  private var isAtStart = true
  private var output: [UInt8] = []

  package init(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Decodes a piece. A character that cannot be read is U+FFFD, and a byte order mark is left out.
  package mutating func decode(_ piece: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(piece.count + piece.count / 2)
    switch encoding {
    case .windows1252:
      for byte in piece {
        if byte < 0x80 {
          output.append(byte)
        } else {
          append(byte < 0xA0 ? TextEncoding.windowsCharacters[Int(byte) - 0x80] : UInt32(byte))
        }
      }
    case .utf16(let isLittleEndian): decodeUnits(piece, width: 2, isLittleEndian)
    case .utf32(let isLittleEndian): decodeUnits(piece, width: 4, isLittleEndian)
    }
    return output
  }

  /// The end of the text: U+FFFD for a character that is cut.
  package mutating func finish() -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    if high != 0 || !rest.isEmpty { append(0xFFFD) }
    (high, rest) = (0, [])
    return output
  }

  private mutating func decodeUnits(_ piece: UnsafeBufferPointer<UInt8>, width: Int, _ isLittleEndian: Bool) {
    var index = 0
    while index < piece.count {
      if rest.isEmpty, index + width <= piece.count {
        var unit: UInt32 = 0
        for place in 0..<width {
          unit = unit << 8 | UInt32(piece[index + (isLittleEndian ? width - 1 - place : place)])
        }
        index += width
        take(unit, width: width)
      } else {
        rest.append(piece[index])
        index += 1
        if rest.count == width {
          let bytes = isLittleEndian ? rest.reversed() : rest
          rest = []
          take(bytes.reduce(0) { $0 << 8 | UInt32($1) }, width: width)
        }
      }
    }
  }

  private mutating func take(_ unit: UInt32, width: Int) {
    defer { isAtStart = false }
    if isAtStart, unit == 0xFEFF { return }
    if width == 2, (0xD800..<0xDC00).contains(unit) {
      if high != 0 { append(0xFFFD) }
      high = unit
    } else if width == 2, (0xDC00..<0xE000).contains(unit) {
      append(high == 0 ? 0xFFFD : 0x10000 + ((high - 0xD800) << 10 | (unit - 0xDC00)))
      high = 0
    } else {
      if high != 0 { append(0xFFFD) }
      high = 0
      append(unit)
    }
  }

  private mutating func append(_ character: UInt32) {
    let scalar = Unicode.Scalar(character) ?? "\u{FFFD}"
    if scalar.value < 0x80 { output.append(UInt8(scalar.value)) } else { output += UTF8.encode(scalar)! }
  }
}
