package import FilterText
package import ScryfallCards
package import TerminalUI

/// Cards as a table that fits a width: first columns are left out, then texts are cut.
package struct CardTable {
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

    /// The columns that a table of this width has.
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
  /// Texts are not cut below this, as long as there is a wider one.
  private static let minimumWidth = 8

  private let rows: [CardRow]
  private let width: Int
  private let columns: [Column]
  private let widths: [Int]

  package init(_ rows: [CardRow], width: Int) {
    let columns = Column.fitting(width)
    self.rows = rows
    self.width = width
    self.columns = columns
    var widths = columns.map { CharacterWidth.of($0.title) }
    for row in rows {
      for (index, column) in columns.enumerated() {
        // No cell is wider than the table, so that a text of any length is cut in few steps.
        widths[index] = max(widths[index], min(width, CharacterWidth.of(column.text(of: row))))
      }
    }
    // The surplus is taken from the widest text, and from a cost earlier, which is known by its beginning.
    var surplus = widths.reduce(CardTable.gap * (widths.count - 1), +) - width
    let texts = columns.indices.filter { [.name, .cost, .type].contains(columns[$0]) }
    func weight(_ index: Int) -> Int { widths[index] + (columns[index] == .cost ? CardTable.minimumWidth : 0) }
    while surplus > 0,
      let widest = texts.filter({ widths[$0] > CardTable.minimumWidth }).max(by: { weight($0) < weight($1) })
    {
      widths[widest] -= 1
      surplus -= 1
    }
    self.widths = widths
  }

  /// The titles of the columns.
  package var head: ScreenLine { line(after: ScreenLine()) { ($0.title, [], .title) } }

  /// The number of rows.
  package var count: Int { rows.count }

  /// A row with its marks, after a lead that does not count as width.
  package func line(
    _ index: Int, marks: CardMarks = CardMarks(), after lead: ScreenLine = ScreenLine()
  ) -> ScreenLine {
    line(after: lead) { column in (column.text(of: rows[index]), marks.ranges(in: column, of: rows[index]), .plain) }
  }

  /// The head and all rows; empty without rows.
  package var lines: [ScreenLine] { rows.isEmpty ? [] : [head] + rows.indices.map { line($0) } }

  private func line(
    after lead: ScreenLine, _ cell: (Column) -> (text: String, marked: [SourceRange], TextStyle)
  ) -> ScreenLine {
    var line = lead
    // Blanks before the next text; those at the end of the line are not written.
    var blanks = 0
    for (index, column) in columns.enumerated() {
      let (text, marked, style) = cell(column)
      let room = lead.width + width - line.width - blanks
      if text.isEmpty || room <= 0 {
        blanks += widths[index] + CardTable.gap
        continue
      }
      line.append(String(repeating: " ", count: blanks))
      let start = line.width
      line.append(text, marked: marked, columns: min(widths[index], room), style)
      blanks = max(0, widths[index] - (line.width - start)) + CardTable.gap
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
