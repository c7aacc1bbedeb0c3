package import FilterLists

/// The table of cards.
package enum CardTable {
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
  package static let columns: [TableColumn] = [
    .init("Name", isCut: true, shows: ["name"]),
    .init("Cost", from: 48, isCut: true, weight: TableColumn.minimumWidth, shows: ["mana_cost", "cmc"]),
    .init("Type", from: 32, isCut: true, shows: ["type_line"]),
    .init("", from: 48, shows: ["power", "toughness", "loyalty", "defense"]), .init("Set", from: 64, shows: ["set"]),
    .init("Rarity", from: 64, shows: ["rarity"]),
  ]
}
