import FilterVocabulary

extension ScryfallFlags {
  /// What a printing has on it, or is known by.
  static let contents: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "watermark", "has a watermark", phrase: "have a watermark", predicate: "watermark present"),
      FieldValue(
        "flavor", aliases: ["flavortext"], "has flavor text", phrase: "have flavor text",
        predicate: "flavor_text present"),
      FieldValue(
        "flavorname", "alternative in-universe name", phrase: "have an alternative in-universe name",
        predicate: "flavor_name present"),
      FieldValue(
        "localizedname", aliases: ["printedname"], "printed name differs",
        phrase: "have a printed name that differs from their own",
        predicate: "printed_name present and differs from name"),
      FieldValue(
        "printedtext", "printed text differs", phrase: "have a printed text that differs from their own",
        predicate: "printed_text present"),
      FieldValue(
        "artist", "credited artist", phrase: "have a credited artist", predicate: "artist non-empty"),
      FieldValue(
        "illustration", "has an illustration id", phrase: "have an illustration id",
        predicate: "illustration_id present"),
      FieldValue(
        "image", "has an image", phrase: "have an image", predicate: "image_status not missing"),
      FieldValue(
        "placeholderimage", "only a placeholder image", phrase: "have only a placeholder image",
        predicate: "image_status = placeholder"),
      FieldValue(
        "stamp", aliases: ["securitystamp"], "has a security stamp", phrase: "have a security stamp",
        predicate: "security_stamp present"),
      FieldValue(
        "back", "nonstandard card back", phrase: "have a nonstandard card back",
        predicate: "card_back_id differs from the ordinary one"),
      FieldValue(
        "englishart", "artwork exists on an English printing",
        phrase: "have artwork that exists on an English printing",
        predicate: "needs all printings"),
      FieldValue(
        "paperart", "artwork exists on paper", phrase: "have artwork that exists on paper",
        predicate: "needs all printings"),
      FieldValue(
        "arenaid", "has an Arena id", phrase: "have an Arena id", predicate: "arena_id present"),
      FieldValue(
        "mtgoid", "has a Magic Online id", phrase: "have a Magic Online id", predicate: "mtgo_id present"),
      FieldValue(
        "multiverse", aliases: ["multiverseid"], "has a Gatherer id", phrase: "have a Gatherer id",
        predicate: "multiverse_ids non-empty"),
      FieldValue(
        "tcgplayer", aliases: ["tcgplayerid"], "has a TCGplayer id", phrase: "have a TCGplayer id",
        predicate: "tcgplayer_id present"),
      FieldValue(
        "cardmarket", aliases: ["cardmarketid"], "has a Cardmarket id", phrase: "have a Cardmarket id",
        predicate: "cardmarket_id present"),
    ])
}
