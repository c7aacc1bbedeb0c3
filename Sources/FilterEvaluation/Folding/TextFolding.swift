import FilterSemantics

/// Texts made comparable: the two ways in which names and rules are searched.
///
/// Works on bytes and carries its own tables, so it needs no Unicode data of the platform. Invalid UTF-8 is no error: a
/// byte that belongs to no code point is kept by ``literal(_:into:)`` and left out by ``collated(_:into:)``.
public enum TextFolding {
  /// Appends the text as it is collated: in lower case, without diacritics, and of that only letters and digits.
  /// `Lim-Dûl's Vault` becomes `limdulsvault`, `Æther` becomes `aether`.
  ///
  /// Latin letters become ASCII. Letters of other scripts are kept in lower case; combining marks, punctuation, symbols and
  /// emoji are left out. Linear in the text; appends at most as many bytes as the text has.
  public static func collated(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    if utf8.withContiguousStorageIfAvailable({ collated($0, into: &result) }) == nil {
      Array(utf8).withUnsafeBufferPointer { collated($0, into: &result) }
    }
  }

  /// Appends the text in lower case, by the simple mapping of Unicode, and otherwise as it is. Linear in the text.
  ///
  /// The length in bytes may change for a few letters only (`İ`, `ẞ`, `Ⱥ`); that of ASCII text stays.
  public static func literal(_ utf8: some Collection<UInt8>, into result: inout [UInt8]) {
    if utf8.withContiguousStorageIfAvailable({ literal($0, into: &result) }) == nil {
      Array(utf8).withUnsafeBufferPointer { literal($0, into: &result) }
    }
  }

  /// The bytes of the text as it is collated; see ``collated(_:into:)``.
  public static func collated(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    collated(text.utf8, into: &result)
    return result
  }

  /// The bytes of the text in lower case; see ``literal(_:into:)``.
  public static func literal(_ text: String) -> [UInt8] {
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
      // First in lower case: what is lowered before it comes here collates as what is not.
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
    // Nearly all texts end here: a loop without calls that the compiler turns into one over vectors.
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
    // Once more, code point by code point: a letter may have another length in lower case.
    result.removeLast(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
      } else if let (scalar, length) = scalar(in: bytes, at: index) {
        let lower = lowered(scalar)
        if lower == scalar {
          for next in index..<index + length { result.append(bytes[next]) }
        } else {
          append(lower, to: &result)
        }
        index += length
      } else {
        result.append(byte)
        index += 1
      }
    }
  }

  /// Whether a code point beyond ASCII that is no Latin letter is nothing to collate by. Blocks of punctuation, symbols and
  /// marks as a whole: the few letters among them (`™`, `ℵ`) are in no name.
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

  /// The code point that begins at a byte, and its length in bytes; nil where none does.
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
