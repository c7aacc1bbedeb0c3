extension TextFolding {
  /// What a Latin letter is without its marks, bars and hooks, in lower case: one or two ASCII letters, the second 0 where there is one
  /// only. Both are 0 for what is no letter (`×`). Nil for a code point that is in no table, or has no such letters.
  static func latinLetters(_ scalar: UInt32) -> (first: UInt8, second: UInt8)? {
    switch scalar {
    case 0xC0..<0x2B0: cell(of: letters, scalar - 0xC0)
    case 0x1E00..<0x1F00: cell(of: additionalLetters, scalar - 0x1E00)
    // Full-width forms.
    case 0xFF10...0xFF19: (UInt8(truncatingIfNeeded: scalar - 0xFF10 + 0x30), 0)
    case 0xFF21...0xFF3A: (UInt8(truncatingIfNeeded: scalar - 0xFF21 + 0x61), 0)
    case 0xFF41...0xFF5A: (UInt8(truncatingIfNeeded: scalar - 0xFF41 + 0x61), 0)
    // Superscripts among the signs of Latin-1, lower case that stands far from its capitals, ligatures of printing.
    case 0xAA: (UInt8(ascii: "a"), 0)
    case 0xBA: (UInt8(ascii: "o"), 0)
    case 0xB2: (UInt8(ascii: "2"), 0)
    case 0xB3: (UInt8(ascii: "3"), 0)
    case 0xB9: (UInt8(ascii: "1"), 0)
    case 0x2C65: (UInt8(ascii: "a"), 0)
    case 0x2C66: (UInt8(ascii: "t"), 0)
    case 0xFB00: (UInt8(ascii: "f"), UInt8(ascii: "f"))
    case 0xFB01: (UInt8(ascii: "f"), UInt8(ascii: "i"))
    case 0xFB02: (UInt8(ascii: "f"), UInt8(ascii: "l"))
    default: nil
    }
  }

  private static func cell(of table: StaticString, _ index: UInt32) -> (first: UInt8, second: UInt8)? {
    let start = table.utf8Start + 2 * Int(index)
    if start[0] == UInt8(ascii: ".") { return nil }
    return (start[0] == 0x20 ? 0 : start[0], start[1] == 0x20 ? 0 : start[1])
  }

  /// Two places for each code point from U+00C0: its letters, blanks for none, dots where it is a letter of its own. Worked
  /// out from the compatibility decompositions of Unicode, and by hand for barred and hooked letters and for ligatures.
  private static let letters: StaticString = """
    a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thssa a a a a a aec e e e e i i i i \
    d n o o o o o   o u u u u y thy a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g \
    g g g g h h h h i i i i i i i i i i ijijj j k k k l l l l l l l l l l n n n n n n ..n n o o o o \
    o o oeoer r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s \
    b b b b ......c c d d d d ........f f g ......i k k l ....n n o o o ....p p ..........t t t t u \
    u ..v y y z z ..........................dzdzdzljljljnjnjnja a i i o o u u u u u u u u u u ..a a \
    a a aeaeg g g g k k o o o o ....j dzdzdzg g ....n n a a aeaeo o a a a a e e e e i i i i o o o o \
    r r r r u u u u s s t t ....h h n d ....z z a a e e o o o o o o o o y y l n t j ....a c c l t s \
    z ....b ....e e j j ..q r r y y ......b ..c d d ................g ..........h ..i ....l l l ....\
    ..m n n ..o ............r r r ......s ..........t u ..v ........z z ......................j ....\
    q ..............................\

    """

  /// The same from U+1E00.
  private static let additionalLetters: StaticString = """
    a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f g g h h h h h h h h h h i i i i \
    k k k k k k l l l l l l l l m m m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r \
    s s s s s s s s s s t t t t t t t t u u u u u u u u u u v v v v w w w w w w w w w w x x x x y y \
    z z z z z z h t w y a s ....ss..a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e \
    e e e e e e e e i i i i o o o o o o o o o o o o o o o o o o o o o o o o u u u u u u u u u u u u \
    u u y y y y y y y y llll....y y \

    """
}
