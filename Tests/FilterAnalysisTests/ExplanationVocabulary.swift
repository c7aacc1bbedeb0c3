import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary

/// A small vocabulary with a field of each kind, so that the rules of English are tested apart from the wording of the
/// home dialect.
enum ExplanationVocabulary {
  static let cards = Vocabulary(
    name: "test", itemName: "card", itemNamePlural: "cards", nameField: "name", fields: fields, catalogs: catalogs,
    palettes: [colors, mana], symbols: symbols, bareSymbols: "wubrgc", zeroWords: ["x", "*"], dayWords: ["today"],
    syntax: .cards)

  private static let fields: [Field] = [
    Field("name", .text, takesRegex: true, summary: "", phrase: "have {is} in their name"),
    Field("type", aliases: ["t"], .text, catalogs: ["types"], summary: "", phrase: "have {is} in their type line"),
    Field(
      "oracle", aliases: ["o"], label: "rules text", .text, takesRegex: true, summary: "",
      phrase: "have {is} in their rules text"),
    Field("keyword", aliases: ["kw"], .catalog, catalogs: ["keywords"], summary: "", phrase: "have {is}"),
    Field(
      "power", aliases: ["pow"], .number, comparesColumns: true, isColumn: true, summary: "",
      phrase: "have a power of {is}"),
    Field(
      "toughness", aliases: ["tou"], .number, comparesColumns: true, isColumn: true, summary: "",
      phrase: "have a toughness of {is}"),
    Field(
      "manavalue", aliases: ["mv", "cmc"], label: "mana value", .number,
      values: [FieldValue("even"), FieldValue("odd")],
      summary: "", phrase: "have a mana value of {is}"),
    Field("usd", label: "price", .number, summary: "", phrase: "cost {is} dollar{s}"),
    Field("prints", .number, isWhole: true, summary: "", phrase: "have been printed {is} time{s}"),
    Field("number", aliases: ["cn"], .numberOrText, summary: "", phrase: "have a collector number of {is}"),
    Field("color", aliases: ["c"], .colors, colon: .greaterOrEqual, palette: "colors", summary: "", phrase: "are {is}"),
    Field(
      "identity", aliases: ["id", "ci", "commander"], .colors, colon: .lessOrEqual, palette: "colors", summary: "",
      phrase: "have a color identity {is}"),
    Field("produces", .colors, colon: .greaterOrEqual, palette: "mana", summary: "", phrase: "can produce {is} mana"),
    Field(
      "mana", aliases: ["m"], label: "mana cost", .cost, colon: .greaterOrEqual, takesRegex: true, summary: "",
      phrase: "have {is} in their mana cost"),
    Field("price", .cost, colon: .greaterOrEqual, summary: "", phrase: "have a price {is}"),
    Field("devotion", .devotion, colon: .greaterOrEqual, summary: "", phrase: "have a devotion of {is}"),
    Field(
      "rarity", aliases: ["r"], .orderedEnumeration, isClosed: true,
      values: [FieldValue("common", aliases: ["c"]), FieldValue("rare", aliases: ["r"]), FieldValue("mythic")],
      summary: "", phrase: "are {is|rarer|more common}"),
    Field(
      "format", aliases: ["f", "legal"], .enumeration, isClosed: true,
      values: [
        FieldValue("modern", label: "Modern"), FieldValue("legacy", label: "Legacy"), FieldValue("pauper"),
        FieldValue("commander", aliases: ["edh"], label: "Commander"), FieldValue("standard", label: "Standard"),
      ],
      summary: "", phrase: "are legal in {is}"),
    Field("is", .flag, isClosed: true, catalogs: ["flags"], multiplicity: .many, summary: "", phrase: "are {value}"),
    Field("not", .absentFlag, isClosed: true, catalogs: ["flags"], summary: "", phrase: "are not {value}"),
    Field("date", .date, values: [FieldValue("today")], catalogs: ["sets"], summary: "", phrase: "were released {is}"),
    Field("loyalty", aliases: ["loy"], .number, isWhole: true, summary: "", phrase: "have a loyalty of {is}"),
    Field("artist", aliases: ["a"], .text, summary: "", phrase: "were illustrated by {is}"),
    Field(
      "flavor", aliases: ["ft"], label: "flavor text", .text, summary: "", phrase: "have {is} in their flavor text"),
    Field("oracletag", aliases: ["otag", "function"], .catalog, summary: "", phrase: "are tagged {is}"),
    Field(
      "game", .enumeration, isClosed: true, values: [FieldValue("paper"), FieldValue("arena", label: "Arena")],
      summary: "", phrase: "are available in {is}"),
    Field("year", .year, summary: "", phrase: "were released {is}"),
    Field("set", aliases: ["s"], .catalog, catalogs: ["sets"], summary: "", phrase: "are from {is}"),
    Field(
      "in", .enumeration, values: [FieldValue("booster")], catalogs: ["sets", "flags"], summary: "",
      phrase: "have been printed in {is}"),
    Field("arenaid", label: "Arena id", .integerID, summary: "", phrase: "have the Arena id {is}"),
    Field(
      "order", .directive, isClosed: true, values: [FieldValue("cmc", label: "mana value"), FieldValue("name")],
      summary: "", phrase: "sorted by {value}"),
    Field(
      "direction", .directive, isClosed: true, values: [FieldValue("desc", phrase: "in descending order")], summary: "",
      phrase: "sorted {value}"),
    Field(
      "unique", .directive, isClosed: true, values: [FieldValue("prints", phrase: "with every printing shown")],
      summary: "", phrase: "one row for each of {value}"),
    Field(
      "include", .directive, isClosed: true, values: [FieldValue("extras"), FieldValue("variations")],
      multiplicity: .many, summary: "", phrase: "including {value}"),
    Field("bare", .enumeration, values: [FieldValue("thing")], summary: "", phrase: ""),
  ]

