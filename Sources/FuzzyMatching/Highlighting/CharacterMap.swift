/// From the bytes of a folded text back to the characters of the text.
struct CharacterMap {
  /// The folded text.
  let folded: FoldedText
  /// The bytes of each character of the text.
  private var characters: [Range<Int>] = []
  /// The character that each folded byte stands for.
  private var owners: [Int] = []

  /// Folds a text character by character. Linear.
  init(_ text: String) {
    var folded = FoldedText()
    var state = Folding()
    var offset = 0
    for character in text {
      let length = character.utf8.count
      for scalar in character.unicodeScalars { state.take(scalar, into: &folded) }
      while owners.count < folded.bytes.count { owners.append(characters.count) }
      characters.append(offset..<offset + length)
      offset += length
    }
    self.folded = folded
  }

  /// The characters of the marked folded bytes, neighbours as one. What stands between two of them and folds to nothing, such
  /// as an apostrophe, belongs to them.
  func highlights(_ marked: [Bool]) -> [Highlight] {
    var result: [Highlight] = []
    var open: (start: Int, end: Int)?
    // A character is drawn as a whole and once, whichever of its bytes were met.
    var isDrawn = [Bool](repeating: false, count: characters.count)
    for (index, owner) in owners.enumerated() where marked[index] { isDrawn[owner] = true }
    for (index, owner) in owners.enumerated() where isDrawn[owner] {
      let range = characters[owner]
      if let last = open, index > 0, isDrawn[owners[index - 1]], isTogether(index - 1, index) {
        open = (last.start, max(last.end, range.upperBound))
        continue
      }
      if let open, let highlight = Highlight(utf8Offset: open.start, length: open.end - open.start) {
        result.append(highlight)
      }
      open = (range.lowerBound, range.upperBound)
    }
    if let open, let highlight = Highlight(utf8Offset: open.start, length: open.end - open.start) {
      result.append(highlight)
    }
    return result
  }

  /// Whether two neighbouring folded bytes belong to one word.
  private func isTogether(_ left: Int, _ right: Int) -> Bool {
    owners[left] == owners[right] || !folded.starts.contains(right)
  }
}
