/// A text in the form in which it is compared: words of plain lower-case letters and digits.
///
/// Letter case and diacritics are dropped (`Æther` is `aether`), apostrophes join (`Urza's` is `urzas`), and everything
/// else that is neither letter nor digit separates words. Letters of other scripts are kept in lower case, as UTF-8.
struct FoldedText {
  /// The bytes of all words, without separators.
  var bytes: [UInt8] = []
  /// The start of each word in ``bytes``.
  var starts: [Int] = []
  /// The word numbers at which a face begins: the first, and each after `//`.
  var faces: [Int] = []

  /// An empty text.
  init() {}

  /// Folds the first `limit` bytes of a text, rounded up to a whole scalar. Linear.
  init(_ text: String, limit: Int = .max) { append(text, limit: limit) }

  /// The number of words.
  var wordCount: Int { starts.count }

  /// The bytes of a word.
  func word(_ number: Int) -> Range<Int> {
    starts[number]..<(number + 1 < starts.count ? starts[number + 1] : bytes.count)
  }

  /// Removes everything but keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    faces.removeAll(keepingCapacity: true)
  }

  /// Appends a folded text as the beginning of a face.
  mutating func append(_ text: String, limit: Int = .max) {
    var state = Folding()
    var rest = limit
    for scalar in text.unicodeScalars {
      if rest <= 0 { break }
      rest -= UTF8.width(scalar)
      state.take(scalar, into: &self)
    }
  }
}

/// The state of folding between two scalars.
struct Folding {
  private var isInWord = false
  private var slashes = 0
  private var isNewFace = true

  /// Appends the folded form of a scalar. ASCII takes the fast path.
  mutating func take(_ scalar: Unicode.Scalar, into text: inout FoldedText) {
    let value = scalar.value
    switch value {
    case 0x61...0x7A, 0x30...0x39: letter(UInt8(truncatingIfNeeded: value), into: &text)
    case 0x41...0x5A: letter(UInt8(truncatingIfNeeded: value) | 0x20, into: &text)
    case 0x27, 0x60: break  // an apostrophe joins
    case 0x2F:
      slashes += 1
      isInWord = false
      if slashes == 2 { isNewFace = true }
    case 0..<0x80:
      isInWord = false
      slashes = 0
    default: beyondASCII(scalar, into: &text)
    }
  }

  private mutating func beyondASCII(_ scalar: Unicode.Scalar, into text: inout FoldedText) {
    switch scalar.value {
    case 0x0300...0x036F, 0x2018, 0x2019, 0x201B, 0x02BB, 0x02BC, 0x00B4, 0x200B...0x200D, 0xFE00...0xFE0F: return
    default: break
    }
    if let (first, second) = LatinLetters.plain(scalar) {
      letter(first, into: &text)
      if let second { letter(second, into: &text) }
      return
    }
    let properties = scalar.properties
    // U+A789 looks like a colon but is a letter by its category.
    if scalar.value != 0xA789, properties.isAlphabetic || properties.numericType != nil {
      for byte in properties.lowercaseMapping.utf8 { letter(byte, into: &text) }
    } else {
      isInWord = false
      slashes = 0
    }
  }

  private mutating func letter(_ byte: UInt8, into text: inout FoldedText) {
    if !isInWord {
      if isNewFace { text.faces.append(text.starts.count) }
      text.starts.append(text.bytes.count)
      isInWord = true
      isNewFace = false
      slashes = 0
    }
    text.bytes.append(byte)
  }
}

/// The plain letters for Latin letters with diacritics.
///
/// Derived from the canonical decompositions of the Unicode Character Database 14.0 (`UnicodeData.txt`). Letters
/// without a decomposition (`ø`, `ł`, `ı` …) are assigned the letter that is typed for them.
enum LatinLetters {
  /// U+00C0 to U+024F. A digit stands for two letters, `-` for a letter without a plain form.
  private static let extended: StaticString = """
    aaaaaa1ceeeeiiiidnooooo-ouuuuy43aaaaaa1ceeeeiiiidnooooo-ouuuuy4yaaaaaaccccccccddddeeeeeeeeeegggg\
    gggghhhhiiiiiiiiii55jjkkkllllllllllnnnnnnnnnoooooo22rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bbbb--occdddd-e-effg--iikkll-nnooo--pp------tttuuuvyyzz-------------666777888aaiioouuuuuuuuuueaa\
    aa11ggggkkoooo--j666gg--nnaa11ooaaaaeeeeiiiioooorrrruuuusstt--hhnd--zzaaeeooooooooyylnt---acclts\
    z--bu-eejjqqrryy
    """

  /// U+1E00 to U+1EFF, encoded in the same way.
  private static let additional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr\
    ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy-sss3daaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy--vvyy
    """

  /// The one or two plain letters of a scalar: `û` is `u`, `Æ` is `ae`. Nil for all other scalars.
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
