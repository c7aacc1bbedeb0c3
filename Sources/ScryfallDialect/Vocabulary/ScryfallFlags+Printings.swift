import FilterVocabulary

extension ScryfallFlags {
  /// Kinds of printings.
  static let printings: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "foil", aliases: ["premium"], "printings that exist in foil", phrase: "exist in foil",
        predicate: "finishes has foil"),
      FieldValue(
        "nonfoil", "printings that exist without foil", phrase: "exist in nonfoil", predicate: "finishes has nonfoil"),
      FieldValue(
        "etched", aliases: ["etch", "etchedfoil"], "printings that exist in etched foil",
        phrase: "exist in etched foil",
        predicate: "finishes has etched"),
      FieldValue(
        "glossy", aliases: ["gloss"], "promos with a glossy surface", phrase: "are glossy promos",
        predicate: "promo_types has glossy"),
      FieldValue(
        "fullart", aliases: ["full"], "printings with a picture larger than usual", phrase: "are full-art printings",
        noun: "full-art printings",
        predicate: "full_art = true"),
      FieldValue(
        "textless", "printings without rules text on the card", phrase: "are printed without rules text",
        predicate: "textless = true"),
      FieldValue(
        "oversized", "cards larger than playing size", phrase: "are oversized", predicate: "oversized = true"),
      FieldValue(
        "promo", "promotional printings", phrase: "are promotional printings", noun: "promotional printings",
        predicate: "promo = true"),
      FieldValue(
        "reprint", "printings of cards that were printed before", phrase: "are reprints", noun: "reprints",
        predicate: "reprint = true"),
      FieldValue(
        "firstprint", aliases: ["firstprinting"], "the first printing of each card", phrase: "are first printings",
        noun: "first printings",
        predicate: "reprint = false"),
      FieldValue(
        "unique", aliases: ["onlyprint"], "cards printed in one set only", phrase: "were printed in one set only",
        predicate: "count of sets = 1"),
      FieldValue(
        "digital", "printings for digital games only", phrase: "are digital-only printings",
        noun: "digital-only printings", predicate: "digital = true"),
      FieldValue(
        "hires", aliases: ["highres"], "printings with a high-resolution picture on Scryfall",
        phrase: "have a high-resolution scan",
        predicate: "highres_image = true"),
      FieldValue(
        "spotlight", aliases: ["story", "storyspotlight"], "Story Spotlight cards, which show key moments of the story",
        phrase: "are Story Spotlight cards",
        predicate: "story_spotlight = true"),
      FieldValue(
        "scryfallpreview", "cards that Scryfall was the first to show", phrase: "were previewed by Scryfall",
        predicate: "preview.source = Scryfall"),
      FieldValue(
        "booster", aliases: ["pack"], "printings found in booster packs", phrase: "are found in booster packs",
        predicate: "booster = true"),
      FieldValue(
        "variation", "printings that vary another printing", phrase: "are variations of another printing",
        predicate: "variation = true"),
      FieldValue(
        "contentwarning", "cards flagged for offensive content", phrase: "are flagged for offensive content",
        predicate: "content_warning = true"),
    ])
}

extension ScryfallFlags {
  /// The look of a printing.
  static let frames: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "default", aliases: ["normal", "typical", "traditional", "baseline"], "printings with an ordinary look",
        phrase: "have an ordinary treatment",
        predicate: "not atypical"),
      FieldValue(
        "atypical", aliases: ["nondefault", "abnormal", "nontraditional"],
        "printings with a special look: borderless, showcase, full art and so on",
        phrase: "have a special treatment",
        predicate: "borderless, full art, showcase, extended art, unusual frame or promo style"),
      FieldValue(
        "old", "printings in the frames of 1993 and 1997", phrase: "have the 1993 or 1997 frame",
        predicate: "frame in 1993, 1997"),
      FieldValue(
        "new", "printings in the frame of 2003 or a later one", phrase: "have the 2003 frame or a later one",
        predicate: "frame in 2003, 2015, future"),
      FieldValue(
        "modern", "printings in the frame of 2003", phrase: "have the 2003 frame", predicate: "frame = 2003"),
      FieldValue(
        "future", aliases: ["futureshifted"], "printings in the Future Sight frame",
        phrase: "have the Future Sight frame",
        predicate: "frame = future"),
      FieldValue(
        "colorshifted", "printings in the colorshifted frame of Planar Chaos", phrase: "have the colorshifted frame",
        predicate: "frame_effects has colorshifted"),
      FieldValue(
        "timeshifted", "old cards brought back by Time Spiral, and others in that style", phrase: "are timeshifted",
        predicate: "set = tsb, or timeshifted promo style"),
      FieldValue(
        "showcase", "printings in a showcase frame", phrase: "have a showcase frame",
        predicate: "frame_effects has showcase"),
      FieldValue(
        "extendedart", aliases: ["extended"], "printings with art that reaches the sides of the card",
        phrase: "have extended art",
        predicate: "frame_effects has extendedart"),
      FieldValue(
        "borderless", "printings without a border", phrase: "are borderless", predicate: "border_color = borderless"),
      FieldValue(
        "tombstone", "printings with a tombstone by their name, for use in the graveyard",
        phrase: "have the tombstone icon",
        predicate: "frame_effects has tombstone"),
      FieldValue(
        "masterpiece", "printings from a masterpiece series", phrase: "belong to a masterpiece subset",
        predicate: "set_type = masterpiece"),
    ])
}

