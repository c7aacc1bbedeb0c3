import FilterLists
import FilterReports
import TerminalUI

/// Earlier inputs for browsing with keys, the newest last. Queries with the same meaning are kept once.
struct ReplHistory: Hashable, Sendable {
  /// An input.
  struct Entry: Hashable, Sendable {
    var text: String
    /// The key of the query; nil for a command.
    var key: String?
    /// Whether it is a query that was refused: it can be mended with the arrow keys, but is not suggested.
    var isRefused = false

    fileprivate func isSame(_ other: Entry) -> Bool { text == other.text || key != nil && key == other.key }
  }

  private(set) var entries: [Entry] = []
  /// The entry that the line shows; `nil` when not browsing history.
  private var index: Int?
  /// The line before browsing.
  private var draft = ""

  /// The texts that are suggested, the newest last.
  var texts: [String] { entries.filter { !$0.isRefused }.map { $0.text } }

  /// Adds an input and removes earlier ones with the same meaning.
  mutating func add(_ entry: Entry) {
    forget(entry)
    entries.append(entry)
    leave()
  }

  /// Marks the entries with the same meaning as refused.
  mutating func refuse(_ entry: Entry) {
    for index in entries.indices where entries[index].isSame(entry) { entries[index].isRefused = true }
  }

  /// Inserts stored entries, the newest last, before those of this session.
  mutating func precede(with stored: [Entry]) {
    let texts = Set(entries.map { $0.text })
    let keys = Set(entries.compactMap { $0.key })
    entries.insert(
      contentsOf: stored.filter { entry in
        !texts.contains(entry.text) && !(entry.key.map { keys.contains($0) } ?? false)
      }, at: 0)
    leave()
  }

  /// Removes the entries with the same meaning.
  mutating func forget(_ entry: Entry) {
    entries.removeAll { $0.isSame(entry) }
    leave()
  }

  /// Stops browsing.
  mutating func leave() {
    index = nil
  }

  /// The next older text that starts with the draft; nil if there is none.
  mutating func older(than text: String) -> String? {
    if index == nil { draft = text }
    var next = (index ?? entries.count) - 1
    while next >= 0, !entries[next].text.hasPrefix(draft) || entries[next].text == text { next -= 1 }
    guard next >= 0 else { return nil }
    index = next
    return entries[next].text
  }

  /// The next newer text, and after the newest the draft; nil when not browsing history.
  mutating func newer() -> String? {
    guard let index else { return nil }
    var next = index + 1
    while next < entries.count, !entries[next].text.hasPrefix(draft) { next += 1 }
    self.index = next < entries.count ? next : nil
    return next < entries.count ? entries[next].text : draft
  }

  /// The rest of the newest input that starts with a text; nil if there is none.
  func rest(of text: String) -> String? {
    if text.isEmpty { return nil }
    let typed = Array(text.utf8)
    for entry in entries.reversed() where !entry.isRefused {
      let bytes = entry.text.utf8
      if bytes.count > typed.count, bytes.starts(with: typed) {
        return String(decoding: bytes.dropFirst(typed.count), as: UTF8.self)
      }
    }
    return nil
  }
}

/// An incremental search of the history, newest first.
struct ReverseSearch: Sendable {
  /// The line before the search.
  let draft: LineEditor
  var pattern = LineEditor()
  /// The number of matches to skip.
  var skipped = 0

  /// The texts that contain the pattern, ignoring case, the newest first.
  func matches(in texts: [String]) -> [String] {
    let wanted = pattern.text.lowercased()
    if wanted.isEmpty { return texts.reversed() }
    return texts.reversed().filter { $0.lowercased().contains(wanted) }
  }
}

extension ReplSession {
  /// The matches of the search, and the index of the selected one.
  var found: (texts: [String], index: Int)? {
    guard let search else { return nil }
    let texts = search.matches(in: history.texts)
    return (texts, min(search.skipped, max(0, texts.count - 1)))
  }

  /// Handles a key during a history search; nil without one. A key that does not search accepts the match, and goes to
  /// the line.
  mutating func find(_ key: Key) -> [ReplEffect]? {
    guard var search, let found else { return nil }
    switch key {
    case .control("r"), .down:
      search.skipped = min(found.index + 1, max(0, found.texts.count - 1))
    case .control("s"), .up: search.skipped = max(0, found.index - 1)
    case .escape, .control("g"), .control("c"):
      self.search = nil
      editor = search.draft
      return []
    case .text, .paste, .backspace, .control("h"), .control("w"), .control("u"):
      if !search.pattern.handle(key) { return [] }
      search.skipped = 0
    default:
      self.search = nil
      let effects = found.texts.indices.contains(found.index) ? show(found.texts[found.index]) : []
      // Tab and the arrows only accept the match.
      switch key {
      case .tab, .right, .end: return effects
      default: return effects + handle(key)
      }
    }
    self.search = search
    return []
  }
}

extension ReplSession {
  /// The rest of the newest input that starts with the line, if the caret is at the end of the line.
  var ghost: Ghost? {
    guard options.showsGhost, search == nil, menu?.chosen == nil, editor.caret == editor.count else { return nil }
    guard let rest = history.rest(of: editor.text), !rest.contains("\n") else { return nil }
    return Ghost(text: rest)
  }

  /// Inserts the ghost text into the line.
  mutating func takeGhost(_ ghost: Ghost) -> [ReplEffect] {
    editor.insert(ghost.text)
    return changed(isTyping: false)
  }
}

/// Suggested text after the caret.
struct Ghost: Hashable, Sendable {
  let text: String

  /// The text up to the end of its first word.
  var firstWord: Ghost {
    var end = text.startIndex
    while end < text.endIndex, text[end] == " " { end = text.index(after: end) }
    while end < text.endIndex, text[end] != " " { end = text.index(after: end) }
    return Ghost(text: String(text[..<end]))
  }
}
