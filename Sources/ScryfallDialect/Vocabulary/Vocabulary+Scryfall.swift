public import FilterVocabulary

extension Vocabulary {
  /// The search language of Scryfall for Magic cards: 71 fields with their aliases, operators and values. Uncertain
  /// entries are marked (``Confidence``). Made at the first use, in a few milliseconds.
  public static let scryfall = Vocabulary(
    name: "scryfall", summary: "The search language of Scryfall for Magic cards", itemName: "card",
    itemNamePlural: "cards", nameField: "name", fields: ScryfallFields.all,
    catalogs: [
      ScryfallTypes.catalog.counted(ScryfallFrequencies.types),
      ScryfallKeywords.catalog.counted(ScryfallFrequencies.keywords),
      ScryfallSets.catalog.counted(ScryfallFrequencies.sets),
      ScryfallLayouts.setTypes.counted(ScryfallFrequencies.setTypes),
      ScryfallLayouts.cubes.counted(ScryfallFrequencies.cubes),
      ScryfallFormats.catalog.counted(ScryfallFrequencies.formats),
      ScryfallFormats.rarities.counted(ScryfallFrequencies.rarities),
      ScryfallFormats.languages.counted(ScryfallFrequencies.languages),
      ScryfallFormats.games.counted(ScryfallFrequencies.games),
      ScryfallLayouts.catalog.counted(ScryfallFrequencies.layouts),
      ScryfallFrames.catalog.counted(ScryfallFrequencies.frames),
      ScryfallFrames.effects.counted(ScryfallFrequencies.frameEffects),
      ScryfallFrames.borders.counted(ScryfallFrequencies.borders),
      ScryfallFrames.stamps.counted(ScryfallFrequencies.stamps),
      ScryfallLayouts.watermarks.counted(ScryfallFrequencies.watermarks),
      ScryfallFlags.catalog.counted(ScryfallFrequencies.flags),
    ],
    palettes: [ScryfallPalettes.colors, ScryfallPalettes.mana], symbols: ScryfallSymbols.all,
    bareSymbols: ScryfallSymbols.bare, zeroWords: ["*", "x", "y", "z"], dayWords: ["now", "today"],
    absentFields: ScryfallAbsentFields.all, patternShorthands: ScryfallPatternShorthands.all,
    limits: QueryLimits(
      queryCharacters: 1_000, regexes: 6, number: 2_461_449_600, regexDepth: 2, regexComplexity: 90,
      regexCharacters: 248,
      regexRepetitions: 50), quirks: [.negatedNumbers, .ignoredTerms],
    notes: [
      "A term that Scryfall cannot read is ignored with a warning; a query without other terms is refused.",
      "'!=', '<=' and '>=' on a field of texts or of a list silently find nothing; '<' and '>' there are read as part of a name.",
      "A field with an operator and without a value is searched as a word of the name.",
      "A number ends before the first other character: 'pow=1t:goblin' is two terms, unless a minus precedes it.",
      "Rules text, flavor text and artists are compared without accents and ligatures, in patterns too.",
      "A set is named by its code, its title or a nickname; titles are written without punctuation: 'e:urzassaga'.",
      "Terms about the printing (rarity, set, price, frame …) must all match one printing; terms about the card may match any of its faces.",
      "A minus before a comparison of numbers is no complement: '-pow>=1' is always true, '-pow:1' is ignored; '-(pow>=1)' is the complement.",
      "A card without a number fails every comparison, including '!='.",
      "Directives are removed before the connectives are read; in parentheses they make Scryfall refuse the query.",
      "Of a directive given twice the last one counts; a minus before one has no effect.",
      "Tokens, planes, schemes, oversized and joke cards are shown only with 'include:extras' or a term that asks for them.",
      "Words of the name are compared by letters and digits only, quoted ones literally.",
      "A query is cut after about 1,000 characters.",
    ])
}

/// The fields by group. A new field is a new row in one of these lists.
enum ScryfallFields {
  static var all: [Field] {
    var fields = colors + text + stats
    fields += prices + printings + legality
    fields += art + tags + directives
    return fields
  }
}

