extension ScryfallFields {
  /// How to show what is found; no conditions.
  static let directives: [Field] = [
    Field(
      "unique", label: "rows", .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("cards", label: "card", "one row per card (default)"),
        FieldValue("prints", label: "printing", "every printing"),
        FieldValue("art", aliases: ["arts"], label: "artwork", "one row per distinct artwork"),
      ],
      category: "display", summary: "How duplicates are rolled up", phrase: "one row per {value}",
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
        FieldValue("oldest", label: "the oldest printings", "earliest printing"),
        FieldValue("newest", label: "the newest printings", "latest printing"),
        FieldValue("usd-low", label: "the cheapest printings in US dollars", "cheapest in dollars"),
        FieldValue("usd-high", label: "the most expensive printings in US dollars", "dearest in dollars"),
        FieldValue("eur-low", label: "the cheapest printings in euros", "cheapest in euros"),
        FieldValue("eur-high", label: "the most expensive printings in euros", "dearest in euros"),
        FieldValue("tix-low", label: "the cheapest printings in tickets", "cheapest in tickets"),
        FieldValue("tix-high", label: "the most expensive printings in tickets", "dearest in tickets"),
        FieldValue("promo", label: "promotional printings", "promotional printing"),
        FieldValue(
          "default", aliases: ["typical", "normal", "traditional", "baseline"], label: "ordinary-looking printings",
          "ordinary-looking printing"),
        FieldValue(
          "atypical", aliases: ["nondefault", "abnormal", "nontraditional"], label: "special-looking printings",
          "special-looking printing"),
        FieldValue("universesbeyond", aliases: ["ub"], label: "Universes Beyond printings", "Universes Beyond version"),
        FieldValue("notuniversesbeyond", aliases: ["notub"], label: "in-universe printings", "in-universe version"),
      ],
      category: "display", summary: "Which printing represents a card when unique:cards",
      phrase: "preferring {value}", examples: ["prefer:oldest"], popularity: 20),
    Field(
      "display", aliases: ["as"], .directive, colonMeaning: "sets", isClosed: true,
      values: [
        FieldValue("grid", aliases: ["images"], label: "images", "card images"),
        FieldValue("checklist", label: "a checklist", "table"),
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
        FieldValue("multilingual", label: "all languages", "every language"),
        FieldValue("all", aliases: ["everything"], label: "everything hidden by default", "all of the above"),
        FieldValue("funny", label: "joke cards", "accepted, no effect today"),
        FieldValue("digital", label: "digital cards", "accepted, no effect today"),
      ],
      multiplicity: .many, category: "display", summary: "Show cards hidden by default", phrase: "including {value}",
      examples: ["include:extras"], notes: "The only keyword that a minus sign cannot negate.", popularity: 38),
  ]
}
