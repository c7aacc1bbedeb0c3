/// Folds texts for comparison, in the ways in which names and rules are searched.
///
/// Works on bytes with its own tables. Texts are composed first (``CanonicalForm``), so that canonically equal ones are
/// folded to the same bytes. Bytes that are not valid UTF-8 are kept by ``literal(_:into:)`` and dropped by
/// ``collated(_:into:)``.
package enum TextFolding {
  /// Appends the text reduced to letters and digits, in lower case and without diacritics. `Lim-Dûl's Vault` becomes
  /// `limdulsvault`, `Æther` becomes `aether`.
  ///
  /// Latin letters become ASCII. Letters of other scripts are kept in lower case; combining marks, punctuation,
  /// symbols and emoji are dropped. Linear in the text; never appends more bytes than the composed text has.
  package static func collated(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    withComposed(utf8) { collated($0, into: &result) }
  }

  /// Appends the text in lower case by the simple mapping of Unicode. Linear in the text.
  ///
  /// The length in bytes changes only for a few letters (`İ`, `ẞ`, `Ⱥ`).
  package static func literal(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    withComposed(utf8) { literal($0, into: &result) }
  }

  /// Passes the composed bytes of a text to `body`.
  @inline(__always)
  static func withComposed(
    _ utf8: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if utf8.withContiguousStorageIfAvailable({ withComposed($0, body) }) == nil {
      Array(utf8).withUnsafeBufferPointer { withComposed($0, body) }
    }
  }

  @inline(__always)
  private static func withComposed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if CanonicalForm.isComposed(bytes) { return body(bytes) }
    var composed: [UInt8] = []
    CanonicalForm.compose(bytes, into: &composed)
    composed.withUnsafeBufferPointer { body($0) }
  }

  /// Appends a text as it is, composed. Linear in the text.
  package static func exact(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    withComposed(utf8) { result.append(contentsOf: $0) }
  }

  /// The text reduced to letters and digits; see ``collated(_:into:)``.
  package static func collated(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    collated(text.utf8, into: &result)
    return result
  }

  /// The text in lower case; see ``literal(_:into:)``.
  package static func literal(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    literal(text.utf8, into: &result)
    return result
  }
}

