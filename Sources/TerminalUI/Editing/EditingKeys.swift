extension LineEditor {
  /// Handles a key as GNU Readline does. False, without an effect, for a key that edits nothing.
  ///
  /// - Text and pastes are inserted; Alt-Enter and Shift-Enter insert a line feed.
  /// - Left, Right, Ctrl-B, Ctrl-F move by a character; Alt-B, Alt-F, and Left and Right with Ctrl or Alt by a word;
  ///   Home, End, Ctrl-A, Ctrl-E in the line; Ctrl-Home, Ctrl-End in the text; Up, Down, Ctrl-P, Ctrl-N by a line. In
  ///   the first or last line these return false, so that the caller can browse the history.
  /// - Backspace, Delete, Ctrl-D delete; Ctrl-D returns false in an empty text, where it means the end of input.
  /// - Ctrl-K, Ctrl-U, Ctrl-W, Alt-D, Alt-Backspace, Ctrl-Delete kill; Ctrl-Y and Alt-Y yank.
  /// - Ctrl-T transposes; Alt-U, Alt-L, Alt-C change the case of a word.
  /// - Ctrl-_ undoes (most terminals send it for Ctrl-/ too); Alt-_ redoes, as in Emacs.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .text(let text): insert(text)
    // Unlike typing, a paste is undone by itself.
    case .paste(let text): replace(caret..<caret, with: text)
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .home: moveToLineStart()
    case .end: moveToLineEnd()
    case .up: return moveLine(down: false)
    case .down: return moveLine(down: true)
    case .control(let letter): return handleControl(letter)
    case .alt(let text): return handleAlt(text)
    case .modified(let key, let modifiers): return handle(key, modifiers: modifiers)
    default: return false
    }
    return true
  }

  private mutating func handleControl(_ letter: Character) -> Bool {
    switch letter {
    case "a": moveToLineStart()
    case "b": move(by: -1)
    case "d":
      if count == 0 { return false }
      deleteForward()
    case "e": moveToLineEnd()
    case "f": move(by: 1)
    case "h": deleteBackward()
    case "k": killToLineEnd()
    case "n": return moveLine(down: true)
    case "p": return moveLine(down: false)
    case "t": transpose()
    case "u": killToLineStart()
    case "w": killTermBackward()
    case "y": yank()
    case "_": undo()
    default: return false
    }
    return true
  }

  private mutating func handleAlt(_ text: String) -> Bool {
    switch text {
    case "b": moveWordLeft()
    case "c": capitalizeWord()
    case "d": killWordForward()
    case "f": moveWordRight()
    case "l": lowercaseWord()
    case "u": uppercaseWord()
    case "y": yankOlder()
    case "_": redo()
    default: return false
    }
    return true
  }

  private mutating func handle(_ key: Key, modifiers: KeyModifiers) -> Bool {
    switch key {
    case .enter:
      if modifiers != .alt, modifiers != .shift { return false }
      insert("\n")
      return true
    case .left, .right, .home, .end, .up, .down, .backspace, .delete: break
    default: return false
    }
    // There is no selection, so Shift alone is ignored.
    if modifiers.subtracting(.shift).isEmpty { return handle(key) }
    switch key {
    case .left: moveWordLeft()
    case .right: moveWordRight()
    case .backspace: killWordBackward()
    case .delete: killWordForward()
    case .home where modifiers.contains(.control): move(to: 0)
    case .end where modifiers.contains(.control): move(to: count)
    default: return false
    }
    return true
  }
}
