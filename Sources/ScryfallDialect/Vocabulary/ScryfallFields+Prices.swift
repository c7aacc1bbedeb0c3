import FilterVocabulary

extension ScryfallFields {
  /// Prices of a printing.
  static let prices: [Field] = [
    Field(
      "usd", aliases: ["$"], label: "price in US dollars", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "US-dollar price; falls back to the foil price when no nonfoil price", phrase: "cost {is} US dollar{s}",
      examples: ["usd<1", "usd>=20"], notes: "the $ alias is likely, not certain", popularity: 33),
    Field(
      "usdfoil", label: "foil price in US dollars", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "US-dollar foil price", phrase: "cost {is} US dollar{s} in foil", examples: ["usdfoil<1", "usdfoil>=20"]),
    Field(
      "eur", label: "price in euros", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "Euro price; same fallback", phrase: "cost {is} euro{s}", examples: ["eur<1", "eur>=20"], popularity: 11),
    Field(
      "tix", label: "price in tickets", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "Magic Online ticket price", phrase: "cost {is} Magic Online ticket{s}", examples: ["tix<1", "tix>=20"],
      popularity: 12),
    Field(
      "cheapest", label: "cheapest printing", .enumeration, colonMeaning: "is the lowest-priced printing of its card",
      isClosed: true,
      values: [
        FieldValue("usd", aliases: ["$", "dollar"], label: "US dollars", "cheapest in US dollars"),
        FieldValue("eur", aliases: ["euro", "€"], label: "euros", "cheapest in euros"),
        FieldValue("tix", aliases: ["mtgo"], label: "tickets", "cheapest in event tickets"),
      ],
      multiplicity: .many, category: "price", summary: "The cheapest printing in the chosen currency",
      phrase: "are the cheapest printing of their card in {is}", examples: ["cheapest:usd"], popularity: 5),
  ]
}
