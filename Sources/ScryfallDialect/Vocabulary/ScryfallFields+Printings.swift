import FilterVocabulary

extension ScryfallFields {
  /// Sets, rarities and other properties of a printing.
  static let printings: [Field] = [
    Field(
      "set", aliases: ["s", "e", "edition"], .catalog,
      colonMeaning: "printed in exactly this set (code, or quoted name)",
      catalogs: ["set-codes"], category: "printing", summary: "Set of the printing", phrase: "are from {is}",
      examples: ["e:war", "set:lea", "s:\"war of the spark\""],
      notes: "Titles are written without punctuation; part of a title finds nothing.", popularity: 56),
    Field(
      "block", aliases: ["b"], .catalog, colonMeaning: "set belongs to this block (any member code, or block name)",
      catalogs: ["set-codes"], multiplicity: .many, category: "printing", summary: "Block of the set",
      phrase: "are from the {is} block", examples: ["b:zen", "block:wwk"], notes: "Shows extras.", popularity: 5),
    Field(
      "group", aliases: ["g"], label: "set family", .catalog,
      colonMeaning: "set is this set, its parent, a sibling or a child",
      catalogs: ["set-codes"], multiplicity: .many, category: "printing", summary: "Set family",
      phrase: "are from the {is} family of sets", examples: ["g:znr"], notes: "Shows extras.", confidence: .likely),
    Field(
      "settype", aliases: ["st", "set_type"], label: "set type", .enumeration, colonMeaning: "set is of this kind",
      isClosed: true,
      catalogs: ["set-types"], category: "printing", summary: "Set type", phrase: "are from {is} sets",
      examples: ["st:masters", "st:draft_innovation"], popularity: 19),
    Field(
      "cube", .enumeration, colonMeaning: "included in this curated cube",
      catalogs: ["cubes"], multiplicity: .many, category: "printing", summary: "Cube list membership",
      phrase: "are in the {is} cube", examples: ["cube:vintage"], popularity: 8),
    Field(
      "number", aliases: ["cn"], label: "collector number", .numberOrText,
      colonMeaning: "collector number is exactly this text",
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "Collector number; comparisons use its leading integer", phrase: "have a collector number of {is}",
      examples: ["cn:123a", "number>50", "cn=★12"], popularity: 24),
    Field(
      "collector", aliases: ["collectornumber"], label: "collector number", .number,
      isWhole: true, category: "printing", summary: "Numeric part of the collector number",
      phrase: "have a collector number of {is}", examples: ["collector>=300"],
      notes: "A symbol after the number, such as ★, finds nothing.", confidence: .likely),
    Field(
      "rarity", aliases: ["r"], .orderedEnumeration, colonMeaning: "exactly", isClosed: true,
      catalogs: ["rarities"], category: "printing", summary: "Rarity of the printing",
      phrase: "are {is|rarer|more common}", examples: ["r:common", "r>=r", "rarity<uncommon"], popularity: 40),
    Field(
      "in", label: "appearance", .enumeration, colonMeaning: "the card was ever printed there",
      values: [
        FieldValue(
          "booster", label: "boosters", "was ever in booster packs", phrase: "were ever found in booster packs")
      ],
      catalogs: ["set-codes", "set-types", "games", "languages", "rarities", "frames"], multiplicity: .many,
      category: "printing",
      summary: "Any printing in that set, set type, game, language, rarity, frame year or booster",
      phrase: "were ever printed {place}",
      examples: ["in:rare", "in:lea", "in:mtgo", "in:ja", "in:booster", "-in:core"], popularity: 28),
    Field(
      "new", label: "novelty", .enumeration, colonMeaning: "this printing introduced something new to the card",
      isClosed: true,
      values: [
        FieldValue("rarity", label: "rarities", "new rarity"),
        FieldValue("art", aliases: ["illustration"], label: "artworks", "new illustration"),
        FieldValue("artist", label: "artists", "new artist"),
        FieldValue("flavor", aliases: ["ft", "flavortext"], label: "flavor text", "new flavor text"),
        FieldValue("frame", label: "frames", "new frame"),
        FieldValue("language", aliases: ["lang"], label: "languages", "new language"),
        FieldValue("foil", label: "foil printings", "first foil printing"),
        FieldValue("nonfoil", label: "nonfoil printings", "first nonfoil printing"),
        FieldValue(
          "paper", aliases: ["card", "printed", "cardboard"], label: "paper printings", "first paper printing"),
        FieldValue("mtgo", aliases: ["modo"], label: "Magic Online printings", "first Magic Online printing"),
        FieldValue("arena", aliases: ["mtga"], label: "Arena printings", "first Arena printing"),
        FieldValue("game", aliases: ["games"], label: "games", "new game platform"),
        FieldValue("astral", label: "Astral printings", "first Astral printing"),
        FieldValue("sega", label: "Sega printings", "first Sega printing"),
      ],
      multiplicity: .many, category: "printing",
      summary: "First printing with a new rarity, art, artist, flavor, frame, language, finish or game",
      phrase: "have new {is}", examples: ["new:rarity", "new:art"], popularity: 15),
    Field(
      "date", label: "release date", .date,
      colonMeaning: "released on that day, month, year, or on that set's release day",
      catalogs: ["set-codes"], category: "date", summary: "Release date of the printing", phrase: "were released {is}",
      examples: ["date>=2015-08-18", "date<=2020", "date>war", "date>=now"], popularity: 36),
    Field(
      "year", label: "release year", .year,
      isColumn: true, isWhole: true, category: "date", summary: "Release year of the printing; whole number only",
      phrase: "were released {is}", examples: ["year=2024", "year<=1994"], popularity: 27),
    Field(
      "prints", label: "number of printings", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing", summary: "Number of printings",
      phrase: "have {is} printing{s}", examples: ["prints=1", "prints>3"]),
    Field(
      "sets", label: "number of sets", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing", summary: "Number of sets printed in",
      phrase: "have been printed in {is} set{s}", examples: ["sets=1", "sets>3"], popularity: 5),
    Field(
      "paperprints", label: "number of paper printings", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing", summary: "Number of paper printings",
      phrase: "have {is} paper printing{s}", examples: ["paperprints=1", "paperprints>3"]),
    Field(
      "papersets", label: "number of paper sets", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "Number of paper sets printed in", phrase: "have been printed in {is} paper set{s}",
      examples: ["papersets=1", "papersets>3"], popularity: 7),
    Field(
      "game", .enumeration, colonMeaning: "printing exists in this game", isClosed: true,
      catalogs: ["games"], multiplicity: .many, category: "printing", summary: "Platform of the printing",
      phrase: "are available on {is}", examples: ["game:arena", "-game:paper"], popularity: 28),
    Field(
      "language", aliases: ["lang"], .enumeration, colonMeaning: "printed in this language; any widens to all",
      isClosed: true,
      values: [
        FieldValue("any", "every language", phrase: "are printed in any language", category: "wildcard")
      ],
      catalogs: ["languages"], category: "printing", summary: "Language of the printing", phrase: "are printed in {is}",
      examples: ["lang:ja", "lang:any", "language:phyrexian"], popularity: 16),
    Field(
      "spellbook", .text, colonMeaning: "card in the Alchemy spellbook of",
      multiplicity: .many, category: "printing", summary: "Membership of an Alchemy spellbook",
      phrase: "are in the spellbook of {is}", confidence: .guess),
  ]
}

