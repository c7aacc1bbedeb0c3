public import FilterVocabulary

extension Vocabulary {
  /// The search language of Scryfall for Magic cards: the home dialect. All 71 fields with their aliases, operators and values;
  /// what is only a guess is marked so (``Confidence``). Made at the first use, in less than a few milliseconds.
  public static let scryfall = Vocabulary(
    name: "scryfall", summary: "The search language of Scryfall for Magic cards", itemName: "card",
    itemNamePlural: "cards", nameField: "name", fields: ScryfallFields.all,
    catalogs: [
      ScryfallTypes.catalog, ScryfallKeywords.catalog, ScryfallSets.catalog, ScryfallLayouts.setTypes,
      ScryfallLayouts.cubes, ScryfallFormats.catalog, ScryfallFormats.rarities, ScryfallFormats.languages,
      ScryfallFormats.games, ScryfallLayouts.catalog, ScryfallFrames.catalog, ScryfallFrames.effects,
      ScryfallFrames.borders,
      ScryfallFrames.stamps, ScryfallLayouts.watermarks, ScryfallFlags.catalog,
    ],
    palettes: [ScryfallPalettes.colors, ScryfallPalettes.mana], symbols: ScryfallSymbols.all,
    bareSymbols: ScryfallSymbols.bare, zeroWords: ["*", "x", "y", "z"], dayWords: ["now", "today"],
    absentFields: ScryfallAbsentFields.all,
    limits: QueryLimits(
      queryCharacters: 1_000, regexes: 6, number: 2_461_449_600, regexDepth: 2, regexComplexity: 90,
      regexCharacters: 248,
      regexRepetitions: 50), quirks: [.negatedNumbers],
    notes: [
      "A term the service cannot read is ignored with a warning; a query without a usable term is refused.",
      "A comparison such as '>=' on a field of texts or of a list finds nothing, without a word; a lone '<' or '>' there is read as a part of a name.",
      "A field and an operator without a value are looked for as a word of the name.",
      "A number ends where it stops being one: 'pow=1t:goblin' is two terms; behind a minus it never ends so.",
      "Rules text, flavor text and artists are compared without accents and ligatures, in patterns too.",
      "A set is named by its code, its title or a nickname; titles are written without punctuation: 'e:urzassaga'.",
      "Terms about the printing (rarity, set, price, frame …) must all be met by one printing, terms about the card by any of its faces.",
      "A minus before a comparison of numbers is no complement: '-pow>=1' is always true, '-pow:1' is ignored; '-(pow>=1)' is the complement.",
      "An item without a number fails every comparison, '!=' included.",
      "Directives are lifted out before the connectives are read; within parentheses they make the service refuse the query.",
      "Of a directive given twice the last one counts, and a minus before one means nothing.",
      "Tokens, planes, schemes, oversized and joke cards are hidden until 'include:extras' or a term that asks for them.",
      "Words of the name are compared by letters and digits alone, quoted ones literally.",
      "A query is cut after about 1,000 characters.",
    ])
}