extension ScryfallFlags {
  /// The arrangement of the faces of a card.
  static let layouts: [FieldValue] = group(
    "layout", isAboutPrinting: false,
    [
      FieldValue(
        "split", "split cards, two small cards on one", phrase: "are split cards", predicate: "layout = split"),
      FieldValue(
        "flip", "flip cards of Kamigawa, turned upside down in play", phrase: "are flip cards",
        predicate: "layout = flip"),
      FieldValue(
        "transform", aliases: ["tdfc"], "double-faced cards that transform",
        phrase: "are transforming double-faced cards",
        predicate: "layout = transform"),
      FieldValue(
        "mdfc", aliases: ["modaldfc"], "double-faced cards played as either face",
        phrase: "are modal double-faced cards",
        predicate: "layout = modal_dfc"),
      FieldValue(
        "meld", "cards that meld, and what they meld into", phrase: "are parts or results of a meld",
        predicate: "layout = meld"),
      FieldValue(
        "meldpart", "cards that meld with another card", phrase: "meld with another card",
        predicate: "layout = meld and all_parts role of itself is meld_part"),
      FieldValue(
        "meldresult", "what two cards meld into", phrase: "are the result of a meld",
        predicate: "layout = meld and all_parts role of itself is meld_result"),
      FieldValue(
        "dfc", aliases: ["doublefaced", "doublesided"], "cards with two faces back to back",
        phrase: "have two faces back to back",
        predicate:
          "layout in transform, modal_dfc, art_series, double_faced_token, reversible_card"),
      FieldValue(
        "leveler", "creatures that level up", phrase: "have the level-up layout", predicate: "layout = leveler"),
      FieldValue(
        "adventure", "cards with an Adventure", phrase: "have the adventure layout", predicate: "layout = adventure"),
      FieldValue(
        "class", "Class enchantments", phrase: "have the Class layout", predicate: "layout = class"),
      FieldValue(
        "prepare", "cards with a second spell to prepare", phrase: "have the prepare layout",
        predicate: "layout = prepare"),
      FieldValue(
        "reversible", "cards with a front on both sides", phrase: "are reversible cards",
        predicate: "layout = reversible_card"),
      FieldValue(
        "token", "tokens and emblems", phrase: "are tokens", noun: "tokens",
        predicate: "layout in token, double_faced_token, emblem"),
      FieldValue(
        "artseries", aliases: ["artcard"], "art cards, which show a picture and have no rules",
        phrase: "are art series cards",
        predicate: "layout = art_series"),
      FieldValue(
        "planar", "planes and phenomena", phrase: "are planes or phenomena", predicate: "layout = planar"),
      FieldValue(
        "vanguard", "Vanguard avatars", phrase: "are Vanguard avatars", predicate: "layout = vanguard"),
      FieldValue(
        "host", aliases: ["augment", "augmentation"], "host and augment cards, which join into one creature",
        phrase: "are host or augment cards",
        predicate: "layout in host, augment"),
      FieldValue(
        "extra", aliases: ["extras"], "tokens, planes, schemes and others hidden from a plain search",
        phrase: "are hidden by default",
        predicate: "see default-hidden list"),
    ])
}
