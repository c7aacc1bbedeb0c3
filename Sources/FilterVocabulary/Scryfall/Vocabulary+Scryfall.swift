import FilterAST
extension Vocabulary {
  public static let scryfall = Vocabulary(
    name: "scryfall", itemName: "card", itemNamePlural: "cards", nameField: "name", fields: tempFields,
    catalogs: tempCatalogs, palettes: tempPalettes, symbols: tempSymbols, bareSymbols: "wubrgcsxyzlh",
    zeroWords: ["*", "x", "y", "z"], dayWords: ["now", "today"],
    absentFields: [
      AbsentField("subtype", replacement: "type"), AbsentField("color_identity", replacement: "identity"),
      AbsentField("coloridentity", replacement: "identity"), AbsentField("released", replacement: "date"),
      AbsentField("n", replacement: "name"),
    ], limits: QueryLimits(queryCharacters: 1000, regexes: 6, number: 2_460_000_000), quirks: [.negatedNumbers])
}
let tempFields: [Field] = [
  Field(
    "color", aliases: ["c", "colors", "colour", "colours"], .colors, colon: .greaterOrEqual, takesRegex: false,
    isClosed: false, values: [], catalogs: [], palette: "colors", comparesColumns: false, isColumn: false,
    isWhole: false, multiplicity: .perPart, category: "color",
    summary: "Colors of the card (mana cost plus color indicator)", phrase: "have color {is}"),
  Field(
    "identity", aliases: ["id", "ci", "commander"], .colors, colon: .lessOrEqual, takesRegex: false, isClosed: false,
    values: [], catalogs: [], palette: "colors", comparesColumns: false, isColumn: false, isWhole: false,
    multiplicity: .one, category: "color", summary: "Color identity (cost, rules-text symbols, indicator, all faces)",
    phrase: "have identity {is}"),
  Field(
    "produces", aliases: [], .colors, colon: .greaterOrEqual, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "mana", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "color", summary: "Kinds of mana the card can produce; colorless counts as a sixth kind",
    phrase: "have produces {is}"),
  Field(
    "mana", aliases: ["m"], .cost, colon: .greaterOrEqual, takesRegex: true, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .perPart, category: "mana",
    summary: "Mana cost as a multiset of symbols", phrase: "have mana {is}"),
  Field(
    "manavalue", aliases: ["mv", "cmc"], .number, colon: .equal, takesRegex: false, isClosed: false,
    values: [FieldValue("even", aliases: []), FieldValue("odd", aliases: [])], catalogs: [], palette: "",
    comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .one, category: "mana",
    summary: "Mana value (converted mana cost)", phrase: "have manavalue {is}"),
  Field(
    "devotion", aliases: [], .devotion, colon: .greaterOrEqual, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .perPart,
    category: "mana", summary: "Devotion a permanent contributes; one color or one hybrid pair, repeated",
    phrase: "have devotion {is}"),
  Field(
    "name", aliases: [], .text, colon: .equal, takesRegex: true, isClosed: false, values: [], catalogs: ["card-names"],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "name",
    summary: "Card name", phrase: "have name {is}"),
  Field(
    "type", aliases: ["t"], .text, colon: .equal, takesRegex: true, isClosed: false, values: [], catalogs: ["types"],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "type",
    summary: "Type line: supertypes, card types, subtypes", phrase: "have type {is}"),
  Field(
    "oracle", aliases: ["o"], .text, colon: .equal, takesRegex: true, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "text",
    summary: "Oracle rules text, reminder text removed", phrase: "have oracle {is}"),
  Field(
    "fulloracle", aliases: ["fo"], .text, colon: .equal, takesRegex: true, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "text",
    summary: "Oracle rules text including reminder text", phrase: "have fulloracle {is}"),
  Field(
    "keyword", aliases: ["kw", "keywords"], .catalog, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: ["keywords"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "text", summary: "Keyword ability, keyword action or ability word", phrase: "have keyword {is}"),
  Field(
    "flavor", aliases: ["ft", "flavortext", "flavor_text"], .text, colon: .equal, takesRegex: true, isClosed: false,
    values: [], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "text", summary: "Flavor text of the printing", phrase: "have flavor {is}"),
  Field(
    "lore", aliases: [], .text, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "text",
    summary: "Loose search of story-bearing text", phrase: "have lore {is}"),
  Field(
    "artist", aliases: ["a"], .text, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: ["artist-names"], palette: "", comparesColumns: false, isColumn: false, isWhole: false,
    multiplicity: .perPart, category: "art", summary: "Artist name", phrase: "have artist {is}"),
  Field(
    "watermark", aliases: ["wm"], .catalog, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: ["watermarks"], palette: "", comparesColumns: false, isColumn: false, isWhole: false,
    multiplicity: .perPart, category: "art", summary: "Watermark in the text box", phrase: "have watermark {is}"),
  Field(
    "power", aliases: ["pow"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .perPart, category: "stats",
    summary: "Printed power; * ? X count as 0", phrase: "have power {is}"),
  Field(
    "toughness", aliases: ["tou"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .perPart, category: "stats",
    summary: "Printed toughness", phrase: "have toughness {is}"),
  Field(
    "powtou", aliases: ["pt"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .optional, category: "stats",
    summary: "Power plus toughness of the front face", phrase: "have powtou {is}"),
  Field(
    "loyalty", aliases: ["loy"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .perPart, category: "stats",
    summary: "Starting loyalty of a planeswalker", phrase: "have loyalty {is}"),
  Field(
    "defense", aliases: ["def"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: false, isWhole: false, multiplicity: .perPart, category: "stats",
    summary: "Starting defense of a battle", phrase: "have defense {is}"),
  Field(
    "usd", aliases: ["$"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .optional, category: "price",
    summary: "US-dollar price; falls back to the foil price when no nonfoil price", phrase: "have usd {is}"),
  Field(
    "usdfoil", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .optional, category: "price",
    summary: "US-dollar foil price", phrase: "have usdfoil {is}"),
  Field(
    "eur", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .optional, category: "price",
    summary: "Euro price; same fallback", phrase: "have eur {is}"),
  Field(
    "tix", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .optional, category: "price",
    summary: "Magic Online ticket price", phrase: "have tix {is}"),
  Field(
    "cheapest", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("usd", aliases: ["$", "dollar"]), FieldValue("eur", aliases: ["euro", "€"]),
      FieldValue("tix", aliases: ["mtgo"]),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "price", summary: "The cheapest printing in the chosen currency", phrase: "have cheapest {is}"),
  Field(
    "set", aliases: ["s", "e", "edition"], .catalog, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: ["set-codes"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "printing", summary: "Set of the printing", phrase: "have set {is}"),
  Field(
    "block", aliases: ["b"], .catalog, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: ["set-codes"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "printing", summary: "Block of the set", phrase: "have block {is}"),
  Field(
    "group", aliases: ["g"], .catalog, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: ["set-codes"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "printing", summary: "Set family", phrase: "have group {is}"),
  Field(
    "settype", aliases: ["st", "set_type"], .enumeration, colon: .equal, takesRegex: false, isClosed: true, values: [],
    catalogs: ["set-types"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "printing", summary: "Set type", phrase: "have settype {is}"),
  Field(
    "cube", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: false,
    values: [
      FieldValue("amaz", aliases: []), FieldValue("april", aliases: []), FieldValue("arena", aliases: []),
      FieldValue("chromatic", aliases: []), FieldValue("chuck", aliases: []), FieldValue("grixis", aliases: []),
      FieldValue("legacy", aliases: []), FieldValue("livethedream", aliases: []), FieldValue("modern", aliases: []),
      FieldValue("protour", aliases: []), FieldValue("tinkerer", aliases: []), FieldValue("twisted", aliases: []),
      FieldValue("uncommon", aliases: []), FieldValue("vintage", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "printing", summary: "Cube list membership", phrase: "have cube {is}"),
  Field(
    "number", aliases: ["cn"], .numberOrText, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "", comparesColumns: true, isColumn: true, isWhole: false, multiplicity: .one,
    category: "printing", summary: "Collector number; comparisons use its leading integer", phrase: "have number {is}"),
  Field(
    "collector", aliases: ["collectornumber"], .number, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: true, multiplicity: .one,
    category: "printing", summary: "Numeric part of the collector number", phrase: "have collector {is}"),
  Field(
    "rarity", aliases: ["r"], .orderedEnumeration, colon: .equal, takesRegex: false, isClosed: true, values: [],
    catalogs: ["rarities"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "printing", summary: "Rarity of the printing", phrase: "have rarity {is}"),
  Field(
    "in", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: false,
    values: [FieldValue("booster", aliases: [])],
    catalogs: ["set-codes", "set-types", "games", "languages", "rarities", "frames"], palette: "",
    comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "printing",
    summary: "Any printing in that set, set type, game, language, rarity, frame year or booster", phrase: "have in {is}"
  ),
  Field(
    "new", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("rarity", aliases: []), FieldValue("art", aliases: ["illustration"]),
      FieldValue("artist", aliases: []), FieldValue("flavor", aliases: ["ft", "flavortext"]),
      FieldValue("frame", aliases: []), FieldValue("language", aliases: ["lang"]), FieldValue("foil", aliases: []),
      FieldValue("nonfoil", aliases: []), FieldValue("paper", aliases: ["card", "printed", "cardboard"]),
      FieldValue("mtgo", aliases: ["modo"]), FieldValue("arena", aliases: ["mtga"]),
      FieldValue("game", aliases: ["games"]), FieldValue("astral", aliases: []), FieldValue("sega", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "printing",
    summary: "First printing with a new rarity, art, artist, flavor, frame, language, finish or game",
    phrase: "have new {is}"),
  Field(
    "date", aliases: [], .date, colon: .equal, takesRegex: false, isClosed: false,
    values: [FieldValue("now", aliases: ["today"])], catalogs: ["set-codes"], palette: "", comparesColumns: false,
    isColumn: false, isWhole: false, multiplicity: .one, category: "date", summary: "Release date of the printing",
    phrase: "have date {is}"),
  Field(
    "year", aliases: [], .year, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: false, isColumn: true, isWhole: true, multiplicity: .one, category: "date",
    summary: "Release year of the printing; whole number only", phrase: "have year {is}"),
  Field(
    "prints", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .one, category: "printing",
    summary: "Number of printings", phrase: "have prints {is}"),
  Field(
    "sets", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .one, category: "printing",
    summary: "Number of sets printed in", phrase: "have sets {is}"),
  Field(
    "paperprints", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .one, category: "printing",
    summary: "Number of paper printings", phrase: "have paperprints {is}"),
  Field(
    "papersets", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .one, category: "printing",
    summary: "Number of paper sets printed in", phrase: "have papersets {is}"),
  Field(
    "illustrations", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .one, category: "art",
    summary: "Number of different illustrations", phrase: "have illustrations {is}"),
  Field(
    "artists", aliases: [], .number, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .one, category: "art",
    summary: "Number of credited artists", phrase: "have artists {is}"),
  Field(
    "edhrec", aliases: ["edhrecrank", "edhrec_rank"], .number, colon: .equal, takesRegex: false, isClosed: false,
    values: [], catalogs: [], palette: "", comparesColumns: true, isColumn: true, isWhole: true,
    multiplicity: .optional, category: "stats", summary: "EDHREC popularity rank (1 is most played)",
    phrase: "have edhrec {is}"),
  Field(
    "format", aliases: ["f", "legal"], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("alchemy", aliases: []), FieldValue("brawl", aliases: ["historicbrawl"]),
      FieldValue("commander", aliases: ["edh"]), FieldValue("competitivebrawl", aliases: []),
      FieldValue("duel", aliases: ["duelcommander"]), FieldValue("future", aliases: ["futurestandard"]),
      FieldValue("gladiator", aliases: []), FieldValue("historic", aliases: []), FieldValue("legacy", aliases: []),
      FieldValue("modern", aliases: []), FieldValue("oathbreaker", aliases: []), FieldValue("oldschool", aliases: []),
      FieldValue("pauper", aliases: []), FieldValue("paupercommander", aliases: ["pdh"]),
      FieldValue("penny", aliases: []), FieldValue("pioneer", aliases: []), FieldValue("predh", aliases: []),
      FieldValue("premodern", aliases: []), FieldValue("standard", aliases: []),
      FieldValue("standardbrawl", aliases: []), FieldValue("timeless", aliases: []), FieldValue("tlr", aliases: []),
      FieldValue("vintage", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "legality", summary: "Format legality", phrase: "have format {is}"),
  Field(
    "banned", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("alchemy", aliases: []), FieldValue("brawl", aliases: ["historicbrawl"]),
      FieldValue("commander", aliases: ["edh"]), FieldValue("competitivebrawl", aliases: []),
      FieldValue("duel", aliases: ["duelcommander"]), FieldValue("future", aliases: ["futurestandard"]),
      FieldValue("gladiator", aliases: []), FieldValue("historic", aliases: []), FieldValue("legacy", aliases: []),
      FieldValue("modern", aliases: []), FieldValue("oathbreaker", aliases: []), FieldValue("oldschool", aliases: []),
      FieldValue("pauper", aliases: []), FieldValue("paupercommander", aliases: ["pdh"]),
      FieldValue("penny", aliases: []), FieldValue("pioneer", aliases: []), FieldValue("predh", aliases: []),
      FieldValue("premodern", aliases: []), FieldValue("standard", aliases: []),
      FieldValue("standardbrawl", aliases: []), FieldValue("timeless", aliases: []), FieldValue("tlr", aliases: []),
      FieldValue("vintage", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "legality", summary: "Banned in the format", phrase: "have banned {is}"),
  Field(
    "restricted", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("alchemy", aliases: []), FieldValue("brawl", aliases: ["historicbrawl"]),
      FieldValue("commander", aliases: ["edh"]), FieldValue("competitivebrawl", aliases: []),
      FieldValue("duel", aliases: ["duelcommander"]), FieldValue("future", aliases: ["futurestandard"]),
      FieldValue("gladiator", aliases: []), FieldValue("historic", aliases: []), FieldValue("legacy", aliases: []),
      FieldValue("modern", aliases: []), FieldValue("oathbreaker", aliases: []), FieldValue("oldschool", aliases: []),
      FieldValue("pauper", aliases: []), FieldValue("paupercommander", aliases: ["pdh"]),
      FieldValue("penny", aliases: []), FieldValue("pioneer", aliases: []), FieldValue("predh", aliases: []),
      FieldValue("premodern", aliases: []), FieldValue("standard", aliases: []),
      FieldValue("standardbrawl", aliases: []), FieldValue("timeless", aliases: []), FieldValue("tlr", aliases: []),
      FieldValue("vintage", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "legality", summary: "Restricted in the format", phrase: "have restricted {is}"),
  Field(
    "is", aliases: ["has"], .flag, colon: .equal, takesRegex: false, isClosed: true, values: [],
    catalogs: ["is-values"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "flag", summary: "Named property of the card or printing; has is a full alias", phrase: "have is {is}"),
  Field(
    "not", aliases: [], .absentFlag, colon: .equal, takesRegex: false, isClosed: true, values: [],
    catalogs: ["is-values"], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "flag", summary: "Same as a negated is:", phrase: "have not {is}"),
  Field(
    "border", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("black", aliases: []), FieldValue("borderless", aliases: []), FieldValue("gold", aliases: []),
      FieldValue("silver", aliases: []), FieldValue("white", aliases: []), FieldValue("yellow", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "art", summary: "Border color", phrase: "have border {is}"),
  Field(
    "frame", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("1993", aliases: ["93"]), FieldValue("1997", aliases: ["97", "classic"]),
      FieldValue("2003", aliases: ["03", "8ed"]), FieldValue("2015", aliases: ["15", "m15"]),
      FieldValue("future", aliases: []), FieldValue("old", aliases: ["retro"]), FieldValue("new", aliases: []),
      FieldValue("modern", aliases: []), FieldValue("colorshifted", aliases: []), FieldValue("companion", aliases: []),
      FieldValue("compasslanddfc", aliases: []), FieldValue("convertdfc", aliases: []),
      FieldValue("devoid", aliases: []), FieldValue("draft", aliases: []),
      FieldValue("enchantment", aliases: ["nyxtouched", "nyx"]), FieldValue("etched", aliases: []),
      FieldValue("extendedart", aliases: []), FieldValue("fandfc", aliases: []), FieldValue("inverted", aliases: []),
      FieldValue("legendary", aliases: []), FieldValue("lesson", aliases: []), FieldValue("miracle", aliases: []),
      FieldValue("mooneldrazidfc", aliases: []), FieldValue("originpwdfc", aliases: []),
      FieldValue("shatteredglass", aliases: []), FieldValue("showcase", aliases: []), FieldValue("snow", aliases: []),
      FieldValue("spree", aliases: []), FieldValue("sunmoondfc", aliases: []), FieldValue("tombstone", aliases: []),
      FieldValue("upsidedowndfc", aliases: []), FieldValue("waxingandwaningmoondfc", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "art", summary: "Card frame edition or effect", phrase: "have frame {is}"),
  Field(
    "stamp", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("acorn", aliases: []), FieldValue("arena", aliases: []), FieldValue("circle", aliases: []),
      FieldValue("heart", aliases: []), FieldValue("oval", aliases: []), FieldValue("triangle", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .optional,
    category: "art", summary: "Shape of the security stamp", phrase: "have stamp {is}"),
  Field(
    "layout", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: false,
    values: [
      FieldValue("adventure", aliases: []), FieldValue("art_series", aliases: []), FieldValue("augment", aliases: []),
      FieldValue("battle", aliases: []), FieldValue("case", aliases: []), FieldValue("class", aliases: []),
      FieldValue("double_faced_token", aliases: []), FieldValue("emblem", aliases: []), FieldValue("flip", aliases: []),
      FieldValue("host", aliases: []), FieldValue("leveler", aliases: []), FieldValue("meld", aliases: []),
      FieldValue("modal_dfc", aliases: []), FieldValue("mutate", aliases: []), FieldValue("normal", aliases: []),
      FieldValue("planar", aliases: []), FieldValue("prepare", aliases: []), FieldValue("prototype", aliases: []),
      FieldValue("reversible_card", aliases: []), FieldValue("saga", aliases: []), FieldValue("scheme", aliases: []),
      FieldValue("split", aliases: []), FieldValue("token", aliases: []), FieldValue("transform", aliases: []),
      FieldValue("vanguard", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "type", summary: "Scryfall layout code", phrase: "have layout {is}"),
  Field(
    "game", aliases: [], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("paper", aliases: []), FieldValue("mtgo", aliases: []), FieldValue("arena", aliases: ["mtga"]),
      FieldValue("astral", aliases: []), FieldValue("sega", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many,
    category: "printing", summary: "Platform of the printing", phrase: "have game {is}"),
  Field(
    "language", aliases: ["lang"], .enumeration, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("ar", aliases: ["arabic"]), FieldValue("de", aliases: ["german"]),
      FieldValue("en", aliases: ["english"]), FieldValue("es", aliases: ["sp", "spanish"]),
      FieldValue("fr", aliases: ["french"]), FieldValue("grc", aliases: ["greek", "ancientgreek"]),
      FieldValue("he", aliases: ["hebrew"]), FieldValue("it", aliases: ["italian"]),
      FieldValue("ja", aliases: ["jp", "japanese"]), FieldValue("ko", aliases: ["kr", "korean"]),
      FieldValue("la", aliases: ["latin"]), FieldValue("ph", aliases: ["phyrexian"]),
      FieldValue("pt", aliases: ["pt-br", "portuguese"]), FieldValue("qya", aliases: ["quenya"]),
      FieldValue("ru", aliases: ["russian"]), FieldValue("sa", aliases: ["sanskrit"]),
      FieldValue("zhs", aliases: ["cs", "cn", "zh", "simplifiedchinese", "chinesesimplified"]),
      FieldValue("zht", aliases: ["ct", "tw", "traditionalchinese", "chinesetraditional"]),
      FieldValue("any", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "printing", summary: "Language of the printing", phrase: "have language {is}"),
  Field(
    "oracletag", aliases: ["otag", "function", "oracle_tag"], .catalog, colon: .equal, takesRegex: false,
    isClosed: false, values: [], catalogs: ["oracle-tags"], palette: "", comparesColumns: false, isColumn: false,
    isWhole: false, multiplicity: .many, category: "tag", summary: "Community tag on what the card does",
    phrase: "have oracletag {is}"),
  Field(
    "arttag", aliases: ["atag", "art", "art_tag"], .catalog, colon: .equal, takesRegex: false, isClosed: false,
    values: [], catalogs: ["art-tags"], palette: "", comparesColumns: false, isColumn: false, isWhole: false,
    multiplicity: .many, category: "tag", summary: "Community tag on what the picture shows", phrase: "have arttag {is}"
  ),
  Field(
    "oracleid", aliases: ["oracle_id"], .uuid, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "id", summary: "Oracle identity", phrase: "have oracleid {is}"),
  Field(
    "scryfallid", aliases: ["scryfall_id"], .uuid, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "id", summary: "Printing id", phrase: "have scryfallid {is}"),
  Field(
    "illustrationid", aliases: ["illustration_id"], .uuid, colon: .equal, takesRegex: false, isClosed: false,
    values: [], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "id", summary: "Artwork id", phrase: "have illustrationid {is}"),
  Field(
    "mtgoid", aliases: ["mtgo_id", "mtgo"], .integerID, colon: .equal, takesRegex: false, isClosed: false, values: [],
    catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "id", summary: "Magic Online id", phrase: "have mtgoid {is}"),
  Field(
    "arenaid", aliases: ["arena_id", "arena"], .integerID, colon: .equal, takesRegex: false, isClosed: false,
    values: [], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "id", summary: "Arena id", phrase: "have arenaid {is}"),
  Field(
    "multiverseid", aliases: ["multiverse_id", "multiverse"], .integerID, colon: .equal, takesRegex: false,
    isClosed: false, values: [], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false,
    multiplicity: .one, category: "id", summary: "Gatherer id", phrase: "have multiverseid {is}"),
  Field(
    "tcgplayerid", aliases: ["tcgplayer_id", "tcgplayer"], .integerID, colon: .equal, takesRegex: false,
    isClosed: false, values: [], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false,
    multiplicity: .one, category: "id", summary: "TCGplayer product id", phrase: "have tcgplayerid {is}"),
  Field(
    "spellbook", aliases: [], .text, colon: .equal, takesRegex: false, isClosed: false, values: [], catalogs: [],
    palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .many, category: "printing",
    summary: "Spellbook membership; known keyword, meaning unverified", phrase: "have spellbook {is}"),
  Field(
    "unique", aliases: [], .directive, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("cards", aliases: []), FieldValue("prints", aliases: []), FieldValue("art", aliases: ["arts"]),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "display", summary: "How duplicates are rolled up", phrase: "have unique {is}"),
  Field(
    "order", aliases: ["sort"], .directive, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("name", aliases: []), FieldValue("set", aliases: []), FieldValue("released", aliases: []),
      FieldValue("rarity", aliases: []), FieldValue("color", aliases: []), FieldValue("usd", aliases: []),
      FieldValue("tix", aliases: []), FieldValue("eur", aliases: []), FieldValue("cmc", aliases: ["mv", "manavalue"]),
      FieldValue("power", aliases: []), FieldValue("toughness", aliases: []), FieldValue("edhrec", aliases: []),
      FieldValue("penny", aliases: []), FieldValue("artist", aliases: []), FieldValue("review", aliases: []),
      FieldValue("spoiled", aliases: []), FieldValue("imageupdated", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "display", summary: "Sort key", phrase: "have order {is}"),
  Field(
    "direction", aliases: ["dir"], .directive, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("auto", aliases: []), FieldValue("asc", aliases: ["up"]), FieldValue("desc", aliases: ["down"]),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "display", summary: "Sort direction", phrase: "have direction {is}"),
  Field(
    "prefer", aliases: [], .directive, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("oldest", aliases: []), FieldValue("newest", aliases: []), FieldValue("usd-low", aliases: []),
      FieldValue("usd-high", aliases: []), FieldValue("eur-low", aliases: []), FieldValue("eur-high", aliases: []),
      FieldValue("tix-low", aliases: []), FieldValue("tix-high", aliases: []), FieldValue("promo", aliases: []),
      FieldValue("default", aliases: ["typical", "normal", "traditional", "baseline"]),
      FieldValue("atypical", aliases: ["nondefault", "abnormal", "nontraditional"]),
      FieldValue("universesbeyond", aliases: ["ub"]), FieldValue("notuniversesbeyond", aliases: ["notub"]),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "display", summary: "Which printing represents a card when unique:cards", phrase: "have prefer {is}"),
  Field(
    "display", aliases: ["as"], .directive, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("grid", aliases: ["images"]), FieldValue("checklist", aliases: []), FieldValue("full", aliases: []),
      FieldValue("text", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "display", summary: "Result layout on the website", phrase: "have display {is}"),
  Field(
    "include", aliases: [], .directive, colon: .equal, takesRegex: false, isClosed: true,
    values: [
      FieldValue("extras", aliases: ["extra"]), FieldValue("variations", aliases: ["variation"]),
      FieldValue("multilingual", aliases: []), FieldValue("all", aliases: ["everything"]),
      FieldValue("funny", aliases: []), FieldValue("digital", aliases: []),
    ], catalogs: [], palette: "", comparesColumns: false, isColumn: false, isWhole: false, multiplicity: .one,
    category: "display", summary: "Show cards hidden by default", phrase: "have include {is}"),
]
let tempCatalogs: [Catalog] = [
  Catalog(
    "types", "",
    tempParse(
      """
      basic
      elite
      host
      legendary
      ongoing
      snow
      token
      world
      artifact
      battle
      card
      conspiracy
      creature
      dungeon
      emblem
      enchantment
      hero
      instant
      kindred
      land
      phenomenon
      plane
      planeswalker
      scheme
      sorcery
      token
      tribal
      vanguard
      advisor
      aetherborn
      alien
      ally
      andorian
      angel
      antelope
      ape
      archer
      archon
      armadillo
      army
      artificer
      assassin
      assembly-worker
      astartes
      atog
      aurochs
      avatar
      azra
      badger
      balloon
      barbarian
      bard
      basilisk
      bat
      bear
      beast
      beaver
      beeble
      beholder
      berserker
      bird
      bison
      blinkmoth
      boar
      borg
      bringer
      brushwagg
      c'tan
      caitian
      camarid
      camel
      capybara
      caribou
      carrier
      cat
      centaur
      child
      chimera
      citizen
      cleric
      clown
      cockatrice
      construct
      coward
      coyote
      crab
      crocodile
      custodes
      cyberman
      cyclops
      dalek
      dauthi
      demigod
      demon
      deserter
      detective
      devil
      dinosaur
      djinn
      doctor
      dog
      dragon
      drake
      dreadnought
      drix
      drone
      druid
      dryad
      dwarf
      echidna
      efreet
      egg
      elder
      eldrazi
      elemental
      elephant
      elf
      elk
      employee
      eternal
      eye
      faerie
      ferret
      fish
      flagbearer
      fox
      fractal
      frog
      fungus
      gamer
      gamma
      gargoyle
      germ
      giant
      giraffe
      gith
      glimmer
      gnoll
      gnome
      goat
      goblin
      god
      golem
      gorgon
      gorn
      graveborn
      gremlin
      griffin
      guest
      hag
      halfling
      hamster
      harpy
      hedgehog
      hellion
      hero
      hippo
      hippogriff
      homarid
      homunculus
      horror
      horse
      human
      hydra
      hyena
      illusion
      imp
      incarnation
      inhuman
      inkling
      inquisitor
      insect
      jackal
      jellyfish
      juggernaut
      kangaroo
      kavu
      kelpien
      kirin
      kithkin
      klingon
      knight
      kobold
      kor
      kraken
      kree
      lamia
      lammasu
      lanthanite
      leech
      lemur
      leviathan
      lhurgoyf
      licid
      lizard
      llama
      lobster
      manticore
      masticore
      mercenary
      merfolk
      metathran
      minion
      minotaur
      mite
      mole
      monger
      mongoose
      monk
      monkey
      moogle
      moonfolk
      mount
      mouse
      mutant
      myr
      mystic
      nautilus
      necron
      nephilim
      nightmare
      nightstalker
      ninja
      noble
      noggle
      nomad
      nymph
      octopus
      officer
      ogre
      ooze
      orb
      orc
      orgg
      orion
      otter
      ouphe
      ox
      oyster
      pangolin
      peasant
      pegasus
      pentavite
      performer
      pest
      phelddagrif
      phoenix
      phyrexian
      pilot
      pincher
      pirate
      plant
      platypus
      porcupine
      possum
      praetor
      primarch
      prism
      processor
      q
      qu
      rabbit
      raccoon
      ranger
      rat
      rebel
      reflection
      rhino
      rigger
      robot
      rogue
      romulan
      sable
      salamander
      samurai
      sand
      saproling
      satyr
      scarecrow
      scientist
      scion
      scorpion
      scout
      sculpture
      seal
      serf
      serpent
      servo
      shade
      shaman
      shapeshifter
      shark
      sheep
      shi'ar
      siren
      skeleton
      skrull
      skunk
      slith
      sliver
      sloth
      slug
      snail
      snake
      soldier
      soltari
      sorcerer
      spawn
      specter
      spellshaper
      sphinx
      spider
      spike
      spirit
      splinter
      sponge
      spy
      squid
      squirrel
      starfish
      surrakar
      survivor
      symbiote
      synth
      talosian
      tellarite
      tentacle
      tetravite
      thalakos
      tholian
      thopter
      thrull
      tiefling
      time lord
      tosk
      toy
      treefolk
      trilobite
      triskelavite
      troll
      turtle
      tyranid
      unicorn
      utrom
      vampire
      varmint
      vedalken
      villain
      volver
      vorta
      vulcan
      wall
      walrus
      warlock
      warrior
      weasel
      weird
      werewolf
      whale
      wizard
      wolf
      wolverine
      wombat
      worm
      wraith
      wurm
      xindi
      yeti
      zombie
      zubera
      cave
      desert
      forest
      gate
      island
      lair
      locus
      mine
      mountain
      plains
      planet
      power-plant
      sphere
      swamp
      tower
      town
      urza's
      attraction
      blood
      bobblehead
      book
      clue
      contraption
      equipment
      food
      fortification
      gold
      heartwood
      incubator
      infinity
      junk
      lander
      map
      mutagen
      powerstone
      spacecraft
      stone
      treasure
      vehicle
      vibranium
      aura
      background
      cartouche
      case
      class
      curse
      plan
      role
      room
      rune
      saga
      shard
      shrine
      ajani
      aminatou
      angrath
      arlinn
      ashiok
      bahamut
      basri
      bolas
      calix
      chandra
      comet
      dack
      dakkon
      daretti
      davriel
      dellian
      dihada
      domri
      dovin
      ellywick
      elminster
      elspeth
      estrid
      freyalise
      garruk
      gideon
      grist
      guff
      huatli
      jace
      jared
      jaya
      jeska
      kaito
      karn
      kasmina
      kaya
      kiora
      koth
      liliana
      lolth
      lukka
      minsc
      mordenkainen
      nahiri
      narset
      niko
      nissa
      nixilis
      oko
      quintorius
      ral
      rowan
      saheeli
      samut
      sarkhan
      serra
      sivitri
      sorin
      szat
      tamiyo
      tasha
      teferi
      teyo
      tezzeret
      tibalt
      tyvar
      ugin
      urza
      venser
      vivien
      vraska
      vronos
      will
      windgrace
      wrenn
      xenagos
      yanggu
      yanling
      zariel
      siege
      adventure
      arcane
      lesson
      omen
      trap
      """)),
  Catalog(
    "keywords", "",
    tempParse(
      """
      absorb
      affinity
      afflict
      afterlife
      aftermath
      amplify
      annihilator
      ascend
      assist
      augment
      aura swap
      awaken
      backup
      banding
      bargain
      basic landcycling
      battle cry
      bestow
      blitz
      bloodthirst
      boast
      bushido
      buyback
      cascade
      casualty
      champion
      changeling
      choose a background
      cipher
      cleave
      commander ninjutsu
      companion
      compleated
      conspire
      convoke
      craft
      crew
      cumulative upkeep
      cycling
      dash
      daybound
      deathtouch
      decayed
      defender
      delve
      demonstrate
      desertwalk
      dethrone
      devoid
      devour
      disguise
      disturb
      doctor's companion
      double agenda
      double strike
      double team
      dredge
      echo
      embalm
      emerge
      enchant
      encore
      enlist
      entwine
      epic
      equip
      escalate
      escape
      eternalize
      evoke
      evolve
      exalted
      exhaust
      exploit
      extort
      fabricate
      fading
      fear
      firebending
      first strike
      flanking
      flash
      flashback
      flying
      for mirrodin!
      forecast
      forestcycling
      forestwalk
      foretell
      fortify
      freerunning
      frenzy
      friends forever
      fuse
      gift
      graft
      gravestorm
      halflingcycling
      harmonize
      haste
      haunt
      hexproof
      hexproof from
      hidden agenda
      hideaway
      horsemanship
      impending
      improvise
      increment
      indestructible
      infect
      ingest
      intensity
      intimidate
      islandcycling
      islandwalk
      job select
      jump-start
      kicker
      landcycling
      landwalk
      legendary landwalk
      level up
      lifelink
      living metal
      living weapon
      madness
      max speed
      mayhem
      megamorph
      melee
      menace
      mentor
      miracle
      mobilize
      modular
      more than meets the eye
      morph
      mountaincycling
      mountainwalk
      multikicker
      mutate
      myriad
      nightbound
      ninjutsu
      nonbasic landwalk
      offering
      offspring
      outlast
      overload
      paradigm
      partner
      partner with
      persist
      phasing
      plainscycling
      plainswalk
      poisonous
      power-up
      protection
      prototype
      provoke
      prowess
      prowl
      rampage
      ravenous
      reach
      read ahead
      rebound
      reconfigure
      recover
      reinforce
      renown
      replicate
      retrace
      riot
      ripple
      saddle
      scavenge
      shadow
      shroud
      skulk
      slivercycling
      sneak
      solved
      soulbond
      soulshift
      specialize
      spectacle
      splice
      split second
      spree
      squad
      start your engines!
      station
      storm
      sunburst
      surge
      suspend
      swampcycling
      swampwalk
      tiered
      toxic
      training
      trample
      transfigure
      transmute
      tribute
      typecycling
      umbra armor
      undaunted
      undying
      unearth
      unleash
      vanishing
      vigilance
      ward
      warp
      web-slinging
      wither
      wizardcycling
      abandon
      activate
      adapt
      airbend
      amass
      assemble
      assimilate
      attach
      behold
      blight
      bolster
      cast
      clash
      cloak
      collect evidence
      conjure
      connive
      convert
      counter
      create
      destroy
      detain
      discard
      discover
      double
      draft from a spellbook
      earthbend
      endure
      exchange
      exert
      exile
      explore
      face a dilemma
      fateseal
      fight
      food
      forage
      goad
      harness
      heal
      heist
      incorporate
      incubate
      investigate
      learn
      manifest
      manifest dread
      meld
      mill
      monstrosity
      open an attraction
      planeswalk
      play
      plot
      populate
      prepared
      proliferate
      regenerate
      reveal
      role token
      roll to visit your attractions
      sacrifice
      scry
      seek
      set in motion
      shuffle
      support
      surveil
      suspect
      tap
      time travel
      transform
      treasure
      triple
      untap
      venture into the dungeon
      vote
      waterbend
      adamant
      addendum
      alliance
      battalion
      bloodrush
      celebration
      channel
      chroma
      cohort
      constellation
      converge
      corrupted
      council's dilemma
      coven
      covercast
      delirium
      descend
      disappear
      domain
      eerie
      eminence
      enrage
      fateful hour
      fathomless descent
      ferocious
      flurry
      formidable
      grandeur
      hellbent
      hero's reward
      heroic
      imprint
      infusion
      inspired
      join forces
      kinfall
      kinship
      landfall
      landship
      legacy
      lieutenant
      magecraft
      metalcraft
      morbid
      opus
      pack tactics
      paradox
      parley
      radiance
      raid
      rally
      renew
      repartee
      revolt
      secret council
      spell mastery
      strive
      survival
      sweep
      teamwork
      tempting offer
      threshold
      underdog
      undergrowth
      valiant
      vivid
      void
      will of the council
      will of the planeswalkers
      """)),
  Catalog(
    "set-codes", "",
    tempParse(
      """
      10e|Tenth Edition
      2ed|Unlimited Edition
      2x2|Double Masters 2022
      2xm|Double Masters
      30a|30th Anniversary Edition
      3ed|Revised Edition
      40k|Warhammer 40,000 Commander
      4ed|Fourth Edition
      5dn|Fifth Dawn
      5ed|Fifth Edition
      6ed|Classic Sixth Edition
      7ed|Seventh Edition
      8ed|Eighth Edition
      9ed|Ninth Edition
      a25|Masters 25
      acr|Assassin's Creed
      aer|Aether Revolt
      afc|Forgotten Realms Commander
      afr|Adventures in the Forgotten Realms
      akh|Amonkhet
      akr|Amonkhet Remastered
      ala|Shards of Alara
      all|Alliances
      ana|Arena New Player Experience
      anb|Arena Beginner Set
      apc|Apocalypse
      arb|Alara Reborn
      arc|Archenemy
      arn|Arabian Nights
      ath|Anthologies
      atq|Antiquities
      avr|Avacyn Restored
      bbd|Battlebond
      bfz|Battle for Zendikar
      big|The Big Score
      blb|Bloomburrow
      blc|Bloomburrow Commander
      bng|Born of the Gods
      bok|Betrayers of Kamigawa
      bot|Transformers
      brb|Battle Royale Box Set
      brc|The Brothers' War Commander
      bro|The Brothers' War
      brr|The Brothers' War Retro Artifacts
      btd|Beatdown Box Set
      c13|Commander 2013
      c14|Commander 2014
      c15|Commander 2015
      c16|Commander 2016
      c17|Commander 2017
      c18|Commander 2018
      c19|Commander 2019
      c20|Commander 2020
      c21|Commander 2021
      cc1|Commander Collection: Green
      cc2|Commander Collection: Black
      chk|Champions of Kamigawa
      chr|Chronicles
      clb|Commander Legends: Battle for Baldur's Gate
      clu|Ravnica: Clue Edition
      cm1|Commander's Arsenal
      cm2|Commander Anthology Volume II
      cma|Commander Anthology
      cmb1|Mystery Booster Playtest Cards 2019
      cmd|Commander 2011
      cmm|Commander Masters
      cmr|Commander Legends
      cn2|Conspiracy: Take the Crown
      cns|Conspiracy
      con|Conflux
      cp1|Magic 2015 Clash Pack
      cp2|Fate Reforged Clash Pack
      cp3|Magic Origins Clash Pack
      csp|Coldsnap
      cst|Coldsnap Theme Decks
      dbl|Innistrad: Double Feature
      dci|DCI Promos
      dd1|Duel Decks: Elves vs. Goblins
      dd2|Duel Decks: Jace vs. Chandra
      ddc|Duel Decks: Divine vs. Demonic
      ddd|Duel Decks: Garruk vs. Liliana
      ddf|Duel Decks: Elspeth vs. Tezzeret
      ddg|Duel Decks: Knights vs. Dragons
      ddh|Duel Decks: Ajani vs. Nicol Bolas
      ddi|Duel Decks: Venser vs. Koth
      ddj|Duel Decks: Izzet vs. Golgari
      ddk|Duel Decks: Sorin vs. Tibalt
      ddl|Duel Decks: Heroes vs. Monsters
      ddm|Duel Decks: Jace vs. Vraska
      ddn|Duel Decks: Speed vs. Cunning
      ddo|Duel Decks: Elspeth vs. Kiora
      ddp|Duel Decks: Zendikar vs. Eldrazi
      ddq|Duel Decks: Blessed vs. Cursed
      ddr|Duel Decks: Nissa vs. Ob Nixilis
      dds|Duel Decks: Mind vs. Might
      ddt|Duel Decks: Merfolk vs. Goblins
      ddu|Duel Decks: Elves vs. Inventors
      dft|Aetherdrift
      dgm|Dragon's Maze
      dis|Dissension
      dka|Dark Ascension
      dkm|Deckmasters
      dmc|Dominaria United Commander
      dmr|Dominaria Remastered
      dmu|Dominaria United
      dom|Dominaria
      dpa|Duels of the Planeswalkers
      drb|From the Vault: Dragons
      drc|Aetherdrift Commander
      drk|The Dark
      dsc|Duskmourn: House of Horror Commander
      dsk|Duskmourn: House of Horror
      dst|Darksteel
      dtk|Dragons of Tarkir
      dvd|Duel Decks Anthology: Divine vs. Demonic
      e01|Archenemy: Nicol Bolas
      e02|Explorers of Ixalan
      ecc|Lorwyn Eclipsed Commander
      ecl|Lorwyn Eclipsed
      eld|Throne of Eldraine
      ema|Eternal Masters
      emn|Eldritch Moon
      eoc|Edge of Eternities Commander
      eoe|Edge of Eternities
      eos|Edge of Eternities: Stellar Sights
      eve|Eventide
      exo|Exodus
      exp|Zendikar Expeditions
      f01|Friday Night Magic 2001
      f02|Friday Night Magic 2002
      f03|Friday Night Magic 2003
      f04|Friday Night Magic 2004
      f05|Friday Night Magic 2005
      f06|Friday Night Magic 2006
      f07|Friday Night Magic 2007
      f08|Friday Night Magic 2008
      f09|Friday Night Magic 2009
      f10|Friday Night Magic 2010
      f11|Friday Night Magic 2011
      f12|Friday Night Magic 2012
      f13|Friday Night Magic 2013
      f14|Friday Night Magic 2014
      f15|Friday Night Magic 2015
      f16|Friday Night Magic 2016
      f17|Friday Night Magic 2017
      fca|Final Fantasy: Through the Ages
      fdn|Foundations
      fem|Fallen Empires
      fic|Final Fantasy Commander
      fin|Final Fantasy
      fnm|Friday Night Magic 2000
      fra|Reality Fracture
      frc|Reality Fracture Commander
      frf|Fate Reforged
      fut|Future Sight
      g00|Judge Gift Cards 2000
      g01|Judge Gift Cards 2001
      g02|Judge Gift Cards 2002
      g03|Judge Gift Cards 2003
      g04|Judge Gift Cards 2004
      g05|Judge Gift Cards 2005
      g06|Judge Gift Cards 2006
      g07|Judge Gift Cards 2007
      g08|Judge Gift Cards 2008
      g09|Judge Gift Cards 2009
      g10|Judge Gift Cards 2010
      g11|Judge Gift Cards 2011
      g17|2017 Gift Pack
      g18|M19 Gift Pack
      g99|Judge Gift Cards 1999
      gdy|Game Day Promos
      gk1|GRN Guild Kit
      gk2|RNA Guild Kit
      gn2|Game Night 2019
      gn3|Game Night: Free-for-All
      gnt|Game Night
      gpt|Guildpact
      grn|Guilds of Ravnica
      gs1|Global Series Jiang Yanggu & Mu Yanling
      gtc|Gatecrash
      h09|Premium Deck Series: Slivers
      h17|HasCon 2017
      h1r|Modern Horizons 1 Timeshifts
      h2r|Modern Horizons 2 Timeshifts
      ha1|Historic Anthology 1
      ha2|Historic Anthology 2
      ha3|Historic Anthology 3
      ha4|Historic Anthology 4
      ha5|Historic Anthology 5
      hho|Happy Holidays
      hml|Homelands
      hob|The Hobbit
      hoc|The Hobbit Eternal
      hop|Planechase
      hou|Hour of Devastation
      ice|Ice Age
      iko|Ikoria: Lair of Behemoths
      ima|Iconic Masters
      inr|Innistrad Remastered
      inv|Invasion
      isd|Innistrad
      itp|Introductory Two-Player Set
      j12|Judge Gift Cards 2012
      j13|Judge Gift Cards 2013
      j14|Judge Gift Cards 2014
      j15|Judge Gift Cards 2015
      j16|Judge Gift Cards 2016
      j17|Judge Gift Cards 2017
      j18|Judge Gift Cards 2018
      j19|Judge Gift Cards 2019
      j20|Judge Gift Cards 2020
      j21|Jumpstart: Historic Horizons
      j22|Jumpstart 2022
      j25|Foundations Jumpstart
      jgp|Judge Gift Cards 1998
      jmp|Jumpstart
      jou|Journey into Nyx
      jud|Judgment
      khc|Kaldheim Commander
      khm|Kaldheim
      kld|Kaladesh
      klr|Kaladesh Remastered
      ktk|Khans of Tarkir
      lcc|The Lost Caverns of Ixalan Commander
      lci|The Lost Caverns of Ixalan
      lea|Limited Edition Alpha
      leb|Limited Edition Beta
      leg|Legends
      lgn|Legions
      lmar|Marvel Legends Series Inserts
      lrw|Lorwyn
      ltc|Tales of Middle-earth Commander
      ltr|The Lord of the Rings: Tales of Middle-earth
      m10|Magic 2010
      m11|Magic 2011
      m12|Magic 2012
      m13|Magic 2013
      m14|Magic 2014
      m15|Magic 2015
      m19|Core Set 2019
      m20|Core Set 2020
      m21|Core Set 2021
      m3c|Modern Horizons 3 Commander
      mar|Marvel Universe
      mat|March of the Machine: The Aftermath
      mb1|Mystery Booster
      mb2|Mystery Booster 2
      mbc|Mystery Booster Commander Edition
      mbs|Mirrodin Besieged
      md1|Modern Event Deck 2014
      me1|Masters Edition
      me2|Masters Edition II
      me3|Masters Edition III
      me4|Masters Edition IV
      med|Mythic Edition
      mgb|Multiverse Gift Box
      mh1|Modern Horizons
      mh2|Modern Horizons 2
      mh3|Modern Horizons 3
      mic|Midnight Hunt Commander
      mid|Innistrad: Midnight Hunt
      mir|Mirage
      mkc|Murders at Karlov Manor Commander
      mkm|Murders at Karlov Manor
      mm2|Modern Masters 2015
      mm3|Modern Masters 2017
      mma|Modern Masters
      mmq|Mercadian Masques
      moc|March of the Machine Commander
      mom|March of the Machine
      mor|Morningtide
      mp2|Amonkhet Invocations
      mpr|Magic Player Rewards 2001
      mps|Kaladesh Inventions
      mrd|Mirrodin
      msc|Marvel Super Heroes Commander
      msh|Marvel Super Heroes
      mul|Multiverse Legends
      ncc|New Capenna Commander
      nec|Neon Dynasty Commander
      nem|Nemesis
      neo|Kamigawa: Neon Dynasty
      nph|New Phyrexia
      oana|Arena New Player Experience Cards
      ody|Odyssey
      ogw|Oath of the Gatewatch
      olgc|Legacy Championship
      onc|Phyrexia: All Will Be One Commander
      one|Phyrexia: All Will Be One
      ons|Onslaught
      ori|Magic Origins
      otc|Outlaws of Thunder Junction Commander
      otj|Outlaws of Thunder Junction
      otp|Breaking News
      ovnt|Vintage Championship
      p02|Portal Second Age
      p03|Magic Player Rewards 2003
      p04|Magic Player Rewards 2004
      p05|Magic Player Rewards 2005
      p06|Magic Player Rewards 2006
      p07|Magic Player Rewards 2007
      p08|Magic Player Rewards 2008
      p09|Magic Player Rewards 2009
      p10|Magic Player Rewards 2010
      p10e|Tenth Edition Promos
      p11|Magic Player Rewards 2011
      p15a|15th Anniversary Cards
      p22|Judge Gift Cards 2022
      p23|Judge Gift Cards 2023
      p2hg|Two-Headed Giant Tournament
      p30a|30th Anniversary Play Promos
      p30h|30th Anniversary History Promos
      p30m|30th Anniversary Misc Promos
      paer|Aether Revolt Promos
      pakh|Amonkhet Promos
      pal00|Arena League 2000
      pal01|Arena League 2001
      pal02|Arena League 2002
      pal03|Arena League 2003
      pal04|Arena League 2004
      pal05|Arena League 2005
      pal06|Arena League 2006
      pal99|Arena League 1999
      pala|Shards of Alara Promos
      palp|Asia Pacific Land Program
      pana|MTG Arena Promos
      parl|Arena League 1996
      pavr|Avacyn Restored Promos
      pbbd|Battlebond Promos
      pbfz|Battle for Zendikar Promos
      pbng|Born of the Gods Promos
      pc2|Planechase 2012
      pca|Planechase Anthology
      pcbb|Cowboy Bebop
      pcmd|Commander 2011 Launch Party
      pcmp|Champs and States
      pcy|Prophecy
      pd2|Premium Deck Series: Fire and Lightning
      pd3|Premium Deck Series: Graveborn
      pdgm|Dragon's Maze Promos
      pdka|Dark Ascension Promos
      pdom|Dominaria Promos
      pdp10|Duels of the Planeswalkers 2010 Promos
      pdp12|Duels of the Planeswalkers 2012 Promos
      pdp13|Duels of the Planeswalkers 2013 Promos
      pdp14|Duels of the Planeswalkers 2014 Promos
      pdp15|Duels of the Planeswalkers 2015 Promos
      pdrc|Dragon Con
      pdtk|Dragons of Tarkir Promos
      pdtp|Duels of the Planeswalkers 2009 Promos
      peld|Throne of Eldraine Promos
      pelp|European Land Program
      pemn|Eldritch Moon Promos
      pewk|Eternal Weekend
      pf19|MagicFest 2019
      pf20|MagicFest 2020
      pf23|MagicFest 2023
      pf24|MagicFest 2024
      pf25|MagicFest 2025
      pf26|MagicFest 2026
      pfrf|Fate Reforged Promos
      pgpx|Grand Prix Promos
      pgrn|Guilds of Ravnica Promos
      pgru|Guru
      pgtc|Gatecrash Promos
      ph17|2017 Heroes of the Realm
      ph19|2019 Heroes of the Realm
      ph21|2021 Heroes of the Realm
      phel|Open the Helvault
      phou|Hour of Devastation Promos
      phpr|HarperPrism Book Promos
      phtr|2016 Heroes of the Realm
      phuk|Hachette UK
      pidw|IDW Comics Inserts
      pio|Pioneer Masters
      pip|Fallout
      pisd|Innistrad Promos
      pj21|Judge Gift Cards 2021
      pjas|Junior APAC Series
      pjou|Journey into Nyx Promos
      pjse|Junior Series Europe
      pkld|Kaladesh Promos
      pktk|Khans of Tarkir Promos
      pl21|Year of the Ox 2021
      pl22|Year of the Tiger 2022
      pl23|Year of the Rabbit 2023
      pl24|Year of the Dragon 2024
      pl25|Year of the Snake 2025
      pl26|Year of the Horse 2026
      plc|Planar Chaos
      plg20|Love Your LGS 2020
      plg21|Love Your LGS 2021
      plg22|Love Your LGS 2022
      plg24|Love Your LGS 2024
      plg25|Love Your LGS 2025
      plgm|DCI Legend Membership
      pls|Planeshift
      pm10|Magic 2010 Promos
      pm11|Magic 2011 Promos
      pm12|Magic 2012 Promos
      pm13|Magic 2013 Promos
      pm14|Magic 2014 Promos
      pm15|Magic 2015 Promos
      pm19|Core Set 2019 Promos
      pm20|Core Set 2020 Promos
      pmbs|Mirrodin Besieged Promos
      pmei|Media and Collaboration Promos
      pmh1|Modern Horizons Promos
      pnat|Nationals Promos
      pnph|New Phyrexia Promos
      pogw|Oath of the Gatewatch Promos
      por|Portal
      pori|Magic Origins Promos
      ppp1|M20 Promo Packs
      ppro|Pro Tour Promos
      prcq|Regional Championship Qualifiers 2022
      prix|Rivals of Ixalan Promos
      prm|Magic Online Promos
      prna|Ravnica Allegiance Promos
      proe|Rise of the Eldrazi Promos
      prtr|Return to Ravnica Promos
      prw2|RNA Ravnica Weekend
      prwk|GRN Ravnica Weekend
      ps14|San Diego Comic-Con 2014
      ps15|San Diego Comic-Con 2015
      ps16|San Diego Comic-Con 2016
      ps17|San Diego Comic-Con 2017
      ps18|San Diego Comic-Con 2018
      ps19|San Diego Comic-Con 2019
      psdc|San Diego Comic-Con 2013
      psoi|Shadows over Innistrad Promos
      psom|Scars of Mirrodin Promos
      pspl|Spotlight Series
      pss1|BFZ Standard Series
      pss2|XLN Standard Showdown
      pss3|M19 Standard Showdown
      pss4|MKM Standard Showdown
      pss5|FIN Standard Showdown
      psus|Junior Super Series
      ptc|Pro Tour Collector Set
      pthb|Theros Beyond Death Promos
      pths|Theros Promos
      ptk|Portal Three Kingdoms
      ptkdf|Tarkir Dragonfury
      puma|Ultimate Box Topper
      purl|URL/Convention Promos
      pust|Unstable Promos
      pw11|Wizards Play Network 2011
      pw12|Wizards Play Network 2012
      pw21|Wizards Play Network 2021
      pw22|Wizards Play Network 2022
      pw23|Wizards Play Network 2023
      pw24|Wizards Play Network 2024
      pw25|Wizards Play Network 2025
      pw26|Wizards Play Network 2026
      pwar|War of the Spark Promos
      pwor|World Championship Promos
      pwos|Wizards of the Coast Online Store
      pwwk|Worldwake Promos
      pxln|Ixalan Promos
      pxtc|XLN Treasure Chest
      pz1|Legendary Cube Prize Pack
      pz2|Treasure Chest
      pza|Teenage Mutant Ninja Turtles Source Material
      pzen|Zendikar Promos
      rav|Ravnica: City of Guilds
      ren|Renaissance
      rex|Jurassic World Collection
      rin|Rinascimento
      rix|Rivals of Ixalan
      rna|Ravnica Allegiance
      roe|Rise of the Eldrazi
      rqs|Rivals Quick Start Set
      rtr|Return to Ravnica
      rvr|Ravnica Remastered
      s00|Starter 2000
      s99|Starter 1999
      scd|Starter Commander Decks
      scg|Scourge
      sch|Store Championships
      sds|Stardates
      shm|Shadowmoor
      sir|Shadows over Innistrad Remastered
      sis|Shadows of the Past
      slc|Secret Lair Countdown
      sld|Secret Lair Drop
      slp|Secret Lair Promo
      slu|Secret Lair: Ultimate Edition
      slx|Universes Within
      snc|Streets of New Capenna
      soa|Secrets of Strixhaven Mystical Archive
      soc|Secrets of Strixhaven Commander
      soi|Shadows over Innistrad
      sok|Saviors of Kamigawa
      som|Scars of Mirrodin
      sos|Secrets of Strixhaven
      spe|Marvel's Spider-Man Eternal
      spg|Special Guests
      spm|Marvel's Spider-Man
      ss1|Signature Spellbook: Jace
      ss2|Signature Spellbook: Gideon
      ss3|Signature Spellbook: Chandra
      sta|Strixhaven Mystical Archive
      sth|Stronghold
      stx|Strixhaven: School of Mages
      sum|Summer Magic / Edgar
      td0|Magic Online Theme Decks
      td2|Duel Decks: Mirrodin Pure vs. New Phyrexia
      tdc|Tarkir: Dragonstorm Commander
      tdm|Tarkir: Dragonstorm
      thb|Theros Beyond Death
      ths|Theros
      tla|Avatar: The Last Airbender
      tle|Avatar: The Last Airbender Eternal
      tmc|Teenage Mutant Ninja Turtles Eternal
      tmp|Tempest
      tmt|Teenage Mutant Ninja Turtles
      tor|Torment
      tpr|Tempest Remastered
      trc|Star Trek Commander
      trk|Star Trek
      tsb|Time Spiral Timeshifted
      tsp|Time Spiral
      tsr|Time Spiral Remastered
      uds|Urza's Destiny
      ugin|Ugin's Fate
      ugl|Unglued
      ulg|Urza's Legacy
      uma|Ultimate Masters
      und|Unsanctioned
      unf|Unfinity
      unh|Unhinged
      unk|Unknown Event
      usg|Urza's Saga
      ust|Unstable
      v09|From the Vault: Exiled
      v10|From the Vault: Relics
      v11|From the Vault: Legends
      v12|From the Vault: Realms
      v13|From the Vault: Twenty
      v14|From the Vault: Annihilation
      v15|From the Vault: Angels
      v16|From the Vault: Lore
      v17|From the Vault: Transform
      vis|Visions
      vma|Vintage Masters
      voc|Crimson Vow Commander
      vow|Innistrad: Crimson Vow
      w16|Welcome Deck 2016
      w17|Welcome Deck 2017
      war|War of the Spark
      wc00|World Championship Decks 2000
      wc01|World Championship Decks 2001
      wc02|World Championship Decks 2002
      wc03|World Championship Decks 2003
      wc04|World Championship Decks 2004
      wc97|World Championship Decks 1997
      wc98|World Championship Decks 1998
      wc99|World Championship Decks 1999
      who|Doctor Who
      wmc|World Magic Cup Qualifiers
      woc|Wilds of Eldraine Commander
      woe|Wilds of Eldraine
      wot|Wilds of Eldraine: Enchanting Tales
      wth|Weatherlight
      wwk|Worldwake
      xana|Arena New Player Experience Extras
      xln|Ixalan
      ydmu|Alchemy: Dominaria
      ymid|Alchemy: Innistrad
      ymkm|Alchemy: Murders at Karlov Manor
      yneo|Alchemy: Kamigawa
      ysos|Alchemy: Secrets of Strixhaven
      ywoe|Alchemy: Wilds of Eldraine
      zen|Zendikar
      znc|Zendikar Rising Commander
      zne|Zendikar Rising Expeditions
      znr|Zendikar Rising
      """)),
  Catalog(
    "set-types", "",
    tempParse(
      """
      alchemy
      archenemy
      arsenal
      box
      commander
      core
      draft_innovation
      duel_deck
      eternal
      expansion
      from_the_vault
      funny
      masterpiece
      masters
      memorabilia
      minigame
      planechase
      premium_deck
      promo
      spellbook
      starter
      token
      treasure_chest
      vanguard
      """)),
  Catalog(
    "cubes", "",
    tempParse(
      """
      amaz
      april
      arena
      chromatic
      chuck
      grixis
      legacy
      livethedream
      modern
      protour
      tinkerer
      twisted
      uncommon
      vintage
      """)),
  Catalog(
    "formats", "",
    tempParse(
      """
      alchemy
      brawl|historicbrawl
      commander|edh
      competitivebrawl
      duel|duelcommander
      future|futurestandard
      gladiator
      historic
      legacy
      modern
      oathbreaker
      oldschool
      pauper
      paupercommander|pdh
      penny
      pioneer
      predh
      premodern
      standard
      standardbrawl
      timeless
      tlr
      vintage
      """)),
  Catalog(
    "rarities", "",
    tempParse(
      """
      common|c
      uncommon|u
      rare|r
      special|s
      mythic|m
      bonus|b
      """)),
  Catalog(
    "languages", "",
    tempParse(
      """
      ar|arabic
      de|german
      en|english
      es|sp|spanish
      fr|french
      grc|greek|ancientgreek
      he|hebrew
      it|italian
      ja|jp|japanese
      ko|kr|korean
      la|latin
      ph|phyrexian
      pt|pt-br|portuguese
      qya|quenya
      ru|russian
      sa|sanskrit
      zhs|cs|cn|zh|simplifiedchinese|chinesesimplified
      zht|ct|tw|traditionalchinese|chinesetraditional
      """)),
  Catalog(
    "games", "",
    tempParse(
      """
      arena
      astral
      mtgo
      paper
      sega
      """)),
  Catalog(
    "layouts", "",
    tempParse(
      """
      adventure
      art_series
      augment
      battle
      case
      class
      double_faced_token
      emblem
      flip
      host
      leveler
      meld
      modal_dfc
      mutate
      normal
      planar
      prepare
      prototype
      reversible_card
      saga
      scheme
      split
      token
      transform
      vanguard
      """)),
  Catalog(
    "frames", "",
    tempParse(
      """
      1993|93
      1997|97|classic
      2003|03|8ed
      2015|15|m15
      future
      colorshifted
      companion
      compasslanddfc
      convertdfc
      devoid
      draft
      enchantment
      etched
      extendedart
      fandfc
      inverted
      legendary
      lesson
      miracle
      mooneldrazidfc
      originpwdfc
      shatteredglass
      showcase
      snow
      spree
      sunmoondfc
      tombstone
      upsidedowndfc
      waxingandwaningmoondfc
      """)),
  Catalog(
    "border-colors", "",
    tempParse(
      """
      black
      borderless
      gold
      silver
      white
      yellow
      """)),
  Catalog(
    "security-stamps", "",
    tempParse(
      """
      acorn
      arena
      circle
      heart
      oval
      triangle
      """)),
  Catalog(
    "watermarks", "",
    tempParse(
      """
      abzan
      agentsofsneak
      airnomads
      arena
      atarka
      azorius
      boros
      brokers
      cabaretti
      colorpie
      conspiracy
      corocoro
      crossbreedlabs
      cutiemark
      d&d
      dci
      dengekimaoh
      desparked
      dimir
      dromoka
      earthkingdom
      firenation
      flavor
      fnm
      foretell
      goblinexplosioneers
      golgari
      grandprix
      gruul
      herospath
      izzet
      japanjunior
      jeskai
      judgeacademy
      junior
      juniorapac
      junioreurope
      kolaghan
      leagueofdastardlydoom
      lorehold
      maestros
      mardu
      mirran
      mps
      mtg
      mtg10
      mtg15
      nerf
      obscura
      ojutai
      orderofthewidget
      orzhov
      phyrexian
      planeswalker
      prismari
      protour
      quandrix
      rakdos
      riveteers
      scholarship
      selesnya
      set
      silumgar
      silverquill
      simic
      sultai
      tarkir
      temur
      transformers
      trumpkatsumai
      watertribe
      witherbloom
      wotc
      wpn
      """)),
  Catalog(
    "is-values", "",
    tempParse(
      """
      permanent
      spell
      historic
      party
      outlaw
      modal
      vanilla
      frenchvanilla
      bear
      hybrid|splitmana
      phyrexian|phyrexia
      indicator|ci|colorindicator
      companion
      partner
      lights|attractionlights
      related
      spellbook
      split
      flip
      transform|tdfc
      mdfc|modaldfc
      meld
      meldpart
      meldresult
      dfc|doublefaced|doublesided
      leveler
      adventure
      class
      prepare
      reversible
      token
      artseries|artcard
      planar
      vanguard
      host|augment|augmentation
      extra|extras
      commander
      brawler|brawlcommander
      duelcommander
      oathbreaker
      paupercommander
      gamechanger|gc
      reserved|reservedlist
      funny
      spikey
      universesbeyond|ub
      unset
      alchemy
      rebalanced
      foil|premium
      nonfoil
      etched|etch|etchedfoil
      glossy|gloss
      fullart|full
      textless
      oversized
      promo
      reprint
      firstprint|firstprinting
      unique|onlyprint
      digital
      hires|highres
      spotlight|story|storyspotlight
      scryfallpreview
      booster|pack
      variation
      contentwarning
      default|normal|typical|traditional|baseline
      atypical|nondefault|abnormal|nontraditional
      old
      new
      modern
      future|futureshifted
      colorshifted
      timeshifted
      showcase
      extendedart|extended
      borderless
      tombstone
      masterpiece
      watermark
      flavor|flavortext
      flavorname
      localizedname|printedname
      printedtext
      artist
      illustration
      image
      placeholderimage
      stamp|securitystamp
      back
      englishart
      paperart
      arenaid
      mtgoid
      multiverse|multiverseid
      tcgplayer|tcgplayerid
      cardmarket|cardmarketid
      misprint|artistmisprint?
      covered
      fbb
      fwb
      invitational
      belzenlok
      preprint
      tron
      cube
      playtest
      intro
      beginner
      jumpstart
      core
      expansion
      masters
      starter
      box
      memorabilia
      planechase
      archenemy
      arsenal
      eternal
      premiumdeck
      bikeland|cycleland|bicycleland
      bondland|crowdland|bbdland|battlebondland
      bounceland|karoo
      canopyland|canland|canopy|horizon|horizonland
      checkland
      creatureland|manland
      dual
      fastland
      fetchland
      filterland
      gainland
      painland
      pathway
      scryland
      shadowland|snarl
      shockland
      slowland
      storageland
      surveilland
      tangoland|battleland
      triland
      tricycleland|trikeland|triome
      vergeland
      arenaleague|arena_league
      beginnerbox
      boosterfun
      boxtopper
      brawldeck
      bringafriend
      bundle
      buyabox|bab
      chocobotrackfoil
      commanderparty
      commanderpromo
      concept
      confettifoil|confetti
      convention
      cosmicfoil
      datestamped
      dazzlefoil
      dossier
      doubleexposure
      doublerainbow
      draculaseries|dracula
      draftweekend
      dragonscalefoil
      duels
      embossed|emboss
      event
      facetfoil
      ffi
      ffii
      ffiii
      ffiv
      ffix
      ffv
      ffvi
      ffvii
      ffviii
      ffx
      ffxi
      ffxii
      ffxiii
      ffxiv
      ffxv
      ffxvi
      firstplacefoil
      fnm
      fracturefoil
      galaxyfoil
      gameday
      giftbox
      gilded
      gleaminggold
      godzillaseries|godzilla
      halofoil|halo
      headliner
      imagine
      instore
      intropack|intro_pack
      invisibleink
      japanshowcase
      jpwalker
      judgegift|judge_gift|judge
      league
      magnified
      manafoil
      mediainsert|media_insert|insert
      metal
      moonlitland
      neonink
      oilslick
      openhouse
      planeswalkerdeck|planeswalker_deck|pwdeck
      plastic
      playerrewards|player_rewards
      playpromo
      portrait
      poster
      premiereshop
      prerelease
      promopack
      rainbowfoil
      raisedfoil
      ravnicacity
      release
      resale
      ripplefoil
      schinesealtart
      scroll
      serialized
      setpromo|set_promo
      setextension
      silverfoil
      silverscroll
      singularityfoil
      sldbonus
      sourcematerial
      stamped|promostamped|pwstamped|planeswalkerstamped
      standardshowdown
      startercollection
      starterdeck
      stepandcompleat|compleat
      storechampionship
      surgefoil|surge
      textured
      themepack
      thick
      tourney|tournament
      upsidedown
      upsidedownback
      vault
      wizardsplaynetwork|wpn
      finalfantasy|ff
      """)),
]
func tempParse(_ s: String) -> [FieldValue] {
  s.split(separator: "\n").map { l in
    let p = l.split(separator: "|").map(String.init); return FieldValue(p[0], aliases: Array(p.dropFirst()))
  }
}
let tempPalettes: [Palette] = [
  Palette(
    "colors",
    colors: [.init("w", "white"), .init("u", "blue"), .init("b", "black"), .init("r", "red"), .init("g", "green")],
    nicknames: [
      .init("azorius", aliases: [], "wu"),
      .init("dimir", aliases: [], "ub"),
      .init("rakdos", aliases: [], "br"),
      .init("gruul", aliases: [], "rg"),
      .init("selesnya", aliases: [], "gw"),
      .init("orzhov", aliases: [], "wb"),
      .init("izzet", aliases: [], "ur"),
      .init("golgari", aliases: [], "bg"),
      .init("boros", aliases: [], "rw"),
      .init("simic", aliases: [], "gu"),
      .init("lorehold", aliases: [], "rw"),
      .init("prismari", aliases: [], "ur"),
      .init("quandrix", aliases: [], "gu"),
      .init("silverquill", aliases: [], "wb"),
      .init("witherbloom", aliases: [], "bg"),
      .init("bant", aliases: [], "gwu"),
      .init("esper", aliases: [], "wub"),
      .init("grixis", aliases: [], "ubr"),
      .init("jund", aliases: [], "brg"),
      .init("naya", aliases: [], "rgw"),
      .init("abzan", aliases: [], "wbg"),
      .init("jeskai", aliases: [], "urw"),
      .init("sultai", aliases: [], "bgu"),
      .init("mardu", aliases: [], "rwb"),
      .init("temur", aliases: [], "gur"),
      .init("artifice", aliases: ["yore-tiller"], "wubr"),
      .init("chaos", aliases: ["glint-eye"], "ubrg"),
      .init("aggression", aliases: ["dune-brood"], "brgw"),
      .init("altruism", aliases: ["ink-treader"], "rgwu"),
      .init("growth", aliases: ["witch-maw"], "gwub"),
    ], countWords: [.init("rainbow", 5), .init("all", 5)], noneWords: ["c", "colorless", "colourless", "brown"],
    manyWords: ["m", "multicolor", "multicolour", "multicolored", "multicoloured", "gold"],
    refusedNames: ["yore", "glint", "dune", "ink", "witch", "five", "mono", "nephilim", "chromatic"]),
  Palette(
    "mana",
    colors: [
      .init("w", "white"), .init("u", "blue"), .init("b", "black"), .init("r", "red"), .init("g", "green"),
      .init("c", "colorless mana"),
    ], countWords: [.init("rainbow", 5), .init("all", 6)], manyWords: ["m", "multicolor"], anyWords: ["any"],
    skipsEmptyBelow: true),
]
let tempSymbols: [CostSymbol] = [
  CostSymbol("W", .color),
  CostSymbol("U", .color),
  CostSymbol("B", .color),
  CostSymbol("R", .color),
  CostSymbol("G", .color),
  CostSymbol("C", .colorless),
  CostSymbol("S", .snow),
  CostSymbol("X", .variable),
  CostSymbol("Y", .variable),
  CostSymbol("Z", .variable),
  CostSymbol("0", .generic),
  CostSymbol("1", .generic),
  CostSymbol("2", .generic),
  CostSymbol("3", .generic),
  CostSymbol("4", .generic),
  CostSymbol("5", .generic),
  CostSymbol("6", .generic),
  CostSymbol("7", .generic),
  CostSymbol("8", .generic),
  CostSymbol("9", .generic),
  CostSymbol("10", .generic),
  CostSymbol("11", .generic),
  CostSymbol("12", .generic),
  CostSymbol("13", .generic),
  CostSymbol("14", .generic),
  CostSymbol("15", .generic),
  CostSymbol("16", .generic),
  CostSymbol("17", .generic),
  CostSymbol("18", .generic),
  CostSymbol("19", .generic),
  CostSymbol("20", .generic),
  CostSymbol("100", .generic),
  CostSymbol("1000000", .generic),
  CostSymbol("½", .half),
  CostSymbol("∞", .infinite),
  CostSymbol("HW", .half),
  CostSymbol("HR", .half),
  CostSymbol("W/U", .hybrid),
  CostSymbol("W/B", .hybrid),
  CostSymbol("U/B", .hybrid),
  CostSymbol("U/R", .hybrid),
  CostSymbol("B/R", .hybrid),
  CostSymbol("B/G", .hybrid),
  CostSymbol("R/G", .hybrid),
  CostSymbol("R/W", .hybrid),
  CostSymbol("G/W", .hybrid),
  CostSymbol("G/U", .hybrid),
  CostSymbol("2/W", .twoHybrid),
  CostSymbol("2/U", .twoHybrid),
  CostSymbol("2/B", .twoHybrid),
  CostSymbol("2/R", .twoHybrid),
  CostSymbol("2/G", .twoHybrid),
  CostSymbol("C/W", .colorlessHybrid),
  CostSymbol("C/U", .colorlessHybrid),
  CostSymbol("C/B", .colorlessHybrid),
  CostSymbol("C/R", .colorlessHybrid),
  CostSymbol("C/G", .colorlessHybrid),
  CostSymbol("W/P", .phyrexian),
  CostSymbol("U/P", .phyrexian),
  CostSymbol("B/P", .phyrexian),
  CostSymbol("R/P", .phyrexian),
  CostSymbol("G/P", .phyrexian),
  CostSymbol("C/P", .phyrexian),
  CostSymbol("W/U/P", .hybridPhyrexian),
  CostSymbol("W/B/P", .hybridPhyrexian),
  CostSymbol("U/B/P", .hybridPhyrexian),
  CostSymbol("U/R/P", .hybridPhyrexian),
  CostSymbol("B/R/P", .hybridPhyrexian),
  CostSymbol("B/G/P", .hybridPhyrexian),
  CostSymbol("R/G/P", .hybridPhyrexian),
  CostSymbol("R/W/P", .hybridPhyrexian),
  CostSymbol("G/W/P", .hybridPhyrexian),
  CostSymbol("G/U/P", .hybridPhyrexian),
]
