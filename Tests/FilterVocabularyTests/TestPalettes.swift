import FilterVocabulary

extension Palette {
  /// The five colors of Magic with nicknames of every family (Reference 3.1 and 3.2): a separate copy, so that a change
  /// of the shipped data cannot hide an error in the reader.
  static let five = Palette(
    "colors",
    colors: [
      Color("w", name: "white"), Color("u", name: "blue"), Color("b", name: "black"), Color("r", name: "red"),
      Color("g", name: "green"),
    ],
    nicknames: [
      Nickname("azorius", "wu"), Nickname("dimir", "ub"), Nickname("rakdos", "br"), Nickname("gruul", "rg"),
      Nickname("selesnya", "gw"), Nickname("orzhov", "wb"), Nickname("izzet", "ur"), Nickname("golgari", "bg"),
      Nickname("boros", "rw"), Nickname("simic", "gu"), Nickname("silverquill", "wb"), Nickname("quandrix", "gu"),
      Nickname("bant", "gwu"), Nickname("esper", "wub"), Nickname("grixis", "ubr"), Nickname("jund", "brg"),
      Nickname("naya", "rgw"), Nickname("abzan", "wbg"), Nickname("jeskai", "urw"), Nickname("sultai", "bgu"),
      Nickname("mardu", "rwb"), Nickname("temur", "gur"), Nickname("artifice", aliases: ["yore-tiller"], "wubr"),
      Nickname("chaos", aliases: ["glint-eye"], "ubrg"), Nickname("aggression", aliases: ["dune-brood"], "brgw"),
      Nickname("altruism", aliases: ["ink-treader"], "rgwu"), Nickname("growth", aliases: ["witch-maw"], "gwub"),
    ], countWords: [CountWord("rainbow", count: 5), CountWord("all", count: 5)],
    noneWords: ["c", "colorless", "colourless", "brown"], manyWords: ["m", "multicolor", "multicolored", "gold"],
    refusedNames: ["yore", "glint", "dune", "ink", "witch", "five", "mono", "nephilim", "chromatic"],
    foreignNicknames: [Nickname("brokers", "gwu"), Nickname("obscura", "wub")])

  /// The six kinds of mana, with which the empty set is not below any other.
  static let mana = Palette(
    "mana",
    colors: [
      Color("w", name: "white"), Color("u", name: "blue"), Color("b", name: "black"), Color("r", name: "red"),
      Color("g", name: "green"),
      Color("c", name: "none"),
    ], countWords: [CountWord("rainbow", count: 5), CountWord("all", count: 6)], manyWords: ["m", "multicolor"],
    anyWords: ["any"],
    skipsEmptyBelow: true)

  /// Names with capitals, spaces and hyphens.
  static let eyes = Palette(
    "eyes",
    colors: [
      Color("b", name: "Blue"), Color("n", name: "Light brown", aliases: ["Hazel-Brown"]), Color("g", name: "green"),
    ],
    nicknames: [Nickname("Odd-eyed", "bg")], countWords: [CountWord("One Color", count: 1)],
    noneWords: ["-", "no color"],
    manyWords: ["Two Colors"], anyWords: ["any color"])
}
