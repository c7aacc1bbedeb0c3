import FilterVocabulary

/// The words of type lines.
enum ScryfallTypes {
  static let catalog = Catalog("types", "Supertypes, card types and subtypes", all)

  private static var all: [FieldValue] {
    var values = cardTypes + supertypes + creatureTypes + jokeCreatureTypes + landTypes + artifactTypes
    values += enchantmentTypes + planeswalkerTypes + battleTypes + spellTypes
    return values
  }

  /// Card types, the words that only extras have behind those of the rules. `Hero` is among the creature types.
  static let cardTypes: [FieldValue] = [
    .cardType("artifact", "artifacts"),
    .cardType("battle", "battles"),
    .cardType("creature", "creatures"),
    .cardType("enchantment", "enchantments"),
    .cardType("instant", "instants"),
    .cardType("kindred", "kindred cards"),
    .cardType("land", "lands"),
    .cardType("planeswalker", "planeswalkers"),
    .cardType("sorcery", "sorceries"),
    .cardType("tribal", "tribal cards"),
    .cardType("conspiracy", "conspiracies"),
    .cardType("dungeon", "dungeons"),
    .cardType("phenomenon", "phenomena"),
    .cardType("plane", "planes"),
    .cardType("scheme", "schemes"),
    .cardType("vanguard", "vanguards"),
    .cardType("token", "tokens"),
    .cardType("emblem", "emblems"),
    .cardType("card", ""),
  ]

  /// Supertypes. `Token`, which is one as well, is among the card types.
  static let supertypes: [FieldValue] = [
    FieldValue("basic", category: "supertype"),
    FieldValue("legendary", category: "supertype"),
    FieldValue("snow", category: "supertype"),
    FieldValue("world", category: "supertype"),
    FieldValue("ongoing", category: "supertype"),
    FieldValue("elite", category: "supertype"),
    FieldValue("host", category: "supertype"),
  ]
}

extension FieldValue {
  /// A card type and what its cards are called.
  static func cardType(_ text: String, _ noun: String) -> FieldValue {
    FieldValue(text, noun: noun, category: "card type")
  }
}
