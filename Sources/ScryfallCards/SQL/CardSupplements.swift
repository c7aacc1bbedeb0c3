import FilterEvaluation
package import FilterSQL
import FilterText

/// The columns of cards and printings that are not fields: further sort orders, visibility, and the values that results
/// show.
package enum CardSupplements {
  static let nameRank = SQLSchema.Supplement("name_rank", .integer)
  static let pennyRank = SQLSchema.Supplement("penny_rank", .integer)
  static let colorRank = SQLSchema.Supplement("color_rank", .integer)
  static let setRank = SQLSchema.Supplement("set_rank", isOfVariant: true, .integer)
  static let artistRank = SQLSchema.Supplement("artist_rank", isOfVariant: true, .integer)
  static let art = SQLSchema.Supplement("art", isOfVariant: true, .integer)
  static let extra = SQLSchema.Supplement("extra", isOfVariant: true, .integer)
  static let translation = SQLSchema.Supplement("translation", isOfVariant: true, .integer)
  static let promo = SQLSchema.Supplement("promo", isOfVariant: true, .integer)
  static let atypical = SQLSchema.Supplement("atypical", isOfVariant: true, .integer)
  static let beyond = SQLSchema.Supplement("beyond", isOfVariant: true, .integer)
  package static let row = SQLSchema.Supplement("shown", isOfVariant: true, .text)
  /// The record of a printing: its JSON.
  package static let record = SQLSchema.Supplement("record", isOfVariant: true, isApart: true, .text)

  /// All columns, in order.
  package static let all = [
    nameRank, pennyRank, colorRank, setRank, artistRank, art, extra, translation, promo, atypical, beyond, row,
    record,
  ]

  /// The values of the columns of the cards or printings of a library, in the order of ``all``, without the record.
  package static func values(of library: CardLibrary) -> (_ ofVariants: Bool, _ row: Int) -> [SQLValue] {
    let hasVariants = library.printingCount > library.count
    let flags = (
      promo: library.printings(being: "promo"), atypical: library.printings(being: "atypical"),
      beyond: library.printings(being: "universesbeyond")
    )
    func number(_ value: Int?) -> SQLValue { value.map { .integer(Int64($0)) } ?? .null }
    func flag(_ value: Bool) -> SQLValue { .integer(value ? 1 : 0) }
    func ofCard(_ card: Int) -> [SQLValue] {
      let ranks = library.ranks(ofCard: card)
      return [number(ranks.name), number(ranks.penny), library.colorRank(ofCard: card).map { .integer($0) } ?? .null]
    }
    func ofPrinting(_ printing: Int) -> [SQLValue] {
      let ranks = library.ranks(ofPrinting: printing)
      let hidden = library.isHidden(printing)
      return [
        // A printing without a known picture gets a unique one.
        number(ranks.set), number(ranks.artist), number(ranks.art ?? -1 - printing), flag(hidden.asExtra),
        flag(hidden.asTranslation), flag(flags.promo.contains(printing)), flag(flags.atypical.contains(printing)),
        flag(flags.beyond.contains(printing)),
        .text(json(of: library.row(CardHit(card: library.store.item(ofVariant: printing), printing: printing)))),
      ]
    }
    return { ofVariants, row in
      if ofVariants { return ofPrinting(row) }
      return hasVariants ? ofCard(row) : ofCard(row) + ofPrinting(row)
    }
  }

  /// The displayed values as JSON.
  package static func json(of row: CardRow) -> String {
    var writer = JSONWriter()
    writer.object { json in
      for (name, value) in zip(names, values(of: row)) where !value.isEmpty { json.pair(name, value) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static let names = ["name", "cost", "type", "stats", "set", "number", "rarity", "day", "language"]

  private static func values(of row: CardRow) -> [String] { row.columns + [row.language] }
}
