import FilterText
public import FilterVocabulary

extension Vocabulary {
  /// The search language of Scryfall for Magic cards: 71 fields with their aliases, operators and values. Uncertain
  /// entries are marked (``Confidence``). Made at the first use, in a few milliseconds.
  public static let scryfall = Vocabulary(
    name: "scryfall", summary: "The search language of Scryfall for Magic cards", itemName: "card",
    itemNamePlural: "cards", nameField: "name", fields: ScryfallFields.all,
    catalogs: TableReader(ScryfallTables.catalogs).catalogs,
    palettes: [ScryfallPalettes.colors, ScryfallPalettes.mana], symbols: ScryfallSymbols.all,
    bareSymbols: ScryfallSymbols.bare, zeroWords: ["*", "x", "y", "z"], dayWords: ["now", "today"],
    absentFields: ScryfallAbsentFields.all, synonyms: ScryfallSynonyms.all, wordings: ScryfallWordings.all,
    patternShorthands: ScryfallPatternShorthands.all,
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
    ], syntax: .cards, recordColumns: ScryfallColumns.all)
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

/// Common names that are not fields, mostly those of similar tools, each with the field to use instead.
enum ScryfallAbsentFields {
  static let all = StaticString.entries(
    """
    subtype type, subtypes type, types type, color_identity identity, coloridentity identity, colour_identity identity,
    colouridentity identity, text oracle, oracle_text oracle, oracle_tags oracletag, art_tags arttag, title name,
    intitle name, subject name, cardname name, card name, card_name name, author artist, by artist, illustrator artist,
    painter artist, tx oracle, txt oracle, rules oracle, rule oracle, body oracle, oracletext oracle, cost mana,
    converted manavalue, manacost mana, mana_cost mana, castingcost mana, supertype type, supertypes type,
    typeline type, type_line type, cardtype type, kind type, commander_identity identity, expansion set, tribe type,
    tribal type, price_usd usd, dollars usd, euro eur, euros eur, strength power, sortby order, orderby order,
    cid identity, mtgofoilid mtgoid, tcg tcgplayerid, mvid multiverseid, cardmarketid, eurfoil eur, usdetched usd,
    usd_foil usdfoil, tixfoil tix, n name, released date, collection, salt, limit, ctag oracletag, cubeo, tag oracletag,
    status format, finish is, description oracle, desc oracle, defence toughness, attack power, atk power,
    health toughness, hp toughness, ability keyword, abilities keyword, elo, price usd, foreign language, rulings, time date, deck, alt, part, other
    """
  ).map { AbsentField($0[0], replacement: $0.count > 1 ? $0[1] : "") }
}

extension StaticString {
  /// The entries of a list with commas, each as its words. An entry ends on its line.
  static func entries(_ list: StaticString) -> [[String]] {
    list.withUTF8Buffer { bytes in
      // Splitting bytes rather than characters keeps the first use fast.
      bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }.map { entry in
        entry.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      }.filter { !$0.isEmpty }
    }
  }
}

extension Dialect {
  /// Scryfall's language under plain reading.
  public static let scryfall = Dialect(.scryfall)
}
