package import FilterVocabulary
import ScryfallDialect

/// The columns of cards: the keys of Scryfall's card objects.
package enum CardColumns {
  /// A field for each column. Its name is the key as the data spells it; its aliases are the names of the search field
  /// about the same value.
  package static let vocabulary: Vocabulary = {
    let rows = Vocabulary.scryfall.recordColumns
    let keys = Set(rows.map { $0.key })
    let fields = rows.map { row in
      let field = Vocabulary.scryfall.fieldID(spelled: row.field).map { Vocabulary.scryfall[$0] }
      let names = field.map { [$0.name] + $0.aliases } ?? []
      return Field(
        row.key, aliases: names.filter { !keys.contains($0) }, sources: [row.key], row.kind, summary: "",
        phrase: "have \(row.key) {is}")
    }
    return Vocabulary(name: "Cards", itemName: "card", itemNamePlural: "cards", nameField: "name", fields: fields)
  }()

  /// The columns whose texts every list of cards has: the values of ``CardRow/values``.
  package static let ofRows = usual + ["lang"]

  /// The columns of ``CardRow/columns``.
  package static let usual = [
    "name", "mana_cost", "type_line", "stats", "set", "collector_number", "rarity", "released_at",
  ]

  /// The key of the faces of a card, which have what the card itself does not.
  package static let faces = "card_faces"
}

extension CardOrder {
  /// The order of the values of a column; nil if there is none.
  package init?(column: String) {
    let fields = CardColumns.vocabulary
    guard let id = fields.fieldID(spelled: column) else { return nil }
    let names = [fields[id].name] + fields[id].aliases
    guard let order = CardOrder.allCases.first(where: { names.contains($0.fieldName ?? $0.rawValue) }) else {
      return nil
    }
    self = order
  }
}

extension CardRow {
  /// The texts of the columns of ``CardColumns/ofRows``.
  package var values: [String] { columns + [language] }
}
