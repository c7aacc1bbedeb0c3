extension Vocabulary {
  /// The search language of Scryfall for Magic cards: the home dialect.
  public static let scryfall = Vocabulary(
    name: "scryfall",
    fields: [
      Field("type", aliases: ["t"], .text, summary: "Type line", phrase: "have the type {is}")
    ])
}
