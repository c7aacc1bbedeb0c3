import FilterVocabulary

extension ScryfallFields {
  /// Directives: how to show the result.
  static let directives: [Field] = [
    Field(
      "unique", label: "rows", .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("cards", "one row per card (default)", phrase: "one row per card"),
        FieldValue("prints", label: "printings", "every printing", phrase: "one row per printing"),
        FieldValue(
          "art", aliases: ["arts"], label: "artworks", "one row per distinct artwork", phrase: "one row per artwork"),
      ],
      category: "display", summary: "How duplicates are rolled up", phrase: "one row for each of the {value}",
      examples: ["unique:prints"], popularity: 40),
    Field(
      "order", aliases: ["sort"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("name", "card name (default)"),
        FieldValue("set", "set code then collector number"),
        FieldValue("released", label: "release date", "release date"),
        FieldValue("rarity", "rarity"),
        FieldValue("color", "color then type"),
        FieldValue("usd", label: "price in US dollars", "US-dollar price"),
        FieldValue("tix", label: "price in tickets", "ticket price"),
        FieldValue("eur", label: "price in euros", "euro price"),
        FieldValue("cmc", aliases: ["mv", "manavalue"], label: "mana value", "mana value"),
        FieldValue("power", "power"),
        FieldValue("toughness", "toughness"),
        FieldValue("edhrec", label: "EDHREC rank", "EDHREC rank"),
        FieldValue("penny", label: "Penny Dreadful rank", "Penny Dreadful rank"),
        FieldValue("artist", "front-face artist"),
        FieldValue(
          "review", label: "review order", "color, then mana value order used for set reviews",
          phrase: "in the order of set reviews"),
        FieldValue("spoiled", label: "the time they were previewed", "time previewed"),
        FieldValue("imageupdated", label: "the time of their scan", "time the scan was replaced"),
      ],
      category: "display", summary: "Sort key", phrase: "sorted by {value}", examples: ["order:cmc"], popularity: 32),
    Field(
      "direction", aliases: ["dir"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("auto", label: "natural", "the natural direction of the sort key"),
        FieldValue("asc", aliases: ["up"], label: "ascending", "ascending"),
        FieldValue("desc", aliases: ["down"], label: "descending", "descending"),
      ],
      category: "display", summary: "Sort direction", phrase: "in {value} order", examples: ["direction:asc"],
      popularity: 17),
    Field(
      "prefer", label: "preferred printing", .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("oldest", "earliest printing", phrase: "preferring the oldest printings"),
        FieldValue("newest", "latest printing", phrase: "preferring the newest printings"),
        FieldValue(
          "usd-low", label: "the cheapest (in dollars)", "cheapest in dollars",
          phrase: "preferring the cheapest printings in US dollars"),
        FieldValue(
          "usd-high", label: "the dearest (in dollars)", "dearest in dollars",
          phrase: "preferring the most expensive printings in US dollars"),
        FieldValue(
          "eur-low", label: "the cheapest (in euros)", "cheapest in euros",
          phrase: "preferring the cheapest printings in euros"),
        FieldValue(
          "eur-high", label: "the dearest (in euros)", "dearest in euros",
          phrase: "preferring the most expensive printings in euros"),
        FieldValue(
          "tix-low", label: "the cheapest (in tickets)", "cheapest in tickets",
          phrase: "preferring the cheapest printings in tickets"),
        FieldValue(
          "tix-high", label: "the dearest (in tickets)", "dearest in tickets",
          phrase: "preferring the most expensive printings in tickets"),
        FieldValue("promo", label: "promotional", "promotional printing"),
        FieldValue(
          "default", aliases: ["typical", "normal", "traditional", "baseline"], label: "ordinary",
          "ordinary-looking printing"),
        FieldValue(
          "atypical", aliases: ["nondefault", "abnormal", "nontraditional"], label: "special",
          "special-looking printing"),
        FieldValue("universesbeyond", aliases: ["ub"], label: "Universes Beyond", "Universes Beyond version"),
        FieldValue("notuniversesbeyond", aliases: ["notub"], label: "in-universe", "in-universe version"),
      ],
      category: "display", summary: "Which printing represents a card when unique:cards",
      phrase: "preferring {value} printings", examples: ["prefer:oldest"], popularity: 20),
    Field(
      "display", aliases: ["as"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("grid", aliases: ["images"], label: "images", "card images"),
        FieldValue("checklist", "table", phrase: "shown as a checklist"),
        FieldValue("full", label: "full details", "full details", phrase: "shown with full details"),
        FieldValue("text", "text only"),
      ],
      category: "display", summary: "Result layout on the website", phrase: "shown as {value}",
      examples: ["display:grid", "as:full"], popularity: 17),
    Field(
      "include", label: "extras", .directive, colonMeaning: "adds", isClosed: true,
      values: [
        FieldValue("extras", aliases: ["extra"], "tokens, planes, schemes, oversized, memorabilia and so on"),
        FieldValue("variations", aliases: ["variation"], "rare printing variants"),
        FieldValue("multilingual", "every language", phrase: "including all languages"),
        FieldValue("all", aliases: ["everything"], label: "everything that is hidden", "all of the above"),
        FieldValue("funny", "accepted, no effect today", phrase: "including joke cards"),
        FieldValue("digital", "accepted, no effect today", phrase: "including digital cards"),
      ],
      multiplicity: .many, category: "display", summary: "Show cards hidden by default", phrase: "including {value}",
      examples: ["include:extras"], notes: "A minus before it has no effect.", popularity: 38),
  ]
}
