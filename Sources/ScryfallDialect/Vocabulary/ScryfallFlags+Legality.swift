import FilterVocabulary

extension ScryfallFlags {
  /// What a card may do in a deck, and the lists it is on.
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
