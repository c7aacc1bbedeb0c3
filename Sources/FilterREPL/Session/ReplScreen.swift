import FilterLists
import FilterReports
import TerminalUI

/// Collects the output of a session while events are handled, to write it at once without flicker.
struct ReplScreen {
  private var painter: ScreenPainter
  private var gathered = ""

  init(hasColor: Bool) {
    painter = ScreenPainter(hasColor: hasColor)
  }

  /// Prints lines above the picture of the session.
  mutating func print(_ lines: [ScreenLine], session: borrowing ReplSession) {
    draw(session)
    gathered += painter.insertAbove(lines, columns: session.columns, rows: session.rows)
  }

  /// Clears the screen except for the picture.
  mutating func clear(_ session: borrowing ReplSession) {
    draw(session)
    gathered += painter.clearScreen(columns: session.columns, rows: session.rows)
  }

  /// The output that makes the screen show the session; empty if it does.
  mutating func output(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { gathered = "" }
    return gathered
  }

  /// Forgets what the terminal shows.
  mutating func forget() {
    painter.forget()
  }

  /// The output that moves the caret below the picture, so that other programs can write there.
  mutating func leave(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { gathered = "" }
    return gathered + painter.leave()
  }

  private mutating func draw(_ session: borrowing ReplSession) {
    gathered += painter.draw(ReplPicture(session).picture, columns: session.columns, rows: session.rows)
  }
}

/// The lines of an answer, shown page by page.
struct ReplPager: Sendable {
  private let lines: [ScreenLine]
  private(set) var shown = 0
  /// The number of rows of the last line, which may be wrapped.
  private let closingCount: Int

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

extension ReplSession {
  /// Handles a key while an answer is paged; nil if none is. A key that does not page ends the paging and goes to the
  /// line.
  mutating func page(_ key: Key) -> [ReplEffect]? {
    guard var pager else { return nil }
    let lines: [ScreenLine]
    switch key {
    case .text(" "), .pageDown, .control("v"): lines = pager.nextPage(rows: rows)
    case .enter, .down, .control("n"): lines = pager.next(1)
    case .end: lines = pager.nextAll()
    case .text("q"), .escape, .control("c"), .control("g"):
      self.pager = nil
      return [.print(pager.closing)]
    default:
      self.pager = nil
      return [.print(pager.closing)] + handle(key)
    }
    self.pager = pager.isAtEnd ? nil : pager
    return [.print(lines)]
  }
}
