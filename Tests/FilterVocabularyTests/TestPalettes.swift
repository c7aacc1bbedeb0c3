import FilterVocabulary

extension Palette {
  /// The five colors of Magic with nicknames of every family (Reference 3.1 and 3.2): a separate copy, so that a change
  /// of the shipped data cannot hide an error in the reader.
  static let five = Palette(
    "colors",
    colors: [
      Color("w", "white"), Color("u", "blue"), Color("b", "black"), Color("r", "red"), Color("g", "green"),
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
    ], countWords: [CountWord("rainbow", 5), CountWord("all", 5)],
    noneWords: ["c", "colorless", "colourless", "brown"], manyWords: ["m", "multicolor", "multicolored", "gold"],
    refusedNames: ["yore", "glint", "dune", "ink", "witch", "five", "mono", "nephilim", "chromatic"],
    foreignNicknames: [Nickname("brokers", "gwu"), Nickname("obscura", "wub")])

  /// The six kinds of mana, with which the empty set is not below any other.
  static let mana = Palette(
    "mana",
    colors: [
      Color("w", "white"), Color("u", "blue"), Color("b", "black"), Color("r", "red"), Color("g", "green"),
      Color("c", "none"),
    ], countWords: [CountWord("rainbow", 5), CountWord("all", 6)], manyWords: ["m", "multicolor"], anyWords: ["any"],
    skipsEmptyBelow: true)

  /// Names with capitals, spaces and hyphens.
  static let eyes = Palette(
    "eyes",
    colors: [Color("b", "Blue"), Color("n", "Light brown", aliases: ["Hazel-Brown"]), Color("g", "green")],
    nicknames: [Nickname("Odd-eyed", "bg")], countWords: [CountWord("One Color", 1)], noneWords: ["-", "no color"],
    manyWords: ["Two Colors"], anyWords: ["any color"])
}
