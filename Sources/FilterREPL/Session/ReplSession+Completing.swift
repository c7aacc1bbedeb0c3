import FilterCompletion
import FilterQueryTesting
import FilterReports
import FilterText
import TerminalUI

extension ReplSession {
  /// Whether completions come by themselves: not behind a blank, where everything could follow.
  var asksForMenu: Bool {
    guard editor.caret > 0 else { return false }
    let before = editor.characters[editor.caret - 1]
    return !before.isWhitespace && before != "(" && before != "-"
  }

  /// The completions at the caret; nil where there are none.
  func makeMenu() -> ReplMenu? {
    let text = editor.text
    let caret = editor.caretOffset
    let menu: ReplMenu
    let head = CommandHead(text)
    if let head, let commands = commandMenu(head, caret: caret) {
      menu = commands
    } else {
      let shift = head?.argumentStart ?? 0
      let list = engine.complete(head?.argument ?? text, at: caret - shift)
      menu = ReplMenu(
        items: list.items.map { ReplMenu.Item($0, shift: shift) }, replace: list.replace.shifted(by: shift))
    }
    // What changes nothing is no offer.
    let items = menu.items.filter { !isWritten($0, in: text) }
    return items.isEmpty ? nil : ReplMenu(items: items, replace: menu.replace)
  }

  private func isWritten(_ item: ReplMenu.Item, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let range = item.edit.range.clamped(to: SourceRange(start: 0, end: bytes.count))
    return bytes[range.start..<range.end].elementsEqual(item.edit.replacement.utf8)
  }

  /// What Tab does without completions on the screen.
  mutating func openMenu() -> [ReplEffect] {
    menu = makeMenu()
    guard let menu else {
      notice = "nothing to offer here"
      return []
    }
    if menu.items.count == 1 { return accept() }
    return surveyEffects()
  }

  /// Takes the chosen completion, or the first.
  mutating func accept() -> [ReplEffect] {
    guard let item = menu?.offered else { return [] }
    let range = place(ofByte: item.edit.range.start)..<place(ofByte: item.edit.range.end)
    editor.replace(range, with: item.edit.replacement)
    editor.move(to: place(ofByte: item.caret))
    let effects = changed(isTyping: item.asksAgain)
    return effects
  }

  /// The character at a byte of the line; inside one, that one.
  func place(ofByte offset: Int) -> Int {
    var passed = 0
    for (place, character) in editor.characters.enumerated() {
      if passed >= offset { return place }
      passed += character.utf8.count
      if passed > offset { return place }
    }
    return editor.count
  }

  /// The text an item makes, for its count.
  func candidate(_ item: ReplMenu.Item) -> ReplCandidate {
    let kinds: Set<String> = ["value", "name", "history", "pinned", "text", "regex"]
    let source = SourceText(editor.text)
    guard asksForCount, !item.asksAgain, kinds.contains(item.kind), let after = source.applying([item.edit]) else {
      return ReplCandidate(text: "", isCounted: false)
    }
    return ReplCandidate(text: after.description, isCounted: true)
  }
}
