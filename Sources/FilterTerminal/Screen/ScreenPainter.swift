/// A picture of some lines at the bottom of what was printed, with the caret in it.
public struct ScreenPicture: Hashable, Sendable {
  /// The lines; each is cut to the columns of the terminal.
  public var lines: [ScreenLine]
  /// The line and the column of the caret.
  public var caret: (line: Int, column: Int) {
    get { (caretLine, caretColumn) }
    set { (caretLine, caretColumn) = newValue }
  }
  private var caretLine: Int
  private var caretColumn: Int

  /// Makes a picture.
  public init(lines: [ScreenLine] = [], caret: (line: Int, column: Int) = (0, 0)) {
    self.lines = lines
    (caretLine, caretColumn) = caret
  }
}

/// Draws pictures one over the other: says what has to be written to a terminal that shows one picture for it to show the next.
/// Only lines that changed are written.
///
/// The terminal is at the beginning of a line when the first picture is drawn; what is above stays. No picture is higher than the
/// terminal: lines beyond are left out from the top, but not that of the caret.
public struct ScreenPainter: Sendable {
  private var shown = ScreenPicture()
  private var columns = 80
  private let hasColor: Bool

  /// A painter of an empty picture.
  public init(hasColor: Bool = true) {
    self.hasColor = hasColor
  }

  /// What has to be written for the next picture, in a terminal of so many columns and rows.
  public mutating func draw(_ picture: ScreenPicture, columns: Int, rows: Int) -> String {
    let next = ScreenPainter.fitted(picture, columns, rows)
    // Where the terminal became narrower or wider, nobody knows where its lines are: all is drawn anew from the top.
    let isResized = columns != self.columns
    self.columns = columns
    var output = "\u{1B}[?25l" + up(shown.caret.line) + "\r"
    if isResized { output += "\u{1B}[J" }
    for (place, line) in next.lines.enumerated() {
      if place > 0 { output += "\r\n" }
      if !isResized, place < shown.lines.count, shown.lines[place] == line { continue }
      output += line.sequence(hasColor: hasColor)
      // In the last column a terminal waits with the caret; to clear there would clear the last character.
      if line.width < columns { output += "\u{1B}[K" }
    }
    if next.lines.count < shown.lines.count { output += (next.lines.isEmpty ? "" : "\r\n") + "\u{1B}[J" }
    let below = next.lines.count < shown.lines.count && !next.lines.isEmpty ? 1 : 0
    output += up(max(0, next.lines.count - 1) + below - next.caret.line) + "\r"
    if next.caret.column > 0 { output += "\u{1B}[\(next.caret.column)C" }
    output += "\u{1B}[?25h"
    shown = next
    return output
  }

  /// What has to be written for the picture to stay, with the terminal at the beginning of the line below.
  public mutating func leave() -> String {
    let below = shown.lines.count - 1 - shown.caret.line
    defer { shown = ScreenPicture() }
    return (below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n"
  }

  private func up(_ lines: Int) -> String { lines > 0 ? "\u{1B}[\(lines)A" : "" }

  private static func fitted(_ picture: ScreenPicture, _ columns: Int, _ rows: Int) -> ScreenPicture {
    var lines = picture.lines.map { $0.fitted(to: columns) }
    let last = max(0, lines.count - 1)
    var caret = (
      line: max(0, min(picture.caret.line, last)), column: max(0, min(picture.caret.column, columns - 1))
    )
    let surplus = lines.count - max(1, rows)
    if surplus > 0 {
      let above = min(surplus, caret.line)
      lines.removeFirst(above)
      lines.removeLast(surplus - above)
      caret.line -= above
    }
    return ScreenPicture(lines: lines, caret: caret)
  }
}
