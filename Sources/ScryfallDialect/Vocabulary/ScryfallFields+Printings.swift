import FilterVocabulary

extension ScryfallFields {
  /// Sets, rarities and the rest that differs from printing to printing.
  static let printings: [Field] = [
    Field(
      "set", aliases: ["s", "e", "edition"], .catalog,
      colonMeaning: "printed in exactly this set (code, or quoted name)",
      catalogs: ["set-codes"], category: "printing", summary: "Set of the printing", phrase: "are from {is}",
      examples: ["e:war", "set:lea", "s:\"war of the spark\""],
      notes: "Titles are written without punctuation; a part of a title finds nothing.", popularity: 56),
    Field(
      "block", aliases: ["b"], .catalog, colonMeaning: "set belongs to this block (any member code, or block name)",
      catalogs: ["set-codes"], multiplicity: .many, category: "printing", summary: "Block of the set",
      phrase: "are from the {is} block", examples: ["b:zen", "block:wwk"], notes: "Turns on extras.", popularity: 5),
    Field(
      "group", aliases: ["g"], label: "set family", .catalog,
      colonMeaning: "set is this set, its parent, a sibling or a child",
      catalogs: ["set-codes"], multiplicity: .many, category: "printing", summary: "Set family",
      phrase: "are from the {is} family of sets", examples: ["g:znr"], notes: "Turns on extras.", confidence: .likely),
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
      notes: "A symbol behind the number, such as ★, finds nothing.", confidence: .likely),
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
      multiplicity: .many, category: "printing", summary: "Spellbook membership; known keyword, meaning unverified",
      phrase: "are in the spellbook of {is}", confidence: .guess),
  ]
}
