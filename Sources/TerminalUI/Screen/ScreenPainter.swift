/// Draws pictures over one another: returns what to write to a terminal that shows one picture so that it shows the
/// next. Writes changed lines only.
///
/// The terminal must be at the start of a line when the first picture is drawn; what is above stays. A picture that is
/// higher than the terminal loses lines at the top, but not that of the caret.
///
/// The caret is positioned from the left of its line, and no line continues in the next row. So a character that the
/// terminal draws wider than ``CharacterWidth`` assumes affects its own line only. A terminal that gets narrower wraps
/// the lines it shows; the rows above the caret are counted accordingly.
package struct ScreenPainter: Sendable {
  /// The last picture, and the part of it that fits the terminal.
  private var picture = ScreenPicture()
  private var shown = ScreenPicture()
  private var columns = 0
  private var rows = 0
  private let hasColor: Bool

  package init(hasColor: Bool = true) {
    self.hasColor = hasColor
  }

  /// The output that shows the next picture; empty if nothing changes.
  package mutating func draw(_ picture: ScreenPicture, columns: Int, rows: Int) -> String {
    let isResized = columns != self.columns || rows != self.rows
    let next = picture.fitted(columns: columns, rows: rows)
    self.picture = picture
    if !isResized, next == shown { return "" }
    var output = begin(columns: columns, rows: rows)
    if isResized {
      output += ScreenPainter.clearBelow
      shown.lines = []
    }
    output += paint(next, over: shown.lines)
    return output
  }

  /// The output that inserts lines above the picture permanently. Lines wider than the terminal wrap. All in one write,
  /// to avoid flicker.
  package mutating func insertAbove(_ lines: [ScreenLine], columns: Int, rows: Int) -> String {
    let isResized = columns != self.columns || rows != self.rows
    var output = begin(columns: columns, rows: rows)
    let next = picture.fitted(columns: columns, rows: rows)
    // A wrapped line cannot be cleared after its end, so everything is cleared first.
    let isLess = next.lines.count + lines.count < shown.lines.count
    let isCleared = isResized || isLess || lines.contains { $0.width > columns }
    if isCleared { output += ScreenPainter.clearBelow }
    output += "\u{1B}[?7h"
    for line in lines { output += written(line.trimmed, isCleared: isCleared) + "\r\n" }
    output += "\u{1B}[?7l"
    return output + paint(next, over: [])
  }

  /// The output that clears the screen and shows the picture in its first row.
  package mutating func clearScreen(columns: Int, rows: Int) -> String {
    let output = begin(columns: columns, rows: rows) + "\u{1B}[H\u{1B}[2J"
    return output + paint(picture.fitted(columns: columns, rows: rows), over: [])
  }

  /// Whether the place of the caret is known after any number of resizes. A terminal that gets narrower wraps the lines
  /// it shows, and may scroll the caret off the screen; then the place is unknown, also after it gets wider again.
  package var isSteady: Bool { shown.lines.count <= 1 && shown.lines.allSatisfy { $0.width < Self.steadyWidth } }

  private static let steadyWidth = 20

  /// The output that clears the whole screen and shows the picture below the last of some lines, as many as fit. The
  /// terminal may show anything before.
  package mutating func repaint(
    _ picture: ScreenPicture, below lines: [ScreenLine], columns: Int, rows: Int
  ) -> String {
    (self.picture, self.columns, self.rows) = (picture, columns, rows)
    let next = picture.fitted(columns: columns, rows: rows)
    var room = rows - max(1, next.lines.count)
    let above = lines.map { $0.trimmed }.reversed().prefix { line in
      room -= line.wrapped(to: columns).count
      return room >= 0
    }
    var output = "\u{1B}[?25l\u{1B}[H" + Self.clearBelow + "\u{1B}[?7h"
    for line in above.reversed() { output += written(line, isCleared: true) + "\r\n" }
    return output + "\u{1B}[?7l" + paint(next, over: [])
  }

  /// Forgets what the terminal shows, because another program wrote to it. The next picture starts in the line of the
  /// caret.
  package mutating func forget() {
    shown = ScreenPicture()
    (columns, rows) = (0, 0)
  }

  /// The output that removes the picture, so that other programs can write in its place.
  package mutating func withdraw() -> String {
    let output = begin(columns: columns, rows: rows) + Self.clearBelow + "\u{1B}[?7h\u{1B}[?25h"
    forget()
    return output
  }

  /// The output that keeps the picture and moves to the start of the line below it.
  package mutating func leave() -> String {
    let below = shown.lines.count - 1 - shown.caret.line
    defer { (picture, shown) = (ScreenPicture(), ScreenPicture()) }
    return (below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n"
  }

  /// Clears this row and all below. In two steps: clearing from the first cell makes tmux move the old screen into its
  /// history.
  private static let clearBelow = "\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Hides the caret, turns wrapping off, and moves to the start of the shown picture.
  private mutating func begin(columns: Int, rows: Int) -> String {
    (self.columns, self.rows) = (columns, rows)
    return "\u{1B}[?25l\u{1B}[?7l" + up(shown.rowsAboveCaret(columns)) + "\r"
  }

  /// Draws a picture over lines that are shown, from the first one on, and shows the caret.
  private mutating func paint(_ next: ScreenPicture, over lines: [ScreenLine]) -> String {
    var output = ""
    for (index, line) in next.lines.enumerated() {
      if index > 0 { output += "\r\n" }
      if index < lines.count, lines[index] == line { continue }
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

  /// A line and nothing after it. The row is cleared first: in the last column a terminal keeps the caret on the
  /// character, which clearing would remove; and tmux wraps a row by its old length unless all of it is cleared.
  private func written(_ line: ScreenLine, isCleared: Bool) -> String {
    (isCleared ? "" : "\u{1B}[K") + line.sequence(hasColor: hasColor)
  }

  /// The rows above the caret in a terminal of `columns`.
  func rowsAboveCaret(_ columns: Int) -> Int { shown.rowsAboveCaret(columns) }

  private func up(_ lines: Int) -> String { lines > 0 ? "\u{1B}[\(lines)A" : "" }
}

/// Lines below the printed output, with a caret.
package struct ScreenPicture: Hashable, Sendable {
  /// The lines; each is cut to the width of the terminal.
  package var lines: [ScreenLine]
  /// The line and the column of the caret.
  package var caret: (line: Int, column: Int) {
    get { (caretLine, caretColumn) }
    set { (caretLine, caretColumn) = newValue }
  }
  private var caretLine: Int
  private var caretColumn: Int

  package init(lines: [ScreenLine] = [], caret: (line: Int, column: Int) = (0, 0)) {
    self.lines = lines
    (caretLine, caretColumn) = caret
  }

  /// The picture cut to a size: lines beyond the rows are left out at the top, but not that of the caret.
  func fitted(columns: Int, rows: Int) -> ScreenPicture {
    var lines = lines.map { $0.fitted(to: columns).trimmed }
    let last = max(0, lines.count - 1)
    var caret = (line: max(0, min(caret.line, last)), column: max(0, min(caret.column, columns - 1)))
    let surplus = lines.count - max(1, rows)
    if surplus > 0 {
      let above = min(surplus, caret.line)
      lines.removeFirst(above)
      lines.removeLast(surplus - above)
      caret.line -= above
    }
    return ScreenPicture(lines: lines, caret: caret)
  }

  /// The rows above the caret in a terminal of `columns`. A terminal that got narrower wraps each line; the caret stays
  /// at its character, or at the end of its line.
  func rowsAboveCaret(_ columns: Int) -> Int {
    var rows = 0
    for line in lines.prefix(caretLine) { rows += line.wrapped(to: columns).count }
    guard caretLine < lines.count else { return rows }
    var passed = 0
    let pieces = lines[caretLine].wrapped(to: columns)
    for piece in pieces.dropLast() {
      passed += piece.width
      if caretColumn < passed { break }
      rows += 1
    }
    return rows
  }
}
