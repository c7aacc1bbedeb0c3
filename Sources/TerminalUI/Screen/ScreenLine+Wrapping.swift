extension ScreenLine {
  /// The line cut to some columns, with `…` in the last where something is cut.
  public func fitted(to columns: Int) -> ScreenLine {
    if width <= columns { return self }
    var line = ScreenLine()
    if columns <= 0 { return line }
    for cell in cells {
      if line.width + cell.width > columns - 1 { break }
      line.append(cell)
    }
    line.append(Cell(character: "…", style: cells.first?.style ?? .plain, width: 1))
    return line
  }

  /// The line over several of some columns each; at least one. A wide character is not cut in two.
  public func wrapped(to columns: Int) -> [ScreenLine] {
    var lines = [ScreenLine()]
    for cell in cells {
      if lines[lines.count - 1].width + cell.width > max(1, columns), !lines[lines.count - 1].cells.isEmpty {
        lines.append(ScreenLine())
      }
      lines[lines.count - 1].append(cell)
    }
    return lines
  }

  /// The line over several of some columns each, broken at spaces; at least one. The later ones are indented, but by no more
  /// than half of the columns. Spaces at a break are left out; a word that is longer than a line is cut.
  public func wrappedWords(to columns: Int, indent: Int = 0) -> [ScreenLine] {
    if width <= columns { return [self] }
    let columns = max(1, columns)
    let margin = ScreenLine(String(repeating: " ", count: max(0, min(indent, columns / 2))))
    var lines = [ScreenLine()]
    var start = 0
    while start < cells.count {
      // Spaces, and the word behind them.
      let word = cells[start...].firstIndex { $0.character != " " } ?? cells.count
      let end = cells[word...].firstIndex { $0.character == " " } ?? cells.count
      let width = cells[start..<end].reduce(0) { $0 + $1.width }
      let isFirst = start == 0
      if isFirst || lines[lines.count - 1].width + width <= columns {
        // The spaces a line begins with belong to it.
        if !isFirst || width <= columns || word < columns {
          for cell in cells[start..<word] { lines[lines.count - 1].append(cell) }
        }
      } else if word < cells.count {
        lines.append(margin)
      }
      for cell in cells[word..<end] {
        if lines[lines.count - 1].width + cell.width > columns, lines[lines.count - 1].width > margin.width {
          lines.append(margin)
        }
        lines[lines.count - 1].append(cell)
      }
      start = end
    }
    return lines
  }
}
