/// A text with a caret, in characters as a person sees them: a letter with its marks, an emoji of several scalars is one.
struct EditedText: Hashable, Sendable {
  private(set) var characters: [Character] = []
  /// How many characters are before the caret.
  private(set) var caret = 0

  init() {}

  init(_ text: String, caret: Int? = nil) {
    characters = Array(text)
    self.caret = max(0, min(caret ?? characters.count, characters.count))
  }

  /// The text.
  var text: String { String(characters) }

  /// The caret in bytes of UTF-8.
  var caretOffset: Int { characters[..<caret].reduce(0) { $0 + $1.utf8.count } }

  mutating func move(to place: Int) {
    caret = max(0, min(place, characters.count))
  }

  /// Replaces some characters, and puts the caret behind what came instead. Characters are told apart anew from the one before:
  /// a mark combines with what it comes to stand behind. Linear in what follows where there is more than ASCII, else in the edit.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let start = max(0, range.lowerBound - 1)
    let before = String(characters[start..<range.lowerBound])
    // Flags and joined emoji pair up as far as they go on; ASCII does not.
    let isPlain =
      text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
      && (range.upperBound == characters.count || characters[range.upperBound].isPlain)
    let end = isPlain ? range.upperBound : characters.count
    let behind = String(characters[range.upperBound..<end])
    let offset = before.utf8.count + text.utf8.count
    let changed = Array(before + text + behind)
    characters.replaceSubrange(start..<end, with: changed)
    var place = 0
    var passed = 0
    while place < changed.count, passed < offset {
      passed += changed[place].utf8.count
      place += 1
    }
    caret = start + place
  }
}

extension Character {
  /// Whether it is one ASCII byte, which no neighbor combines with from behind.
  fileprivate var isPlain: Bool { utf8.count == 1 && self != "\r" && self != "\n" }

  /// Whether it belongs to a word for motions: letters, digits and whatever is no ASCII sign.
  var isOfWord: Bool { isLetter || isNumber || self == "_" || !isASCII && !isWhitespace }

  /// Whether it is written with the same bytes: an `é` in one piece is another text than one of two.
  func isSame(_ other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
