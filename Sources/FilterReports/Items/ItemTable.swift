import TerminalUI

/// Rows in aligned columns, printed as they come: the widths follow the first rows, and on a terminal its width.
package struct ItemTable {
  private let columns: [ItemColumn]
  /// The columns of the terminal; nil if nothing is cut.
  private let width: Int?
  private let style: TerminalStyle
  private var widths: [Int]?
  private var waiting: [[String]] = []

  /// The rows that determine the widths.
  private static let sampledRows = 50
  private static let gap = 2
  /// A column is not narrower than this, or left out.
  private static let minimumWidth = 6

  package init(_ columns: [ItemColumn], width: Int?, style: TerminalStyle) {
    self.columns = columns
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

  /// The lines that were not printed yet.
  package mutating func finish() -> [String] { widths == nil ? begin() : [] }

  private mutating func begin() -> [String] {
    if waiting.isEmpty { return [] }
    let widths = chosenWidths()
    self.widths = widths
    let rows = waiting.map { line($0, widths) }
    waiting = []
    return [line(columns.map { $0.name }, widths, .title)] + rows
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
      let least = min(widths[index], Self.minimumWidth) + (index == 0 ? 0 : Self.gap)
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

  private func line(_ cells: [String], _ widths: [Int], _ textStyle: TextStyle = .plain) -> String {
    var line = ScreenLine()
    // Blanks before the next text; those at the end of the line are not written.
    var blanks = 0
    for (index, column) in columns.enumerated() where widths[index] > 0 && index < cells.count {
      let padding = max(0, widths[index] - CharacterWidth.of(cells[index]))
      if cells[index].isEmpty {
        blanks += padding + Self.gap
        continue
      }
      line.append(String(repeating: " ", count: blanks + (column.isNumber ? padding : 0)))
      line.append(cells[index], marked: [], columns: widths[index], textStyle)
      blanks = (column.isNumber ? 0 : padding) + Self.gap
    }
    return style.text(line)
  }
}
