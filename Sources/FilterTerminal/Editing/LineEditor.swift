/// A line, or a few, that a person edits: text, caret, what was killed, what can be undone.
///
/// Every operation leaves a text without control characters but line feeds. Positions are characters as a person sees them.
/// Names of operations are those of Emacs and of GNU Readline, whose keys people have in their fingers.
public struct LineEditor: Hashable, Sendable {
  var edited = EditedText()
  private var undone: [Change] = []
  private var done: [Change] = []
  private var kills = KillRing()
  /// What the last operation was, as far as the next one goes on with it.
  private var last = Run.none

  /// A replacement, and where the caret was.
  private struct Change: Hashable, Sendable {
    var place: Int
    var removed: String
    var inserted: String
    var caretBefore: Int
    var caretAfter: Int
  }

  private enum Run: Hashable, Sendable {
    case none, typing, deleting, killing
    /// A yank of so many characters before the caret.
    case yanking(Int)
  }

  /// How many changes can be undone; the oldest are forgotten.
  public static let mostChanges = 1_000

  /// An empty line.
  public init() {}

  /// The text.
  public var text: String { edited.text }
  /// How many characters there are.
  public var count: Int { edited.characters.count }
  /// How many characters are before the caret.
  public var caret: Int { edited.caret }
  /// How many bytes of UTF-8 are before the caret.
  public var caretOffset: Int { edited.caretOffset }
  /// The characters.
  public var characters: [Character] { edited.characters }

  /// Puts another text in place of all, as an edit that can be undone. The caret goes behind it.
  public mutating func setText(_ text: String) {
    change(0..<count, to: LineEditor.cleaned(text), run: .none)
  }

  /// Inserts a text before the caret. Control characters are left out, but for line feeds.
  public mutating func insert(_ text: String) {
    let isTyping = text.count == 1 && text != "\n"
    change(caret..<caret, to: LineEditor.cleaned(text), run: isTyping ? .typing : .none)
  }

  /// Replaces some characters, such as those a completion stands for; the range is cut to the text.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    change(range.clamped(to: 0..<count), to: LineEditor.cleaned(text), run: .none)
  }

  private static func cleaned(_ text: String) -> String {
    KeyDecoder.text(ofPaste: Array(text.utf8))
  }
}

extension LineEditor {
  /// Moves the caret; beyond the text it stays at its end.
  public mutating func move(to place: Int) {
    edited.move(to: place)
    last = .none
  }

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

  private var wordStart: Int {
    var place = caret
    while place > 0, !edited.characters[place - 1].isOfWord { place -= 1 }
    while place > 0, edited.characters[place - 1].isOfWord { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = caret
    while place < count, !edited.characters[place].isOfWord { place += 1 }
    while place < count, edited.characters[place].isOfWord { place += 1 }
    return place
  }
}

extension LineEditor {
  /// Deletes the character before the caret.
  public mutating func deleteBackward() {
    if caret > 0 { change(caret - 1..<caret, to: "", run: .deleting) }
  }

  /// Deletes the character behind the caret.
  public mutating func deleteForward() {
    if caret < count { change(caret..<caret + 1, to: "", run: .deleting) }
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
    let before = caret
    change(caret..<caret, to: text, run: .none)
    last = .yanking(caret - before)
  }

  /// Directly behind a yank: what was killed before that, instead.
  public mutating func yankOlder() {
    guard case .yanking(let length) = last, let text = kills.older(), length <= caret else { return }
    let start = caret - length
    change(start..<caret, to: text, run: .none)
    last = .yanking(caret - start)
  }

  /// Swaps the characters around the caret and goes on; at the end of a line those before it.
  public mutating func transpose() {
    let place = caret == lineEnd ? caret - 1 : caret
    guard place > lineStart, place < count else { return }
    let pair = String([edited.characters[place], edited.characters[place - 1]])
    change(place - 1..<place + 1, to: pair, run: .none)
  }
}

extension LineEditor {
  /// Takes the last change back; of letters typed, and of deletions, one after the other, all at once up to a word. Answers
  /// whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let change = done.popLast() else { return false }
    edited.replace(change.place..<change.place + EditedText(change.inserted).characters.count, with: change.removed)
    edited.move(to: change.caretBefore)
    undone.append(change)
    last = .none
    return true
  }

  /// Makes the change again that was taken back last. Answers whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let change = undone.popLast() else { return false }
    edited.replace(change.place..<change.place + EditedText(change.removed).characters.count, with: change.inserted)
    edited.move(to: change.caretAfter)
    done.append(change)
    last = .none
    return true
  }

  /// Whether something can be taken back.
  public var canUndo: Bool { !done.isEmpty }

  private mutating func change(_ range: Range<Int>, to text: String, run: Run) {
    if range.isEmpty, text.isEmpty { return }
    // What is undone are whole texts around the edit, since a mark combines with what is before it, and flags with what is
    // behind.
    let before = edited
    edited.replace(range, with: text)
    let (old, new) = (before.characters, edited.characters)
    var start = 0
    let mostBefore = min(range.lowerBound, new.count)
    while start < mostBefore, old[start].isSame(new[start]) { start += 1 }
    var end = 0
    let mostBehind = min(old.count - range.upperBound, new.count - start)
    while end < mostBehind, old[old.count - 1 - end].isSame(new[new.count - 1 - end]) { end += 1 }
    let change = Change(
      place: start, removed: String(old[start..<old.count - end]), inserted: String(new[start..<new.count - end]),
      caretBefore: before.caret, caretAfter: edited.caret)
    undone = []
    if run == .typing, last == .typing, text != " ", var previous = done.last, change.removed.isEmpty,
      previous.removed.isEmpty, change.place == previous.place + EditedText(previous.inserted).characters.count
    {
      previous.inserted += change.inserted
      previous.caretAfter = change.caretAfter
      done[done.count - 1] = previous
    } else {
      done.append(change)
      if done.count > LineEditor.mostChanges { done.removeFirst(done.count - LineEditor.mostChanges) }
    }
    last = run
  }
}