  private static let catalogs = [
    Catalog(
      "types", summary: "",
      values: [
        FieldValue("legendary", phrase: "are legendary"), FieldValue("creature", noun: "creatures"),
        FieldValue("artifact", noun: "artifacts"), FieldValue("land", noun: "lands"),
        FieldValue("enchantment", noun: "enchantments"), FieldValue("planeswalker", noun: "planeswalkers"),
        FieldValue("Angel"), FieldValue("Dragon"), FieldValue("Human"), FieldValue("Equipment"),
        FieldValue("instant", noun: "instants"), FieldValue("sorcery", noun: "sorceries"),
        FieldValue("elf", label: "Elf", noun: "Elves"), FieldValue("goblin", label: "Goblin"),
      ]),
    Catalog(
      "keywords", summary: "",
      values: [
        FieldValue("flying"), FieldValue("haste"), FieldValue("first strike"), FieldValue("trample"),
        FieldValue("landfall"),
      ]),
    Catalog(
      "flags", summary: "",
      values: [
        FieldValue("foil", phrase: "are foil"), FieldValue("reprint", phrase: "are reprints"),
        FieldValue("commander", phrase: "can be commanders"), FieldValue("nonfoil", phrase: "are not foil"),
        FieldValue("promo", phrase: "are promotional", noun: "promos"), FieldValue("odd"),
        FieldValue("shockland", phrase: "are shock lands", noun: "shock lands"),
        FieldValue("fetchland", noun: "fetch lands"), FieldValue("dfc", phrase: "have two faces back to back"),
        FieldValue("mdfc", phrase: "are modal double-faced cards"),
        FieldValue("ub", phrase: "belong to Universes Beyond"), FieldValue("token", phrase: "are tokens"),
        FieldValue("reserved", phrase: "are on the Reserved List"), FieldValue("split", phrase: "are split cards"),
        FieldValue("sided", phrase: "are one- or two-sided cards"),
        FieldValue("new", phrase: "have been printed once"),
      ]),
    Catalog(
      "sets", summary: "",
      values: [
        FieldValue("war", label: "War of the Spark"), FieldValue("znr"), FieldValue("mh2", label: "Modern Horizons 2"),
        FieldValue("c21", label: "Commander 2021"), FieldValue("sld", label: "Secret Lair Drop"),
        FieldValue("arn", label: "Arabian Nights"),
      ]),
  ]

  private static let letters = [
    Palette.Color("w", name: "white"), Palette.Color("u", name: "blue"), Palette.Color("b", name: "black"),
    Palette.Color("r", name: "red"),
    Palette.Color("g", name: "green"),
  ]

  private static let colors = Palette(
    "colors", colors: letters,
    nicknames: [
      Palette.Nickname("esper", "wub"), Palette.Nickname("gruul", "rg"), Palette.Nickname("boros", "rw"),
      Palette.Nickname("artifice", aliases: ["yore-tiller"], "wubr"),
    ],
    countWords: [Palette.CountWord("rainbow", count: 5)], noneWords: ["c", "colorless"],
    manyWords: ["m", "multicolor", "multicolored"])

  private static let mana = Palette(
    "mana", colors: letters + [Palette.Color("c", name: "colorless")], manyWords: ["m"], anyWords: ["any"],
    skipsEmptyBelow: true)

  private static let symbols = [
    CostSymbol("W", kind: .color), CostSymbol("U", kind: .color), CostSymbol("B", kind: .color),
    CostSymbol("R", kind: .color),
    CostSymbol("G", kind: .color), CostSymbol("C", kind: .colorless), CostSymbol("W/U", kind: .hybrid),
  ]
}

/// The English explanation of a query in the words of ``ExplanationVocabulary``.
func english(_ query: String) -> String {
  AnalyzedQuery(parsing: query, vocabulary: ExplanationVocabulary.cards).englishExplanation.description
}
