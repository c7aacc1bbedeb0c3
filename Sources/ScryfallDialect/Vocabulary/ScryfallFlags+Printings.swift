import FilterVocabulary

extension ScryfallFlags {
  /// Kinds of printings.
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

extension ScryfallFlags {
  /// The look of a printing.
  static let frames: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "default", aliases: ["normal", "typical", "traditional", "baseline"], "ordinary treatment",
        phrase: "have an ordinary treatment",
        predicate: "not atypical"),
      FieldValue(
        "atypical", aliases: ["nondefault", "abnormal", "nontraditional"], "special treatment",
        phrase: "have a special treatment",
        predicate: "borderless, full art, showcase, extended art, unusual frame or promo style"),
      FieldValue(
        "old", "1993 or 1997 frame", phrase: "have the 1993 or 1997 frame", predicate: "frame in 1993, 1997"),
      FieldValue(
        "new", "2003 or later frame", phrase: "have the 2003 frame or a later one",
        predicate: "frame in 2003, 2015, future"),
      FieldValue(
        "modern", "2003 frame", phrase: "have the 2003 frame", predicate: "frame = 2003"),
      FieldValue(
        "future", aliases: ["futureshifted"], "Future Sight frame", phrase: "have the Future Sight frame",
        predicate: "frame = future"),
      FieldValue(
        "colorshifted", "colorshifted frame", phrase: "have the colorshifted frame",
        predicate: "frame_effects has colorshifted"),
      FieldValue(
        "timeshifted", "timeshifted subset", phrase: "are timeshifted",
        predicate: "set = tsb, or timeshifted promo style"),
      FieldValue(
        "showcase", "showcase frame", phrase: "have a showcase frame", predicate: "frame_effects has showcase"),
      FieldValue(
        "extendedart", aliases: ["extended"], "extended art", phrase: "have extended art",
        predicate: "frame_effects has extendedart"),
      FieldValue(
        "borderless", "borderless", phrase: "are borderless", predicate: "border_color = borderless"),
      FieldValue(
        "tombstone", "graveyard tombstone icon", phrase: "have the tombstone icon",
        predicate: "frame_effects has tombstone"),
      FieldValue(
        "masterpiece", "masterpiece subset", phrase: "belong to a masterpiece subset",
        predicate: "set_type = masterpiece"),
    ])
}

extension ScryfallFlags {
  /// The arrangement of the faces of a card.
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
          "layout in transform, modal_dfc, art_series, double_faced_token, reversible_card"),
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
