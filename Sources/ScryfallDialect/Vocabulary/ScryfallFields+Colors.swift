import FilterAST
import FilterVocabulary

extension ScryfallFields {
  /// What colors and mana are asked of.
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
      notes: "The words colorless and brown are refused here; only the letter c works.", popularity: 26),
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
