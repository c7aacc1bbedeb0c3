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
  /// Where the walk stands; nil while the line is the person's own.
  private var place: Int?
  /// What stood in the line when the walk began.
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

  /// The line is the person's own again.
  mutating func leave() {
    place = nil
  }

  /// The next older text that begins with what stood in the line; nil where there is none.
  mutating func older(than text: String) -> String? {
    if place == nil { draft = text }
    var next = (place ?? entries.count) - 1
    while next >= 0, !entries[next].text.hasPrefix(draft) || entries[next].text == text { next -= 1 }
    guard next >= 0 else { return nil }
    place = next
    return entries[next].text
  }

  /// The next newer one, and behind the newest what stood in the line; nil where nobody walks.
  mutating func newer() -> String? {
    guard let place else { return nil }
    var next = place + 1
    while next < entries.count, !entries[next].text.hasPrefix(draft) { next += 1 }
    self.place = next < entries.count ? next : nil
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
