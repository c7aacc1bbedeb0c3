import FilterVocabulary

extension ScryfallFlags {
  /// How the faces of a card are arranged.
  static let layouts: [FieldValue] = group(
    "layout", isAboutPrinting: false,
    [
      FieldValue(
        "split", "split card", phrase: "are split cards", predicate: "layout = split"),
      FieldValue(
        "flip", "Kamigawa flip card", phrase: "are flip cards", predicate: "layout = flip"),
      FieldValue(
        "transform", aliases: ["tdfc"], "transforming double-faced card", phrase: "are transforming double-faced cards",
        predicate: "layout = transform"),
      FieldValue(
        "mdfc", aliases: ["modaldfc"], "modal double-faced card", phrase: "are modal double-faced cards",
        predicate: "layout = modal_dfc"),
      FieldValue(
        "meld", "part or result of a meld", phrase: "are parts or results of a meld", predicate: "layout = meld"),
      FieldValue(
        "meldpart", "card that melds", phrase: "meld with another card",
        predicate: "layout = meld and all_parts role of itself is meld_part"),
      FieldValue(
        "meldresult", "melded back", phrase: "are the result of a meld",
        predicate: "layout = meld and all_parts role of itself is meld_result"),
      FieldValue(
        "dfc", aliases: ["doublefaced", "doublesided"], "two card faces back to back",
        phrase: "have two faces back to back",
        predicate:
          "layout in transform, modal_dfc, art_series, double_faced_token, reversible_card (meld: sources disagree)"),
      FieldValue(
        "leveler", "level-up layout", phrase: "have the level-up layout", predicate: "layout = leveler"),
      FieldValue(
        "adventure", "adventure layout", phrase: "have the adventure layout", predicate: "layout = adventure"),
      FieldValue(
        "class", "Class layout", phrase: "have the Class layout", predicate: "layout = class"),
      FieldValue(
        "prepare", "prepare layout (2026)", phrase: "have the prepare layout", predicate: "layout = prepare"),
      FieldValue(
        "reversible", "reversible card", phrase: "are reversible cards", predicate: "layout = reversible_card"),
      FieldValue(
        "token", "token", phrase: "are tokens", noun: "tokens",
        predicate: "layout in token, double_faced_token, emblem"),
      FieldValue(
        "artseries", aliases: ["artcard"], "art series card", phrase: "are art series cards",
        predicate: "layout = art_series"),
      FieldValue(
        "planar", "plane or phenomenon", phrase: "are planes or phenomena", predicate: "layout = planar"),
      FieldValue(
        "vanguard", "Vanguard avatar", phrase: "are Vanguard avatars", predicate: "layout = vanguard"),
      FieldValue(
        "host", aliases: ["augment", "augmentation"], "host or augment card", phrase: "are host or augment cards",
        predicate: "layout in host, augment"),
      FieldValue(
        "extra", aliases: ["extras"], "hidden by default", phrase: "are hidden by default",
        predicate: "see default-hidden list"),
    ])
}
