import FilterAST
import FilterVocabulary

extension ScryfallFields {
  /// Names, types and texts.
  static let text: [Field] = [
    Field(
      "name", .text, colonMeaning: "name contains; bare value is collated, quoted value is literal", takesRegex: true,
      catalogs: ["card-names"], multiplicity: .many, category: "name", summary: "Card name",
      phrase: "have {is} in their name", examples: ["name:bolt", "name:\"fire // ice\"", "name:/^lightning /"],
      popularity: 48),
    Field(
      "type", aliases: ["t"], label: "type line", .text,
      colonMeaning: "type line has that type word, or contains that text when it is not a known type word",
      takesRegex: true,
      catalogs: ["types"], multiplicity: .many, category: "type",
      summary: "Type line: supertypes, card types, subtypes", phrase: "have {is} in their type line",
      examples: ["t:creature", "t:\"legendary creature\"", "type:goblin", "t:/elf.*warrior/"], popularity: 100),
    Field(
      "oracle", aliases: ["o"], label: "rules text", .text, colonMeaning: "rules text without reminder text contains",
      takesRegex: true,
      multiplicity: .many, category: "text", summary: "Oracle rules text, reminder text removed",
      phrase: "have {is} in their rules text",
      examples: ["o:\"draw a card\"", "o:flying", "o:/\\bflash\\b/", "o:\"~ enters\""], popularity: 67),
    Field(
      "fulloracle", aliases: ["fo"], label: "full rules text", .text,
      colonMeaning: "rules text with reminder text contains", takesRegex: true,
      multiplicity: .many, category: "text", summary: "Oracle rules text including reminder text",
      phrase: "have {is} in their full rules text", examples: ["fo:\"without paying\"", "fo:/\\(.*\\)/"]),
    Field(
      "keyword", aliases: ["kw", "keywords"], .catalog, colonMeaning: "has exactly this keyword",
      catalogs: ["keywords"], multiplicity: .many, category: "text",
      summary: "Keyword ability, keyword action or ability word", phrase: "have {is}",
      examples: ["kw:flying", "keyword:\"first strike\"", "-kw:ward"],
      notes: "Common verbs such as tap and vote are not keywords.", popularity: 38),
    Field(
      "flavor", aliases: ["ft", "flavortext", "flavor_text"], label: "flavor text", .text,
      colonMeaning: "flavor text contains", takesRegex: true,
      multiplicity: .many, category: "text", summary: "Flavor text of the printing",
      phrase: "have {is} in their flavor text", examples: ["ft:jace", "flavor:\"mizzium\"", "ft:/orcs?\\b/"],
      popularity: 25),
    Field(
      "lore", .text, colonMeaning: "any of name, flavor name, flavor text, rules text, type line contains",
      multiplicity: .many, category: "text", summary: "Loose search of story-bearing text",
      phrase: "mention {is} in their lore", examples: ["lore:jaya", "lore:\"urza\""],
      notes: "Shows extras."),
    Field(
      "layout", .enumeration, colonMeaning: "layout is",
      catalogs: ["layouts"], category: "type", summary: "Scryfall layout code", phrase: "have the {is} layout",
      examples: ["layout:saga", "layout:modal_dfc"], popularity: 18, confidence: .likely),
  ]
}

