package import FilterEvaluation
package import FilterLists
import FilterText
import TerminalUI

/// Rows in aligned columns, printed as they come: the widths follow the first rows, and on a terminal its width.
package struct ItemTable {
  private let columns: [ItemColumn]
  /// The columns of the terminal; nil if nothing is cut.
  private let width: Int?
  private let style: TerminalStyle
  private var widths: [Int]?
  /// Whether a column is narrower than the first rows need.
  private var isNarrowed = false
  private var waiting: [[String]] = []
  /// The highlighter of each column; empty if nothing is marked.
  private var highlighters: [TextHighlighter]

  /// The rows that determine the widths.
  private static let sampledRows = 50
  private static let gap = 2
  /// A column is not cut below this width; it is left out if it does not fit.
  private let minimumWidth: Int
  /// The columns that are left out last, by their indices.
  private let kept: Set<Int>
  /// A number or a time is cut only if it is wider.
  private static let maximumWholeWidth = 40

  package init(
    _ columns: [ItemColumn], width: Int?, minimumWidth: Int = 6, keeping kept: Set<Int> = [], style: TerminalStyle,
    highlighters: [TextHighlighter] = []
  ) {
    self.minimumWidth = minimumWidth
    self.kept = kept
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

  /// The pending lines. Rows added later have the same widths.
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
  /// are narrowed first, the one of names last. Numbers and times are not cut.
  private mutating func chosenWidths() -> [Int] {
    var widths = columns.map { CharacterWidth.of($0.name) }
    for row in waiting {
      for (index, cell) in row.enumerated() where index < widths.count {
        widths[index] = max(widths[index], CharacterWidth.of(cell))
      }
    }
    guard let width else { return widths }
    let natural = widths
    defer { isNarrowed = widths != natural }
    func needed(_ index: Int) -> Int {
      columns[index].isReadWhole && widths[index] <= Self.maximumWholeWidth
        ? widths[index] : min(widths[index], minimumWidth)
    }
    // Names identify items, so they get a third of the room before later columns get any, but for those that are kept.
    let keptWidth = kept.subtracting([0]).reduce(0) { $0 + Self.gap + (widths.indices.contains($1) ? needed($1) : 0) }
    let ofNames = min(width / 3, width - keptWidth)
    func least(_ index: Int) -> Int { index == 0 ? max(needed(0), min(widths[0], ofNames)) : needed(index) }
    // Later columns are left out if the table does not fit even with narrow ones.
    var total = -Self.gap
    var isShown = Set<Int>()
    let ordered = [0].filter { widths.indices.contains($0) } + kept.subtracting([0]).sorted()
    for index in ordered + widths.indices.filter({ $0 > 0 && !kept.contains($0) }) where widths.indices.contains(index)
    {
      let next = least(index) + Self.gap
      if total + next > width { continue }
      total += next
      isShown.insert(index)
    }
    for index in widths.indices where !isShown.contains(index) { widths[index] = 0 }
    let shown = widths.indices.filter { widths[$0] > 0 }
    let room = width - Self.gap * max(0, shown.count - 1)
    func narrowed(_ index: Int, to limit: Int) -> Int { max(least(index), min(widths[index], limit)) }
    // The limit at which the columns fit; narrower ones keep their width.
    var (low, high) = (1, max(1, widths.max() ?? 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if shown.reduce(0, { $0 + narrowed($1, to: middle) }) <= room { low = middle } else { high = middle - 1 }
    }
    let limited = shown.map { narrowed($0, to: low) }
    var rest = room - limited.reduce(0, +)
    for (index, limit) in zip(shown, limited) {
      let more = max(0, min(rest, widths[index] - limit))
      widths[index] = limit + more
      rest -= more
    }
    return widths
  }

  /// A row. A cell that is wider than its column extends over empty cells to its right. If all columns have the width
  /// that the first rows need, it moves those after it as far as all of them keep what they have; otherwise it is cut.
  private mutating func line(_ cells: [String], _ widths: [Int], _ textStyle: TextStyle = .plain) -> String {
    var line = ScreenLine()
    let shown = widths.indices.filter { widths[$0] > 0 && $0 < cells.count }
    let needed = shown.map { CharacterWidth.of(cells[$0]) }
    /// The column of the table at which the cell begins.
    var start = 0
    for (place, index) in shown.enumerated() {
      defer { start += widths[index] + Self.gap }
      if needed[place] == 0 { continue }
      var begin = max(start, line.width == 0 ? 0 : line.width + Self.gap)
      // The start of the next cell with a text, and the width that it and those after it need.
      let next = shown[(place + 1)...].first { !cells[$0].isEmpty }
      let rest = ((place + 1)..<shown.count).reduce(0) { sum, other in
        needed[other] == 0 ? sum : sum + Self.gap + min(needed[other], widths[shown[other]])
      }
      var room = widths[index]
      if next == nil || !isNarrowed {
        room = width.map { max(room, $0 - begin - rest) } ?? .max
      } else if let next {
        room = shown[place...].prefix { $0 < next }.reduce(-Self.gap) { $0 + widths[$1] + Self.gap } - (begin - start)
      }
      let columnsOfCell = min(needed[place], max(1, room))
      if columns[index].isNumber { begin = max(begin, start + widths[index] - columnsOfCell) }
      line.append(String(repeating: " ", count: max(0, begin - line.width)))
      line.append(
        cells[index], marked: marks(of: cells[index], in: index, textStyle), columns: columnsOfCell, textStyle)
    }
    return style.text(line)
  }

  private mutating func marks(of cell: String, in column: Int, _ textStyle: TextStyle) -> [SourceRange] {
    if highlighters.isEmpty || textStyle != .plain { return [] }
    return highlighters[column].ranges(in: cell, separator: ", ")
  }
}
