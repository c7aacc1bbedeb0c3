import FilterVocabulary

/// Formats, rarities, languages and games.
enum ScryfallFormats {
  /// Formats, for `f:`, `banned:` and `restricted:`.
  static let catalog = Catalog(
    "formats", summary: "Formats",
    values: [
      FieldValue("alchemy", label: "Alchemy", "Standard on Arena, with rebalanced cards"),
      FieldValue(
        "brawl", aliases: ["historicbrawl"], label: "Brawl", "singleton decks of 100 cards with a commander, on Arena"),
      FieldValue("commander", aliases: ["edh"], label: "Commander", "singleton decks of 100 cards with a commander"),
      FieldValue("competitivebrawl", label: "Competitive Brawl", "Brawl for competitive play, on Arena"),
      FieldValue("duel", aliases: ["duelcommander"], label: "Duel Commander", "Commander for two players"),
      FieldValue(
        "future", aliases: ["futurestandard"], label: "Future Standard", "Standard with the sets that are announced"),
      FieldValue("gladiator", label: "Gladiator", "singleton decks of 100 cards without a commander, on Arena"),
      FieldValue("historic", label: "Historic", "all of Arena's sets, with rebalanced cards"),
      FieldValue("legacy", label: "Legacy", "all sets, with a ban list"),
      FieldValue("modern", label: "Modern", "sets since Eighth Edition"),
      FieldValue(
        "oathbreaker", label: "Oathbreaker", "singleton decks of 60 cards with a planeswalker and a signature spell"),
      FieldValue("oldschool", label: "Old School", "cards of 1993 and 1994"),
      FieldValue("pauper", label: "Pauper", "cards that were printed as commons"),
      FieldValue(
        "paupercommander", aliases: ["pdh"], label: "Pauper Commander",
        "Commander with commons, led by an uncommon creature"),
      FieldValue("penny", label: "Penny Dreadful", "the cheapest cards of the season on Magic Online"),
      FieldValue("pioneer", label: "Pioneer", "sets since Return to Ravnica"),
      FieldValue("predh", label: "PreDH", "Commander with cards from before 2011"),
      FieldValue("premodern", label: "Premodern", "sets from Fourth Edition to Scourge"),
      FieldValue("standard", label: "Standard", "the latest sets"),
      FieldValue("standardbrawl", label: "Standard Brawl", "singleton decks of 60 Standard cards with a commander"),
      FieldValue("timeless", label: "Timeless", "all of Arena's sets, with a restricted list"),
      FieldValue("tlr", label: "TLR", "the format that Scryfall calls TLR"),
      FieldValue("vintage", label: "Vintage", "all sets, with a restricted list"),
    ])

  /// Rarities in ascending order, which comparisons use.
  static let rarities = Catalog(
    "rarities", summary: "Rarities in order", place: "at {value}",
    values: [
      FieldValue("common", aliases: ["c"], "the most frequent in boosters"),
      FieldValue("uncommon", aliases: ["u"], "less frequent in boosters"),
      FieldValue("rare", aliases: ["r"], "about one in a booster"),
      FieldValue(
        "special", aliases: ["s"], label: "special rarity", "outside the usual rarities, such as timeshifted cards",
        phrase: "are of special rarity"),
      FieldValue("mythic", aliases: ["m"], label: "mythic rare", "the rarest in boosters"),
      FieldValue(
        "bonus", aliases: ["b"], label: "bonus rarity", "from a bonus sheet", phrase: "are of bonus rarity"),
    ])

  /// Languages by code.
  static let languages = Catalog(
    "languages", summary: "Languages of printings",
    values: [
      FieldValue("ar", aliases: ["arabic"], label: "Arabic", "Arabic"),
      FieldValue("de", aliases: ["german"], label: "German", "German"),
      FieldValue("en", aliases: ["english"], label: "English", "English"),
      FieldValue("es", aliases: ["sp", "spanish"], label: "Spanish", "Spanish"),
      FieldValue("fr", aliases: ["french"], label: "French", "French"),
      FieldValue("grc", aliases: ["greek", "ancientgreek"], label: "Ancient Greek", "Ancient Greek"),
      FieldValue("he", aliases: ["hebrew"], label: "Hebrew", "Hebrew"),
      FieldValue("it", aliases: ["italian"], label: "Italian", "Italian"),
      FieldValue("ja", aliases: ["jp", "japanese"], label: "Japanese", "Japanese"),
      FieldValue("ko", aliases: ["kr", "korean"], label: "Korean", "Korean"),
      FieldValue("la", aliases: ["latin"], label: "Latin", "Latin"),
      FieldValue("ph", aliases: ["phyrexian"], label: "Phyrexian", "Phyrexian"),
      FieldValue("pt", aliases: ["pt-br", "portuguese"], label: "Portuguese", "Portuguese"),
      FieldValue("qya", aliases: ["quenya"], label: "Quenya", "Quenya"),
      FieldValue("ru", aliases: ["russian"], label: "Russian", "Russian"),
      FieldValue("sa", aliases: ["sanskrit"], label: "Sanskrit", "Sanskrit"),
      FieldValue(
        "zhs", aliases: ["cs", "cn", "zh", "simplifiedchinese", "chinesesimplified"], label: "Simplified Chinese",
        "Simplified Chinese"),
      FieldValue(
        "zht", aliases: ["ct", "tw", "traditionalchinese", "chinesetraditional"], label: "Traditional Chinese",
        "Traditional Chinese"),
    ])

  /// The games that a printing exists in.
  static let games = Catalog(
    "games", summary: "Games", place: "on {value}",
    values: [
      FieldValue("paper", "printed on paper"),
      FieldValue("mtgo", label: "Magic Online", "Magic Online"),
      FieldValue("arena", aliases: ["mtga"], label: "Arena", "MTG Arena"),
      FieldValue("astral", label: "Astral", "the computer game by MicroProse"),
      FieldValue("sega", label: "Sega", "the game for the Sega Dreamcast"),
    ])
}
