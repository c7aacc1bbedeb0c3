/// A text as it is compared: words of plain small letters and digits.
///
/// Letter case and marks go (`Æther` is `aether`), apostrophes join (`Urza's` is `urzas`), everything else that is neither
/// letter nor digit parts words. Letters of other scripts stay as they are, in lower case, as UTF-8.
struct FoldedText {
  /// The bytes of all words, without anything between them.
  var bytes: [UInt8] = []
  /// Where each word begins in ``bytes``.
  var starts: [Int] = []
  /// The numbers of the words that begin a face: the first, and each behind `//`.
  var faces: [Int] = []

  /// Nothing yet.
  init() {}

  /// Folds a text, at most its first `limit` bytes (a scalar more, so that none is cut). Linear.
  init(_ text: String, limit: Int = .max) {
    append(text, limit: limit)
  }

  /// How many words there are.
  var wordCount: Int { starts.count }

  /// The bytes of a word.
  func word(_ number: Int) -> Range<Int> {
    starts[number]..<(number + 1 < starts.count ? starts[number + 1] : bytes.count)
  }

  /// Forgets everything but the room it took.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    faces.removeAll(keepingCapacity: true)
  }

  /// Folds a text behind what is there, as the beginning of a face.
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

/// What folding one scalar depends on besides the scalar.
struct Folding {
  private var isInWord = false
  private var slashes = 0
  private var isNewFace = true

  /// Adds what one scalar folds to. Most are ASCII and take a few steps.
  mutating func take(_ scalar: Unicode.Scalar, into text: inout FoldedText) {
    let value = scalar.value
    switch value {
    case 0x61...0x7A, 0x30...0x39: letter(UInt8(truncatingIfNeeded: value), &text)
    case 0x41...0x5A: letter(UInt8(truncatingIfNeeded: value) | 0x20, &text)
    case 0x27, 0x60: break  // an apostrophe joins
    case 0x2F:
      slashes += 1
      isInWord = false
      if slashes == 2 { isNewFace = true }
    case 0..<0x80:
      isInWord = false
      slashes = 0
    default: beyondASCII(scalar, &text)
    }
  }

  private mutating func beyondASCII(_ scalar: Unicode.Scalar, _ text: inout FoldedText) {
    switch scalar.value {
    case 0x0300...0x036F, 0x2018, 0x2019, 0x201B, 0x02BB, 0x02BC, 0x00B4, 0x200B...0x200D, 0xFE00...0xFE0F: return
    default: break
    }
    if let (first, second) = LatinLetters.plain(scalar) {
      letter(first, &text)
      if let second { letter(second, &text) }
      return
    }
    let properties = scalar.properties
    // U+A789 is drawn as a colon and counts as a letter by its category; what is drawn as punctuation parts words.
    if scalar.value != 0xA789, properties.isAlphabetic || properties.numericType != nil {
      for byte in properties.lowercaseMapping.utf8 { letter(byte, &text) }
    } else {
      isInWord = false
      slashes = 0
    }
  }

  private mutating func letter(_ byte: UInt8, _ text: inout FoldedText) {
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
