import FilterVocabulary

extension ScryfallFields {
  /// Directives: how to show the result.
  static let directives: [Field] = [
    Field(
      "unique", label: "rows", .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("cards", "one result for each card, the default", phrase: "one row per card"),
        FieldValue("prints", label: "printings", "every printing", phrase: "one row per printing"),
        FieldValue(
          "art", aliases: ["arts"], label: "artworks", "one result for each artwork", phrase: "one row per artwork"),
      ],
      category: "display", summary: "How duplicates are shown: by card, by artwork or all",
      phrase: "one row for each of the {value}",
      examples: ["unique:prints"], popularity: 40),
    Field(
      "order", aliases: ["sort"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("name", "name, the default"),
        FieldValue("set", "set code, then collector number"),
        FieldValue("released", label: "release date", "release date, the newest first"),
        FieldValue("rarity", "rarity, the rarest first"),
        FieldValue("color", "color, then type"),
        FieldValue("usd", label: "price in US dollars", "price in US dollars, the dearest first"),
        FieldValue("tix", label: "price in tickets", "price in event tickets, the dearest first"),
        FieldValue("eur", label: "price in euros", "price in euros, the dearest first"),
        FieldValue("cmc", aliases: ["mv", "manavalue"], label: "mana value", "mana value"),
        FieldValue("power", "power"),
        FieldValue("toughness", "toughness"),
        FieldValue("edhrec", label: "EDHREC rank", "EDHREC rank, the most played first"),
        FieldValue("penny", label: "Penny Dreadful rank", "rank in Penny Dreadful"),
        FieldValue("artist", "artist of the front face"),
        FieldValue(
          "review", label: "review order", "color, then mana value, as in set reviews",
          phrase: "in the order of set reviews"),
        FieldValue("spoiled", label: "the time they were previewed", "the time of the preview"),
        FieldValue("imageupdated", label: "the time of their scan", "the time the picture was last replaced"),
      ],
      category: "display", summary: "What the results are sorted by", phrase: "sorted by {value}",
      examples: ["order:cmc"], popularity: 32),
    Field(
      "direction", aliases: ["dir"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("auto", label: "natural", "the usual direction of the order"),
        FieldValue("asc", aliases: ["up"], label: "ascending", "upward: from A to Z, from low to high"),
        FieldValue("desc", aliases: ["down"], label: "descending", "downward: from Z to A, from high to low"),
      ],
      category: "display", summary: "Sort direction, up or down", phrase: "in {value} order",
      examples: ["direction:asc"],
      popularity: 17),
    Field(
      "prefer", label: "preferred printing", .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("oldest", "the earliest printing", phrase: "preferring the oldest printings"),
        FieldValue("newest", "the latest printing", phrase: "preferring the newest printings"),
        FieldValue(
          "usd-low", label: "the cheapest (in dollars)", "the cheapest printing in US dollars",
          phrase: "preferring the cheapest printings in US dollars"),
        FieldValue(
          "usd-high", label: "the dearest (in dollars)", "the dearest printing in US dollars",
          phrase: "preferring the most expensive printings in US dollars"),
        FieldValue(
          "eur-low", label: "the cheapest (in euros)", "the cheapest printing in euros",
          phrase: "preferring the cheapest printings in euros"),
        FieldValue(
          "eur-high", label: "the dearest (in euros)", "the dearest printing in euros",
          phrase: "preferring the most expensive printings in euros"),
        FieldValue(
          "tix-low", label: "the cheapest (in tickets)", "the cheapest printing in event tickets",
          phrase: "preferring the cheapest printings in tickets"),
        FieldValue(
          "tix-high", label: "the dearest (in tickets)", "the dearest printing in event tickets",
          phrase: "preferring the most expensive printings in tickets"),
        FieldValue("promo", label: "promotional", "a promotional printing"),
        FieldValue(
          "default", aliases: ["typical", "normal", "traditional", "baseline"], label: "ordinary",
          "a printing with an ordinary look"),
        FieldValue(
          "atypical", aliases: ["nondefault", "abnormal", "nontraditional"], label: "special",
          "a printing with a special look"),
        FieldValue("universesbeyond", aliases: ["ub"], label: "Universes Beyond", "the Universes Beyond version"),
        FieldValue("notuniversesbeyond", aliases: ["notub"], label: "in-universe", "the version of Magic's own worlds"),
      ],
      category: "display", summary: "Which printing stands for a card with several",
      phrase: "preferring {value} printings", examples: ["prefer:oldest"], popularity: 20),
    Field(
      "display", aliases: ["as"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("grid", aliases: ["images"], label: "images", "pictures of the cards"),
        FieldValue("checklist", "a table", phrase: "shown as a checklist"),
        FieldValue("full", label: "full details", "every card with all its details", phrase: "shown with full details"),
        FieldValue("text", "text without pictures"),
      ],
      category: "display", summary: "How the website shows the results", phrase: "shown as {value}",
      examples: ["display:grid", "as:full"], popularity: 17),
    Field(
      "include", label: "extras", .directive, colonMeaning: "adds", isClosed: true,
      values: [
        FieldValue("extras", aliases: ["extra"], "tokens, planes, schemes, oversized cards, memorabilia and so on"),
        FieldValue("variations", aliases: ["variation"], "rare variants of printings"),
        FieldValue("multilingual", "printings in every language", phrase: "including all languages"),
        FieldValue(
          "all", aliases: ["everything"], label: "everything that is hidden", "extras, variations and every language"),
        FieldValue("funny", "joke cards; has no effect today", phrase: "including joke cards"),
        FieldValue("digital", "digital cards; has no effect today", phrase: "including digital cards"),
      ],
      multiplicity: .many, category: "display", summary: "Shows cards that are otherwise hidden",
      phrase: "including {value}",
      examples: ["include:extras"], notes: "A minus before it has no effect.", popularity: 38),
  ]
}
