import FilterVocabulary

extension ScryfallFields {
  /// Sets, rarities and other properties of a printing.
  static let printings: [Field] = [
    Field(
      "set", aliases: ["s", "e", "edition"], .catalog,
      colonMeaning: "printed in this set",
      catalogs: ["set-codes"], category: "printing", summary: "Set of the printing, by code or title",
      phrase: "are from {is}",
      examples: ["e:war", "set:lea", "s:\"war of the spark\""],
      notes: "Write a title in full and without punctuation: e:urzassaga.", popularity: 56),
    Field(
      "block", aliases: ["b"], .catalog, colonMeaning: "set belongs to this block",
      catalogs: ["set-codes"], multiplicity: .many, category: "printing",
      summary: "Block of the set, by its name or the code of any set in it",
      phrase: "are from the {is} block", examples: ["b:zen", "block:wwk"],
      notes: "Also finds tokens, planes and other extras.", popularity: 5),
    Field(
      "group", aliases: ["g"], label: "set family", .catalog,
      colonMeaning: "set is this one or belongs with it",
      catalogs: ["set-codes"], multiplicity: .many, category: "printing",
      summary: "A set together with the sets around it",
      phrase: "are from the {is} family of sets", examples: ["g:znr"],
      notes: "Also finds tokens, planes and other extras.", confidence: .likely),
    Field(
      "settype", aliases: ["st", "set_type"], label: "set type", .enumeration, colonMeaning: "set is of this kind",
      isClosed: true,
      catalogs: ["set-types"], category: "printing",
      summary: "Kind of set the printing comes from", phrase: "are from {is} sets",
      examples: ["st:masters", "st:draft_innovation"], popularity: 19),
    Field(
      "cube", .enumeration, colonMeaning: "part of this cube",
      catalogs: ["cubes"], multiplicity: .many, category: "printing", summary: "Cube that the card is part of",
      phrase: "are in the {is} cube", examples: ["cube:vintage"], popularity: 8),
    Field(
      "number", aliases: ["cn"], label: "collector number", .numberOrText,
      colonMeaning: "collector number is",
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "Collector number; <, <=, > and >= look at the number it begins with",
      phrase: "have a collector number of {is}",
      examples: ["cn:123a", "number>50", "cn=★12"], popularity: 24),
    Field(
      "collector", aliases: ["collectornumber"], label: "collector number", .number,
      isWhole: true, category: "printing", summary: "Collector number as a plain number",
      phrase: "have a collector number of {is}", examples: ["collector>=300"],
      notes: "A symbol after the number, such as ★, finds nothing.", confidence: .likely),
    Field(
      "rarity", aliases: ["r"], .orderedEnumeration, colonMeaning: "exactly", isClosed: true,
      catalogs: ["rarities"], category: "printing", summary: "Rarity of the printing, from common to mythic",
      phrase: "are {is|rarer|more common}", examples: ["r:common", "r>=r", "rarity<uncommon"], popularity: 40),
    Field(
      "in", label: "appearance", .enumeration, colonMeaning: "the card was ever printed there",
      values: [
        FieldValue(
          "booster", label: "boosters", "cards that were ever found in boosters",
          phrase: "were ever found in booster packs")
      ],
      catalogs: ["set-codes", "set-types", "games", "languages", "rarities", "frames"], multiplicity: .many,
      category: "printing",
      summary: "Where the card was ever printed: a set, kind of set, game, language, rarity, frame or boosters",
      phrase: "were ever printed {place}",
      examples: ["in:rare", "in:lea", "in:mtgo", "in:ja", "in:booster", "-in:core"], popularity: 28),
    Field(
      "new", label: "novelty", .enumeration, colonMeaning: "printing brought the card a new value of this kind",
      isClosed: true,
      values: [
        FieldValue("rarity", label: "rarities", "printings at a rarity new to the card"),
        FieldValue("art", aliases: ["illustration"], label: "artworks", "printings with an artwork new to the card"),
        FieldValue("artist", label: "artists", "printings by an artist new to the card"),
        FieldValue(
          "flavor", aliases: ["ft", "flavortext"], label: "flavor text", "printings with flavor text new to the card"),
        FieldValue("frame", label: "frames", "printings in a frame new to the card"),
        FieldValue("language", aliases: ["lang"], label: "languages", "printings in a language new to the card"),
        FieldValue("foil", label: "foil printings", "the first foil printing of each card"),
        FieldValue("nonfoil", label: "nonfoil printings", "the first nonfoil printing of each card"),
        FieldValue(
          "paper", aliases: ["card", "printed", "cardboard"], label: "paper printings",
          "the first paper printing of each card"),
        FieldValue(
          "mtgo", aliases: ["modo"], label: "Magic Online printings", "the first Magic Online printing of each card"),
        FieldValue(
          "arena", aliases: ["mtga"], label: "Arena printings", "the first Arena printing of each card"),
        FieldValue("game", aliases: ["games"], label: "games", "printings in a game new to the card"),
        FieldValue("astral", label: "Astral printings", "the first printing of each card in MicroProse's game"),
        FieldValue("sega", label: "Sega printings", "the first printing of each card in the Dreamcast game"),
      ],
      multiplicity: .many, category: "printing",
      summary: "First printing with a new rarity, artwork, artist, flavor text, frame, language, finish or game",
      phrase: "have new {is}", examples: ["new:rarity", "new:art"], popularity: 15),
    Field(
      "date", label: "release date", .date,
      colonMeaning: "released on this day, or in this month or year; a set stands for its release day",
      catalogs: ["set-codes"], category: "date", summary: "Release date of the printing", phrase: "were released {is}",
      examples: ["date>=2015-08-18", "date<=2020", "date>war", "date>=now"], popularity: 36),
    Field(
      "year", label: "release year", .year,
      isColumn: true, isWhole: true, category: "date", summary: "Release year of the printing",
      phrase: "were released {is}", examples: ["year=2024", "year<=1994"], popularity: 27),
    Field(
      "prints", label: "number of printings", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "How many printings the card has",
      phrase: "have {is} printing{s}", examples: ["prints=1", "prints>3"]),
    Field(
      "sets", label: "number of sets", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "How many sets the card was printed in",
      phrase: "have been printed in {is} set{s}", examples: ["sets=1", "sets>3"], popularity: 5),
    Field(
      "paperprints", label: "number of paper printings", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "How many paper printings the card has",
      phrase: "have {is} paper printing{s}", examples: ["paperprints=1", "paperprints>3"]),
    Field(
      "papersets", label: "number of paper sets", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "printing",
      summary: "How many sets the card was printed in on paper", phrase: "have been printed in {is} paper set{s}",
      examples: ["papersets=1", "papersets>3"], popularity: 7),
    Field(
      "game", .enumeration, colonMeaning: "printing exists in this game", isClosed: true,
      catalogs: ["games"], multiplicity: .many, category: "printing",
      summary: "Game the printing exists in: paper, Arena or Magic Online",
      phrase: "are available on {is}", examples: ["game:arena", "-game:paper"], popularity: 28),
    Field(
      "language", aliases: ["lang"], .enumeration, colonMeaning: "printed in this language; any means all of them",
      isClosed: true,
      values: [
        FieldValue("any", "printings in every language", phrase: "are printed in any language", category: "wildcard")
      ],
      catalogs: ["languages"], category: "printing",
      summary: "Language of the printing",
      phrase: "are printed in {is}",
      examples: ["lang:ja", "lang:any", "language:phyrexian"],
      notes: "Without it, a card is searched in English, or in the language it has.", popularity: 16),
    Field(
      "spellbook", .text, colonMeaning: "in the spellbook of",
      multiplicity: .many, category: "printing", summary: "Cards in the Alchemy spellbook of another card",
      phrase: "are in the spellbook of {is}", confidence: .guess),
  ]
}

