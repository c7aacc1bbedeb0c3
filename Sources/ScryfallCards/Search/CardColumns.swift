package import FilterVocabulary
import ScryfallDialect

/// The columns of cards: the keys of Scryfall's card objects.
package enum CardColumns {
  /// A field for each column. Its name is the key as the data spells it; its aliases are the names of the search field
  /// about the same value.
  package static let vocabulary: Vocabulary = {
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

  /// The keys, the search field about each, and the kind of its values. `stats` is made of several keys.
  private static let rows: [(key: String, field: String, kind: ValueKind)] = [
    ("name", "name", .text), ("mana_cost", "mana", .text), ("type_line", "type", .text), ("stats", "", .text),
    ("set", "set", .text), ("collector_number", "number", .numberOrText), ("rarity", "rarity", .text),
    ("released_at", "date", .date), ("lang", "language", .text), ("cmc", "manavalue", .number),
    ("oracle_text", "oracle", .text), ("power", "power", .numberOrText), ("toughness", "toughness", .numberOrText),
    ("loyalty", "loyalty", .numberOrText), ("defense", "defense", .numberOrText), ("colors", "color", .text),
    ("color_identity", "identity", .text), ("color_indicator", "", .text), ("produced_mana", "produces", .text),
    ("keywords", "keyword", .text), ("layout", "", .text), ("set_name", "", .text), ("set_type", "settype", .text),
    ("artist", "artist", .text), ("flavor_text", "flavor", .text), ("flavor_name", "", .text),
    ("printed_name", "", .text), ("watermark", "watermark", .text), ("border_color", "border", .text),
    ("frame", "frame", .text), ("frame_effects", "", .text), ("security_stamp", "stamp", .text),
    ("games", "game", .text), ("finishes", "", .text), ("promo_types", "", .text), ("promo", "", .boolean),
    ("reprint", "", .boolean), ("digital", "", .boolean), ("full_art", "", .boolean), ("reserved", "", .boolean),
    ("edhrec_rank", "edhrec", .number), ("penny_rank", "", .number), ("prices.usd", "usd", .number),
    ("prices.usd_foil", "", .number), ("prices.eur", "eur", .number), ("prices.tix", "tix", .number),
    ("id", "scryfallid", .text), ("oracle_id", "oracleid", .text), ("illustration_id", "illustrationid", .text),
    ("mtgo_id", "mtgoid", .number), ("arena_id", "arenaid", .number), ("multiverse_ids", "multiverseid", .number),
    ("tcgplayer_id", "tcgplayerid", .number), ("cardmarket_id", "", .number), ("scryfall_uri", "", .text),
  ]
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
