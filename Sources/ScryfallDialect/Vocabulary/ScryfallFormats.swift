import FilterVocabulary

/// Formats, rarities, languages and games.
enum ScryfallFormats {
  /// Formats, for `f:`, `banned:` and `restricted:`.
  static let catalog = Catalog(
    "formats", summary: "Formats",
    values: [
      FieldValue("alchemy", label: "Alchemy", "Arena Standard with rebalanced cards"),
      FieldValue("brawl", aliases: ["historicbrawl"], label: "Brawl", "100-card Arena Brawl"),
      FieldValue("commander", aliases: ["edh"], label: "Commander", "100-card singleton with commander"),
      FieldValue("competitivebrawl", label: "Competitive Brawl", "Arena competitive Brawl (2026)"),
      FieldValue("duel", aliases: ["duelcommander"], label: "Duel Commander", "Duel Commander"),
      FieldValue("future", aliases: ["futurestandard"], label: "Future Standard", "Standard plus announced sets"),
      FieldValue("gladiator", label: "Gladiator", "100-card Arena singleton"),
      FieldValue("historic", label: "Historic", "Arena eternal, live balance"),
      FieldValue("legacy", label: "Legacy", "eternal with bans"),
      FieldValue("modern", label: "Modern", "Eighth Edition onward"),
      FieldValue("oathbreaker", label: "Oathbreaker", "60-card singleton with oathbreaker"),
      FieldValue("oldschool", label: "Old School", "Old School 93/94"),
      FieldValue("pauper", label: "Pauper", "commons only"),
      FieldValue("paupercommander", aliases: ["pdh"], label: "Pauper Commander", "commons with an uncommon commander"),
      FieldValue("penny", label: "Penny Dreadful", "Penny Dreadful, season's cheap cards"),
      FieldValue("pioneer", label: "Pioneer", "Return to Ravnica onward"),
      FieldValue("predh", label: "PreDH", "Commander with pre-2011 cards"),
      FieldValue("premodern", label: "Premodern", "Fourth Edition to Scourge"),
      FieldValue("standard", label: "Standard", "current Standard"),
      FieldValue("standardbrawl", label: "Standard Brawl", "60-card Standard Brawl"),
      FieldValue("timeless", label: "Timeless", "Arena eternal, restricted list"),
      FieldValue("tlr", label: "TLR", "in the legality list since 2026"),
      FieldValue("vintage", label: "Vintage", "eternal with restricted list"),
    ])

  /// Rarities in ascending order, which comparisons use.
  static let rarities = Catalog(
    "rarities", summary: "Rarities in order", place: "at {value}",
    values: [
      FieldValue("common", aliases: ["c"], "the most frequent in boosters"),
      FieldValue("uncommon", aliases: ["u"], "less frequent"),
      FieldValue("rare", aliases: ["r"], "one in a booster"),
      FieldValue(
        "special", aliases: ["s"], label: "special rarity", "apart from the rarities of its set",
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
      FieldValue("paper", "paper Magic"),
      FieldValue("mtgo", label: "Magic Online", "Magic Online"),
      FieldValue("arena", aliases: ["mtga"], label: "Arena", "MTG Arena"),
      FieldValue("astral", label: "Astral", "MicroProse game"),
      FieldValue("sega", label: "Sega", "Dreamcast game"),
    ])
}