extension ScryfallFields {
  /// The look of a printing.
  static let art: [Field] = [
    Field(
      "artist", aliases: ["a"], .text, colonMeaning: "artist's name contains",
      catalogs: ["artist-names"], multiplicity: .perPart, category: "art", summary: "Artist of the printing",
      phrase: "were illustrated by {is}", examples: ["a:nielsen", "artist:\"proce\""], popularity: 38),
    Field(
      "watermark", aliases: ["wm"], .catalog, colonMeaning: "has this watermark",
      catalogs: ["watermarks"], multiplicity: .perPart, category: "art",
      summary: "Watermark in the text box",
      phrase: "have the {is} watermark", examples: ["wm:orzhov"], popularity: 25),
    Field(
      "illustrations", label: "number of illustrations", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "art",
      summary: "How many different artworks the card has", phrase: "have {is} distinct illustration{s}",
      examples: ["illustrations=1", "illustrations>3"], popularity: 5),
    Field(
      "artists", label: "number of artists", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "art", summary: "How many artists are credited",
      phrase: "are credited to {is} artist{s}", examples: ["artists=1", "artists>3"], popularity: 5),
    Field(
      "border", .enumeration, colonMeaning: "border color is", isClosed: true,
      catalogs: ["border-colors"], category: "art", summary: "Color of the border, or borderless",
      phrase: "have a {is} border",
      examples: ["border:borderless"], popularity: 21),
    Field(
      "frame", .enumeration, colonMeaning: "printed with this frame or frame effect", isClosed: true,
      catalogs: ["frames", "frame-effects"], multiplicity: .many, category: "art",
      summary: "Frame of the printing, by year or by a special effect",
      phrase: "have the {is} frame", examples: ["frame:2003", "frame:showcase", "frame:old"], popularity: 21),
    Field(
      "stamp", label: "security stamp", .enumeration, colonMeaning: "security stamp is", isClosed: true,
      catalogs: ["security-stamps"], multiplicity: .optional, category: "art",
      summary: "Shape of the security stamp below the text box",
      phrase: "have the {is} security stamp", examples: ["stamp:acorn"], popularity: 5),
  ]
}

