import FilterQueryTesting
import FilterReports
import TerminalUI

/// What is written to the terminal for a session: gathered while events are handled, and written at once, so that nothing is seen
/// that is half done.
struct ReplScreen {
  private var painter: ScreenPainter
  private var gathered = ""

  init(hasColor: Bool) {
    painter = ScreenPainter(hasColor: hasColor)
  }

  /// Lines above the picture, which is that of the session as it is now.
  mutating func print(_ lines: [ScreenLine], session: borrowing ReplSession) {
    draw(session)
    gathered += painter.insertAbove(lines, columns: session.columns, rows: session.rows)
  }

  /// Nothing but the picture.
  mutating func clear(_ session: borrowing ReplSession) {
    draw(session)
    gathered += painter.clearScreen(columns: session.columns, rows: session.rows)
  }

  /// What has to be written for the screen to show the session; empty where it does.
  mutating func output(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { gathered = "" }
    return gathered
  }

  /// What the terminal shows is unknown.
  mutating func forget() {
    painter.forget()
  }

  /// What has to be written to leave the terminal to others, below what was shown.
  mutating func leave(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { gathered = "" }
    return gathered + painter.leave()
  }

  private mutating func draw(_ session: borrowing ReplSession) {
    gathered += painter.draw(ReplPicture(session).picture, columns: session.columns, rows: session.rows)
  }
}

/// Lines of an answer that are shown page by page.
struct ReplPager: Sendable {
  private let lines: [ScreenLine]
  private(set) var shown = 0

  init(_ lines: [ScreenLine]) {
    self.lines = lines
  }

  var isAtEnd: Bool { shown >= lines.count }
  var count: Int { lines.count }
  private var rest: Int { lines.count - shown }

  /// All lines that are left.
  mutating func nextAll() -> [ScreenLine] { next(rest) }

  /// The next lines: as many as fit above the line that says how to go on.
  mutating func nextPage(rows: Int) -> [ScreenLine] {
    // What would leave a line or two for another page is shown at once.
    let most = max(1, rows - 2)
    return next(rest <= rows - 1 ? rest : most)
  }

  /// So many lines more.
  mutating func next(_ count: Int) -> [ScreenLine] {
    let start = shown
    shown += min(rest, max(0, count))
    return Array(lines[start..<shown])
  }

  /// The last line, which sums up, for when paging ends early; none where it was shown.
  var closing: [ScreenLine] { isAtEnd ? [] : Array(lines.suffix(1)) }
}

extension ReplSession {
  /// What a key does while an answer is shown page by page; nil for a key that is for the line, which ends the showing.
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
