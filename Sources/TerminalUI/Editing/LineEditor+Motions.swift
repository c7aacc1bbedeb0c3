extension LineEditor {
  /// Moves the caret by characters, to the left where negative.
  public mutating func move(by distance: Int) {
    move(to: caret &+ distance)
  }

  /// Moves the caret to the beginning of its line, or of the text where it is there already.
  public mutating func moveToLineStart() {
    let start = lineStart
    move(to: start == caret ? 0 : start)
  }

  /// Moves the caret to the end of its line, or of the text where it is there already.
  public mutating func moveToLineEnd() {
    let end = lineEnd
    move(to: end == caret ? count : end)
  }

  /// Moves the caret to the beginning of the word it is in or behind.
  public mutating func moveWordLeft() {
    move(to: wordStart)
  }

  /// Moves the caret to the end of the word it is in or before.
  public mutating func moveWordRight() {
    move(to: wordEnd)
  }

  /// Moves the caret a line up or down at the same column; answers whether there is one.
  public mutating func moveLine(down: Bool) -> Bool {
    let column = caret - lineStart
    if down {
      let end = lineEnd
      if end == count { return false }
      move(to: end + 1)
    } else {
      let start = lineStart
      if start == 0 { return false }
      move(to: start - 1)
      move(to: lineStart)
    }
    move(to: min(caret + column, lineEnd))
    return true
  }

  /// The place the line of the caret begins at.
  public var lineStart: Int {
    edited.characters[..<caret].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  /// The place the line of the caret ends at.
  public var lineEnd: Int {
    edited.characters[caret...].firstIndex(of: "\n") ?? count
  }

  /// The beginning of the word the caret is in or behind.
  var wordStart: Int {
    var place = caret
    while place > 0, !edited.characters[place - 1].isOfWord { place -= 1 }
    while place > 0, edited.characters[place - 1].isOfWord { place -= 1 }
    return place
  }

  /// The end of the word the caret is in or before.
  var wordEnd: Int {
    var place = caret
    while place < count, !edited.characters[place].isOfWord { place += 1 }
    while place < count, edited.characters[place].isOfWord { place += 1 }
    return place
  }
}
