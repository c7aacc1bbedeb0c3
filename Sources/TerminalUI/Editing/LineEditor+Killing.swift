extension LineEditor {
  /// Deletes the character before the caret.
  public mutating func deleteBackward() {
    if caret > 0 { delete(caret - 1) }
  }

  /// Deletes the character behind the caret.
  public mutating func deleteForward() {
    if caret < count { delete(caret) }
  }

  private mutating func delete(_ place: Int) {
    // One after the other they are one change, up to a word.
    var number = 1
    let isSpace = edited.characters[place].isWhitespace
    if case .deleting(let before) = last, before < UndoHistory.longestDeletion, !isSpace { number = before + 1 }
    change(place..<place + 1, to: "", run: .deleting(number), goesOn: number > 1)
  }

  /// Kills what is between the caret and the end of its line, or the line feed there.
  public mutating func killToLineEnd() {
    let end = lineEnd
    kill(caret..<(end == caret ? min(count, end + 1) : end), isForward: true)
  }

  /// Kills what is between the beginning of the line and the caret, or the line feed before it.
  public mutating func killToLineStart() {
    let start = lineStart
    kill((start == caret ? max(0, start - 1) : start)..<caret, isForward: false)
  }

  /// Kills the word before the caret.
  public mutating func killWordBackward() {
    kill(wordStart..<caret, isForward: false)
  }

  /// Kills the word behind the caret.
  public mutating func killWordForward() {
    kill(caret..<wordEnd, isForward: true)
  }

  /// Kills back to white space: what Ctrl-W does.
  public mutating func killTermBackward() {
    var place = caret
    while place > 0, edited.characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !edited.characters[place - 1].isWhitespace { place -= 1 }
    kill(place..<caret, isForward: false)
  }

  private mutating func kill(_ range: Range<Int>, isForward: Bool) {
    if range.isEmpty { return }
    let text = String(edited.characters[range])
    if last == .killing { kills.extend(text, isForward: isForward) } else { kills.add(text) }
    change(range, to: "", run: .killing)
  }

  /// Inserts what was killed last.
  public mutating func yank() {
    guard let text = kills.current else { return }
    change(caret..<caret, to: text, run: .yanking)
  }

  /// Directly behind a yank: what was killed before that, instead.
  public mutating func yankOlder() {
    guard last == .yanking, let text = kills.older() else { return }
    // Not a replacement of what was inserted: that may have combined with what is around.
    forgetLastChange()
    change(caret..<caret, to: text, run: .yanking)
  }

  /// Swaps the characters around the caret and goes on; at the end of a line those before it.
  public mutating func transpose() {
    let place = caret == lineEnd ? caret - 1 : caret
    guard place > lineStart, place < count else { return }
    let pair = String([edited.characters[place], edited.characters[place - 1]])
    change(place - 1..<place + 1, to: pair, run: .none)
  }

  /// Writes the word behind the caret in capitals, and goes behind it.
  public mutating func uppercaseWord() {
    changeWord { $0.uppercased() }
  }

  /// Writes the word behind the caret in small letters, and goes behind it.
  public mutating func lowercaseWord() {
    changeWord { $0.lowercased() }
  }

  /// Writes the word behind the caret with a capital at its beginning, and goes behind it.
  public mutating func capitalizeWord() {
    changeWord { word in
      guard let first = word.firstIndex(where: { $0.isOfWord }) else { return word }
      let rest = word.index(after: first)
      return word[..<first] + word[first].uppercased() + word[rest...].lowercased()
    }
  }

  private mutating func changeWord(_ changed: (String) -> String) {
    let range = caret..<wordEnd
    change(range, to: changed(String(edited.characters[range])), run: .none)
  }
}
