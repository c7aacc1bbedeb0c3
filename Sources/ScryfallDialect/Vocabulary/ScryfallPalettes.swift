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
  private static let nicknames: [Palette.Nickname] = [
    .init("azorius", "wu", family: "guild"),
    .init("dimir", "ub", family: "guild"),
    .init("rakdos", "br", family: "guild"),
    .init("gruul", "rg", family: "guild"),
    .init("selesnya", "gw", family: "guild"),
    .init("orzhov", "wb", family: "guild"),
    .init("izzet", "ur", family: "guild"),
    .init("golgari", "bg", family: "guild"),
    .init("boros", "rw", family: "guild"),
    .init("simic", "gu", family: "guild"),
    .init("lorehold", "rw", family: "college"),
    .init("prismari", "ur", family: "college"),
    .init("quandrix", "gu", family: "college"),
    .init("silverquill", "wb", family: "college"),
    .init("witherbloom", "bg", family: "college"),
    .init("bant", "gwu", family: "shard"),
    .init("esper", "wub", family: "shard"),
    .init("grixis", "ubr", family: "shard"),
    .init("jund", "brg", family: "shard"),
    .init("naya", "rgw", family: "shard"),
    .init("abzan", "wbg", family: "wedge"),
    .init("jeskai", "urw", family: "wedge"),
    .init("sultai", "bgu", family: "wedge"),
    .init("mardu", "rwb", family: "wedge"),
    .init("temur", "gur", family: "wedge"),
    .init("artifice", aliases: ["yore-tiller"], "wubr", family: "four-color"),
    .init("chaos", aliases: ["glint-eye"], "ubrg", family: "four-color"),
    .init("aggression", aliases: ["dune-brood"], "brgw", family: "four-color"),
    .init("altruism", aliases: ["ink-treader"], "rgwu", family: "four-color"),
    .init("growth", aliases: ["witch-maw"], "gwub", family: "four-color"),
  ]

  /// Nicknames of similar languages.
  private static let foreignNicknames: [Palette.Nickname] = [
    .init("brokers", "gwu", family: "capenna", confidence: .guess),
    .init("obscura", "wub", family: "capenna", confidence: .guess),
    .init("maestros", "ubr", family: "capenna", confidence: .guess),
    .init("riveteers", "brg", family: "capenna", confidence: .guess),
    .init("cabaretti", "rgw", family: "capenna", confidence: .guess),
    .init("savai", "rwb", family: "ikoria", confidence: .guess),
    .init("ketria", "gur", family: "ikoria", confidence: .guess),
    .init("indatha", "wbg", family: "ikoria", confidence: .guess),
    .init("raugrin", "urw", family: "ikoria", confidence: .guess),
    .init("zagoth", "bgu", family: "ikoria", confidence: .guess),
    .init("dega", "rwb", family: "apocalypse", confidence: .guess),
    .init("ceta", "gur", family: "apocalypse", confidence: .guess),
    .init("necra", "wbg", family: "apocalypse", confidence: .guess),
    .init("raka", "urw", family: "apocalypse", confidence: .guess),
    .init("ana", "bgu", family: "apocalypse", confidence: .guess),
    .init("fivecolor", "wubrg", family: "five-color", confidence: .guess),
    .init("penta", "wubrg", family: "five-color", confidence: .guess),
  ]
}
