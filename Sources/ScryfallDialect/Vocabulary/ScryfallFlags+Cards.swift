import FilterVocabulary

extension ScryfallFlags {
  /// Properties of the type line.
  static let types: [FieldValue] = group(
    "type", isAboutPrinting: false,
    [
      FieldValue(
        "permanent", "cards that stay on the battlefield, such as creatures and lands",
        phrase: "can stay on the battlefield",
        predicate: "type_line has any of artifact, battle, creature, enchantment, land, planeswalker"),
      FieldValue(
        "spell", "cards that can be cast; no lands", phrase: "can be cast",
        predicate: "front face is not a land and not an extra"),
      FieldValue(
        "historic", "artifacts, legendary cards and Sagas", phrase: "are historic",
        predicate: "type_line has artifact or legendary or saga"),
      FieldValue(
        "party", "Clerics, Rogues, Warriors and Wizards", phrase: "can be part of a party",
        predicate: "creature with any of those subtypes, or keyword Changeling"),
      FieldValue(
        "outlaw", "Assassins, Mercenaries, Pirates, Rogues and Warlocks", phrase: "are outlaws",
        predicate: "any of those subtypes, or keyword Changeling"),
    ])

  /// Properties of the rules text.
  static let texts: [FieldValue] = group(
    "text", isAboutPrinting: false,
    [
      FieldValue(
        "modal", "cards that let you choose between modes", phrase: "offer a choice of modes",
        predicate: "rules text has a choose-one style line with bullets"),
      FieldValue(
        "vanilla", "creatures without any rules text", phrase: "are creatures without rules text",
        noun: "creatures without rules text",
        predicate: "front face is a nonland creature and oracle_text is empty"),
      FieldValue(
        "frenchvanilla", "creatures with keyword abilities and no other text",
        phrase: "are creatures with keywords as their only text", noun: "creatures with keywords as their only text",
        predicate: "every oracle line is a comma list of keyword abilities"),
      FieldValue(
        "bear", "2/2 creatures for two mana", phrase: "are 2/2 creatures for two mana",
        noun: "2/2 creatures for two mana",
        predicate: "creature and power 2 and toughness 2 and mana value 2"),
      FieldValue(
        "hybrid", aliases: ["splitmana"], "cards with hybrid mana in their cost",
        phrase: "have hybrid mana in their cost",
        predicate: "mana_cost has a two-part symbol other than plain Phyrexian"),
      FieldValue(
        "phyrexian", aliases: ["phyrexia"], "cards with Phyrexian mana in their cost or text",
        phrase: "have Phyrexian mana in their cost or text",
        predicate: "mana_cost or oracle_text has a symbol ending in /P"),
      FieldValue(
        "indicator", aliases: ["ci", "colorindicator"], "cards with a color indicator, the dot before the type line",
        phrase: "have a color indicator",
        predicate: "color_indicator present"),
      FieldValue(
        "companion", "creatures that can be companions", phrase: "have companion",
        predicate: "keywords has Companion"),
      FieldValue(
        "partner", "cards that pair up: partner, friends forever, backgrounds and so on",
        phrase: "have partner or one of its variants",
        predicate: "keywords has Partner, Partner with, Friends forever, Choose a background, Doctor's companion"),
      FieldValue(
        "lights", aliases: ["attractionlights"], "Attractions, which have numbers that light up",
        phrase: "have Attraction lights",
        predicate: "attraction_lights present"),
      FieldValue(
        "related", "cards linked to other cards, such as the tokens they make", phrase: "are linked to other cards",
        predicate: "all_parts present"),
      FieldValue(
        "spellbook", "Alchemy cards whose text mentions a spellbook", phrase: "name a spellbook",
        predicate: "rules text mentions a spellbook"),
      FieldValue(
        "etb", "cards that mention something entering", phrase: "say that something enters",
        predicate: "rules text with reminder text mentions enters", confidence: .likely),
    ])
}

