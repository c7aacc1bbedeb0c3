import FilterVocabulary

/// The symbols of mana costs and of texts.
enum ScryfallSymbols {
  static var all: [CostSymbol] { mana + generic + text }

  /// Letters that can be written without braces.
  static let bare = "wubrgcsxyzlh"

  /// Symbols of costs, apart from the generic ones.
  private static let mana: [CostSymbol] = [
    CostSymbol("W", .color),
    CostSymbol("U", .color),
    CostSymbol("B", .color),
    CostSymbol("R", .color),
    CostSymbol("G", .color),
    CostSymbol("C", .colorless),
    CostSymbol("S", .snow),
    CostSymbol("X", .variable, halves: 0),
    CostSymbol("Y", .variable, halves: 0),
    CostSymbol("Z", .variable, halves: 0),
    CostSymbol("½", .half, halves: 1),
    CostSymbol("∞", .infinite, halves: nil),
    CostSymbol("HW", .half, halves: 1),
    CostSymbol("HR", .half, halves: 1),
    CostSymbol("W/U", .hybrid),
    CostSymbol("W/B", .hybrid),
    CostSymbol("U/B", .hybrid),
    CostSymbol("U/R", .hybrid),
    CostSymbol("B/R", .hybrid),
    CostSymbol("B/G", .hybrid),
    CostSymbol("R/G", .hybrid),
    CostSymbol("R/W", .hybrid),
    CostSymbol("G/W", .hybrid),
    CostSymbol("G/U", .hybrid),
    CostSymbol("2/W", .twoHybrid, halves: 4),
    CostSymbol("2/U", .twoHybrid, halves: 4),
    CostSymbol("2/B", .twoHybrid, halves: 4),
    CostSymbol("2/R", .twoHybrid, halves: 4),
    CostSymbol("2/G", .twoHybrid, halves: 4),
    CostSymbol("C/W", .colorlessHybrid),
    CostSymbol("C/U", .colorlessHybrid),
    CostSymbol("C/B", .colorlessHybrid),
    CostSymbol("C/R", .colorlessHybrid),
    CostSymbol("C/G", .colorlessHybrid),
    CostSymbol("W/P", .phyrexian),
    CostSymbol("U/P", .phyrexian),
    CostSymbol("B/P", .phyrexian),
    CostSymbol("R/P", .phyrexian),
    CostSymbol("G/P", .phyrexian),
    CostSymbol("C/P", .phyrexian),
    CostSymbol("W/U/P", .hybridPhyrexian),
    CostSymbol("W/B/P", .hybridPhyrexian),
    CostSymbol("U/B/P", .hybridPhyrexian),
    CostSymbol("U/R/P", .hybridPhyrexian),
    CostSymbol("B/R/P", .hybridPhyrexian),
    CostSymbol("B/G/P", .hybridPhyrexian),
    CostSymbol("R/G/P", .hybridPhyrexian),
    CostSymbol("R/W/P", .hybridPhyrexian),
    CostSymbol("G/W/P", .hybridPhyrexian),
    CostSymbol("G/U/P", .hybridPhyrexian),
  ]

  /// Numbers of generic mana that occur on cards. Other numbers are accepted as well.
  private static let generic: [CostSymbol] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 100, 1000000,
  ].map {
    CostSymbol(String($0), .generic, halves: $0 * 2)
  }

  /// Symbols that occur in texts only.
  private static let text: [CostSymbol] = [
    CostSymbol("T", .text, halves: nil, "tap"),
    CostSymbol("Q", .text, halves: nil, "untap"),
    CostSymbol("E", .text, halves: nil, "energy"),
    CostSymbol("P", .text, halves: nil, "any Phyrexian"),
    CostSymbol("PW", .text, halves: nil, "planeswalker"),
    CostSymbol("CHAOS", .text, halves: nil, "chaos"),
    CostSymbol("A", .text, halves: nil, "acorn counter"),
    CostSymbol("TK", .text, halves: nil, "ticket"),
    CostSymbol("H", .text, halves: nil, "Phyrexian reminder symbol"),
    CostSymbol("D", .text, halves: nil, "land drop"),
    CostSymbol("L", .text, halves: nil, "legendary source"),
  ]
}
