package import FilterLists
package import FilterText
package import TerminalUI

/// A table that fits a width: first columns are left out, then texts are cut.
package struct FittedTable {
  private static let gap = 2

  private let columns: [TableColumn]
  /// The indices of the columns that are shown, and their widths.
  private let shown: [(index: Int, width: Int)]
  private let width: Int
  private let rows: [[HighlightedText]]

  /// Makes a table of rows with a cell for each column.
  package init(_ columns: [TableColumn], rows: [[HighlightedText]], width: Int) {
    self.columns = columns
    self.rows = rows
    self.width = width
    let indices = columns.indices.filter { columns[$0].leastTableWidth <= width }
    // No cell is wider than the table, so that a text of any length is cut in few steps.
    var widths = indices.map { index in
      rows.reduce(CharacterWidth.of(columns[index].title)) { max($0, min(width, CharacterWidth.of($1[index].text))) }
    }
    // The surplus is taken from the widest text.
    var surplus = widths.reduce(Self.gap * (widths.count - 1), +) - width
    let texts = widths.indices.filter { columns[indices[$0]].isCut }
    func weight(_ place: Int) -> Int { widths[place] + columns[indices[place]].weight }
    while surplus > 0,
      let widest = texts.filter({ widths[$0] > TableColumn.minimumWidth }).max(by: { weight($0) < weight($1) })
    {
      widths[widest] -= 1
      surplus -= 1
    }
    shown = Array(zip(indices, widths))
  }

  /// The titles of the columns.
  package var head: ScreenLine { line(columns.map { HighlightedText($0.title) }, after: ScreenLine(), .title) }

  /// A row after a lead that does not count as width.
  package func line(_ index: Int, after lead: ScreenLine = ScreenLine()) -> ScreenLine {
    line(rows[index], after: lead)
  }

  /// The head and all rows; empty without rows.
  package var lines: [ScreenLine] { rows.isEmpty ? [] : [head] + rows.indices.map { line($0) } }

  /// The cells of a row, after a lead that does not count as width.
  func line(_ cells: [HighlightedText], after lead: ScreenLine, _ style: TextStyle = .plain) -> ScreenLine {
    var line = lead
    // Blanks before the next text; those at the end of the line are not written.
    var blanks = 0
    for column in shown {
      let cell = cells[column.index]
      let room = lead.width + width - line.width - blanks
      if cell.text.isEmpty || room <= 0 {
        blanks += column.width + Self.gap
        continue
      }
      line.append(String(repeating: " ", count: blanks))
      let start = line.width
      line.append(cell.text, marked: cell.marked, columns: min(column.width, room), style)
      blanks = max(0, column.width - (line.width - start)) + Self.gap
    }
    return line
  }
}

extension ScreenLine {
  /// Appends a text cut to `columns`, with `…` if something is left out. The ranges, in bytes and in order, are marked
  /// as found; so is the `…` if it cuts one.
  package mutating func append(_ text: String, marked: [SourceRange], columns: Int, _ style: TextStyle = .plain) {
    if columns <= 0 { return }
    let isCut = CharacterWidth.of(text) > columns
    if !isCut, marked.isEmpty { return append(text, style) }
    let end = width + columns - (isCut ? 1 : 0)
    var (offset, next) = (0, 0)
    var run = ""
    var runWidth = 0
    var isRunMarked = false
    for character in text {
      while next < marked.count, marked[next].end <= offset { next += 1 }
      let length = character.utf8.count
      let isMarked = next < marked.count && marked[next].start < offset + length
      offset += length
      if isMarked != isRunMarked {
        append(run, isRunMarked ? .found : style)
        (run, runWidth, isRunMarked) = ("", 0, isMarked)
      }
      let characterWidth = CharacterWidth.of(character)
      if width + runWidth + characterWidth > end { break }
      run.append(character)
      runWidth += characterWidth
    }
    append(run, isRunMarked ? .found : style)
    if isCut { append("…", isRunMarked ? .found : style) }
  }
}
