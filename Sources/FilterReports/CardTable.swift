import DataStreams
package import FilterText
package import ScryfallCards
import ScryfallDialect
package import TerminalUI

/// Cards as a table that fits a width: columns give way first, then names and types.
package struct CardTable {
  /// The columns, in their order.
  package enum Column: Int, CaseIterable {
    case name
    case cost
    case type
    case stats
    case set
    case rarity

    package var title: String {
      switch self {
      case .name: "Name"
      case .cost: "Cost"
      case .type: "Type"
      case .stats: ""
      case .set: "Set"
      case .rarity: "Rarity"
      }
    }

    package func text(of row: CardRow) -> String {
      switch self {
      case .name: row.name
      case .cost: row.cost
      case .type: row.type
      case .stats: row.stats
      case .set: row.set
      case .rarity: row.rarity
      }
    }

    /// Those there is room for.
    package static func fitting(_ width: Int) -> [Column] {
      switch width {
      case ..<32: [.name]
      case ..<48: [.name, .type]
      case ..<64: [.name, .cost, .type, .stats]
      default: allCases
      }
    }
  }

  private static let gap = 2
  /// Texts are not cut to less, as long as there is another way.
  private static let least = 8

  private let rows: [CardRow]
  private let width: Int
  private let columns: [Column]
  private let widths: [Int]

  /// Takes the rows that are shown and how many columns there are.
  package init(_ rows: [CardRow], width: Int) {
    let columns = Column.fitting(width)
    self.rows = rows
    self.width = width
    self.columns = columns
    var widths = columns.map { CharacterWidth.of($0.title) }
    for row in rows {
      for (place, column) in columns.enumerated() {
        // No cell is wider than the table, so that a text of any length is cut in few steps.
        widths[place] = max(widths[place], min(width, CharacterWidth.of(column.text(of: row))))
      }
    }
    // What is too much is taken from the widest of the texts, down to what still tells something; from a cost earlier, which is
    // known by its beginning.
    var surplus = widths.reduce(CardTable.gap * (widths.count - 1), +) - width
    let texts = columns.indices.filter { [.name, .cost, .type].contains(columns[$0]) }
    func weight(_ place: Int) -> Int { widths[place] + (columns[place] == .cost ? CardTable.least : 0) }
    while surplus > 0, let widest = texts.filter({ widths[$0] > CardTable.least }).max(by: { weight($0) < weight($1) })
    {
      widths[widest] -= 1
      surplus -= 1
    }
    self.widths = widths
  }

  /// The titles of the columns.
  package var head: ScreenLine { line(behind: ScreenLine()) { ($0.title, [], TextStyle(nil, .bold)) } }

  /// How many rows there are.
  package var count: Int { rows.count }

  /// A row, with what the query looked for in it marked, behind what goes before it and is no part of the width.
  package func line(
    _ place: Int, _ marks: CardMarks = CardMarks(), behind lead: ScreenLine = ScreenLine()
  ) -> ScreenLine {
    line(behind: lead) { column in (column.text(of: rows[place]), marks.ranges(in: column, of: rows[place]), .plain) }
  }

  /// The head and all rows; nothing where there are no rows.
  package var lines: [ScreenLine] { rows.isEmpty ? [] : [head] + rows.indices.map { line($0) } }

  private func line(
    behind lead: ScreenLine, _ cell: (Column) -> (text: String, marked: [SourceRange], TextStyle)
  ) -> ScreenLine {
    var line = lead
    // Where the last texts are: blanks behind them are not written.
    var blanks = 0
    for (place, column) in columns.enumerated() {
      let (text, marked, style) = cell(column)
      let room = lead.width + width - line.width - blanks
      if text.isEmpty || room <= 0 {
        blanks += widths[place] + CardTable.gap
        continue
      }
      line.append(String(repeating: " ", count: blanks))
      let start = line.width
      line.append(text, marked: marked, columns: min(widths[place], room), style)
      blanks = max(0, widths[place] - (line.width - start)) + CardTable.gap
    }
    return line
  }
}

extension ScreenLine {
  /// Adds a text cut to some columns, with `…` where something is missing. The bytes of the ranges, which are in order, are
  /// marked as found; where they are cut, so is the `…`.
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