extension ScryfallFlags {
  /// Uses in a deck, and lists of cards.
  static let legality: [FieldValue] = group(
    "legality", isAboutPrinting: false,
    [
      FieldValue(
        "commander", "cards that can lead a Commander deck",
        phrase: "can be your commander",
        predicate:
          "legendary creature, or legendary Vehicle/Spacecraft with power and toughness, or Background, or text says it can be your commander; and not banned in commander"
      ),
      FieldValue(
        "brawler", aliases: ["brawlcommander"], "cards that can lead a Brawl deck", phrase: "can lead a Brawl deck",
        predicate: "legendary creature, planeswalker or Vehicle that is legal in standardbrawl or brawl"),
      FieldValue(
        "duelcommander", "cards that can lead a Duel Commander deck", phrase: "can lead a Duel Commander deck",
        predicate: "like commander, with the duel list"),
      FieldValue(
        "oathbreaker", "planeswalkers that can lead an Oathbreaker deck", phrase: "can be your oathbreaker",
        predicate: "planeswalker legal in oathbreaker"),
      FieldValue(
        "paupercommander", "creatures that can lead a Pauper Commander deck",
        phrase: "can lead a Pauper Commander deck",
        predicate: "creature with an uncommon printing", confidence: .likely),
      FieldValue(
        "gamechanger", aliases: ["gc"], "cards on Commander's list of game changers",
        phrase: "are on the Commander game-changer list",
        predicate: "game_changer = true"),
      FieldValue(
        "reserved", aliases: ["reservedlist"], "cards on the Reserved List, which are never to be reprinted",
        phrase: "are on the Reserved List",
        predicate: "reserved = true"),
      FieldValue(
        "funny", "joke cards that no tournament allows", phrase: "are joke cards not allowed in tournaments",
        predicate: "legal nowhere and (set_type funny, or playtest, or silver border, or acorn stamp)"),
      FieldValue(
        "spikey", "cards that were ever banned or restricted in any format",
        phrase: "were ever banned or restricted anywhere",
        predicate: "any legality banned or restricted (approximation)"),
      FieldValue(
        "universesbeyond", aliases: ["ub"], "cards set in the worlds of other brands",
        phrase: "belong to Universes Beyond",
        predicate: "promo_types has universesbeyond or triangle stamp"),
      FieldValue(
        "unset", "cards from joke sets such as Unglued and Unhinged", phrase: "come from an Un-set",
        predicate: "set_type funny (approximation)"),
      FieldValue(
        "alchemy", "cards from Alchemy sets and other designs for digital play only",
        phrase: "are Alchemy cards or digital-only designs",
        predicate: "set_type alchemy or promo_types has alchemy"),
      FieldValue(
        "rebalanced", "cards rebalanced for Arena, with A- before their name",
        phrase: "are versions rebalanced for Arena",
        predicate: "promo_types has rebalanced or name starts with A-"),
    ])
}

