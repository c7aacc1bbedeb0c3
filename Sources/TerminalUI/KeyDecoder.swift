/// Turns the bytes a terminal sends into keys, as they arrive.
///
/// Chunks may end anywhere. Invalid UTF-8 becomes the replacement character; an unknown sequence becomes
/// ``Key/unknown(_:)``, never text. A lone Escape could start a sequence, so call ``flush()`` when nothing has followed
/// for a while. Linear time; a sequence is given up after ``maximumSequenceLength`` bytes, and a paste is kept until it
/// ends. The sequences are those of ECMA-48 and of "XTerm Control Sequences" (T. Dickey).
package struct KeyDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    /// After `ESC [` or `ESC O`.
    case sequence([UInt8])
    /// A character of several bytes.
    case character([UInt8], missing: Int, isAlt: Bool)
    case paste
    /// A sequence that is too long, skipped up to its end.
    case overlong
  }

  private var state = State.ground
  /// The paste so far; not part of the state, which is copied for each byte.
  private var pasted: [UInt8] = []

  package static let maximumSequenceLength = 32

  package init() {}

  /// Whether an Escape is pending that may be a key by itself.
  package var isWaiting: Bool {
    switch state {
    case .escape: true
    case .sequence(let bytes): bytes.count == 1
    default: false
    }
  }

  /// Whether a paste has started and not ended.
  package var isPasting: Bool {
    if case .paste = state { return true }
    return false
  }

  /// Decodes bytes and returns the keys they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// The keys of a pending sequence that nothing followed: a lone Escape, or Escape and `[` or `O`. A paste stays
  /// pending.
  package mutating func flush() -> [Key] {
    defer { if !isPasting { state = .ground } }
    switch state {
    case .ground, .paste, .overlong: return []
    case .escape: return [.escape]
    case .sequence(let bytes):
      return bytes.count == 1 ? [.alt(String(decoding: bytes, as: UTF8.self))] : [.unknown([0x1B] + bytes)]
    case .character: return [.text("\u{FFFD}")]
    }
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: ground(byte, isAlt: false, &keys)
    case .escape:
      state = .ground
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence([byte])
      case 0x1B:
        keys.append(.escape)
        state = .escape
      default: ground(byte, isAlt: true, &keys)
      }
    case .sequence(let bytes): sequence(bytes, byte: byte, into: &keys)
    case .character(let bytes, let missing, let isAlt):
      character(bytes, missing: missing, isAlt: isAlt, byte: byte, into: &keys)
    case .paste: paste(byte, into: &keys)
    case .overlong:
      if !KeyDecoder.isOfSequence(byte) {
        state = .ground
        ground(byte, isAlt: false, &keys)
      } else if (0x40...0x7E).contains(byte) {
        state = .ground
      }
    }
  }

  private mutating func ground(_ byte: UInt8, isAlt: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20..<0x7F:
      let text = String(UnicodeScalar(byte))
      keys.append(isAlt ? .alt(text) : .text(text))
    case 0..<0x20, 0x7F:
      let key = KeyDecoder.control(byte)
      keys.append(isAlt ? .modified(key, .alt) : key)
    case 0xC2..<0xF5:
      state = .character([byte], missing: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3, isAlt: isAlt)
    default: keys.append(.text("\u{FFFD}"))
    }
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x7F, 0x08: .backspace
    case 0: .control(" ")
    default: .control(Character(UnicodeScalar(byte < 0x1B ? byte | 0x60 : byte | 0x40)))
    }
  }

  private mutating func character(
    _ bytes: [UInt8], missing: Int, isAlt: Bool, byte: UInt8, into keys: inout [Key]
  ) {
    guard byte & 0xC0 == 0x80 else {
      // The character was cut off; the byte starts something else.
      keys.append(.text("\u{FFFD}"))
      state = .ground
      return ground(byte, isAlt: false, &keys)
    }
    if missing > 1 {
      state = .character(bytes + [byte], missing: missing - 1, isAlt: isAlt)
      return
    }
    state = .ground
    var text = ""
    for scalar in String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars
    where !KeyDecoder.isControl(scalar) { text.unicodeScalars.append(scalar) }
    if !text.isEmpty { keys.append(isAlt ? .alt(text) : .text(text)) }
  }

  private mutating func sequence(_ bytes: [UInt8], byte: UInt8, into keys: inout [Key]) {
    if !KeyDecoder.isOfSequence(byte) {
      // The sequence was cut off; the byte is a key of its own, such as Escape or Ctrl-C.
      keys.append(.unknown([0x1B] + bytes))
      state = .ground
      return ground(byte, isAlt: false, &keys)
    }
    let isFirst = bytes.count == 1
    let isFinal =
      (0x40...0x7E).contains(byte) && !(isFirst && bytes[0] == UInt8(ascii: "[") && byte == UInt8(ascii: "["))
    if !isFinal {
      state = bytes.count >= KeyDecoder.maximumSequenceLength ? .overlong : .sequence(bytes + [byte])
      return
    }
    state = .ground
    let whole = bytes + [byte]
    if whole == Array("[200~".utf8) {
      state = .paste
    } else {
      keys.append(KeySequence.key(whole) ?? .unknown([0x1B] + whole))
    }
  }

  /// Whether a byte may be part of a sequence after Escape (ECMA-48, 5.4): parameter, intermediate or final byte.
  private static func isOfSequence(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  private static let pasteEnd: [UInt8] = [0x1B] + Array("[201~".utf8)

  private mutating func paste(_ byte: UInt8, into keys: inout [Key]) {
    pasted.append(byte)
    guard byte == UInt8(ascii: "~"), pasted.suffix(6).elementsEqual(KeyDecoder.pasteEnd) else { return }
    pasted.removeLast(6)
    keys.append(.paste(KeyDecoder.text(ofPaste: pasted)))
    pasted = []
    state = .ground
  }

  /// A pasted text without control characters but line feeds.
  static func text(ofPaste bytes: [UInt8]) -> String {
    var text = ""
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\r": text += "\n"
      case "\n": if !isAfterReturn { text += "\n" }
      case "\t": text += " "
      default: if !isControl(scalar) { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }

  /// Whether a scalar controls the terminal or the direction of text.
  static func isControl(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
