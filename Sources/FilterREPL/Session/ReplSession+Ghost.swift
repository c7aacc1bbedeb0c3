import FilterQueryTesting
import FilterReports
import TerminalUI

extension ReplSession {
  /// What is shown behind the line: how the newest input that begins with it goes on. Only where the caret is at its end.
  var ghost: Ghost? {
    guard options.showsGhost, search == nil, menu?.chosen == nil, editor.caret == editor.count else { return nil }
    guard let rest = history.rest(of: editor.text), !rest.contains("\n") else { return nil }
    return Ghost(text: rest)
  }

  /// Takes it into the line.
  mutating func takeGhost(_ ghost: Ghost) -> [ReplEffect] {
    editor.insert(ghost.text)
    return changed(isTyping: false)
  }
}

/// A text that could follow.
struct Ghost: Hashable, Sendable {
  let text: String

  /// Up to the end of its first word.
  var firstWord: Ghost {
    var end = text.startIndex
    while end < text.endIndex, text[end] == " " { end = text.index(after: end) }
    while end < text.endIndex, text[end] != " " { end = text.index(after: end) }
    return Ghost(text: String(text[..<end]))
  }
}