extension ScryfallFields {
  /// The look of a printing.
  static let art: [Field] = [
    Field(
      "artist", aliases: ["a"], .text, colonMeaning: "artist credit contains",
      catalogs: ["artist-names"], multiplicity: .perPart, category: "art", summary: "Artist name",
      phrase: "were illustrated by {is}", examples: ["a:nielsen", "artist:\"proce\""], popularity: 38),
    Field(
      "watermark", aliases: ["wm"], .catalog, colonMeaning: "exact watermark name",
      catalogs: ["watermarks"], multiplicity: .perPart, category: "art", summary: "Watermark in the text box",
      phrase: "have the {is} watermark", examples: ["wm:orzhov"], popularity: 25),
    Field(
      "illustrations", label: "number of illustrations", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "art",
      summary: "Number of different illustrations", phrase: "have {is} distinct illustration{s}",
      examples: ["illustrations=1", "illustrations>3"], popularity: 5),
    Field(
      "artists", label: "number of artists", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "art", summary: "Number of credited artists",
      phrase: "are credited to {is} artist{s}", examples: ["artists=1", "artists>3"], popularity: 5),
    Field(
      "border", .enumeration, colonMeaning: "border color is", isClosed: true,
      catalogs: ["border-colors"], category: "art", summary: "Border color", phrase: "have a {is} border",
      examples: ["border:borderless"], popularity: 21),
    Field(
      "frame", .enumeration, colonMeaning: "printed with this frame or frame effect", isClosed: true,
      catalogs: ["frames", "frame-effects"], multiplicity: .many, category: "art",
      summary: "Card frame edition or effect",
      phrase: "have the {is} frame", examples: ["frame:2003", "frame:showcase", "frame:old"], popularity: 21),
    Field(
      "stamp", label: "security stamp", .enumeration, colonMeaning: "security stamp is", isClosed: true,
      catalogs: ["security-stamps"], multiplicity: .optional, category: "art", summary: "Shape of the security stamp",
      phrase: "have the {is} security stamp", examples: ["stamp:acorn"], popularity: 5),
  ]
}

extension ScryfallFields {
  /// Prices of a printing.
  static let prices: [Field] = [
    Field(
      "usd", aliases: ["$"], label: "price in US dollars", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "US-dollar price; falls back to the foil price when no nonfoil price", phrase: "cost {is} US dollar{s}",
      examples: ["usd<1", "usd>=20"], popularity: 33),
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
