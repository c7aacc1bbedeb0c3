import FilterAST
import FilterVocabulary

extension ScryfallFields {
  /// Names, types and texts.
  static let text: [Field] = [
    Field(
      "name", .text, colonMeaning: "name contains; in quotes, spaces and punctuation count", takesRegex: true,
      catalogs: ["card-names"], multiplicity: .many, category: "name", summary: "Words in the card's name",
      phrase: "have {is} in their name", examples: ["name:bolt", "name:\"fire // ice\"", "name:/^lightning /"],
      popularity: 48),
    Field(
      "type", aliases: ["t"], label: "type line", .text,
      colonMeaning: "type line has this type, or contains this text if it is no type",
      takesRegex: true,
      catalogs: ["types"], multiplicity: .many, category: "type",
      summary: "Words of the type line: supertypes, card types and subtypes",
      phrase: "have {is} in their type line",
      examples: ["t:creature", "t:\"legendary creature\"", "type:goblin", "t:/elf.*warrior/"], popularity: 100),
    Field(
      "oracle", aliases: ["o"], label: "rules text", .text, colonMeaning: "rules text without reminder text contains",
      takesRegex: true,
      multiplicity: .many, category: "text", summary: "Rules text, without reminder text",
      phrase: "have {is} in their rules text",
      examples: [
        "o:\"draw a card\"", "o:flying", "o:/\\bflash\\b/", "o:\"~ enters\"", "o:\"enters tapped\"",
        "o:\"destroy target\"", "o:\"create a\"", "o:\"+1/+1 counter\"", "o:\"target creature\"",
        "o:\"whenever ~ attacks\"", "o:\"at the beginning of your upkeep\"", "o:\"counter target spell\"",
        "o:\"exile target\"", "o:\"search your library\"", "o:\"sacrifice a creature\"", "o:\"gain life\"",
        "o:\"return target\"", "o:\"until end of turn\"", "o:\"can't be blocked\"", "o:\"each opponent\"",
        "o:\"add one mana of any color\"", "o:dies",
      ], popularity: 67),
    Field(
      "fulloracle", aliases: ["fo"], label: "full rules text", .text,
      colonMeaning: "rules text with reminder text contains", takesRegex: true,
      multiplicity: .many, category: "text", summary: "Rules text, with reminder text",
      phrase: "have {is} in their full rules text", examples: ["fo:\"without paying\"", "fo:/\\(.*\\)/"]),
    Field(
      "keyword", aliases: ["kw", "keywords"], .catalog, colonMeaning: "has this keyword",
      catalogs: ["keywords"], multiplicity: .many, category: "text",
      summary: "Keyword abilities, keyword actions and ability words", phrase: "have {is}",
      examples: ["kw:flying", "keyword:\"first strike\"", "-kw:ward"],
      notes: "Everyday verbs such as tap, discard and vote are not keywords.", popularity: 38),
    Field(
      "flavor", aliases: ["ft", "flavortext", "flavor_text"], label: "flavor text", .text,
      colonMeaning: "flavor text contains", takesRegex: true,
      multiplicity: .many, category: "text", summary: "Flavor text of the printing",
      phrase: "have {is} in their flavor text", examples: ["ft:jace", "flavor:\"mizzium\"", "ft:/orcs?\\b/"],
      popularity: 25),
    Field(
      "lore", .text, colonMeaning: "name, type line, rules text or flavor text contains",
      multiplicity: .many, category: "text", summary: "Names, type lines, rules texts and flavor texts, all at once",
      phrase: "mention {is} in their lore", examples: ["lore:jaya", "lore:\"urza\""],
      notes: "Also finds tokens, planes and other extras."),
    Field(
      "layout", .enumeration, colonMeaning: "layout is",
      catalogs: ["layouts"], category: "type", summary: "How the card is laid out",
      phrase: "have the {is} layout",
      examples: ["layout:saga", "layout:modal_dfc"], popularity: 18, confidence: .likely),
  ]
}

