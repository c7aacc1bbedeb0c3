import FilterVocabulary

extension ScryfallFlags {
  /// How a printing looks.
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
