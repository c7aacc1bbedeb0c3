/// How many columns of a terminal a text takes.
///
/// What terminals that measure scalar by scalar do, tmux and xterm among them: letters and signs one, wide letters and emoji
/// two, marks none, each half of a flag one. What comes behind a zero-width joiner is drawn into the emoji before it. A skin tone
/// is two more, and an emoji that a variation selector makes of a sign stays as wide as the sign. Some terminals draw those wider
/// or narrower; then a caret behind them is beside its place, and nothing else: see ``ScreenPainter``.
public enum CharacterWidth {
  /// The columns of a character: 0 for a mark by itself, 1 or 2 for most, more for some emoji of several scalars. Control characters
  /// take one, since they are shown as a sign (see ``visible(_:)``).
  public static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    return of(scalars: character.unicodeScalars)
  }

  /// The columns of a text on one line.
  public static func of(_ text: String) -> Int {
    of(scalars: text.unicodeScalars)
  }

  /// The text with a visible sign in place of every character that would do something to a terminal: `␛` for Escape, `␊` for a
  /// line feed, `�` for the later ones and those that turn the direction of the text. Each sign takes a column. All other scalars
  /// stay as they are.
  public static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(visible(scalar)) }
    return result
  }

  /// The text of several lines with such signs: as ``visible(_:)``, but tabs and line ends (`\n`, `\r\n`) stay.
  public static func visibleLines(_ bytes: [UInt8]) -> String {
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
    if !KeyDecoder.isControl(scalar) { return scalar }
    let code = scalar.value < 0x20 ? 0x2400 + scalar.value : scalar.value == 0x7F ? 0x2421 : 0xFFFD
    return UnicodeScalar(code) ?? " "
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

  /// The columns of a scalar by itself. A control character takes one, as its sign does.
  public static func of(_ scalar: UnicodeScalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    switch value {
    // The later letters of a Hangul syllable are drawn into the first.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    // Signs before a number in Arabic and Syriac: format characters, but drawn.
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

  /// The wide blocks of Unicode 16's EastAsianWidth.txt that are no emoji, taken whole.
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
