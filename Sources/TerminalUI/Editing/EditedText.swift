/// A text with a caret, in characters as the user sees them: a letter with its marks is one, and so is an emoji.
struct EditedText: Hashable, Sendable {
  private(set) var characters: [Character] = []
  /// The number of characters before the caret.
  private(set) var caret = 0

  init() {}

  init(_ text: String, caret: Int? = nil) {
    characters = Array(text)
    self.caret = max(0, min(caret ?? characters.count, characters.count))
  }

  var text: String { String(characters) }

  /// The caret as a UTF-8 offset.
  var caretOffset: Int { characters[..<caret].reduce(0) { $0 + $1.utf8.count } }

  mutating func move(to index: Int) {
    caret = max(0, min(index, characters.count))
  }

  /// Replaces some characters and puts the caret after the new text. The returned change includes the characters around
  /// it that change too: a mark combines with the character before it, and flags pair up differently.
  ///
  /// The end of a character depends on nothing before its start. So the text is split into characters again from the
  /// one before the edit to the first that stays the same. Linear in the edit and the characters that change around it.
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
    // Unchanged characters are not part of the change.
    let isSameBefore = start < range.lowerBound && changed.first?.isSame(characters[start]) == true
    let from = isSameBefore ? 1 : 0
    var after = 0
    let maximum = min(end - range.upperBound, changed.count - from)
    while after < maximum, changed[changed.count - 1 - after].isSame(characters[end - 1 - after]) { after += 1 }
    let replaced = start + from..<end - after
    let inserted = changed[from..<changed.count - after]
    // Strings, not slices: a slice of `characters` would make the replacement below copy them.
    var change = EditedChange(
      index: start + from, removed: String(characters[replaced]), removedCount: replaced.count,
      inserted: String(inserted), insertedCount: inserted.count, caretBefore: caretBefore, caretAfter: 0)
    let offset = before.utf8.count + text.utf8.count
    var index = 0
    var passed = 0
    while index < changed.count, passed < offset {
      passed += changed[index].utf8.count
      index += 1
    }
    caret = start + index
    change.caretAfter = caret
    characters.replaceSubrange(replaced, with: inserted)
    return change
  }
}

extension Character {
  /// Whether it is part of a word for motions: letters, digits, `_`, and everything beyond ASCII but white space.
  var isOfWord: Bool { isLetter || isNumber || self == "_" || !isASCII && !isWhitespace }

  /// Whether it has the same bytes; `==` ignores how an `é` is composed.
  func isSame(_ other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
