import FilterVocabulary

/// The colors of cards, and the kinds of mana.
enum ScryfallPalettes {
  /// Colors and color identity: five colors; `c` is none, `m` two or more.
  static let colors = Palette(
    "colors", colors: five, nicknames: nicknames, countWords: [.init("rainbow", count: 5), .init("all", count: 5)],
    noneWords: ["c", "colorless", "colourless", "brown"],
    manyWords: ["m", "multicolor", "multicolour", "multicolored", "multicoloured", "gold"],
    refusedNames: refused,
    foreignNicknames: foreignNicknames)

  /// Mana that a card can produce: colorless is a separate kind, without the usual name.
  static let mana = Palette(
    "mana", colors: five + [.init("c", name: "colorless mana", srgb: ScreenColor(hex: "#ccc2c0"))],
    nicknames: nicknames,
    countWords: [.init("rainbow", count: 5), .init("all", count: 6)], manyWords: ["m", "multicolor"], anyWords: ["any"],
    refusedNames: refused, foreignNicknames: foreignNicknames, skipsEmptyBelow: true)

  private static let five: [Palette.Color] = [
    .init("w", name: "white", srgb: ScreenColor(hex: "#f9faf4")),
    .init("u", name: "blue", srgb: ScreenColor(hex: "#0e68ab")),
    .init("b", name: "black", srgb: ScreenColor(hex: "#150b00")),
    .init("r", name: "red", srgb: ScreenColor(hex: "#d3202a")),
    .init("g", name: "green", srgb: ScreenColor(hex: "#00733e")),
  ]

  /// Parts of nicknames, and words that look like one.
  private static let refused = ["yore", "glint", "dune", "ink", "witch", "five", "mono", "nephilim", "chromatic"]

  /// Names for sets of colors.
  private static let nicknames =
    list(
      "guild",
      "azorius wu, dimir ub, rakdos br, gruul rg, selesnya gw, orzhov wb, izzet ur, golgari bg, boros rw, simic gu")
    + list("college", "lorehold rw, prismari ur, quandrix gu, silverquill wb, witherbloom bg")
    + list("shard", "bant gwu, esper wub, grixis ubr, jund brg, naya rgw")
    + list("wedge", "abzan wbg, jeskai urw, sultai bgu, mardu rwb, temur gur")
    + list(
      "four-color",
      """
      artifice wubr yore-tiller, chaos ubrg glint-eye, aggression brgw dune-brood, altruism rgwu ink-treader,
      growth gwub witch-maw
      """)

  /// Nicknames of similar languages.
  private static let foreignNicknames =
    list("capenna", confidence: .guess, "brokers gwu, obscura wub, maestros ubr, riveteers brg, cabaretti rgw")
    + list("ikoria", confidence: .guess, "savai rwb, ketria gur, indatha wbg, raugrin urw, zagoth bgu")
    + list("apocalypse", confidence: .guess, "dega rwb, ceta gur, necra wbg, raka urw, ana bgu")
    + list("five-color", confidence: .guess, "fivecolor wubrg, penta wubrg")

  /// Nicknames of one family: each name with its letters and its aliases.
  private static func list(_ family: String, confidence: Confidence = .sure, _ names: StaticString)
    -> [Palette.Nickname]
  {
    StaticString.entries(names).map {
      .init($0[0], aliases: Array($0.dropFirst(2)), $0[1], family: family, confidence: confidence)
    }
  }
}
