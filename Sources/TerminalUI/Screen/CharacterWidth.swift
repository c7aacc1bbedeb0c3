/// The columns a text takes in a terminal.
///
/// Measured scalar by scalar, as tmux and xterm do: one for letters and signs, two for wide letters and emoji, none for
/// marks, one for each half of a flag. What follows a zero-width joiner is drawn into the emoji before it. A skin tone
/// adds two, and a variation selector changes nothing. Some terminals draw these wider or narrower, which misplaces the
/// caret in that line only: see ``ScreenPainter``.
package enum CharacterWidth {
  /// The columns of a character: 0 for a mark by itself, 1 or 2 for most, more for some emoji. A control character
  /// takes one, as the sign that ``visible(_:)`` shows for it.
  package static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    return of(scalars: character.unicodeScalars)
  }

  /// The columns of a text on one line.
  package static func of(_ text: String) -> Int {
    of(scalars: text.unicodeScalars)
  }

  /// The text with each control character replaced by a visible sign of one column: `␛` for Escape, `␊` for a line
  /// feed, `�` for C1, for those that change the direction of text and for invisible ones.
  package static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(visible(scalar)) }
    return result
  }

  /// The text as ``visible(_:)`` returns it, but with its tabs and line ends (`\n`, `\r\n`).
  package static func visibleLines(_ bytes: [UInt8]) -> String {
    var result = ""
    var hasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if hasReturn { result.unicodeScalars.append(scalar == "\n" ? "\r" : visible("\r")) }
      hasReturn = scalar == "\r"
      if hasReturn { continue }
      result.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? scalar : visible(scalar))
    }
    if hasReturn { result.unicodeScalars.append(visible("\r")) }
    return result
  }

  static func visible(_ scalar: UnicodeScalar) -> UnicodeScalar {
    if isInvisible(scalar) { return "\u{FFFD}" }
    if !KeyDecoder.isControl(scalar) { return scalar }
    let code = scalar.value < 0x20 ? 0x2400 + scalar.value : scalar.value == 0x7F ? 0x2421 : 0xFFFD
    return UnicodeScalar(code) ?? " "
  }

  /// Whether a scalar is drawn as nothing. Joiners and variation selectors are not: scripts and emoji need them.
  private static func isInvisible(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func of(scalars: some Sequence<UnicodeScalar>) -> Int {
    var width = 0
    var isJoined = false
    for scalar in scalars {
      if !isJoined { width += of(scalar) }
      isJoined = scalar.value == 0x200D && width > 0
    }
    return width
  }

  /// The columns of a scalar by itself.
  package static func of(_ scalar: UnicodeScalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    switch value {
    // The later letters of a Hangul syllable are drawn into the first one.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    // Number signs of Arabic and Syriac are format characters, but visible.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD, 0x2028...0x202E, 0x2066...0x2069, 0x61C,
      0x200E...0x200F:
      return 1
    case 0x1F1E6...0x1F1FF: return 1
    default: break
    }
    let properties = scalar.properties
    if value >= 0x231A, properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Whether a scalar is in a wide block of Unicode 16's EastAsianWidth.txt, emoji excepted.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x302A...0x302D, 0x3099...0x309A: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
