import FilterSemantics

/// The form in which a text is searched.
enum TextForm: Hashable, Sendable {
  /// In lower case.
  case literal
  /// In lower case, without accents and ligatures.
  case unaccented
  /// Reduced to letters and digits without accents.
  case collated

  /// Appends a text in this form. Linear in the text.
  func append(_ utf8: some Collection<UInt8>, to result: inout [UInt8]) {
    switch self {
    case .literal: TextFolding.literal(utf8, into: &result)
    case .unaccented: TextFolding.unaccented(utf8, into: &result)
    case .collated: TextFolding.collated(utf8, into: &result)
    }
  }

  /// The bytes of a text in this form.
  func bytes(of text: String) -> [UInt8] {
    var result: [UInt8] = []
    append(text.utf8, to: &result)
    return result
  }
}

/// Texts without accents and ligatures, in which all else stays as it is (REFERENCE 7, 3.4).
extension TextFolding {
  /// Appends the text in lower case, without the accents of Latin letters and with ligatures taken apart: `Æther: déjà vu` becomes
  /// `aether: deja vu`. Combining accents are left out; punctuation, symbols and other scripts stay. Linear in the text; appends at
  /// most as many bytes as ``literal(_:into:)``.
  public static func unaccented(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    if utf8.withContiguousStorageIfAvailable({ unaccented($0, into: &result) }) == nil {
      Array(utf8).withUnsafeBufferPointer { unaccented($0, into: &result) }
    }
  }

  private static func unaccented(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    if all < 0x80 { return literal(bytes, into: &result) }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
      } else if let (scalar, length) = scalar(in: bytes, at: index) {
        append(unaccented: scalar, to: &result)
        index += length
      } else {
        result.append(byte)
        index += 1
      }
    }
  }

  /// A pattern that finds in unaccented texts what the given one finds in texts that are equal but for accents: each accented
  /// letter is the plain one, each ligature a group of its letters, and within brackets one of them. Linear in the pattern.
  static func unaccented(pattern: String) -> String {
    if pattern.utf8.allSatisfy({ $0 < 0x80 }) { return pattern }
    var result: [UInt8] = []
    var isEscaped = false
    var isInBrackets = false
    for scalar in pattern.unicodeScalars {
      let start = result.count
      if scalar.isASCII {
        result.append(UInt8(truncatingIfNeeded: scalar.value))
        if !isEscaped, scalar == "[" { isInBrackets = true }
        if !isEscaped, scalar == "]" { isInBrackets = false }
        isEscaped = !isEscaped && scalar == "\\"
        continue
      }
      append(unaccented: scalar.value, to: &result)
      let letters = result[start...]
      if letters.first.map({ $0 < 0x80 }) ?? true {
        let plain = Array(letters)
        // A backslash before it would give the plain letter a meaning.
        result.removeLast(plain.count + (isEscaped ? 1 : 0))
        result += plain.count > 1 && !isInBrackets ? Array("(?:".utf8) + plain + Array(")".utf8) : plain
      }
      isEscaped = false
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(unaccented scalar: UInt32, to result: inout [UInt8]) {
    let lower = lowered(scalar)
    switch lower {
    // Combining accents.
    case 0x300..<0x370: return
    case 0xC0..<0x2B0, 0x1E00..<0x1F00, 0x2C65, 0x2C66, 0xFB00...0xFB02:
      guard let (first, second) = latinLetters(lower), first != 0 else { return append(lower, to: &result) }
      result.append(first)
      if second != 0 { result.append(second) }
    default: append(lower, to: &result)
    }
  }
}
