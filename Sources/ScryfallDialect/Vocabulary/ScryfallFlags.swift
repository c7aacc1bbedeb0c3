import FilterVocabulary

/// The values of `is:` and `not:`, the properties of a card or a printing.
///
/// A new value is a new row in the table of its group. Its `phrase` completes "cards that …" and begins with a verb; its
/// summary tells a player what a search for it finds.
enum ScryfallFlags {
  static let catalog = Catalog("is-values", summary: "Properties of cards and printings", values: all)

  private static var all: [FieldValue] {
    var values = types + texts + layouts + legality
    values += printings + frames + contents + curated + setTypes
    values += lands + promos + finalFantasy
    return values
  }

  /// Sets the common properties of the rows of a table.
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
  /// A nickname for a cycle of lands.
  static func land(_ text: String, aliases: [String] = [], _ summary: String, phrase: String) -> FieldValue {
    FieldValue(
      text, aliases: aliases, summary, phrase: phrase, noun: String(phrase.dropFirst("are ".count)),
      category: "land-nickname",
      predicate: "name is in the list of the cycle")
  }

  /// A promo type as the data of a printing names it, with its title.
  static func promo(
    _ text: String, aliases: [String] = [], _ label: String, _ summary: String, confidence: Confidence = .sure
  ) -> FieldValue {
    FieldValue(
      text, aliases: aliases, label: label, summary,
      phrase: "carry the " + label + " promo mark", category: "promo", predicate: "promo_types has " + text,
      isAboutPrinting: true, confidence: confidence)
  }
}