extension ScryfallFields {
  /// The numbers printed on a card.
  static let stats: [Field] = [
    Field(
      "power", aliases: ["pow"], .number,
      comparesColumns: true, isColumn: true, multiplicity: .perPart, category: "stats",
      summary: "Printed power; * ? X count as 0", phrase: "have a power of {is}",
      examples: ["pow>=8", "pow>tou", "pow=*"], popularity: 47),
    Field(
      "toughness", aliases: ["tou"], .number,
      comparesColumns: true, isColumn: true, multiplicity: .perPart, category: "stats", summary: "Printed toughness",
      phrase: "have a toughness of {is}", examples: ["tou>=5", "tou<=pow"], popularity: 31),
    Field(
      "powtou", aliases: ["pt"], label: "total of power and toughness", .number,
      comparesColumns: true, isColumn: true, multiplicity: .optional, category: "stats",
      summary: "Power plus toughness of the front face", phrase: "have a total power and toughness of {is}",
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
      notes: "Scryfall ignores it with a warning.", popularity: 11, confidence: .likely),
    Field(
      "edhrec", aliases: ["edhrecrank", "edhrec_rank"], label: "EDHREC rank", .number,
      comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .optional, category: "stats",
      summary: "EDHREC popularity rank (1 is most played)", phrase: "have an EDHREC rank of {is}",
      examples: ["edhrec<=100"], confidence: .likely),
  ]
}

extension ScryfallFields {
  /// Colors and mana.
  static let colors: [Field] = [
    Field(
      "color", aliases: ["c", "colors", "colour", "colours"], .colors, colon: .greaterOrEqual,
      colonMeaning: "superset (>=); a bare digit means exact count; colorless means exactly none",
      palette: "colors", multiplicity: .perPart, category: "color",
      summary: "Colors of the card (mana cost plus color indicator)", phrase: "are {is}",
      examples: ["c:rg", "c=esper", "c>=wu", "c:2", "c:m", "-c:b", "color>=uw"], popularity: 69),
    Field(
      "identity", aliases: ["id", "ci", "commander"], label: "color identity", .colors, colon: .lessOrEqual,
      colonMeaning: "subset (<=), i.e. fits into a deck of those colors; a bare digit means exact count",
      palette: "colors", category: "color", summary: "Color identity (cost, rules-text symbols, indicator, all faces)",
      phrase: "have a color identity {is}", examples: ["id<=esper", "id:c", "id=wu", "ci:3", "commander:bant"],
      popularity: 83),
    Field(
      "produces", label: "produced mana", .colors, colon: .greaterOrEqual, colonMeaning: "superset (>=)",
      palette: "mana", category: "color",
      summary: "Kinds of mana the card can produce; colorless counts as a sixth kind", phrase: "can produce {is} mana",
      examples: ["produces:wu", "produces=c", "produces>=2", "produces:any"],
      notes: "Only the letter c stands for colorless; the words colorless and brown are refused.", popularity: 26),
    Field(
      "mana", aliases: ["m"], label: "mana cost", .cost, colon: .greaterOrEqual,
      colonMeaning: "contains at least these symbols (>=)", takesRegex: true,
      multiplicity: .perPart, category: "mana", summary: "Mana cost as a multiset of symbols",
      phrase: "have {is} in their mana cost", examples: ["mana:{G}{U}", "m:2WW", "m>3WU", "m={R/P}", "m=/^{x}+$/"],
      popularity: 40),
    Field(
      "manavalue", aliases: ["mv", "cmc"], label: "mana value", .number,
      values: [
        FieldValue("even", "even mana value (only with : or =)"),
        FieldValue("odd", "odd mana value (only with : or =)"),
      ],
      comparesColumns: true, isColumn: true, category: "mana", summary: "Mana value (converted mana cost)",
      phrase: "have a mana value of {is}", examples: ["mv=5", "cmc>=3", "mv:even", "mv=pow"], popularity: 46),
    Field(
      "devotion", .devotion, colon: .greaterOrEqual, colonMeaning: "at least this much (>=)",
      multiplicity: .perPart, category: "mana",
      summary: "Devotion a permanent contributes; one color or one hybrid pair, repeated",
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
      summary: "Format legality",
      phrase: "are legal in {is}", examples: ["f:pauper", "format:modern", "-f:legacy"], popularity: 61),
    Field(
      "banned", label: "ban", .enumeration, colonMeaning: "banned in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, states: ["banned"], category: "legality",
      summary: "Banned in the format",
      phrase: "are banned in {is}", examples: ["banned:legacy"], popularity: 14),
    Field(
      "restricted", label: "restriction", .enumeration, colonMeaning: "restricted in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, states: ["restricted"], category: "legality",
      summary: "Restricted in the format",
      phrase: "are restricted in {is}", examples: ["restricted:vintage"], popularity: 12),
    Field(
      "is", aliases: ["has"], label: "property", .flag, colonMeaning: "has the property", isClosed: true,
      catalogs: ["is-values"], multiplicity: .many, category: "flag",
      summary: "Named property of the card or printing; has is a full alias", phrase: "are {value}",
      examples: ["is:commander", "is:foil", "has:watermark", "-is:reprint"], popularity: 83),
    Field(
      "not", label: "missing property", .absentFlag, colonMeaning: "lacks the property", isClosed: true,
      catalogs: ["is-values"], multiplicity: .many, category: "flag", summary: "Same as a negated is:",
      phrase: "are not {value}", examples: ["not:reprint"], popularity: 27),
  ]
}

