import FilterQueryTesting
import FilterReports
import TerminalUI

/// A search through what was entered before, from the newest on.
struct ReverseSearch: Sendable {
  /// What stood in the line before.
  let draft: LineEditor
  var pattern = LineEditor()
  /// How many of those that fit are passed over.
  var skipped = 0

  init(draft: LineEditor) {
    self.draft = draft
  }

  /// The texts that have the pattern in them, letter case aside, the newest first.
  func matches(in texts: [String]) -> [String] {
    let wanted = pattern.text.lowercased()
    if wanted.isEmpty { return texts.reversed() }
    return texts.reversed().filter { $0.lowercased().contains(wanted) }
  }
}

extension ReplSession {
  /// What was found, the chosen one among it.
  var found: (texts: [String], place: Int)? {
    guard let search else { return nil }
    let texts = search.matches(in: history.texts)
    return (texts, min(search.skipped, max(0, texts.count - 1)))
  }

  /// What a key does while the history is searched; nil for a key that is for the line, with what was found in it.
  mutating func find(_ key: Key) -> [ReplEffect]? {
    guard var search, let found else { return nil }
    switch key {
    case .control("r"), .down:
      search.skipped = min(found.place + 1, max(0, found.texts.count - 1))
    case .control("s"), .up: search.skipped = max(0, found.place - 1)
    case .escape, .control("g"), .control("c"):
      self.search = nil
      editor = search.draft
      return []
    case .text, .paste, .backspace, .control("h"), .control("w"), .control("u"):
      if !search.pattern.handle(key) { return [] }
      search.skipped = 0
    default:
      self.search = nil
      let effects = found.texts.indices.contains(found.place) ? show(found.texts[found.place]) : []
      // Tab and the arrows only take what was found.
      switch key {
      case .tab, .right, .end: return effects
      default: return effects + handle(key)
      }
    }
    self.search = search
    return []
  }
}
