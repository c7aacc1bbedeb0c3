import FilterVocabulary

extension ScryfallFlags {
  /// What a card is, by its type line.
  static let types: [FieldValue] = group(
    "type", isAboutPrinting: false,
    [
      FieldValue(
        "permanent", "can stay on the battlefield", phrase: "can stay on the battlefield",
        predicate: "type_line has any of artifact, battle, creature, enchantment, land, planeswalker"),
      FieldValue(
        "spell", "can be cast", phrase: "can be cast", predicate: "front face is not a land and not an extra"),
      FieldValue(
        "historic", "artifact, legendary or Saga", phrase: "are historic",
        predicate: "type_line has artifact or legendary or saga"),
      FieldValue(
        "party", "Cleric, Rogue, Warrior or Wizard creature", phrase: "can be part of a party",
        predicate: "creature with any of those subtypes, or keyword Changeling"),
      FieldValue(
        "outlaw", "Assassin, Mercenary, Pirate, Rogue or Warlock", phrase: "are outlaws",
        predicate: "any of those subtypes, or keyword Changeling"),
    ])

  /// What a card says.
  static let texts: [FieldValue] = group(
    "text", isAboutPrinting: false,
    [
      FieldValue(
        "modal", "offers a choice of modes", phrase: "offer a choice of modes",
        predicate: "rules text has a choose-one style line with bullets"),
      FieldValue(
        "vanilla", "creature without rules text", phrase: "are creatures without rules text",
        noun: "creatures without rules text",
        predicate: "front face is a nonland creature and oracle_text is empty"),
      FieldValue(
        "frenchvanilla", "creature whose text is keywords only",
        phrase: "are creatures with keywords as their only text", noun: "creatures with keywords as their only text",
        predicate: "every oracle line is a comma list of keyword abilities"),
      FieldValue(
        "bear", "two-mana 2/2 creature", phrase: "are 2/2 creatures for two mana",
        noun: "2/2 creatures for two mana",
        predicate: "creature and power 2 and toughness 2 and mana value 2"),
      FieldValue(
        "hybrid", aliases: ["splitmana"], "hybrid symbol in the cost", phrase: "have hybrid mana in their cost",
        predicate: "mana_cost has a two-part symbol other than plain Phyrexian"),
      FieldValue(
        "phyrexian", aliases: ["phyrexia"], "Phyrexian mana in cost or text",
        phrase: "have Phyrexian mana in their cost or text",
        predicate: "mana_cost or oracle_text has a symbol ending in /P"),
      FieldValue(
        "indicator", aliases: ["ci", "colorindicator"], "has a color indicator", phrase: "have a color indicator",
        predicate: "color_indicator present"),
      FieldValue(
        "companion", "has companion", phrase: "have companion", predicate: "keywords has Companion"),
      FieldValue(
        "partner", "has partner or a partner variant", phrase: "have partner or one of its variants",
        predicate: "keywords has Partner, Partner with, Friends forever, Choose a background, Doctor's companion"),
      FieldValue(
        "lights", aliases: ["attractionlights"], "Attraction with lights", phrase: "have Attraction lights",
        predicate: "attraction_lights present"),
      FieldValue(
        "related", "linked to other cards", phrase: "are linked to other cards", predicate: "all_parts present"),
      FieldValue(
        "spellbook", "names a spellbook", phrase: "name a spellbook", predicate: "rules text mentions a spellbook"),
      FieldValue(
        "etb", "says that something enters", phrase: "say that something enters",
        predicate: "rules text with reminder text mentions enters", confidence: .likely),
    ])
}
