import FilterVocabulary

extension ScryfallFlags {
  /// Lists of printings that people keep.
  static let curated: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "misprint", aliases: ["artistmisprint"], "known misprint", phrase: "are known misprints", predicate: "curated"),
      FieldValue(
        "covered", "old art covered by a promo", phrase: "have old art that a promo covers", predicate: "curated"),
      FieldValue(
        "fbb", "foreign black border", phrase: "are foreign black-bordered printings", predicate: "curated sets"),
      FieldValue(
        "fwb", "foreign white border", phrase: "are foreign white-bordered printings", predicate: "curated sets"),
      FieldValue(
        "invitational", "designed by an Invitational winner", phrase: "were designed by an Invitational winner",
        predicate: "curated"),
      FieldValue(
        "belzenlok", "deed claimed by Demonlord Belzenlok", phrase: "show a deed claimed by Demonlord Belzenlok",
        predicate: "curated"),
      FieldValue(
        "preprint", "appeared before its own set", phrase: "were printed before their own set",
        predicate: "needs all printings", confidence: .likely),
      FieldValue(
        "tron", "the three Urza lands", phrase: "are Urza lands", predicate: "curated"),
      FieldValue(
        "cube", "in a listed cube", phrase: "are in a listed cube", predicate: "curated"),
      FieldValue(
        "playtest", "playtest card", phrase: "are playtest cards", predicate: "promo_types has playtest"),
      FieldValue(
        "intro", "from an introductory product", phrase: "come from an introductory product", predicate: "curated"),
      FieldValue(
        "beginner", "from a beginner product", phrase: "come from a beginner product", predicate: "curated"),
      FieldValue(
        "jumpstart", "from a Jumpstart product", phrase: "come from a Jumpstart product", predicate: "curated"),
    ])
}