extension ScryfallFields {
  /// Prices of a printing.
  static let prices: [Field] = [
    Field(
      "usd", aliases: ["$"], label: "price in US dollars", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "Price in US dollars; the foil price if there is no other", phrase: "cost {is} US dollar{s}",
      examples: ["usd<1", "usd<5", "usd>=10", "usd>=20"], popularity: 33),
    Field(
      "usdfoil", label: "foil price in US dollars", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "Price of the foil in US dollars", phrase: "cost {is} US dollar{s} in foil",
      examples: ["usdfoil<1", "usdfoil>=20"]),
    Field(
      "eur", label: "price in euros", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "Price in euros; the foil price if there is no other", phrase: "cost {is} euro{s}",
      examples: ["eur<1", "eur>=20"], popularity: 11),
    Field(
      "tix", label: "price in tickets", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "price",
      summary: "Price in event tickets of Magic Online", phrase: "cost {is} Magic Online ticket{s}",
      examples: ["tix<1", "tix>=20"],
      popularity: 12),
    Field(
      "cheapest", label: "cheapest printing", .enumeration, colonMeaning: "the cheapest printing of its card in",
      isClosed: true,
      values: [
        FieldValue("usd", aliases: ["$", "dollar"], label: "US dollars", "the cheapest in US dollars"),
        FieldValue("eur", aliases: ["euro", "€"], label: "euros", "the cheapest in euros"),
        FieldValue("tix", aliases: ["mtgo"], label: "tickets", "the cheapest in event tickets"),
      ],
      multiplicity: .many, category: "price", summary: "The cheapest printing of each card, in one currency",
      phrase: "are the cheapest printing of their card in {is}", examples: ["cheapest:usd"], popularity: 5),
  ]
}
