import FilterQueryTesting
import FilterReports
import TerminalUI

/// What was entered before, as the keys walk through it: the newest last, nothing twice, queries told apart by meaning.
struct ReplHistory: Hashable, Sendable {
  /// An input.
  struct Entry: Hashable, Sendable {
    var text: String
    /// The text of the query's key; nil for a command.
    var key: String?

    fileprivate func isSame(_ other: Entry) -> Bool { text == other.text || key != nil && key == other.key }
  }

  private(set) var entries: [Entry] = []
  /// The entry that the line shows; `nil` when not browsing history.
  private var index: Int?
  /// The line before browsing.
  private var draft = ""

  /// The texts, the newest last.
  var texts: [String] { entries.map { $0.text } }

  /// Adds what was entered; what means the same goes.
  mutating func add(_ entry: Entry) {
    forget(entry)
    entries.append(entry)
    leave()
  }

  /// Puts what a store knows before what was entered since. The newest of the store last.
  mutating func precede(with stored: [Entry]) {
    let texts = Set(entries.map { $0.text })
    let keys = Set(entries.compactMap { $0.key })
    entries.insert(
      contentsOf: stored.filter { entry in
        !texts.contains(entry.text) && !(entry.key.map { keys.contains($0) } ?? false)
      }, at: 0)
    leave()
  }

  /// Takes out what means the same.
  mutating func forget(_ entry: Entry) {
    entries.removeAll { $0.isSame(entry) }
    leave()
  }

  /// Ends browsing.
  mutating func leave() {
    index = nil
  }

  /// The next older text that begins with what stood in the line; nil for none.
  mutating func older(than text: String) -> String? {
    if index == nil { draft = text }
    var next = (index ?? entries.count) - 1
    while next >= 0, !entries[next].text.hasPrefix(draft) || entries[next].text == text { next -= 1 }
    guard next >= 0 else { return nil }
    index = next
    return entries[next].text
  }

  /// The next newer one, and after the newest what stood in the line; `nil` when not browsing history.
  mutating func newer() -> String? {
    guard let index else { return nil }
    var next = index + 1
    while next < entries.count, !entries[next].text.hasPrefix(draft) { next += 1 }
    self.index = next < entries.count ? next : nil
    return next < entries.count ? entries[next].text : draft
  }

  /// What the newest input that begins with a text goes on with; nil for none.
  func rest(of text: String) -> String? {
    if text.isEmpty { return nil }
    let typed = Array(text.utf8)
    for entry in entries.reversed() {
      let bytes = entry.text.utf8
      if bytes.count > typed.count, bytes.starts(with: typed) {
        return String(decoding: bytes.dropFirst(typed.count), as: UTF8.self)
      }
    }
    return nil
  }
}

/// A search through what was entered before, from the newest on.
struct ReverseSearch: Sendable {
  /// What stood in the line before.
  let draft: LineEditor
  var pattern = LineEditor()
  /// How many of those that fit are passed over.
  var skipped = 0

  /// The texts that have the pattern in them, letter case aside, the newest first.
  func matches(in texts: [String]) -> [String] {
    let wanted = pattern.text.lowercased()
    if wanted.isEmpty { return texts.reversed() }
    return texts.reversed().filter { $0.lowercased().contains(wanted) }
  }
}

extension ReplSession {
  /// What was found, the chosen one among it.
  var found: (texts: [String], index: Int)? {
    guard let search else { return nil }
    let texts = search.matches(in: history.texts)
    return (texts, min(search.skipped, max(0, texts.count - 1)))
  }

  /// What a key does while the history is searched; nil for a key that is for the line, with what was found in it.
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

extension ReplSession {
  /// What is shown after the line: how the newest input that begins with it goes on. Only where the caret is at its end.
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
