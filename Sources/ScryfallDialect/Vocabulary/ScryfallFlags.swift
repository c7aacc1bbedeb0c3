import FilterVocabulary

/// The values of `is:` and `not:`: what is true of a card or a printing, or not, by itself.
///
/// A new value is a new row in the file of its group; it needs a `phrase` that completes "cards that …" and begins with a verb.
enum ScryfallFlags {
  static let catalog = Catalog("is-values", "Properties of cards and printings", all)

  private static var all: [FieldValue] {
    var values = types + texts + layouts + legality
    values += printings + frames + contents + curated + setTypes
    values += lands + promos + finalFantasy
    return values
  }

  /// Says once for a whole table what its rows have in common.
  static func group(_ category: String, isAboutPrinting: Bool, _ values: [FieldValue]) -> [FieldValue] {
    var values = values
    for index in values.indices {
      values[index].category = category
      values[index].isAboutPrinting = isAboutPrinting
    }
    return values
  }
}

extension FieldValue {
  /// A nickname for a cycle of lands. Scryfall keeps lists of their names.
  static func land(_ text: String, aliases: [String] = [], _ summary: String, phrase: String) -> FieldValue {
    FieldValue(
      text, aliases: aliases, summary, phrase: phrase, noun: String(phrase.dropFirst("are ".count)),
      category: "land-nickname",
      predicate: "name in facts/land-cycles.json entry " + text)
  }

  /// A promo type, as the data of a printing names it, and what people call it.
  static func promo(
    _ text: String, aliases: [String] = [], _ label: String, confidence: Confidence = .sure
  ) -> FieldValue {
    FieldValue(
      text, aliases: aliases, label: label, "printing carries the " + label + " promo type",
      phrase: "carry the " + label + " promo mark", category: "promo", predicate: "promo_types has " + text,
      isAboutPrinting: true, confidence: confidence)
  }
}