/// Common names that are not fields, mostly those of similar tools, with their replacements.
enum ScryfallAbsentFields {
  static let all: [AbsentField] = [
    AbsentField("subtype", replacement: "type"),
    AbsentField("subtypes", replacement: "type"),
    AbsentField("types", replacement: "type"),
    AbsentField("color_identity", replacement: "identity"),
    AbsentField("coloridentity", replacement: "identity"),
    AbsentField("colour_identity", replacement: "identity"),
    AbsentField("colouridentity", replacement: "identity"),
    AbsentField("text", replacement: "oracle"),
    AbsentField("oracle_text", replacement: "oracle"),
    AbsentField("oracle_tags", replacement: "oracletag"),
    AbsentField("art_tags", replacement: "arttag"),
    AbsentField("title", replacement: "name"),
    AbsentField("intitle", replacement: "name"),
    AbsentField("subject", replacement: "name"),
    AbsentField("cardname", replacement: "name"),
    AbsentField("card", replacement: "name"),
    AbsentField("card_name", replacement: "name"),
    AbsentField("author", replacement: "artist"),
    AbsentField("by", replacement: "artist"),
    AbsentField("illustrator", replacement: "artist"),
    AbsentField("painter", replacement: "artist"),
    AbsentField("tx", replacement: "oracle"),
    AbsentField("txt", replacement: "oracle"),
    AbsentField("rules", replacement: "oracle"),
    AbsentField("rule", replacement: "oracle"),
    AbsentField("body", replacement: "oracle"),
    AbsentField("oracletext", replacement: "oracle"),
    AbsentField("cost", replacement: "mana"),
    AbsentField("converted", replacement: "manavalue"),
    AbsentField("manacost", replacement: "mana"),
    AbsentField("mana_cost", replacement: "mana"),
    AbsentField("castingcost", replacement: "mana"),
    AbsentField("supertype", replacement: "type"),
    AbsentField("supertypes", replacement: "type"),
    AbsentField("typeline", replacement: "type"),
    AbsentField("type_line", replacement: "type"),
    AbsentField("cardtype", replacement: "type"),
    AbsentField("kind", replacement: "type"),
    AbsentField("commander_identity", replacement: "identity"),
    AbsentField("expansion", replacement: "set"),
    AbsentField("tribe", replacement: "type"),
    AbsentField("tribal", replacement: "type"),
    AbsentField("price_usd", replacement: "usd"),
    AbsentField("dollars", replacement: "usd"),
    AbsentField("euro", replacement: "eur"),
    AbsentField("euros", replacement: "eur"),
    AbsentField("strength", replacement: "power"),
    AbsentField("sortby", replacement: "order"),
    AbsentField("orderby", replacement: "order"),
    AbsentField("cid", replacement: "identity"),
    AbsentField("mtgofoilid", replacement: "mtgoid"),
    AbsentField("tcg", replacement: "tcgplayerid"),
    AbsentField("mvid", replacement: "multiverseid"),
    AbsentField("cardmarketid"),
    AbsentField("eurfoil", replacement: "eur"),
    AbsentField("usdetched", replacement: "usd"),
    AbsentField("usd_foil", replacement: "usdfoil"),
    AbsentField("tixfoil", replacement: "tix"),
    AbsentField("n", replacement: "name"),
    AbsentField("released", replacement: "date"),
    AbsentField("collection"),
    AbsentField("salt"),
    AbsentField("limit"),
    AbsentField("ctag", replacement: "oracletag"),
    AbsentField("cubeo"),
    AbsentField("tag", replacement: "oracletag"),
    AbsentField("status", replacement: "format"),
    AbsentField("finish", replacement: "is"),
    AbsentField("elo"),
    AbsentField("price", replacement: "usd"),
    AbsentField("foreign", replacement: "language"),
    AbsentField("rulings"),
    AbsentField("time", replacement: "date"),
    AbsentField("deck"),
    AbsentField("alt"),
    AbsentField("part"),
    AbsentField("other"),
  ]
}

extension FieldValue {
  /// The rows of a table, one on each line, with columns separated by `|`.
  static func rows(_ table: StaticString) -> [[String]] {
    table.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
  }

  /// Values for words that are separated by commas, with the text in lower case.
  static func words(category: String, areNames: Bool = true, _ list: StaticString) -> [FieldValue] {
    list.withUTF8Buffer { bytes in
      // Splitting bytes rather than characters keeps the first use fast.
      bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }.compactMap { piece in
        let name = String(decoding: piece.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        if name.isEmpty { return nil }
        return FieldValue(name.lowercased(), label: areNames ? name : "", category: category)
      }
    }
  }
}
