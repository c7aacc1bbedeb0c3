/// Draws pictures one over the other: says what has to be written to a terminal that shows one picture for it to show the next.
/// Only lines that changed are written.
///
/// The terminal is at the beginning of a line when the first picture is drawn; what is above stays. No picture is higher than the
/// terminal: lines beyond are left out from the top, but not that of the caret.
///
/// The caret is put to its place by counting from the left, and no line goes on in the next row even where the terminal draws a
/// character wider than ``CharacterWidth`` thinks: such a character does no harm beyond its line. When the terminal gets narrower,
/// it breaks the lines it shows, as all but the oldest do; the rows above the caret are counted as it does.
public struct ScreenPainter: Sendable {
  /// The last picture, and what of it the terminal shows.
  private var picture = ScreenPicture()
  private var shown = ScreenPicture()
  private var columns = 0
  private var rows = 0
  private let hasColor: Bool

  /// A painter of an empty picture.
  public init(hasColor: Bool = true) {
    self.hasColor = hasColor
  }

  /// What has to be written for the next picture, in a terminal of so many columns and rows. Empty where nothing changes.
  public mutating func draw(_ picture: ScreenPicture, columns: Int, rows: Int) -> String {
    let isResized = columns != self.columns || rows != self.rows
    let next = picture.fitted(columns, rows)
    self.picture = picture
    if !isResized, next == shown { return "" }
    var output = begin(columns, rows)
    if isResized {
      output += ScreenPainter.clearBelow
      shown.lines = []
    }
    output += paint(next, over: shown.lines)
    return output
  }

  /// What has to be written for some lines to stand above the picture for good, with the picture below them as it is. Lines wider
  /// than the terminal go on in the next row. One write: nothing is seen in between.
  public mutating func insertAbove(_ lines: [ScreenLine], columns: Int, rows: Int) -> String {
    let isResized = columns != self.columns || rows != self.rows
    var output = begin(columns, rows)
    let next = picture.fitted(columns, rows)
    // Where a line goes on in the next row, that cannot be cleared behind its end; all is cleared at once then.
    let isLess = next.lines.count + lines.count < shown.lines.count
    let isCleared = isResized || isLess || lines.contains { $0.width > columns }
    if isCleared { output += ScreenPainter.clearBelow }
    output += "\u{1B}[?7h"
    for line in lines { output += written(line.trimmed, isCleared: isCleared) + "\r\n" }
    output += "\u{1B}[?7l"
    return output + paint(next, over: [])
  }

  /// What has to be written for a screen that shows nothing but the picture, from its first row.
  public mutating func clearScreen(columns: Int, rows: Int) -> String {
    let output = begin(columns, rows) + "\u{1B}[H\u{1B}[2J"
    return output + paint(picture.fitted(columns, rows), over: [])
  }

  /// The terminal shows nothing of the picture any more, since another program wrote to it: the next one is drawn from the line
  /// the caret of the terminal is in.
  public mutating func forget() {
    shown = ScreenPicture()
    (columns, rows) = (0, 0)
  }

  /// What has to be written for the picture to stay, with the terminal at the beginning of the line below.
  public mutating func leave() -> String {
    let below = shown.lines.count - 1 - shown.caret.line
    defer { (picture, shown) = (ScreenPicture(), ScreenPicture()) }
    return (below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n"
  }

  /// Clears this row, from its beginning, and all below. Not all at once: from the first place of the screen tmux would take it
  /// for a new screen, and keep what was there above it.
  private static let clearBelow = "\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Hides the caret, keeps lines in their rows, and goes to the beginning of what is shown.
  private mutating func begin(_ columns: Int, _ rows: Int) -> String {
    (self.columns, self.rows) = (columns, rows)
    return "\u{1B}[?25l\u{1B}[?7l" + up(shown.rowsAboveCaret(columns)) + "\r"
  }

  /// Writes a picture from its first line on, where these lines are, and shows the caret.
  private mutating func paint(_ next: ScreenPicture, over lines: [ScreenLine]) -> String {
    var output = ""
    for (place, line) in next.lines.enumerated() {
      if place > 0 { output += "\r\n" }
      if place < lines.count, lines[place] == line { continue }
      output += written(line, isCleared: false)
    }
    let isLess = next.lines.count < lines.count
    if isLess { output += (next.lines.isEmpty ? "" : "\r\n") + ScreenPainter.clearBelow }
    let below = isLess && !next.lines.isEmpty ? 1 : 0
    output += up(max(0, next.lines.count - 1) + below - next.caret.line) + "\r"
    if next.caret.column > 0 { output += "\u{1B}[\(next.caret.column)C" }
    shown = next
    return output + "\u{1B}[?7h\u{1B}[?25h"
  }

  /// A line, and nothing behind it. Its row is cleared before: behind the last column a terminal waits with the caret, and would
  /// clear the last character; and tmux remembers how long a row was unless all of it is cleared, and breaks it by that length.
  private func written(_ line: ScreenLine, isCleared: Bool) -> String {
    (isCleared ? "" : "\u{1B}[K") + line.sequence(hasColor: hasColor)
  }

  /// How many rows of what is shown are above the caret in a terminal of so many columns.
  func rowsAboveCaret(_ columns: Int) -> Int { shown.rowsAboveCaret(columns) }

  private func up(_ lines: Int) -> String { lines > 0 ? "\u{1B}[\(lines)A" : "" }
}
