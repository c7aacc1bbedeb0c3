/// Where words begin in a text: after anything that is no letter, mark or digit, between letters and digits, at a change
/// from lower to upper case, and anywhere in scripts that do not part words.
///
/// Folding removes the changes of letter case, so that they are found before it and kept as offsets.
package enum WordBeginnings {
  /// Whether a word begins at an offset of a folded text, apart from changes of letter case. Bytes that are not valid
  /// UTF-8 part words. Constant time.
  package static func isBeginning(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    if offset <= 0 || offset >= text.count { return true }
    let before = text[offset &- 1]
    let next = text[offset]
    if before < 0x80, next < 0x80 {
      if before.isDigit { return !next.isDigit }
      return !before.isLetter || next.isDigit
    }
    let kind = CharacterKind(endingAt: offset, in: text)
    let other = CharacterKind(at: offset, in: text)
    return kind == .sign || kind != other || kind == .unparted
  }

  /// Whether a text begins with a letter, mark or digit. A text that does not is found wherever it stands.
  package static func beginsWithWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.isEmpty && CharacterKind(at: 0, in: text) != .sign
  }

  /// Appends the offsets in the folded form of a text at which a capital follows a small letter: 4 and 9 for
  /// `unitPriceList`. Linear in the text.
  package static func appendChanges(
    of text: UnsafeBufferPointer<UInt8>, in form: TextForm, to offsets: inout [Int]
  ) {
    var all: UInt8 = 0
    var hasChange = false
    var previous: UInt8 = 0
    for byte in text {
      all |= byte
      if byte &- 0x41 < 26, previous &- 0x61 < 26 { hasChange = true }
      previous = byte
    }
    if all < 0x80 {
      if !hasChange { return }
      for index in 1..<text.count where text[index] &- 0x41 < 26 && text[index &- 1] &- 0x61 < 26 {
        offsets.append(index)
      }
      return
    }
    appendChanges(ofMixed: text, in: form, to: &offsets)
  }

  /// Whether a needle in a form stands at the beginning of a word of a text. Linear in the text, apart from the length
  /// of the needle.
  package static func occurs(_ needle: [UInt8], in text: String, _ form: TextForm) -> Bool {
    var text = text
    var folded: [UInt8] = []
    var changes: [Int] = []
    text.withUTF8 {
      form.append($0, to: &folded)
      appendChanges(of: $0, in: form, to: &changes)
    }
    guard needle.count <= folded.count, !needle.isEmpty else { return false }
    return folded.withUnsafeBufferPointer { folded in
      (0...folded.count - needle.count).contains { start in
        folded[start..<start + needle.count].elementsEqual(needle)
          && (isBeginning(folded, at: start) || isAmong(changes, start))
      }
    }
  }

  /// Whether an offset is one of some that ascend. Logarithmic.
  package static func isAmong(_ offsets: [Int], _ offset: Int) -> Bool {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == offset
  }

  /// The same for a text with characters beyond ASCII, which is folded piece by piece.
  private static func appendChanges(
    ofMixed text: UnsafeBufferPointer<UInt8>, in form: TextForm, to offsets: inout [Int]
  ) {
    var folded: [UInt8] = []
    var start = 0
    var index = 0
    var isSmall = false
    while index < text.count {
      guard let (scalar, length) = TextFolding.scalar(in: text, at: index) else {
        isSmall = false
        index += 1
        continue
      }
      let isCapital = TextFolding.lowered(scalar) != scalar
      if isSmall, isCapital {
        form.append(UnsafeBufferPointer(rebasing: text[start..<index]), to: &folded)
        start = index
        offsets.append(folded.count)
      }
      isSmall = !isCapital && CharacterKind(scalar) == .letter
      index += length
    }
  }
}

/// The role of a character at the border of words.
private enum CharacterKind {
  /// A letter of a script that parts words, or a mark.
  case letter
  case digit
  /// A letter of a script that does not part words: Han, Kana, Thai …
  case unparted
  /// Anything else.
  case sign

  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar)
      self = byte.isDigit ? .digit : byte.isLetter ? .letter : .sign
      return
    }
    switch scalar {
    // Thai, Lao, Myanmar, Khmer, Kana, Han, halfwidth Kana.
    case 0xE00..<0xE80, 0xE80..<0xF00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x3041..<0x3100, 0x31F0..<0x3200,
      0x3400..<0x4DC0, 0x4E00..<0xA000, 0xF900..<0xFB00, 0xFF66..<0xFFA0, 0x20000..<0x40000:
      self = .unparted
    default:
      guard let known = Unicode.Scalar(scalar), NameCharacter.continues(known) else {
        self = .sign
        return
      }
      self = known.properties.generalCategory == .decimalNumber ? .digit : .letter
    }
  }

  init(at offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    if let (scalar, _) = TextFolding.scalar(in: text, at: offset) { self.init(scalar) } else { self = .sign }
  }

  init(endingAt end: Int, in text: UnsafeBufferPointer<UInt8>) {
    var start = end - 1
    while start > 0, end - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    if let (scalar, length) = TextFolding.scalar(in: text, at: start), start + length == end {
      self.init(scalar)
    } else {
      self = .sign
    }
  }
}
