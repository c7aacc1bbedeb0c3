package import FilterEvaluation
import FilterText
import TerminalUI

/// Rows in aligned columns, printed as they come: the widths follow the first rows, and on a terminal its width.
package struct ItemTable {
  private let columns: [ItemColumn]
  /// The columns of the terminal; nil if nothing is cut.
  private let width: Int?
  private let style: TerminalStyle
  private var widths: [Int]?
  private var waiting: [[String]] = []
  /// What is found in the cells of each column; empty if nothing is marked.
  private var highlighters: [TextHighlighter]

  /// The rows that determine the widths.
  private static let sampledRows = 50
  private static let gap = 2
  /// A column is not cut below this width; it is left out if it does not fit.
  private let minimumWidth: Int

  package init(
    _ columns: [ItemColumn], width: Int?, minimumWidth: Int = 6, style: TerminalStyle,
    highlighters: [TextHighlighter] = []
  ) {
    self.minimumWidth = minimumWidth
    self.columns = columns
    self.highlighters = style.isColored && highlighters.count == columns.count ? highlighters : []
    self.width = width
    self.style = style
  }

  /// Adds a row and returns the lines that can be printed.
  package mutating func add(_ cells: [String]) -> [String] {
    let cells = cells.map { CharacterWidth.visible($0.replacing("\n", with: " ")) }
    if let widths { return [line(cells, widths)] }
    waiting.append(cells)
    return waiting.count < Self.sampledRows ? [] : begin()
  }

  /// The lines that were not printed yet. Rows that are added later have the widths of these.
  package mutating func finish() -> [String] { widths == nil ? begin() : [] }

  private mutating func begin() -> [String] {
    if waiting.isEmpty { return [] }
    let widths = chosenWidths()
    self.widths = widths
    var lines = [line(columns.map { $0.name }, widths, .title)]
    for row in waiting { lines.append(line(row, widths)) }
    waiting = []
    return lines
  }

  /// The width of each column, 0 for one that is left out. No text is cut while there is room; then the widest columns
  /// are narrowed first.
  private func chosenWidths() -> [Int] {
    var widths = columns.map { CharacterWidth.of($0.name) }
    for row in waiting {
      for (index, cell) in row.enumerated() where index < widths.count {
        widths[index] = max(widths[index], CharacterWidth.of(cell))
      }
    }
    guard let width else { return widths }
    // Later columns are left out if the table does not fit even with narrow ones.
    var total = 0
    for index in widths.indices {
      let least = min(widths[index], minimumWidth) + (index == 0 ? 0 : Self.gap)
      if total + least > width { widths[index] = 0 } else { total += least }
    }
    let shown = widths.indices.filter { widths[$0] > 0 }
    let room = width - Self.gap * max(0, shown.count - 1)
    // The limit at which the columns fit; narrower ones keep their width.
    var (low, high) = (1, max(1, widths.max() ?? 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if shown.reduce(0, { $0 + min(widths[$1], middle) }) <= room { low = middle } else { high = middle - 1 }
    }
    var rest = room - shown.reduce(0) { $0 + min(widths[$1], low) }
    for index in shown where widths[index] > low {
      let more = min(rest, widths[index] - low)
      widths[index] = low + more
      rest -= more
    }
    return widths
  }

  /// A row. A cell that is wider than its column moves those after it, as far as all of them keep what they have; only
  /// then it is cut.
  private mutating func line(_ cells: [String], _ widths: [Int], _ textStyle: TextStyle = .plain) -> String {
    var line = ScreenLine()
    let shown = widths.indices.filter { widths[$0] > 0 && $0 < cells.count }
    let natural = shown.map { CharacterWidth.of(cells[$0]) }
    // What the cells from the next one on need, with the gaps before them.
    var rest = zip(shown, natural).reduce(0) { $0 + ($1.1 == 0 ? 0 : Self.gap + min($1.1, widths[$1.0])) }
    /// The column of the table at which the cell begins.
    var start = 0
    for (index, needed) in zip(shown, natural) {
      defer { start += widths[index] + Self.gap }
      if needed == 0 { continue }
      rest -= Self.gap + min(needed, widths[index])
      var begin = max(start, line.width == 0 ? 0 : line.width + Self.gap)
      let room = width.map { max($0 - begin - rest, begin == start ? widths[index] : 1) } ?? .max
      let columnsOfCell = min(needed, room)
      if columns[index].isNumber { begin = max(begin, start + widths[index] - columnsOfCell) }
      line.append(String(repeating: " ", count: begin - line.width))
      let marked = marks(of: cells[index], in: index, textStyle)
      line.append(cells[index], marked: marked, columns: columnsOfCell, textStyle)
    }
    return style.text(line)
  }

  private mutating func marks(of cell: String, in column: Int, _ textStyle: TextStyle) -> [SourceRange] {
    if highlighters.isEmpty || textStyle != .plain { return [] }
    return highlighters[column].ranges(in: cell, separator: ", ")
  }
}
