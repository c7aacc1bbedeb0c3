import FilterLists
import TerminalUI

/// The lines of an answer, shown page by page.
///
/// Lines are printed as the user goes on. Going back and searching shows them in a view that takes the whole screen,
/// since printed lines cannot be taken back.
struct ReplPager: Sendable {
  /// The part of the lines that covers the screen.
  struct View: Hashable, Sendable {
    /// The index of the first visible line.
    var top: Int
    /// The line that the last search found.
    var found: Int?
  }

  private let lines: [ScreenLine]
  /// The number of printed lines.
  private(set) var shown = 0
  /// The number of rows of the last line, which may be wrapped.
  private let closingCount: Int
  /// Nil while lines are printed.
  private(set) var view: View?
  /// The text to search for, while it is typed.
  var pattern: LineEditor?
  /// The text that was searched for last.
  private(set) var sought = ""
  /// A message in place of the help, until the next key.
  private(set) var message: String?

  init(_ lines: [ScreenLine]) {
    self.lines = lines
    closingCount = 1
  }

  /// Lines broken into rows of at most `columns`.
  init(_ lines: [ScreenLine], columns: Int) {
    self.lines = lines.flatMap { $0.wrappedWords(to: columns) }
    closingCount = lines.last?.wrappedWords(to: columns).count ?? 0
  }

  var isAtEnd: Bool { shown >= lines.count }
  var count: Int { lines.count }
  private var rest: Int { lines.count - shown }

  /// All remaining lines.
  mutating func nextAll() -> [ScreenLine] { next(rest) }

  /// The next lines: as many as fit above the pager prompt.
  mutating func nextPage(rows: Int) -> [ScreenLine] {
    // One or two remaining lines are shown on this page.
    let pageSize = max(1, rows - 2)
    return next(rest <= rows - 1 ? rest : pageSize)
  }

  /// The next `count` lines.
  mutating func next(_ count: Int) -> [ScreenLine] {
    let start = shown
    shown += min(rest, max(0, count))
    return Array(lines[start..<shown])
  }

  /// The last line, a summary, for when paging ends early, without the rows of it that were shown.
  var closing: [ScreenLine] { Array(lines.suffix(min(rest, closingCount))) }
}

extension ReplPager {
  /// The lines of the view, for a screen of some rows, with the matches of the last search; empty without a view.
  func visibleLines(rows: Int) -> [ScreenLine] {
    guard let view else { return [] }
    return lines.dropFirst(view.top).prefix(ReplPager.height(rows)).map { line in
      var line = line
      if !sought.isEmpty {
        for range in ReplPager.matches(of: sought, in: line.text) { line.highlight(range, traits: .reversed) }
      }
      return line
    }
  }

  /// Moves the view, which opens at the printed lines, by some lines.
  mutating func scroll(by distance: Int, rows: Int) {
    let top = view?.top ?? firstPrinted(rows)
    view = View(top: clamped(top + distance, rows), found: view?.found)
  }

  /// Moves the view to the start or the end.
  mutating func scroll(toEnd: Bool, rows: Int) {
    view = View(top: toEnd ? clamped(lines.count, rows) : 0)
  }

  /// Starts a search, which the user types.
  mutating func startSearch() { pattern = LineEditor() }

  /// Searches for what was typed; for the text before, if nothing was.
  mutating func search(rows: Int) {
    let typed = pattern?.text ?? ""
    pattern = nil
    if !typed.isEmpty { sought = typed }
    let first = view?.top ?? firstPrinted(rows)
    find(from: first, by: 1, rows: rows)
  }

  /// Goes to the next line with the text that was searched for, or to the one before.
  mutating func searchAgain(backward: Bool, rows: Int) {
    let last = view?.found ?? view?.top ?? firstPrinted(rows)
    find(from: backward ? last - 1 : last + 1, by: backward ? -1 : 1, rows: rows)
  }

  /// Closes the view and the search.
  mutating func leave() {
    (view, pattern, message) = (nil, nil, nil)
  }

  /// Forgets the message of the last key.
  mutating func begin() { message = nil }

  private mutating func find(from start: Int, by step: Int, rows: Int) {
    if sought.isEmpty {
      message = "no search yet: / begins one"
      return
    }
    var index = start
    while lines.indices.contains(index) {
      if !ReplPager.matches(of: sought, in: lines[index].text).isEmpty {
        view = View(top: clamped(index, rows), found: index)
        return
      }
      index += step
    }
    message = "not found: \(sought)"
  }