extension ScryfallFields {
  /// Community tags and identifiers.
  static let tags: [Field] = [
    Field(
      "oracletag", aliases: ["otag", "function", "oracle_tag"], label: "tag", .catalog,
      colonMeaning: "carries this Tagger card tag (or a descendant)",
      catalogs: ["oracle-tags"], multiplicity: .many, category: "tag", summary: "Community tag on what the card does",
      phrase: "are tagged {is}", examples: ["otag:removal", "function:ramp"], popularity: 37),
    Field(
      "arttag", aliases: ["atag", "art", "art_tag"], label: "art tag", .catalog,
      colonMeaning: "carries this Tagger art tag (or a descendant)",
      catalogs: ["art-tags"], multiplicity: .many, category: "tag", summary: "Community tag on what the picture shows",
      phrase: "have art tagged {is}", examples: ["art:squirrel", "atag:waterfall"], popularity: 28),
    Field(
      "oracleid", aliases: ["oracle_id"], label: "Oracle id", .uuid,
      category: "id", summary: "Oracle identity", phrase: "have the Oracle id {is}",
      examples: ["oracleid:5d131784-c1a3-463e-a37b-b720af67ab62"]),
    Field(
      "scryfallid", aliases: ["scryfall_id"], label: "Scryfall id", .uuid,
      category: "id", summary: "Printing id", phrase: "have the Scryfall id {is}",
      examples: ["scryfallid:5d131784-c1a3-463e-a37b-b720af67ab62"]),
    Field(
      "illustrationid", aliases: ["illustration_id"], label: "illustration id", .uuid, multiplicity: .perPart,
      category: "id", summary: "Artwork id", phrase: "have the illustration id {is}",
      examples: ["illustrationid:5d131784-c1a3-463e-a37b-b720af67ab62"], popularity: 5),
    Field(
      "mtgoid", aliases: ["mtgo_id", "mtgo"], label: "Magic Online id", .integerID, multiplicity: .optional,
      category: "id", summary: "Magic Online id", phrase: "have the Magic Online id {is}", examples: ["mtgoid:12345"]),
    Field(
      "arenaid", aliases: ["arena_id", "arena"], label: "Arena id", .integerID, multiplicity: .optional,
      category: "id", summary: "Arena id", phrase: "have the Arena id {is}", examples: ["arenaid:12345"]),
    // A card with two faces has two ids.
    Field(
      "multiverseid", aliases: ["multiverse_id", "multiverse"], label: "Gatherer id", .integerID, multiplicity: .many,
      category: "id", summary: "Gatherer id", phrase: "have the Gatherer id {is}", examples: ["multiverseid:12345"]),
    Field(
      "tcgplayerid", aliases: ["tcgplayer_id", "tcgplayer"], label: "TCGplayer id", .integerID, multiplicity: .optional,
      category: "id", summary: "TCGplayer product id", phrase: "have the TCGplayer id {is}",
      examples: ["tcgplayerid:12345"]),
  ]
}
