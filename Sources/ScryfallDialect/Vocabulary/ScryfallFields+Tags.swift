import FilterVocabulary

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
    // A card with two faces has two.
    Field(
      "multiverseid", aliases: ["multiverse_id", "multiverse"], label: "Gatherer id", .integerID, multiplicity: .many,
      category: "id", summary: "Gatherer id", phrase: "have the Gatherer id {is}", examples: ["multiverseid:12345"]),
    Field(
      "tcgplayerid", aliases: ["tcgplayer_id", "tcgplayer"], label: "TCGplayer id", .integerID, multiplicity: .optional,
      category: "id", summary: "TCGplayer product id", phrase: "have the TCGplayer id {is}",
      examples: ["tcgplayerid:12345"]),
  ]
}
