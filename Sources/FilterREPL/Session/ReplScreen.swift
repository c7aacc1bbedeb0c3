import FilterLists
import FilterReports
import TerminalUI

/// Collects the output of a session while events are handled, to write it at once without flicker.
struct ReplScreen {
  private var painter: ScreenPainter
  private var gathered = ""
  /// The lines printed last, which are shown again when the terminal changes its size.
  private var printed: [ScreenLine] = []
  /// No terminal has more rows in practice.
  private static let maximumPrinted = 500
  /// Whether the terminal changed its size since the last picture, be it back to the same.
  private var isDisplaced = false
  /// Whether the picture takes the whole screen.
  private var showsView = false

  init(hasColor: Bool) {
    painter = ScreenPainter(hasColor: hasColor)
  }

  /// Prints lines above the picture of the session.
  mutating func print(_ lines: [ScreenLine], session: borrowing ReplSession) {
    draw(session)
    gathered += painter.insertAbove(lines, columns: session.columns, rows: session.rows)
    printed = (printed + lines.suffix(Self.maximumPrinted)).suffix(Self.maximumPrinted)
  }

  /// Clears the screen except for the picture.
  mutating func clear(_ session: borrowing ReplSession) {
    draw(session)
    gathered += painter.clearScreen(columns: session.columns, rows: session.rows)
    printed = []
  }

  /// The output that makes the screen show the session; empty if it does.
  mutating func output(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { gathered = "" }
    return gathered
  }

  /// Notes that the terminal changed its size, maybe several times.
  mutating func resize() {
    isDisplaced = isDisplaced || !painter.isSteady
  }

  /// Forgets what the terminal shows.
  mutating func forget() {
    painter.forget()
    (printed, isDisplaced) = ([], false)
  }

  /// The output that moves the caret below the picture, so that other programs can write there.
  mutating func leave(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { (gathered, printed, isDisplaced) = ("", [], false) }
    return gathered + painter.leave()
  }

  /// The output that removes the picture while another program has the terminal.
  mutating func withdraw(_ session: borrowing ReplSession) -> String {
    draw(session)
    defer { gathered = "" }
    return gathered + painter.withdraw()
  }

  private mutating func draw(_ session: borrowing ReplSession) {
    let picture = ReplPicture(session).picture
    let (columns, rows) = (session.columns, session.rows)
    // The view of the pager covers what was printed.
    let isUncovered = showsView && session.pager?.view == nil
    showsView = session.pager?.view != nil
    gathered +=
      isDisplaced || isUncovered
      ? painter.repaint(picture, below: printed, columns: columns, rows: rows)
      : painter.draw(picture, columns: columns, rows: rows)
    isDisplaced = false
  }
}
