/// An editable text of a few lines with a caret, a kill ring and an undo history.
///
/// The text never has control characters but line feeds. Indices count characters as the user sees them. Operations
/// have the names of Emacs and GNU Readline.
package struct LineEditor: Hashable, Sendable {
  private(set) var edited = EditedText()
  private var history = UndoHistory()
  var kills = KillRing()
  /// The last operation, if the next one may continue it.
  private(set) var last = Run.none

  enum Run: Hashable, Sendable {
    case none, typing, killing
    /// A number of deletions of one character.
    case deleting(Int)
    /// A yank: the last change of the history.
    case yanking
  }

  /// The maximum number of changes that can be undone; fewer if they are large.
  package static let maximumChanges = UndoHistory.maximumChanges

  package init() {}

  /// The text, in linear time.
  package var text: String { edited.text }
  /// The number of characters.
  package var count: Int { edited.characters.count }
  /// The number of characters before the caret.
  package var caret: Int { edited.caret }
  /// The caret as a UTF-8 offset, in linear time.
  package var caretOffset: Int { edited.caretOffset }
  package var characters: [Character] { edited.characters }

  /// Replaces the whole text, which can be undone. The caret goes to its end.
  package mutating func setText(_ text: String) {
    change(0..<count, to: LineEditor.cleaned(text), run: .none)
  }

  /// Inserts a text at the caret, without its control characters but line feeds.
  package mutating func insert(_ text: String) {
    let text = LineEditor.cleaned(text)
    let isTyping = text != "\n" && text.dropFirst().isEmpty
    let continues = isTyping && last == .typing && text != " "
    change(caret..<caret, to: text, run: isTyping ? .typing : .none, continues: continues)
  }

  /// Replaces the characters of a range, which is clamped to the text.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    change(range.clamped(to: 0..<count), to: LineEditor.cleaned(text), run: .none)
  }

  private static func cleaned(_ text: String) -> String {
    KeyDecoder.text(ofPaste: Array(text.utf8))
  }

  /// Moves the caret to an index, which is clamped to the text.
  package mutating func move(to index: Int) {
    edited.move(to: index)
    last = .none
  }

  /// All edits go through here. One that continues the last change is undone with it.
  mutating func change(_ range: Range<Int>, to text: String, run: Run, continues: Bool = false) {
    if range.isEmpty, text.isEmpty { return }
    let change = edited.replace(range, with: text)
    last = run
    if !change.isChange { return }
    if continues { history.extend(with: change) } else { history.add(change) }
  }

  /// Undoes the last change; a typed word, or a run of deletions, at once. False if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let change = history.undo() else { return false }
    revert(change)
    return true
  }

  /// Redoes the change that was undone last; false if there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let change = history.redo() else { return false }
    edited.replace(change.index..<change.index + change.removedCount, with: change.inserted)
    move(to: change.caretAfter)
    return true
  }

  package var canUndo: Bool { !history.done.isEmpty }

  /// The bytes kept for undo and redo.
  var historySize: Int { history.size }

  /// Reverts the last change without a redo.
  mutating func forgetLastChange() {
    if let change = history.takeLast() { revert(change) }
  }

  private mutating func revert(_ change: EditedChange) {
    edited.replace(change.index..<change.index + change.insertedCount, with: change.removed)
    move(to: change.caretBefore)
  }
}

extension LineEditor {
  /// Starts with an empty text and no history; keeps the kill ring.
  package mutating func clear() {
    let kills = kills
    self = LineEditor()
    self.kills = kills
  }
}

extension LineEditor {
  /// Moves the caret by characters; to the left if negative.
  package mutating func move(by distance: Int) {
    move(to: caret &+ distance)
  }

  /// Moves the caret to the start of its line; from there, to the start of the text.
  package mutating func moveToLineStart() {
    let start = lineStart
    move(to: start == caret ? 0 : start)
  }

  /// Moves the caret to the end of its line; from there, to the end of the text.
  package mutating func moveToLineEnd() {
    let end = lineEnd
    move(to: end == caret ? count : end)
  }

  /// Moves the caret to the start of the word it is in or after.
  package mutating func moveWordLeft() {
    move(to: wordStart)
  }

  /// Moves the caret to the end of the word it is in or before.
  package mutating func moveWordRight() {
    move(to: wordEnd)
  }

  /// Moves the caret a line up or down in the same column; false if there is no such line.
  package mutating func moveLine(down: Bool) -> Bool {
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

  /// The index of the start of the line with the caret.
  package var lineStart: Int {
    edited.characters[..<caret].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  /// The index of the end of the line with the caret.
  package var lineEnd: Int {
    edited.characters[caret...].firstIndex(of: "\n") ?? count
  }

  /// The start of the word the caret is in or after.
  var wordStart: Int {
    var index = caret
    while index > 0, !edited.characters[index - 1].isOfWord { index -= 1 }
    while index > 0, edited.characters[index - 1].isOfWord { index -= 1 }
    return index
  }

  /// The end of the word the caret is in or before.
  var wordEnd: Int {
    var index = caret
    while index < count, !edited.characters[index].isOfWord { index += 1 }
    while index < count, edited.characters[index].isOfWord { index += 1 }
    return index
  }
}
