import FilterVocabulary

extension ScryfallFlags {
  /// Properties of the type line.
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

  /// Properties of the rules text.
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

extension ScryfallFlags {
  /// Uses in a deck, and lists of cards.
  static let legality: [FieldValue] = group(
    "legality", isAboutPrinting: false,
    [
      FieldValue(
        "commander", "may lead a Commander deck",
        phrase: "can be your commander",
        predicate:
          "legendary creature, or legendary Vehicle/Spacecraft with power and toughness, or Background, or text says it can be your commander; and not banned in commander"
      ),
      FieldValue(
        "brawler", aliases: ["brawlcommander"], "may lead a Brawl deck", phrase: "can lead a Brawl deck",
        predicate: "legendary creature, planeswalker or Vehicle that is legal in standardbrawl or brawl"),
      FieldValue(
        "duelcommander", "may lead a Duel Commander deck", phrase: "can lead a Duel Commander deck",
        predicate: "like commander, with the duel list"),
      FieldValue(
        "oathbreaker", "may be an oathbreaker", phrase: "can be your oathbreaker",
        predicate: "planeswalker legal in oathbreaker"),
      FieldValue(
        "paupercommander", "may lead a Pauper Commander deck", phrase: "can lead a Pauper Commander deck",
        predicate: "creature with an uncommon printing", confidence: .likely),
      FieldValue(
        "gamechanger", aliases: ["gc"], "on the Commander game-changer list",
        phrase: "are on the Commander game-changer list",
        predicate: "game_changer = true"),
      FieldValue(
        "reserved", aliases: ["reservedlist"], "on the Reserved List", phrase: "are on the Reserved List",
        predicate: "reserved = true"),
      FieldValue(
        "funny", "joke card never tournament legal", phrase: "are joke cards not allowed in tournaments",
        predicate: "legal nowhere and (set_type funny, or playtest, or silver border, or acorn stamp)"),
      FieldValue(
        "spikey", "banned or restricted anywhere, ever", phrase: "were ever banned or restricted anywhere",
        predicate: "any legality banned or restricted (approximation)"),
      FieldValue(
        "universesbeyond", aliases: ["ub"], "Universes Beyond", phrase: "belong to Universes Beyond",
        predicate: "promo_types has universesbeyond or triangle stamp"),
      FieldValue(
        "unset", "from an Un-set", phrase: "come from an Un-set", predicate: "set_type funny (approximation)"),
      FieldValue(
        "alchemy", "from an Alchemy set or digital-only design", phrase: "are Alchemy cards or digital-only designs",
        predicate: "set_type alchemy or promo_types has alchemy"),
      FieldValue(
        "rebalanced", "Arena rebalanced version", phrase: "are versions rebalanced for Arena",
        predicate: "promo_types has rebalanced or name starts with A-"),
    ])
}

extension ScryfallFlags {
  /// Nicknames of cycles of lands.
  static let lands: [FieldValue] = [
    .land(
      "bikeland", aliases: ["cycleland", "bicycleland"], "typed dual lands with cycling", phrase: "are bike lands"),
    .land(
      "bondland", aliases: ["crowdland", "bbdland", "battlebondland"], "lands untapped with two or more opponents",
      phrase: "are bond lands"),
    .land("bounceland", aliases: ["karoo"], "lands that return a land", phrase: "are bounce lands"),
    .land(
      "canopyland", aliases: ["canland", "canopy", "horizon", "horizonland"], "pain lands that cycle themselves away",
      phrase: "are canopy lands"),
    .land("checkland", "lands that look for a basic land type", phrase: "are check lands"),
    .land("creatureland", aliases: ["manland"], "lands that become creatures", phrase: "are creature lands"),
    .land("dual", "the ten original dual lands", phrase: "are original dual lands"),
    .land("fastland", "lands untapped early on", phrase: "are fast lands"),
    .land("fetchland", "the ten pay-life fetch lands", phrase: "are fetch lands"),
    .land("filterland", "lands that convert mana", phrase: "are filter lands"),
    .land("gainland", "tapped lands that gain 1 life", phrase: "are gain lands"),
    .land("painland", "lands that deal 1 damage for colored mana", phrase: "are pain lands"),
    .land("pathway", "modal double-faced Pathway lands", phrase: "are Pathway lands"),
    .land("scryland", "tapped lands with scry 1", phrase: "are scry lands"),
    .land("shadowland", aliases: ["snarl"], "lands that reveal a basic type from hand", phrase: "are shadow lands"),
    .land("shockland", "typed lands with a pay-2-life choice", phrase: "are shock lands"),
    .land("slowland", "lands untapped later on", phrase: "are slow lands"),
    .land("storageland", "lands that bank counters", phrase: "are storage lands"),
    .land("surveilland", "typed tapped lands with surveil 1", phrase: "are surveil lands"),
    .land("tangoland", aliases: ["battleland"], "typed lands that count basics", phrase: "are tango lands"),
    .land("triland", "tapped three-color lands", phrase: "are tri-lands"),
    .land(
      "tricycleland", aliases: ["trikeland", "triome"], "typed three-color lands with cycling",
      phrase: "are tricycle lands"),
    .land("vergeland", "lands with a conditional second color", phrase: "are Verge lands"),
  ]
}

extension ScryfallFlags {
  /// Curated lists of printings.
  static let curated: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "misprint", aliases: ["artistmisprint"], "known misprint", phrase: "are known misprints", predicate: "curated"),
      FieldValue(
        "covered", "old art covered by a promo", phrase: "have old art that a promo covers", predicate: "curated"),
      FieldValue(
        "fbb", "foreign black border", phrase: "are foreign black-bordered printings", predicate: "curated sets"),
      FieldValue(
        "fwb", "foreign white border", phrase: "are foreign white-bordered printings", predicate: "curated sets"),
      FieldValue(
        "invitational", "designed by an Invitational winner", phrase: "were designed by an Invitational winner",
        predicate: "curated"),
      FieldValue(
        "belzenlok", "deed claimed by Demonlord Belzenlok", phrase: "show a deed claimed by Demonlord Belzenlok",
        predicate: "curated"),
      FieldValue(
        "preprint", "appeared before its own set", phrase: "were printed before their own set",
        predicate: "needs all printings", confidence: .likely),
      FieldValue(
        "tron", "the three Urza lands", phrase: "are Urza lands", predicate: "curated"),
      FieldValue(
        "cube", "in a listed cube", phrase: "are in a listed cube", predicate: "curated"),
      FieldValue(
        "playtest", "playtest card", phrase: "are playtest cards", predicate: "promo_types has playtest"),
      FieldValue(
        "intro", "from an introductory product", phrase: "come from an introductory product", predicate: "curated"),
      FieldValue(
        "beginner", "from a beginner product", phrase: "come from a beginner product", predicate: "curated"),
      FieldValue(
        "jumpstart", "from a Jumpstart product", phrase: "come from a Jumpstart product", predicate: "curated"),
    ])
}