  /// Whether the view shows the last line.
  func isViewAtEnd(rows: Int) -> Bool { view.map { $0.top >= lines.count - ReplPager.height(rows) } ?? false }

  /// The first line of the last printed page.
  private func firstPrinted(_ rows: Int) -> Int { max(0, shown - ReplPager.height(rows)) }

  private func clamped(_ top: Int, _ rows: Int) -> Int { max(0, min(top, lines.count - ReplPager.height(rows))) }

  /// The lines above the prompt.
  static func height(_ rows: Int) -> Int { max(1, rows - 1) }

  /// The ranges of characters that equal a text, ignoring letter case.
  private static func matches(of sought: String, in text: String) -> [Range<Int>] {
    let wanted = sought.map { $0.lowercased() }
    let characters = text.map { $0.lowercased() }
    var found: [Range<Int>] = []
    var index = 0
    while index + wanted.count <= characters.count {
      if characters[index..<index + wanted.count].elementsEqual(wanted) {
        found.append(index..<index + wanted.count)
        index += wanted.count
      } else {
        index += 1
      }
    }
    return found
  }
}

extension ReplSession {
  /// Handles a key while an answer is paged; nil if none is. A key that does not page ends the paging and goes to the
  /// line.
  mutating func page(_ key: Key) -> [ReplEffect]? {
    guard var pager else { return nil }
    pager.begin()
    if pager.pattern != nil {
      typePattern(key, of: &pager)
      self.pager = pager
      return []
    }
    switch key {
    case .text("/"): pager.startSearch()
    case .text("n") where !pager.sought.isEmpty: pager.searchAgain(backward: false, rows: rows)
    case .text("N") where !pager.sought.isEmpty: pager.searchAgain(backward: true, rows: rows)
    case .text("b"), .pageUp: pager.scroll(by: -ReplPager.height(rows), rows: rows)
    case .up, .control("p"): pager.scroll(by: -1, rows: rows)
    case .text("g"), .home: pager.scroll(toEnd: false, rows: rows)
    case .text("G"): pager.scroll(toEnd: true, rows: rows)
    case .text("q"), .escape, .control("c"), .control("g"): return endPaging(pager)
    default:
      if pager.view == nil, let lines = print(key, from: &pager) {
        self.pager = pager.isAtEnd ? nil : pager
        return [.print(lines)]
      }
      if pager.view == nil || !scrollForward(key, in: &pager) {
        let ended = endPaging(pager)
        return isForward(key) ? ended : ended + handle(key)
      }
    }
    self.pager = pager
    return []
  }

  /// The lines that a key prints; nil for a key that does not page.
  private func print(_ key: Key, from pager: inout ReplPager) -> [ScreenLine]? {
    switch key {
    case .text(" "), .pageDown, .control("v"): pager.nextPage(rows: rows)
    case .enter, .down, .control("n"): pager.next(1)
    case .end: pager.nextAll()
    default: nil
    }
  }

  /// Moves the view on; false for a key that does not, and at the last line.
  private func scrollForward(_ key: Key, in pager: inout ReplPager) -> Bool {
    if pager.isViewAtEnd(rows: rows) { return false }
    switch key {
    case .text(" "), .pageDown, .control("v"): pager.scroll(by: ReplPager.height(rows), rows: rows)
    case .enter, .down, .control("n"): pager.scroll(by: 1, rows: rows)
    case .end: pager.scroll(toEnd: true, rows: rows)
    default: return false
    }
    return true
  }

  /// Whether a key shows later lines.
  private func isForward(_ key: Key) -> Bool {
    [.text(" "), .pageDown, .control("v"), .enter, .down, .control("n"), .end].contains(key)
  }

  private func typePattern(_ key: Key, of pager: inout ReplPager) {
    switch key {
    case .enter: pager.search(rows: rows)
    case .escape, .control("c"), .control("g"): pager.pattern = nil
    case .backspace where pager.pattern?.count == 0: pager.pattern = nil
    default: _ = pager.pattern?.handle(key)
    }
  }

  /// Ends the paging; `:more` continues it.
  private mutating func endPaging(_ pager: ReplPager) -> [ReplEffect] {
    var pager = pager
    pager.leave()
    self.pager = nil
    stopped = pager
    return [.print(pager.closing)]
  }

  /// Continues the paging that ended before the last line; nil if there is none.
  mutating func continuePaging() -> [ReplEffect]? {
    guard var pager = stopped, !pager.isAtEnd else { return nil }
    stopped = nil
    let lines = pager.nextPage(rows: rows)
    if !pager.isAtEnd { self.pager = pager }
    return [.print(lines)]
  }
}
