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
  mutating func print(_ lines: [ScreenLine], _ session: borrowing ReplSession) {
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

  /// Nobody knows what the terminal shows.
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