extension TextFolding {
  private static func collated(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        if byte &- 0x61 < 26 || byte &- 0x30 < 10 {
          result.append(byte)
        } else if byte &- 0x41 < 26 {
          result.append(byte | 0x20)
        }
        continue
      }
      guard let (scalar, length) = scalar(in: bytes, at: index) else {
        index += 1
        continue
      }
      // Lowered first, so that lowered text collates like the original.
      let lower = lowered(scalar)
      if let (first, second) = latinLetters(lower) {
        if first != 0 { result.append(first) }
        if second != 0 { result.append(second) }
      } else if !isLeftOut(lower) {
        if lower == scalar {
          result.append(contentsOf: bytes[index..<index + length])
        } else {
          append(lower, to: &result)
        }
      }
      index += length
    }
  }

  static func literal(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    let start = result.count
    result.append(contentsOf: bytes)
    // The common case: ASCII text, in a loop that the compiler vectorizes.
    let all = result.withUnsafeMutableBufferPointer { target in
      var all: UInt8 = 0
      for index in start..<target.count {
        let byte = target[index]
        all |= byte
        target[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
      return all
    }
    if all < 0x80 { return }
    // With other characters code point by code point, since the length may change.
    result.removeLast(bytes.count)
    defer { composeLowered(&result, from: start) }
    rewrite(bytes, into: &result) { scalar, range, result in
      let lower = lowered(scalar)
      if lower == scalar {
        for next in range { result.append(bytes[next]) }
      } else {
        append(lower, to: &result)
      }
    }
  }

  /// Composes a folded text: some small letters compose with a mark whose capitals do not.
  static func composeLowered(_ result: inout [UInt8], from start: Int) {
    let isComposed = result.withUnsafeBufferPointer {
      CanonicalForm.isComposed(UnsafeBufferPointer(rebasing: $0[start...]))
    }
    if isComposed { return }
    let lowered = Array(result[start...])
    result.removeLast(lowered.count)
    lowered.withUnsafeBufferPointer { CanonicalForm.compose($0, into: &result) }
  }

  /// Appends ASCII in lower case, invalid bytes unchanged, and for other code points what `body` appends.
  @inline(__always)
  static func rewrite(
    _ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8],
    _ body: (_ scalar: UInt32, _ range: Range<Int>, _ result: inout [UInt8]) -> Void
  ) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
      } else if let (scalar, length) = scalar(in: bytes, at: index) {
        body(scalar, index..<index + length, &result)
        index += length
      } else {
        result.append(byte)
        index += 1
      }
    }
  }

  /// Whether a code point beyond ASCII that is not a Latin letter is dropped. Blocks of punctuation, symbols and marks
  /// are dropped whole; their few letters (`™`, `ℵ`) occur in no names.
  private static func isLeftOut(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80..<0xB5, 0xB6..<0xC0, 0x2B0..<0x370, 0x483..<0x48A, 0x1AB0..<0x1B00, 0x1DC0..<0x1E00: true
    case 0x2000..<0x2C00, 0x2E00..<0x2E80, 0x3000..<0x3005, 0x3008..<0x3021, 0x302A..<0x3031, 0x303D..<0x3040: true
    case 0x3099..<0x309D, 0x30A0, 0x30FB, 0xA700..<0xA722, 0xA788..<0xA78B, 0xD800..<0xF900, 0xFE00..<0xFE70,
      0xFEFF..<0xFF10, 0xFF1A..<0xFF21:
      true
    case 0xFF3B..<0xFF41, 0xFF5B..<0xFF66, 0xFFE0..<0x10000, 0x1F000..<0x1FB00, 0xE0000...: true
    default: false
    }
  }

  /// The code point at an index, and its length in bytes; nil for invalid UTF-8.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(bytes[index])
    let (length, least): (Int, UInt32)
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC2..<0xE0: (length, least) = (2, 0x80)
    case 0xE0..<0xF0: (length, least) = (3, 0x800)
    case 0xF0..<0xF5: (length, least) = (4, 0x10000)
    default: return nil
    }
    if index + length > bytes.count { return nil }
    var scalar = first & (0x7F >> UInt32(length))
    for next in index + 1..<index + length {
      if bytes[next] & 0xC0 != 0x80 { return nil }
      scalar = scalar << 6 | UInt32(bytes[next] & 0x3F)
    }
    return scalar < least || scalar > 0x10FFFF ? nil : (scalar, length)
  }

  static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    UTF8.encode(scalar) { result.append($0) }
  }
}

/// Texts without accents and ligatures (Reference 3.4).
extension TextFolding {
  /// Appends the text in lower case, without accents of Latin letters and with ligatures split: `Æther: déjà vu`
  /// becomes `aether: deja vu`. Combining accents are dropped; punctuation, symbols and other scripts are kept. Linear
  /// in the text; never appends more bytes than ``literal(_:into:)``.
  package static func unaccented(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    withComposed(utf8) { unaccented($0, into: &result) }
  }

  private static func unaccented(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    if all < 0x80 { return literal(bytes, into: &result) }
    let start = result.count
    rewrite(bytes, into: &result) { scalar, _, result in append(unaccented: scalar, to: &result) }
    composeLowered(&result, from: start)
  }

  /// The pattern to search unaccented texts with: accented letters become plain, ligatures a group of their letters,
  /// or a choice of them in brackets. Linear in the pattern.
  package static func unaccented(pattern: String) -> String {
    if pattern.utf8.allSatisfy({ $0 < 0x80 }) { return pattern }
    let pattern = CanonicalForm.composed(pattern)
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
        // A backslash would give the plain letter a meaning.
        result.removeLast(plain.count + (isEscaped ? 1 : 0))
        result += plain.count > 1 && !isInBrackets ? Array("(?:".utf8) + plain + Array(")".utf8) : plain
      }
      isEscaped = false
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func append(unaccented scalar: UInt32, to result: inout [UInt8]) {
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
