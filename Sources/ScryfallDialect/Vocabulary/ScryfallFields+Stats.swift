import FilterVocabulary

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
      notes: "Other tools take it; Scryfall ignores it with a warning.", popularity: 11, confidence: .likely),
    Field(
      "edhrec", aliases: ["edhrecrank", "edhrec_rank"], label: "EDHREC rank", .number,
      comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .optional, category: "stats",
      summary: "EDHREC popularity rank (1 is most played)", phrase: "have an EDHREC rank of {is}",
      examples: ["edhrec<=100"], confidence: .likely),
  ]
}
