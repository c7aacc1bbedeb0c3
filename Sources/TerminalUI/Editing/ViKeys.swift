/// The keys of vi for a line editor: a mode in which keys are text, and one in which they are commands.
///
/// Commands: `h l 0 ^ $ w b e W B E f F t T` move; `x X D C S s r ~ p P u` change; `d`, `c` and `y` with a movement or
/// doubled delete, change and copy; `i a I A` begin the text; `j k` walk the history, `/` searches it, `v` opens an
/// editor. A number before a command repeats it.
package struct ViKeys: Hashable, Sendable {
  /// The result of a key.
  package enum Outcome: Hashable, Sendable {
    case handled
    /// The key is not one of vi; the line editor or its owner may know it.
    case ignored
    /// The older or newer text of the history.
    case older, newer
    /// The search of the history.
    case search
    /// The text in an editor.
    case editor
  }

  /// Whether keys are commands.
  package private(set) var isInCommandMode = false
  /// `d`, `c` or `y`, which wait for a movement.
  private var pending: Character?
  /// `f`, `F`, `t`, `T` or `r`, which wait for a character.
  private var seeking: Character?
  private var count = 0
  /// The text that was deleted or copied last.
  private var register = ""

  package init() {}

  /// Handles a key.
  package mutating func handle(_ key: Key, in editor: inout LineEditor) -> Outcome {
    // A terminal sends Alt as Escape before the key; Alt-M has no command of vi.
    if case .alt(let text) = key, text != "m" {
      if !isInCommandMode { _ = handle(.escape, in: &editor) }
      return handle(.text(text), in: &editor)
    }
    if !isInCommandMode {
      guard key == .escape else { return .ignored }
      isInCommandMode = true
      if editor.caret > editor.lineStart { editor.move(by: -1) }
      return .handled
    }
    guard case .text(let text) = key, let letter = text.first else {
      reset()
      switch key {
      case .escape: return .handled
      case .backspace, .control("h"): editor.move(by: -1)
      default: return .ignored
      }
      return .handled
    }
    if seeking == nil, let digit = letter.wholeNumberValue, letter.isASCII, digit > 0 || count > 0 {
      count = min(count * 10 + digit, 9_999)
      return .handled
    }
    let outcome = command(letter, in: &editor)
    // The caret of this mode is on a character.
    if isInCommandMode, editor.caret == editor.lineEnd, editor.caret > editor.lineStart { editor.move(by: -1) }
    return outcome
  }

  private var times: Int { max(1, count) }

  private mutating func reset() { (pending, seeking, count) = (nil, nil, 0) }

  private mutating func command(_ letter: Character, in editor: inout LineEditor) -> Outcome {
    if let seeking {
      seek(letter, by: seeking, in: &editor)
      return .handled
    }
    switch letter {
    case "f", "F", "t", "T", "r":
      seeking = letter
      return .handled
    case "d", "c", "y":
      if pending == letter {
        apply(letter, to: editor.lineStart..<editor.lineEnd, in: &editor)
        reset()
      } else {
        pending = letter
      }
      return .handled
    default: break
    }
    defer { reset() }
    if let target = target(of: letter, in: editor) {
      guard let pending else {
        editor.move(to: target.index)
        return .handled
      }
      let end = target.isInclusive ? target.index + 1 : target.index
      apply(pending, to: min(editor.caret, target.index)..<max(editor.caret, end), in: &editor)
      return .handled
    }
    if pending != nil { return .handled }
    return change(letter, in: &editor)
  }

  private mutating func change(_ letter: Character, in editor: inout LineEditor) -> Outcome {
    let (caret, end) = (editor.caret, editor.lineEnd)
    switch letter {
    case "i": isInCommandMode = false
    case "a": insert(at: min(caret + 1, end), in: &editor)
    case "I": insert(at: editor.lineStart, in: &editor)
    case "A": insert(at: end, in: &editor)
    case "x": apply("d", to: caret..<min(caret + times, end), in: &editor)
    case "X": apply("d", to: max(editor.lineStart, caret - times)..<caret, in: &editor)
    case "s": apply("c", to: caret..<min(caret + times, end), in: &editor)
    case "S": apply("c", to: editor.lineStart..<end, in: &editor)
    case "D": apply("d", to: caret..<end, in: &editor)
    case "C": apply("c", to: caret..<end, in: &editor)
    case "p": put(at: min(caret + 1, end), in: &editor)
    case "P": put(at: caret, in: &editor)
    case "~":
      guard caret < end else { break }
      let old = String(editor.characters[caret])
      editor.replace(caret..<caret + 1, with: old == old.lowercased() ? old.uppercased() : old.lowercased())
    case "u": for _ in 0..<times { editor.undo() }
    case "j", "+": return .newer
    case "k", "-": return .older
    case "/": return .search
    case "v": return .editor
    default: break
    }
    return .handled
  }

  private mutating func insert(at index: Int, in editor: inout LineEditor) {
    editor.move(to: index)
    isInCommandMode = false
  }

  private func put(at index: Int, in editor: inout LineEditor) {
    if register.isEmpty { return }
    editor.replace(index..<index, with: String(repeating: register, count: min(times, 100)))
    editor.move(by: -1)
  }

  private mutating func apply(_ verb: Character, to range: Range<Int>, in editor: inout LineEditor) {
    let range = range.clamped(to: 0..<editor.count)
    register = String(editor.characters[range])
    switch verb {
    case "y": editor.move(to: range.lowerBound)
    default:
      editor.replace(range, with: "")
      editor.move(to: range.lowerBound)
      if verb == "c" { isInCommandMode = false }
    }
  }

  private mutating func seek(_ letter: Character, by verb: Character, in editor: inout LineEditor) {
    defer { reset() }
    let (caret, characters) = (editor.caret, editor.characters)
    if verb == "r" {
      guard caret < editor.lineEnd else { return }
      editor.replace(caret..<caret + 1, with: String(letter))
      editor.move(to: caret)
      return
    }
    let isForward = verb == "f" || verb == "t"
    var place = caret
    for _ in 0..<times {
      let next =
        isForward
        ? characters[min(place + 1, characters.count)...].firstIndex(of: letter)
        : characters[..<place].lastIndex(of: letter)
      guard let next else { return }
      place = next
    }
    let target = verb == "t" ? place - 1 : verb == "T" ? place + 1 : place
    if let pending {
      apply(pending, to: isForward ? caret..<max(caret, target + 1) : min(target, caret)..<caret, in: &editor)
    } else {
      editor.move(to: target)
    }
  }

  /// The place that a movement leads to, and whether an operation includes the character there.
  private func target(of letter: Character, in editor: LineEditor) -> (index: Int, isInclusive: Bool)? {
    let (start, end, characters) = (editor.lineStart, editor.lineEnd, editor.characters)
    // In the mode of commands the caret is on a character.
    let last = pending == nil ? max(start, end - 1) : end
    var index = editor.caret
    switch letter {
    case "h": return (max(start, index - times), false)
    case "l", " ": return (min(last, index + times), false)
    case "0": return (start, false)
    case "^": return (characters[start..<end].firstIndex { $0 != " " } ?? start, false)
    case "$": return (last, false)
    case "w", "W":
      for step in 0..<times {
        // Changing a word leaves the space after it.
        let isChange = pending == "c" && step == times - 1
        index = ViKeys.nextWord(characters, from: index, isBig: letter == "W", keepsSpace: isChange)
      }
      return (min(index, last), false)
    case "b", "B":
      for _ in 0..<times { index = ViKeys.previousWord(characters, from: index, isBig: letter == "B") }
      return (index, false)
    case "e", "E":
      for _ in 0..<times { index = ViKeys.wordEnd(characters, from: index, isBig: letter == "E") }
      return (min(index, max(start, end - 1)), true)
    default: return nil
    }
  }

  /// The kind of a character: words are runs of one kind.
  private static func kind(_ character: Character, isBig: Bool) -> Int {
    if character.isWhitespace { return 0 }
    return isBig || character.isLetter || character.isNumber || character == "_" ? 1 : 2
  }

  private static func nextWord(_ text: [Character], from start: Int, isBig: Bool, keepsSpace: Bool) -> Int {
    var index = start
    guard index < text.count else { return index }
    let first = kind(text[index], isBig: isBig)
    while index < text.count, kind(text[index], isBig: isBig) == first { index += 1 }
    if keepsSpace, first != 0 { return index }
    while index < text.count, text[index].isWhitespace { index += 1 }
    return index
  }

  private static func previousWord(_ text: [Character], from start: Int, isBig: Bool) -> Int {
    var index = min(start, text.count)
    while index > 0, text[index - 1].isWhitespace { index -= 1 }
    guard index > 0 else { return 0 }
    let last = kind(text[index - 1], isBig: isBig)
    while index > 0, kind(text[index - 1], isBig: isBig) == last { index -= 1 }
    return index
  }

  private static func wordEnd(_ text: [Character], from start: Int, isBig: Bool) -> Int {
    var index = start + 1
    while index < text.count, text[index].isWhitespace { index += 1 }
    guard index < text.count else { return max(0, text.count - 1) }
    let first = kind(text[index], isBig: isBig)
    while index + 1 < text.count, kind(text[index + 1], isBig: isBig) == first { index += 1 }
    return index
  }
}
