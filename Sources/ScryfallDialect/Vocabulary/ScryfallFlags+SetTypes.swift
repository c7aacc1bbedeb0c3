import FilterVocabulary

extension ScryfallFlags {
  /// The type of the set. One good source each.
  static let setTypes: [FieldValue] = group(
    "settype", isAboutPrinting: true,
    [
      FieldValue(
        "core", "core set", phrase: "come from a core set", predicate: "set_type = core", confidence: .likely),
      FieldValue(
        "expansion", "expansion", phrase: "come from an expansion", predicate: "set_type = expansion",
        confidence: .likely),
      FieldValue(
        "masters", "Masters set", phrase: "come from a Masters set", predicate: "set_type = masters",
        confidence: .likely),
      FieldValue(
        "starter", "starter product", phrase: "come from a starter product", predicate: "set_type = starter",
        confidence: .likely),
      FieldValue(
        "box", "boxed product", phrase: "come from a boxed product", predicate: "set_type = box", confidence: .likely),
      FieldValue(
        "memorabilia", "memorabilia", phrase: "are memorabilia", predicate: "set_type = memorabilia",
        confidence: .likely),
      FieldValue(
        "planechase", "Planechase product", phrase: "come from a Planechase product",
        predicate: "set_type = planechase", confidence: .likely),
      FieldValue(
        "archenemy", "Archenemy product", phrase: "come from an Archenemy product", predicate: "set_type = archenemy",
        confidence: .likely),
      FieldValue(
        "arsenal", "Commander's Arsenal product", phrase: "come from a Commander's Arsenal product",
        predicate: "set_type = arsenal", confidence: .likely),
      FieldValue(
        "eternal", "eternal set", phrase: "come from an eternal set", predicate: "set_type = eternal",
        confidence: .likely),
      FieldValue(
        "premiumdeck", "Premium Deck Series", phrase: "come from the Premium Deck Series",
        predicate: "set_type = premium_deck", confidence: .likely),
    ])
}
