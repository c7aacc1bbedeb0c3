/// A line, or a few, that a person edits: text, caret, what was killed, what can be undone.
///
/// Every operation leaves a text without control characters but line feeds. Positions are characters as a person sees them.
/// Names of operations are those of Emacs and of GNU Readline, whose keys people have in their fingers.
public struct LineEditor: Hashable, Sendable {
  private(set) var edited = EditedText()
  private var history = UndoHistory()
  var kills = KillRing()
  /// What the last operation was, as far as the next one goes on with it.
  private(set) var last = Run.none

  enum Run: Hashable, Sendable {
    case none, typing, killing
    /// So many deletions of a character.
    case deleting(Int)
    /// A yank: the last change of the history.
    case yanking
  }

  /// How many changes can be undone; the oldest are forgotten, and earlier where they are of many bytes.
  public static let mostChanges = UndoHistory.mostChanges

  /// An empty line.
  public init() {}

  /// The text. Linear time.
  public var text: String { edited.text }
  /// How many characters there are.
  public var count: Int { edited.characters.count }
  /// How many characters are before the caret.
  public var caret: Int { edited.caret }
  /// How many bytes of UTF-8 are before the caret. Linear time.
  public var caretOffset: Int { edited.caretOffset }
  /// The characters.
  public var characters: [Character] { edited.characters }

  /// Puts another text in place of all, as an edit that can be undone. The caret goes behind it.
  public mutating func setText(_ text: String) {
    change(0..<count, to: LineEditor.cleaned(text), run: .none)
  }

  /// Inserts a text before the caret. Control characters are left out, but for line feeds.
  public mutating func insert(_ text: String) {
    let text = LineEditor.cleaned(text)
    let isTyping = text != "\n" && text.dropFirst().isEmpty
    let goesOn = isTyping && last == .typing && text != " "
    change(caret..<caret, to: text, run: isTyping ? .typing : .none, goesOn: goesOn)
  }

  /// Replaces some characters, such as those a completion stands for; the range is cut to the text.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    change(range.clamped(to: 0..<count), to: LineEditor.cleaned(text), run: .none)
  }

  private static func cleaned(_ text: String) -> String {
    KeyDecoder.text(ofPaste: Array(text.utf8))
  }

  /// Moves the caret; beyond the text it stays at its end.
  public mutating func move(to place: Int) {
    edited.move(to: place)
    last = .none
  }

  /// The one door to the text: what goes on with the last change is undone with it.
  mutating func change(_ range: Range<Int>, to text: String, run: Run, goesOn: Bool = false) {
    if range.isEmpty, text.isEmpty { return }
    let change = edited.replace(range, with: text)
    last = run
    if !change.isChange { return }
    if goesOn { history.extend(with: change) } else { history.add(change) }
  }

  /// Takes the last change back; of letters typed, and of deletions, one after the other, all at once up to a word. Answers
  /// whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let change = history.undo() else { return false }
    takeBack(change)
    return true
  }

  /// Makes the change again that was taken back last. Answers whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let change = history.redo() else { return false }
    edited.replace(change.place..<change.place + change.removedCount, with: change.inserted)
    move(to: change.caretAfter)
    return true
  }

  /// Whether something can be taken back.
  public var canUndo: Bool { !history.done.isEmpty }

  /// The bytes kept to undo and to do again.
  var historySize: Int { history.size }

  /// Takes the last change back as if it never was made.
  mutating func forgetLastChange() {
    if let change = history.takeLast() { takeBack(change) }
  }

  private mutating func takeBack(_ change: EditedChange) {
    edited.replace(change.place..<change.place + change.insertedCount, with: change.removed)
    move(to: change.caretBefore)
  }
}

extension LineEditor {
  /// Begins with an empty line. What was killed is kept; there is nothing to undo.
  public mutating func clear() {
    let kills = kills
    self = LineEditor()
    self.kills = kills
  }
}
