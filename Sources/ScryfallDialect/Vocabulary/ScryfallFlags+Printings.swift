import FilterVocabulary

extension ScryfallFlags {
  /// What kind of printing it is.
  static let printings: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "foil", aliases: ["premium"], "exists in foil", phrase: "exist in foil", predicate: "finishes has foil"),
      FieldValue(
        "nonfoil", "exists in nonfoil", phrase: "exist in nonfoil", predicate: "finishes has nonfoil"),
      FieldValue(
        "etched", aliases: ["etch", "etchedfoil"], "exists etched", phrase: "exist in etched foil",
        predicate: "finishes has etched"),
      FieldValue(
        "glossy", aliases: ["gloss"], "glossy promo", phrase: "are glossy promos", predicate: "promo_types has glossy"),
      FieldValue(
        "fullart", aliases: ["full"], "full-art printing", phrase: "are full-art printings", noun: "full-art printings",
        predicate: "full_art = true"),
      FieldValue(
        "textless", "no printed rules text", phrase: "are printed without rules text", predicate: "textless = true"),
      FieldValue(
        "oversized", "oversized", phrase: "are oversized", predicate: "oversized = true"),
      FieldValue(
        "promo", "promotional", phrase: "are promotional printings", noun: "promotional printings",
        predicate: "promo = true"),
      FieldValue(
        "reprint", "earlier printing exists", phrase: "are reprints", noun: "reprints",
        predicate: "reprint = true"),
      FieldValue(
        "firstprint", aliases: ["firstprinting"], "first printing", phrase: "are first printings",
        noun: "first printings",
        predicate: "reprint = false"),
      FieldValue(
        "unique", aliases: ["onlyprint"], "printed in one set only", phrase: "were printed in one set only",
        predicate: "count of sets = 1"),
      FieldValue(
        "digital", "digital-only printing", phrase: "are digital-only printings",
        noun: "digital-only printings", predicate: "digital = true"),
      FieldValue(
        "hires", aliases: ["highres"], "high-resolution scan available", phrase: "have a high-resolution scan",
        predicate: "highres_image = true"),
      FieldValue(
        "spotlight", aliases: ["story", "storyspotlight"], "Story Spotlight", phrase: "are Story Spotlight cards",
        predicate: "story_spotlight = true"),
      FieldValue(
        "scryfallpreview", "previewed by Scryfall", phrase: "were previewed by Scryfall",
        predicate: "preview.source = Scryfall"),
      FieldValue(
        "booster", aliases: ["pack"], "found in booster packs", phrase: "are found in booster packs",
        predicate: "booster = true"),
      FieldValue(
        "variation", "variation of another printing", phrase: "are variations of another printing",
        predicate: "variation = true"),
      FieldValue(
        "contentwarning", "flagged for offensive content", phrase: "are flagged for offensive content",
        predicate: "content_warning = true"),
    ])
}