extension ScryfallFields {
  /// The numbers printed on a card.
  static let stats: [Field] = [
    Field(
      "power", aliases: ["pow"], .number,
      comparesColumns: true, isColumn: true, multiplicity: .perPart, category: "stats",
      summary: "Printed power; *, ? and X count as 0", phrase: "have a power of {is}",
      examples: ["pow>=8", "pow>tou", "pow=*"], popularity: 47),
    Field(
      "toughness", aliases: ["tou"], .number,
      comparesColumns: true, isColumn: true, multiplicity: .perPart, category: "stats",
      summary: "Printed toughness; *, ? and X count as 0",
      phrase: "have a toughness of {is}", examples: ["tou>=5", "tou<=pow"], popularity: 31),
    Field(
      "powtou", aliases: ["pt"], label: "total of power and toughness", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "stats",
      summary: "Power and toughness of the front face, added together",
      phrase: "have a total power and toughness of {is}",
      examples: ["pt>=10", "powtou=2"], popularity: 5),
    Field(
      "loyalty", aliases: ["loy"], .number,
      comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .perPart, category: "stats",
      summary: "Starting loyalty of a planeswalker", phrase: "have a loyalty of {is}",
      examples: ["loy=3", "loyalty>=6"], popularity: 19),
    Field(
      "defense", aliases: ["def"], .number,
      comparesColumns: true, isWhole: true, multiplicity: .perPart, category: "stats",
      summary: "Starting defense of a battle", phrase: "have a defense of {is}", examples: ["def>=5", "defense=4"],
      notes: "Scryfall itself ignores this field.", popularity: 11, confidence: .likely),
    Field(
      "edhrec", aliases: ["edhrecrank", "edhrec_rank"], label: "EDHREC rank", .number,
      comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .optional, category: "stats",
      summary: "Popularity in Commander decks by EDHREC; rank 1 is the most played",
      phrase: "have an EDHREC rank of {is}",
      examples: ["edhrec<=100"], confidence: .likely),
  ]
}

extension ScryfallFields {
  /// Colors and mana.
  static let colors: [Field] = [
    Field(
      "color", aliases: ["c", "colors", "colour", "colours"], .colors, colon: .greaterOrEqual,
      colonMeaning: "at least these colors (>=); a number means exactly that many, and c no color",
      palette: "colors", multiplicity: .perPart, category: "color",
      summary: "Colors of the card, by its mana cost and color indicator", phrase: "are {is}",
      examples: ["c:rg", "c=esper", "c>=wu", "c:2", "c:m", "-c:b", "color>=uw"], popularity: 69),
    Field(
      "identity", aliases: ["id", "ci", "commander"], label: "color identity", .colors, colon: .lessOrEqual,
      colonMeaning: "fits into a deck of these colors (<=); a number means exactly that many colors",
      palette: "colors", category: "color",
      summary: "Color identity, as Commander decks count it",
      phrase: "have a color identity {is}", examples: ["id<=esper", "id:c", "id=wu", "ci:3", "commander:bant"],
      popularity: 83),
    Field(
      "produces", label: "produced mana", .colors, colon: .greaterOrEqual,
      colonMeaning: "at least these kinds of mana (>=)",
      palette: "mana", category: "color",
      summary: "Mana the card can make; colorless counts as a sixth kind", phrase: "can produce {is} mana",
      examples: ["produces:wu", "produces=c", "produces>=2", "produces:any"],
      notes: "For colorless mana write c; the words colorless and brown are not accepted.", popularity: 26),
    Field(
      "mana", aliases: ["m"], label: "mana cost", .cost, colon: .greaterOrEqual,
      colonMeaning: "at least these symbols (>=)", takesRegex: true,
      multiplicity: .perPart, category: "mana", summary: "Symbols in the mana cost",
      phrase: "have {is} in their mana cost", examples: ["mana:{G}{U}", "m:2WW", "m>3WU", "m={R/P}", "m=/^{x}+$/"],
      popularity: 40),
    Field(
      "manavalue", aliases: ["mv", "cmc"], label: "mana value", .number,
      values: [
        FieldValue("even", "even mana values; with : or = only"),
        FieldValue("odd", "odd mana values; with : or = only"),
      ],
      comparesColumns: true, isColumn: true, category: "mana", summary: "Mana value, once called converted mana cost",
      phrase: "have a mana value of {is}", examples: ["mv=3", "mv<=2", "cmc>=4", "mv:even", "mv=pow"], popularity: 46),
    Field(
      "devotion", .devotion, colon: .greaterOrEqual, colonMeaning: "at least this much (>=)",
      multiplicity: .perPart, category: "mana",
      summary: "Devotion a permanent adds, to one color or one hybrid pair",
      phrase: "have a devotion of {is}", examples: ["devotion:{u/b}{u/b}{u/b}", "devotion:rrr", "devotion>=ww"],
      popularity: 9),
  ]
}

