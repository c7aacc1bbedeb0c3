extension LineEditor {
  /// Deletes the character before the caret.
  package mutating func deleteBackward() {
    if caret > 0 { delete(caret - 1) }
  }

  /// Deletes the character after the caret.
  package mutating func deleteForward() {
    if caret < count { delete(caret) }
  }

  private mutating func delete(_ index: Int) {
    // Successive deletions up to a word are one change.
    var number = 1
    let isSpace = edited.characters[index].isWhitespace
    if case .deleting(let before) = last, before < UndoHistory.maximumDeletions, !isSpace { number = before + 1 }
    change(index..<index + 1, to: "", run: .deleting(number), continues: number > 1)
  }

  /// Kills up to the end of the line; at the end, the line feed.
  package mutating func killToLineEnd() {
    let end = lineEnd
    kill(caret..<(end == caret ? min(count, end + 1) : end), isForward: true)
  }

  /// Kills back to the start of the line; at the start, the line feed.
  package mutating func killToLineStart() {
    let start = lineStart
    kill((start == caret ? max(0, start - 1) : start)..<caret, isForward: false)
  }

  /// Kills the word before the caret.
  package mutating func killWordBackward() {
    kill(wordStart..<caret, isForward: false)
  }

  /// Kills the word after the caret.
  package mutating func killWordForward() {
    kill(caret..<wordEnd, isForward: true)
  }

  /// Kills back to white space, as Ctrl-W does.
  package mutating func killTermBackward() {
    var start = caret
    while start > 0, edited.characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !edited.characters[start - 1].isWhitespace { start -= 1 }
    kill(start..<caret, isForward: false)
  }

  private mutating func kill(_ range: Range<Int>, isForward: Bool) {
    if range.isEmpty { return }
    let text = String(edited.characters[range])
    if last == .killing { kills.extend(text, isForward: isForward) } else { kills.add(text) }
    change(range, to: "", run: .killing)
  }

  /// Inserts the last kill.
  package mutating func yank() {
    guard let text = kills.current else { return }
    change(caret..<caret, to: text, run: .yanking)
  }

  /// Right after a yank, replaces its text by the kill before it.
  package mutating func yankOlder() {
    guard last == .yanking, let text = kills.older() else { return }
    // Reverting, because the inserted text may have combined with characters around it.
    forgetLastChange()
    change(caret..<caret, to: text, run: .yanking)
  }

  /// Swaps the characters around the caret and moves on; at the end of a line, the two before it.
  package mutating func transpose() {
    let index = caret == lineEnd ? caret - 1 : caret
    guard index > lineStart, index < count else { return }
    let pair = String([edited.characters[index], edited.characters[index - 1]])
    change(index - 1..<index + 1, to: pair, run: .none)
  }

  /// Changes the word after the caret to upper case and moves past it.
  package mutating func uppercaseWord() {
    changeWord { $0.uppercased() }
  }

  /// Changes the word after the caret to lower case and moves past it.
  package mutating func lowercaseWord() {
    changeWord { $0.lowercased() }
  }

  /// Capitalizes the word after the caret and moves past it.
  package mutating func capitalizeWord() {
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

/// The killed texts, the last first.
struct KillRing: Hashable, Sendable {
  /// The text of successive kills, in pieces that are joined when it is needed.
  private struct Kill: Hashable, Sendable {
    var forward: [String] = []
    /// In reverse order of the text.
    var backward: [String] = []

    var text: String { (backward.reversed() + forward).reduce(into: "") { $0 += $1 } }
  }

  private var kills: [Kill] = []
  private var index = 0
  private static let maximumCount = 32

  /// The text to yank; `nil` if nothing was killed.
  var current: String? { kills.indices.contains(index) ? kills[index].text : nil }

  mutating func add(_ text: String) {
    kills.insert(Kill(forward: [text]), at: 0)
    if kills.count > KillRing.maximumCount { kills.removeLast() }
    index = 0
  }

  /// Extends the last kill, in the order of the text.
  mutating func extend(_ text: String, isForward: Bool) {
    if kills.isEmpty { return add(text) }
    if isForward { kills[0].forward.append(text) } else { kills[0].backward.append(text) }
    index = 0
  }

  /// The kill before the current one, and after the oldest the newest; `nil` if nothing was killed.
  mutating func older() -> String? {
    if kills.isEmpty { return nil }
    index = (index + 1) % kills.count
    return current
  }
}
