import FilterText
package import ScryfallCards
package import TerminalUI

/// Cards as a table that fits a width.
package struct CardTable {
  package enum Column: Int, CaseIterable {
    case name
    case cost
    case type
    case stats
    case set
    case rarity

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
  }

  /// The columns, in the order of ``Column``.
  static let columns: [FittedTable.Column] = [
    .init("Name", isCut: true), .init("Cost", from: 48, isCut: true, weight: FittedTable.minimumWidth),
    .init("Type", from: 32, isCut: true), .init("", from: 48), .init("Set", from: 64), .init("Rarity", from: 64),
  ]

  private let rows: [CardRow]
  private let table: FittedTable

  package init(_ rows: [CardRow], width: Int) {
    self.rows = rows
    table = FittedTable(CardTable.columns, rows: rows.map { CardMarks().cells(of: $0) }, width: width)
  }

  /// The titles of the columns.
  package var head: ScreenLine { table.head }

  /// The number of rows.
  package var count: Int { rows.count }

  /// A row with its marks, after a lead that does not count as width.
  package func line(
    _ index: Int, marks: CardMarks = CardMarks(), after lead: ScreenLine = ScreenLine()
  ) -> ScreenLine {
    table.line(marks.cells(of: rows[index]), after: lead)
  }

  /// The head and all rows; empty without rows.
  package var lines: [ScreenLine] { table.lines }
}
