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
      notes: "Action verbs of everyday play, such as tap or vote, are no keywords.", popularity: 38),
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
      notes: "Turns on extras by itself."),
    Field(
      "layout", .enumeration, colonMeaning: "layout is",
      catalogs: ["layouts"], category: "type", summary: "Scryfall layout code", phrase: "have the {is} layout",
      examples: ["layout:saga", "layout:modal_dfc"], popularity: 18, confidence: .likely),
  ]
}