extension ScryfallFields {
  /// Formats and properties.
  static let legality: [Field] = [
    Field(
      "format", aliases: ["f", "legal"], .enumeration, colonMeaning: "legal or restricted in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, states: ["legal", "restricted"], category: "legality",
      summary: "Format the card may be played in",
      phrase: "are legal in {is}", examples: ["f:pauper", "format:modern", "-f:legacy"], popularity: 61),
    Field(
      "banned", label: "ban", .enumeration, colonMeaning: "banned in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, states: ["banned"], category: "legality",
      summary: "Format the card is banned in",
      phrase: "are banned in {is}", examples: ["banned:legacy"], popularity: 14),
    Field(
      "restricted", label: "restriction", .enumeration, colonMeaning: "restricted in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, states: ["restricted"], category: "legality",
      summary: "Format that allows a single copy of the card",
      phrase: "are restricted in {is}", examples: ["restricted:vintage"], popularity: 12),
    Field(
      "is", aliases: ["has"], label: "property", .flag, colonMeaning: "has the property", isClosed: true,
      catalogs: ["is-values"], multiplicity: .many, category: "flag",
      summary: "A named property of the card or the printing", phrase: "are {value}",
      examples: ["is:commander", "is:foil", "has:watermark", "-is:reprint"], popularity: 83),
    Field(
      "not", label: "missing property", .absentFlag, colonMeaning: "lacks the property", isClosed: true,
      catalogs: ["is-values"], multiplicity: .many, category: "flag",
      summary: "Cards and printings without a property; the opposite of is:",
      phrase: "are not {value}", examples: ["not:reprint"], popularity: 27),
  ]
}

extension ScryfallFields {
  /// Community tags and identifiers.
  static let tags: [Field] = [
    Field(
      "oracletag", aliases: ["otag", "function", "oracle_tag"], label: "tag", .catalog,
      colonMeaning: "has this tag or a narrower one",
      catalogs: ["oracle-tags"], multiplicity: .many, category: "tag",
      summary: "Community tag for what the card does",
      phrase: "are tagged {is}", examples: ["otag:removal", "function:ramp"], popularity: 37),
    Field(
      "arttag", aliases: ["atag", "art", "art_tag"], label: "art tag", .catalog,
      colonMeaning: "has this tag or a narrower one",
      catalogs: ["art-tags"], multiplicity: .many, category: "tag",
      summary: "Community tag for what the picture shows",
      phrase: "have art tagged {is}", examples: ["art:squirrel", "atag:waterfall"], popularity: 28),
    Field(
      "oracleid", aliases: ["oracle_id"], label: "Oracle id", .uuid,
      category: "id", summary: "Scryfall's id of the card, the same for all its printings",
      phrase: "have the Oracle id {is}",
      examples: ["oracleid:5d131784-c1a3-463e-a37b-b720af67ab62"]),
    Field(
      "scryfallid", aliases: ["scryfall_id"], label: "Scryfall id", .uuid,
      category: "id", summary: "Scryfall's id of the printing", phrase: "have the Scryfall id {is}",
      examples: ["scryfallid:5d131784-c1a3-463e-a37b-b720af67ab62"]),
    Field(
      "illustrationid", aliases: ["illustration_id"], label: "illustration id", .uuid, multiplicity: .perPart,
      category: "id", summary: "Scryfall's id of the artwork, the same wherever it is printed",
      phrase: "have the illustration id {is}",
      examples: ["illustrationid:5d131784-c1a3-463e-a37b-b720af67ab62"], popularity: 5),
    Field(
      "mtgoid", aliases: ["mtgo_id", "mtgo"], label: "Magic Online id", .integerID, multiplicity: .optional,
      category: "id", summary: "Id of the printing in Magic Online", phrase: "have the Magic Online id {is}",
      examples: ["mtgoid:12345"]),
    Field(
      "arenaid", aliases: ["arena_id", "arena"], label: "Arena id", .integerID, multiplicity: .optional,
      category: "id", summary: "Id of the card in MTG Arena", phrase: "have the Arena id {is}",
      examples: ["arenaid:12345"]),
    // A card with two faces has two ids.
    Field(
      "multiverseid", aliases: ["multiverse_id", "multiverse"], label: "Gatherer id", .integerID, multiplicity: .many,
      category: "id", summary: "Id of the printing in Gatherer, the official card database",
      phrase: "have the Gatherer id {is}", examples: ["multiverseid:12345"]),
    Field(
      "tcgplayerid", aliases: ["tcgplayer_id", "tcgplayer"], label: "TCGplayer id", .integerID, multiplicity: .optional,
      category: "id", summary: "Id of the printing in the shop TCGplayer", phrase: "have the TCGplayer id {is}",
      examples: ["tcgplayerid:12345"]),
  ]
}
