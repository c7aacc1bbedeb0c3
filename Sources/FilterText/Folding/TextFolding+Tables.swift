extension TextFolding {
  /// The lower case of a code point by Unicode's simple mapping.
  static func lowered(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
    // Dashes, bullets and quotation marks are the most common characters beyond ASCII, and have no case.
    if scalar > 0x2000 && scalar < 0x2126 || scalar < 0xC0 { return scalar }
    var low = 0
    var high = upperCase.count
    while low < high {
      let middle = (low + high) / 2
      if upperCase[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < upperCase.count else { return scalar }
    let run = upperCase[low]
    guard scalar >= run.first, (scalar - run.first) % run.step == 0 else { return scalar }
    return UInt32(bitPattern: Int32(bitPattern: scalar) &+ run.distance)
  }

  /// The runs of capital letters beyond ASCII, in order, with the step between letters and the distance to their lower
  /// case. Source: `UnicodeData.txt` of the Unicode Character Database.
  private static let upperCase: [(first: UInt32, last: UInt32, step: UInt32, distance: Int32)] = [
    (0xC0, 0xD6, 1, 32), (0xD8, 0xDE, 1, 32), (0x100, 0x12E, 2, 1), (0x130, 0x130, 1, -199), (0x132, 0x136, 2, 1),
    (0x139, 0x147, 2, 1), (0x14A, 0x176, 2, 1), (0x178, 0x178, 1, -121), (0x179, 0x17D, 2, 1), (0x181, 0x181, 1, 210),
    (0x182, 0x184, 2, 1), (0x186, 0x186, 1, 206), (0x187, 0x187, 1, 1), (0x189, 0x18A, 1, 205), (0x18B, 0x18B, 1, 1),
    (0x18E, 0x18E, 1, 79), (0x18F, 0x18F, 1, 202), (0x190, 0x190, 1, 203), (0x191, 0x191, 1, 1),
    (0x193, 0x193, 1, 205), (0x194, 0x194, 1, 207), (0x196, 0x196, 1, 211), (0x197, 0x197, 1, 209),
    (0x198, 0x198, 1, 1), (0x19C, 0x19C, 1, 211), (0x19D, 0x19D, 1, 213), (0x19F, 0x19F, 1, 214),
    (0x1A0, 0x1A4, 2, 1), (0x1A6, 0x1A6, 1, 218), (0x1A7, 0x1A7, 1, 1), (0x1A9, 0x1A9, 1, 218), (0x1AC, 0x1AC, 1, 1),
    (0x1AE, 0x1AE, 1, 218), (0x1AF, 0x1AF, 1, 1), (0x1B1, 0x1B2, 1, 217), (0x1B3, 0x1B5, 2, 1),
    (0x1B7, 0x1B7, 1, 219), (0x1B8, 0x1B8, 1, 1), (0x1BC, 0x1BC, 1, 1), (0x1C4, 0x1C4, 1, 2), (0x1C5, 0x1C5, 1, 1),
    (0x1C7, 0x1C7, 1, 2), (0x1C8, 0x1C8, 1, 1), (0x1CA, 0x1CA, 1, 2), (0x1CB, 0x1DB, 2, 1), (0x1DE, 0x1EE, 2, 1),
    (0x1F1, 0x1F1, 1, 2), (0x1F2, 0x1F4, 2, 1), (0x1F6, 0x1F6, 1, -97), (0x1F7, 0x1F7, 1, -56), (0x1F8, 0x21E, 2, 1),
    (0x220, 0x220, 1, -130), (0x222, 0x232, 2, 1), (0x23A, 0x23A, 1, 10795), (0x23B, 0x23B, 1, 1),
    (0x23D, 0x23D, 1, -163), (0x23E, 0x23E, 1, 10792), (0x241, 0x241, 1, 1), (0x243, 0x243, 1, -195),
    (0x244, 0x244, 1, 69), (0x245, 0x245, 1, 71), (0x246, 0x24E, 2, 1), (0x370, 0x372, 2, 1), (0x376, 0x376, 1, 1),
    (0x37F, 0x37F, 1, 116), (0x386, 0x386, 1, 38), (0x388, 0x38A, 1, 37), (0x38C, 0x38C, 1, 64),
    (0x38E, 0x38F, 1, 63), (0x391, 0x3A1, 1, 32), (0x3A3, 0x3AB, 1, 32), (0x3CF, 0x3CF, 1, 8), (0x3D8, 0x3EE, 2, 1),
    (0x3F4, 0x3F4, 1, -60), (0x3F7, 0x3F7, 1, 1), (0x3F9, 0x3F9, 1, -7), (0x3FA, 0x3FA, 1, 1),
    (0x3FD, 0x3FF, 1, -130), (0x400, 0x40F, 1, 80), (0x410, 0x42F, 1, 32), (0x460, 0x480, 2, 1), (0x48A, 0x4BE, 2, 1),
    (0x4C0, 0x4C0, 1, 15), (0x4C1, 0x4CD, 2, 1), (0x4D0, 0x52E, 2, 1), (0x531, 0x556, 1, 48),
    (0x10A0, 0x10C5, 1, 7264), (0x10C7, 0x10C7, 1, 7264), (0x10CD, 0x10CD, 1, 7264), (0x13A0, 0x13EF, 1, 38864),
    (0x13F0, 0x13F5, 1, 8), (0x1C90, 0x1CBA, 1, -3008), (0x1CBD, 0x1CBF, 1, -3008), (0x1E00, 0x1E94, 2, 1),
    (0x1E9E, 0x1E9E, 1, -7615), (0x1EA0, 0x1EFE, 2, 1), (0x1F08, 0x1F0F, 1, -8), (0x1F18, 0x1F1D, 1, -8),
    (0x1F28, 0x1F2F, 1, -8), (0x1F38, 0x1F3F, 1, -8), (0x1F48, 0x1F4D, 1, -8), (0x1F59, 0x1F5F, 2, -8),
    (0x1F68, 0x1F6F, 1, -8), (0x1F88, 0x1F8F, 1, -8), (0x1F98, 0x1F9F, 1, -8), (0x1FA8, 0x1FAF, 1, -8),
    (0x1FB8, 0x1FB9, 1, -8), (0x1FBA, 0x1FBB, 1, -74), (0x1FBC, 0x1FBC, 1, -9), (0x1FC8, 0x1FCB, 1, -86),
    (0x1FCC, 0x1FCC, 1, -9), (0x1FD8, 0x1FD9, 1, -8), (0x1FDA, 0x1FDB, 1, -100), (0x1FE8, 0x1FE9, 1, -8),
    (0x1FEA, 0x1FEB, 1, -112), (0x1FEC, 0x1FEC, 1, -7), (0x1FF8, 0x1FF9, 1, -128), (0x1FFA, 0x1FFB, 1, -126),
    (0x1FFC, 0x1FFC, 1, -9), (0x2126, 0x2126, 1, -7517), (0x212A, 0x212A, 1, -8383), (0x212B, 0x212B, 1, -8262),
    (0x2132, 0x2132, 1, 28), (0x2160, 0x216F, 1, 16), (0x2183, 0x2183, 1, 1), (0x24B6, 0x24CF, 1, 26),
    (0x2C00, 0x2C2F, 1, 48), (0x2C60, 0x2C60, 1, 1), (0x2C62, 0x2C62, 1, -10743), (0x2C63, 0x2C63, 1, -3814),
    (0x2C64, 0x2C64, 1, -10727), (0x2C67, 0x2C6B, 2, 1), (0x2C6D, 0x2C6D, 1, -10780), (0x2C6E, 0x2C6E, 1, -10749),
    (0x2C6F, 0x2C6F, 1, -10783), (0x2C70, 0x2C70, 1, -10782), (0x2C72, 0x2C72, 1, 1), (0x2C75, 0x2C75, 1, 1),
    (0x2C7E, 0x2C7F, 1, -10815), (0x2C80, 0x2CE2, 2, 1), (0x2CEB, 0x2CED, 2, 1), (0x2CF2, 0x2CF2, 1, 1),
    (0xA640, 0xA66C, 2, 1), (0xA680, 0xA69A, 2, 1), (0xA722, 0xA72E, 2, 1), (0xA732, 0xA76E, 2, 1),
    (0xA779, 0xA77B, 2, 1), (0xA77D, 0xA77D, 1, -35332), (0xA77E, 0xA786, 2, 1), (0xA78B, 0xA78B, 1, 1),
    (0xA78D, 0xA78D, 1, -42280), (0xA790, 0xA792, 2, 1), (0xA796, 0xA7A8, 2, 1), (0xA7AA, 0xA7AA, 1, -42308),
    (0xA7AB, 0xA7AB, 1, -42319), (0xA7AC, 0xA7AC, 1, -42315), (0xA7AD, 0xA7AD, 1, -42305),
    (0xA7AE, 0xA7AE, 1, -42308), (0xA7B0, 0xA7B0, 1, -42258), (0xA7B1, 0xA7B1, 1, -42282),
    (0xA7B2, 0xA7B2, 1, -42261), (0xA7B3, 0xA7B3, 1, 928), (0xA7B4, 0xA7C2, 2, 1), (0xA7C4, 0xA7C4, 1, -48),
    (0xA7C5, 0xA7C5, 1, -42307), (0xA7C6, 0xA7C6, 1, -35384), (0xA7C7, 0xA7C9, 2, 1), (0xA7D0, 0xA7D0, 1, 1),
    (0xA7D6, 0xA7D8, 2, 1), (0xA7F5, 0xA7F5, 1, 1), (0xFF21, 0xFF3A, 1, 32), (0x10400, 0x10427, 1, 40),
    (0x104B0, 0x104D3, 1, 40), (0x10570, 0x1057A, 1, 39), (0x1057C, 0x1058A, 1, 39), (0x1058C, 0x10592, 1, 39),
    (0x10594, 0x10595, 1, 39), (0x10C80, 0x10CB2, 1, 64), (0x118A0, 0x118BF, 1, 32), (0x16E40, 0x16E5F, 1, 32),
    (0x1E900, 0x1E921, 1, 34),
  ]
}

extension TextFolding {
  /// A Latin letter without marks, bars and hooks, in lower case: one or two ASCII letters, the second 0 if there is
  /// one. Both are 0 for a symbol (`×`). Nil for code points without such letters.
  static func latinLetters(_ scalar: UInt32) -> (first: UInt8, second: UInt8)? {
    switch scalar {
    case 0xC0..<0x2B0: cell(of: letters, scalar - 0xC0)
    case 0x1E00..<0x1F00: cell(of: additionalLetters, scalar - 0x1E00)
    // Full-width forms.
    case 0xFF10...0xFF19: (UInt8(truncatingIfNeeded: scalar - 0xFF10 + 0x30), 0)
    case 0xFF21...0xFF3A: (UInt8(truncatingIfNeeded: scalar - 0xFF21 + 0x61), 0)
    case 0xFF41...0xFF5A: (UInt8(truncatingIfNeeded: scalar - 0xFF41 + 0x61), 0)
    // Superscripts of Latin-1, lower-case letters of other blocks, and ligatures.
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

  /// Two characters for each code point from U+00C0: its letters, spaces for none, dots for a letter of its own. From
  /// the compatibility decompositions of Unicode, and by hand for barred and hooked letters and ligatures.
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
