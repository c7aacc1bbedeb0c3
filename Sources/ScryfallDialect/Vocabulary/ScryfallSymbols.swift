import FilterVocabulary

/// The symbols of mana costs and of texts.
enum ScryfallSymbols {
  static var all: [CostSymbol] { mana + generic + text }

  /// Letters that can be written without braces.
  static let bare = "wubrgcsxyzlh"

  /// Symbols of costs, apart from the generic ones.
  private static let mana: [CostSymbol] = [
    CostSymbol("W", kind: .color),
    CostSymbol("U", kind: .color),
    CostSymbol("B", kind: .color),
    CostSymbol("R", kind: .color),
    CostSymbol("G", kind: .color),
    CostSymbol("C", kind: .colorless),
    CostSymbol("S", kind: .snow),
    CostSymbol("X", kind: .variable, halves: 0),
    CostSymbol("Y", kind: .variable, halves: 0),
    CostSymbol("Z", kind: .variable, halves: 0),
    CostSymbol("½", kind: .half, halves: 1),
    CostSymbol("∞", kind: .infinite, halves: nil),
    CostSymbol("HW", kind: .half, halves: 1),
    CostSymbol("HR", kind: .half, halves: 1),
    CostSymbol("W/U", kind: .hybrid),
    CostSymbol("W/B", kind: .hybrid),
    CostSymbol("U/B", kind: .hybrid),
    CostSymbol("U/R", kind: .hybrid),
    CostSymbol("B/R", kind: .hybrid),
    CostSymbol("B/G", kind: .hybrid),
    CostSymbol("R/G", kind: .hybrid),
    CostSymbol("R/W", kind: .hybrid),
    CostSymbol("G/W", kind: .hybrid),
    CostSymbol("G/U", kind: .hybrid),
    CostSymbol("2/W", kind: .twoHybrid, halves: 4),
    CostSymbol("2/U", kind: .twoHybrid, halves: 4),
    CostSymbol("2/B", kind: .twoHybrid, halves: 4),
    CostSymbol("2/R", kind: .twoHybrid, halves: 4),
    CostSymbol("2/G", kind: .twoHybrid, halves: 4),
    CostSymbol("C/W", kind: .colorlessHybrid),
    CostSymbol("C/U", kind: .colorlessHybrid),
    CostSymbol("C/B", kind: .colorlessHybrid),
    CostSymbol("C/R", kind: .colorlessHybrid),
    CostSymbol("C/G", kind: .colorlessHybrid),
    CostSymbol("W/P", kind: .phyrexian),
    CostSymbol("U/P", kind: .phyrexian),
    CostSymbol("B/P", kind: .phyrexian),
    CostSymbol("R/P", kind: .phyrexian),
    CostSymbol("G/P", kind: .phyrexian),
    CostSymbol("C/P", kind: .phyrexian),
    CostSymbol("W/U/P", kind: .hybridPhyrexian),
    CostSymbol("W/B/P", kind: .hybridPhyrexian),
    CostSymbol("U/B/P", kind: .hybridPhyrexian),
    CostSymbol("U/R/P", kind: .hybridPhyrexian),
    CostSymbol("B/R/P", kind: .hybridPhyrexian),
    CostSymbol("B/G/P", kind: .hybridPhyrexian),
    CostSymbol("R/G/P", kind: .hybridPhyrexian),
    CostSymbol("R/W/P", kind: .hybridPhyrexian),
    CostSymbol("G/W/P", kind: .hybridPhyrexian),
    CostSymbol("G/U/P", kind: .hybridPhyrexian),
  ]

  /// Numbers of generic mana that occur on cards. Other numbers are accepted as well.
  private static let generic: [CostSymbol] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 100, 1_000_000,
  ].map {
    CostSymbol(String($0), kind: .generic, halves: $0 * 2)
  }

  /// Symbols that occur in texts only.
  private static let text: [CostSymbol] = [
    CostSymbol("T", kind: .text, halves: nil, summary: "tap"),
    CostSymbol("Q", kind: .text, halves: nil, summary: "untap"),
    CostSymbol("E", kind: .text, halves: nil, summary: "energy"),
    CostSymbol("P", kind: .text, halves: nil, summary: "Phyrexian mana"),
    CostSymbol("PW", kind: .text, halves: nil, summary: "planeswalker"),
    CostSymbol("CHAOS", kind: .text, halves: nil, summary: "chaos"),
    CostSymbol("A", kind: .text, halves: nil, summary: "acorn counter"),
    CostSymbol("TK", kind: .text, halves: nil, summary: "ticket"),
    CostSymbol("H", kind: .text, halves: nil, summary: "Phyrexian reminder symbol"),
    CostSymbol("D", kind: .text, halves: nil, summary: "land drop"),
    CostSymbol("L", kind: .text, halves: nil, summary: "mana from a legendary permanent"),
  ]
}
