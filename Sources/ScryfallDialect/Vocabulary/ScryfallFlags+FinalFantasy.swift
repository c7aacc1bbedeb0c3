import FilterVocabulary

extension ScryfallFlags {
  /// The promo types that tell which game a card of Final Fantasy shows.
  static let finalFantasy: [FieldValue] = [
    FieldValue(
      "finalfantasy", aliases: ["ff"], "any of the Final Fantasy numbered promo types",
      phrase: "carry a Final Fantasy promo mark",
      members: [
        "ffi", "ffii", "ffiii", "ffiv", "ffv", "ffvi", "ffvii", "ffviii", "ffix", "ffx", "ffxi", "ffxii", "ffxiii",
        "ffxiv", "ffxv", "ffxvi",
      ], category: "promo", predicate: "promo_types has any of ffi to ffxvi", isAboutPrinting: true, confidence: .likely
    ),
    .promo("ffi", "Final Fantasy I"),
    .promo("ffii", "Final Fantasy II"),
    .promo("ffiii", "Final Fantasy III"),
    .promo("ffiv", "Final Fantasy IV"),
    .promo("ffv", "Final Fantasy V"),
    .promo("ffvi", "Final Fantasy VI"),
    .promo("ffvii", "Final Fantasy VII"),
    .promo("ffviii", "Final Fantasy VIII"),
    .promo("ffix", "Final Fantasy IX"),
    .promo("ffx", "Final Fantasy X"),
    .promo("ffxi", "Final Fantasy XI"),
    .promo("ffxii", "Final Fantasy XII"),
    .promo("ffxiii", "Final Fantasy XIII"),
    .promo("ffxiv", "Final Fantasy XIV"),
    .promo("ffxv", "Final Fantasy XV"),
    .promo("ffxvi", "Final Fantasy XVI"),
  ]
}
