/// How many columns of a terminal a character takes.
public enum CharacterWidth {
  /// 0 to 2: two for wide letters and emoji, none for a mark by itself. What combines with a letter takes no room of its own;
  /// an emoji of several scalars is one. The ranges are the wide and zero-width blocks of Unicode's EastAsianWidth.txt, taken
  /// whole. Control characters take one, since they are shown as a sign.
  public static func of(_ character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // What is drawn as a picture is wide, whatever it is by itself.
      if scalar.value == 0xFE0F { return 2 }
      widest = max(widest, of(scalar))
    }
    return widest
  }

  /// The columns of a text on one line.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(_ scalar: UnicodeScalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      0
    case 0x1100...0x115F, 0x231A...0x231B, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
