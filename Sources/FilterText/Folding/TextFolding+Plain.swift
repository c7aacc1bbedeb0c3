/// Texts as they are compared over lists: what differs by keyboard, typesetting or layout only is folded.
extension TextFolding {
  /// Appends the text in lower case, without accents, ligatures and widths, with straight quotes, and with one blank for
  /// every run of white space, a line feed where the run has a line break. Linear in the text; never appends more bytes
  /// than ``literal(_:into:)``.
  package static func plain(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    withComposed(utf8) { plain($0, into: &result) }
  }

  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    let start = result.count
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    if all < 0x80 {
      literal(bytes, into: &result)
    } else {
      rewrite(bytes, into: &result) { scalar, _, result in append(plain: scalar, to: &result) }
      composeLowered(&result, from: start)
    }
    if hasRuns(result, from: start) { joinRuns(&result, from: start) }
  }

  /// Whether white space is other than single blanks.
  @inline(__always)
  private static func hasRuns(_ text: [UInt8], from start: Int) -> Bool {
    text.withUnsafeBufferPointer { text in
      var found = false
      var previous: UInt8 = 0
      for index in start..<text.count {
        let byte = text[index]
        found = found || byte &- 0x09 < 5 || byte == 0x20 && previous == 0x20
        previous = byte
      }
      return found
    }
  }

  private static func joinRuns(_ text: inout [UInt8], from start: Int) {
    var end = start
    var isInRun = false
    for index in start..<text.count {
      let byte = text[index]
      if byte != 0x20, byte &- 0x09 >= 5 {
        text[end] = byte
        end += 1
        isInRun = false
        continue
      }
      let isBreak = byte != 0x20 && byte != 0x09
      if !isInRun {
        text[end] = isBreak ? 0x0A : 0x20
        end += 1
      } else if isBreak {
        text[end - 1] = 0x0A
      }
      isInRun = true
    }
    text.removeLast(text.count - end)
  }

  private static func append(plain scalar: UInt32, to result: inout [UInt8]) {
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: result.append(0x20)
    case 0x85, 0x2028, 0x2029: result.append(0x0A)
    case 0x2018, 0x2019: result.append(UInt8(ascii: "'"))
    case 0x201C, 0x201D: result.append(UInt8(ascii: "\""))
    case 0xFB03: result.append(contentsOf: "ffi".utf8)
    case 0xFB04: result.append(contentsOf: "ffl".utf8)
    case 0xFB05, 0xFB06: result.append(contentsOf: "st".utf8)
    // Full-width signs, digits and letters of ASCII.
    case 0xFF01...0xFF5E:
      let byte = UInt8(truncatingIfNeeded: scalar - 0xFEE0)
      result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    case 0xFF61...0xFF9F: append(wide(scalar), to: &result)
    default: append(unaccented: scalar, to: &result)
    }
  }

  /// The usual form of a half-width sign or Kana.
  private static func wide(_ scalar: UInt32) -> UInt32 {
    let start = halfWidth.utf8Start + 3 * Int(scalar - 0xFF61)
    return UInt32(start[0] & 0x0F) << 12 | UInt32(start[1] & 0x3F) << 6 | UInt32(start[2] & 0x3F)
  }

  /// The usual forms of U+FF61 to U+FF9F, three bytes each.
  private static let halfWidth: StaticString = """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\
    \u{3099}\u{309A}
    """

  /// The pattern to search plain texts with: as ``unaccented(pattern:)``, and with the same white space, quotes and widths.
  package static func plain(pattern: String) -> String {
    var text: [UInt8] = []
    var isInBrackets = false
    var isEscaped = false
    for scalar in CanonicalForm.composed(pattern).unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if isEscaped, byte == UInt8(ascii: "t") {
          text.removeLast()
          text.append(0x20)
        } else if byte == 0x20 || byte == 0x09, !isInBrackets, !isEscaped, text.last == 0x20 {
          continue
        } else {
          text.append(byte == 0x09 ? 0x20 : byte)
        }
        if !isEscaped, byte == UInt8(ascii: "[") { isInBrackets = true }
        if !isEscaped, byte == UInt8(ascii: "]") { isInBrackets = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      isEscaped = false
      switch scalar.value {
      case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
        if isInBrackets || text.last != 0x20 { text.append(0x20) }
      case 0x2018, 0x2019, 0x201C, 0x201D: append(plain: scalar.value, to: &text)
      // A letter or digit; a sign might have a meaning in a pattern.
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFF9F: append(plain: scalar.value, to: &text)
      default: append(scalar.value, to: &text)
      }
    }
    return unaccented(pattern: String(decoding: text, as: UTF8.self))
  }
}
