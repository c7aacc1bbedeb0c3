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

  /// Replaces some characters, and puts the caret behind what came instead. Answers what that did to the characters around, too: a
  /// mark combines with what it comes to stand behind, and flags pair up anew as far as they go on.
  ///
  /// Where a character ends depends on nothing before its beginning. So characters are told apart anew from the one before the
  /// edit, up to the first that comes out as it was. Linear in the edit and in what changes around it; what is behind is moved.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> EditedChange {
    let caretBefore = caret
    let start = max(0, range.lowerBound - 1)
    let before = String(characters[start..<range.lowerBound])
    var end = min(range.upperBound + 1, characters.count)
    var changed = Array(before + text + String(characters[range.upperBound..<end]))
    while end < characters.count, changed.last?.isSame(characters[end - 1]) != true {
      end = min(range.upperBound + 2 * (end - range.upperBound), characters.count)
      changed = Array(before + text + String(characters[range.upperBound..<end]))
    }
    // What is the same before and behind is no part of the change.
    let isSameBefore = start < range.lowerBound && changed.first?.isSame(characters[start]) == true
    let from = isSameBefore ? 1 : 0
    var behind = 0
    let most = min(end - range.upperBound, changed.count - from)
    while behind < most, changed[changed.count - 1 - behind].isSame(characters[end - 1 - behind]) { behind += 1 }
    let replaced = start + from..<end - behind
    let inserted = changed[from..<changed.count - behind]
    // No slice of the characters may live on: they would be copied to be changed.
    var change = EditedChange(
      place: start + from, removed: String(characters[replaced]), removedCount: replaced.count,
      inserted: String(inserted), insertedCount: inserted.count, caretBefore: caretBefore, caretAfter: 0)
    let offset = before.utf8.count + text.utf8.count
    var place = 0
    var passed = 0
    while place < changed.count, passed < offset {
      passed += changed[place].utf8.count
      place += 1
    }
    caret = start + place
    change.caretAfter = caret
    characters.replaceSubrange(replaced, with: inserted)
    return change
  }
}

extension Character {
  /// Whether it belongs to a word for motions: letters, digits and whatever is no ASCII sign.
  var isOfWord: Bool { isLetter || isNumber || self == "_" || !isASCII && !isWhitespace }

  /// Whether it is written with the same bytes: an `é` in one piece is another text than one of two.
  func isSame(_ other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
