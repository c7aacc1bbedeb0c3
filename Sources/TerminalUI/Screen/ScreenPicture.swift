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

  /// The picture as a terminal of so many columns and rows shows it: lines are cut, and those beyond the rows are left out from
  /// the top, but not that of the caret.
  func fitted(_ columns: Int, _ rows: Int) -> ScreenPicture {
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

  /// How many rows are between the first one and the caret in a terminal of so many columns. One that became narrower breaks each
  /// line where it has to; the caret stays at its character, or at the end of its line.
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
