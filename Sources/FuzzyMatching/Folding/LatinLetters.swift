/// The plain letters that stand for the Latin letters with marks.
///
/// Worked out from the canonical decompositions of the Unicode Character Database 14.0 (`UnicodeData.txt`), with the letters
/// that have none (`ø`, `ł`, `ı` …) put to the letter they are typed as where a keyboard has no better.
enum LatinLetters {
  /// U+00C0 to U+024F. A digit stands for two letters, `-` for a letter that is no variant of a plain one.
  private static let extended: StaticString = """
    aaaaaa1ceeeeiiiidnooooo-ouuuuy43aaaaaa1ceeeeiiiidnooooo-ouuuuy4yaaaaaaccccccccddddeeeeeeeeeegggg\
    gggghhhhiiiiiiiiii55jjkkkllllllllllnnnnnnnnnoooooo22rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bbbb--occdddd-e-effg--iikkll-nnooo--pp------tttuuuvyyzz-------------666777888aaiioouuuuuuuuuueaa\
    aa11ggggkkoooo--j666gg--nnaa11ooaaaaeeeeiiiioooorrrruuuusstt--hhnd--zzaaeeooooooooyylnt---acclts\
    z--bu-eejjqqrryy
    """

  /// U+1E00 to U+1EFF.
  private static let additional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr\
    ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy-sss3daaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy--vvyy
    """

  /// The plain letter, or the two, that a scalar is typed as: `û` is `u`, `Æ` is `ae`. Nil for all other scalars.
  static func plain(_ scalar: Unicode.Scalar) -> (UInt8, UInt8?)? {
    let code: UInt8
    switch scalar.value {
    case 0xC0...0x24F: code = extended.utf8Start[Int(scalar.value) - 0xC0]
    case 0x1E00...0x1EFF: code = additional.utf8Start[Int(scalar.value) - 0x1E00]
    default: return nil
    }
    switch code {
    case 0x2D: return nil
    case 0x61...0x7A: return (code, nil)
    case 0x31: return (0x61, 0x65)  // ae
    case 0x32: return (0x6F, 0x65)  // oe
    case 0x33: return (0x73, 0x73)  // ss
    case 0x34: return (0x74, 0x68)  // th
    case 0x35: return (0x69, 0x6A)  // ij
    case 0x36: return (0x64, 0x7A)  // dz
    case 0x37: return (0x6C, 0x6A)  // lj
    default: return (0x6E, 0x6A)  // nj
    }
  }
}