extension ScryfallFlags {
  /// Nicknames of cycles of lands.
  static let lands: [FieldValue] = [
    .land(
      "bikeland", aliases: ["cycleland", "bicycleland"], "dual lands with basic types that can be cycled",
      phrase: "are bike lands"),
    .land(
      "bondland", aliases: ["crowdland", "bbdland", "battlebondland"],
      "dual lands that enter untapped with two or more opponents",
      phrase: "are bond lands"),
    .land(
      "bounceland", aliases: ["karoo"], "lands that return a land to your hand and tap for two mana",
      phrase: "are bounce lands"),
    .land(
      "canopyland", aliases: ["canland", "canopy", "horizon", "horizonland"],
      "dual lands that cost life to tap and can be sacrificed for a card",
      phrase: "are canopy lands"),
    .land("checkland", "dual lands that enter untapped beside the right basic type", phrase: "are check lands"),
    .land("creatureland", aliases: ["manland"], "lands that can become creatures", phrase: "are creature lands"),
    .land("dual", "the ten original dual lands, such as Tundra", phrase: "are original dual lands"),
    .land("fastland", "dual lands that enter untapped with two or fewer other lands", phrase: "are fast lands"),
    .land("fetchland", "the ten lands that pay 1 life to search for a land", phrase: "are fetch lands"),
    .land("filterland", "lands that turn mana into other colors", phrase: "are filter lands"),
    .land("gainland", "dual lands that enter tapped and gain 1 life", phrase: "are gain lands"),
    .land("painland", "dual lands that deal 1 damage to you for colored mana", phrase: "are pain lands"),
    .land("pathway", "double-faced dual lands, played as one color or the other", phrase: "are Pathway lands"),
    .land("scryland", "dual lands that enter tapped and scry 1", phrase: "are scry lands"),
    .land(
      "shadowland", aliases: ["snarl"], "dual lands that enter untapped if you reveal a land of the right type",
      phrase: "are shadow lands"),
    .land("shockland", "dual lands with basic types that enter untapped for 2 life", phrase: "are shock lands"),
    .land("slowland", "dual lands that enter untapped with two or more other lands", phrase: "are slow lands"),
    .land("storageland", "lands that save up mana as counters", phrase: "are storage lands"),
    .land("surveilland", "dual lands with basic types that enter tapped and surveil 1", phrase: "are surveil lands"),
    .land(
      "tangoland", aliases: ["battleland"], "dual lands with basic types that enter untapped beside two basic lands",
      phrase: "are tango lands"),
    .land("triland", "lands for three colors that enter tapped", phrase: "are tri-lands"),
    .land(
      "tricycleland", aliases: ["trikeland", "triome"], "lands with three basic types that can be cycled",
      phrase: "are tricycle lands"),
    .land("vergeland", "dual lands with a second color that needs another land", phrase: "are Verge lands"),
  ]
}

extension ScryfallFlags {
  /// Curated lists of printings.
  static let curated: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "misprint", aliases: ["artistmisprint"], "printings with a known mistake", phrase: "are known misprints",
        predicate: "curated"),
      FieldValue(
        "covered", "printings whose old art is covered by a promo", phrase: "have old art that a promo covers",
        predicate: "curated"),
      FieldValue(
        "fbb", "foreign printings with a black border", phrase: "are foreign black-bordered printings",
        predicate: "curated sets"),
      FieldValue(
        "fwb", "foreign printings with a white border", phrase: "are foreign white-bordered printings",
        predicate: "curated sets"),
      FieldValue(
        "invitational", "cards designed by a winner of the Magic Invitational",
        phrase: "were designed by an Invitational winner",
        predicate: "curated"),
      FieldValue(
        "belzenlok", "cards that show a deed claimed by Demonlord Belzenlok",
        phrase: "show a deed claimed by Demonlord Belzenlok",
        predicate: "curated"),
      FieldValue(
        "preprint", "printings that appeared before their own set", phrase: "were printed before their own set",
        predicate: "needs all printings", confidence: .likely),
      FieldValue(
        "tron", "Urza's Mine, Urza's Power Plant and Urza's Tower", phrase: "are Urza lands", predicate: "curated"),
      FieldValue(
        "cube", "cards in one of the cubes that cube: can name", phrase: "are in a listed cube", predicate: "curated"),
      FieldValue(
        "playtest", "playtest cards, which tournaments do not allow", phrase: "are playtest cards",
        predicate: "promo_types has playtest"),
      FieldValue(
        "intro", "printings from an introductory product", phrase: "come from an introductory product",
        predicate: "curated"),
      FieldValue(
        "beginner", "printings from a product for beginners", phrase: "come from a beginner product",
        predicate: "curated"),
      FieldValue(
        "jumpstart", "printings from a Jumpstart product", phrase: "come from a Jumpstart product", predicate: "curated"
      ),
    ])
}
