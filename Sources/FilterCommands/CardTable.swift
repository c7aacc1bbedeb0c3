import ScryfallCards

/// Cards as a table that fits a width: names and types give way first.
struct CardTable {
  private static let titles = ["Name", "Cost", "Type", "", "Set", "Rarity"]
  private let rows: [[String]]
  private let widths: [Int]
  private let style: TerminalStyle

  init(_ rows: [CardRow], width: Int, style: TerminalStyle) {
    self.style = style
    let cells = rows.map { row in
      [row.name, row.cost, row.type, row.stats, row.set, row.rarity].map { DisplayWidth.visible($0) }
    }
    self.rows = cells
    var widths = Self.titles.map { DisplayWidth.of($0) }
    for row in cells {
      for (place, cell) in row.enumerated() { widths[place] = max(widths[place], DisplayWidth.of(cell)) }
    }
    // What is too much is taken from the widest of the texts, down to what still tells something.
    let gaps = 2 * (widths.count - 1)
    while widths.reduce(gaps, +) > width {
      let widest = [0, 2, 1].max { widths[$0] < widths[$1] } ?? 0
      if widths[widest] <= 8 { break }
      widths[widest] -= 1
    }
    self.widths = widths
  }

  /// The lines, a head first; none where there are no rows.
  var lines: [String] {
    if rows.isEmpty { return [] }
    return [style.bold(line(Self.titles))] + rows.map { line($0) }
  }

  private func line(_ cells: [String]) -> String {
    var text = ""
    for (place, cell) in cells.enumerated() {
      let cut = Self.cut(cell, to: widths[place])
      text += cut
      if place + 1 < cells.count { text += String(repeating: " ", count: widths[place] - DisplayWidth.of(cut) + 2) }
    }
    while text.utf8.last == 0x20 { text.removeLast() }
    return text
  }

  /// A text cut to so many columns, with `…` where something is missing.
  static func cut(_ text: String, to width: Int) -> String {
    if DisplayWidth.of(text) <= width { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = DisplayWidth.of(String(character))
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }
}
