import FilterVocabulary

/// The symbols of mana costs and of texts.
enum ScryfallSymbols {
  static var all: [CostSymbol] { mana + generic + text }

  /// Letters that can be written without braces.
  static let bare = "wubrgcsxyzlh"

  /// Symbols of costs, apart from the generic ones.
  private static var mana: [CostSymbol] {
    var all = list(.color, "W, U, B, R, G") + list(.colorless, "C") + list(.snow, "S")
    all += list(.variable, halves: 0, "X, Y, Z")
    all += list(.half, halves: 1, "½") + list(.infinite, halves: nil, "∞") + list(.half, halves: 1, "HW, HR")
    all += list(.hybrid, "W/U, W/B, U/B, U/R, B/R, B/G, R/G, R/W, G/W, G/U")
    all += list(.twoHybrid, halves: 4, "2/W, 2/U, 2/B, 2/R, 2/G")
    all += list(.colorlessHybrid, "C/W, C/U, C/B, C/R, C/G")
    all += list(.phyrexian, "W/P, U/P, B/P, R/P, G/P, C/P")
    all += list(
      .hybridPhyrexian, "W/U/P, W/B/P, U/B/P, U/R/P, B/R/P, B/G/P, R/G/P, R/W/P, G/W/P, G/U/P")
    return all
  }

  /// Numbers of generic mana that occur on cards. Other numbers are accepted as well.
  private static var generic: [CostSymbol] {
    (Array(0...20) + [100, 1_000_000]).map { CostSymbol(String($0), kind: .generic, halves: $0 * 2) }
  }

  /// Symbols that occur in texts only, with their meanings.
  private static var text: [CostSymbol] {
    list(
      .text, halves: nil,
      """
      T tap, Q untap, E energy, P Phyrexian mana, PW planeswalker, CHAOS chaos, A acorn counter, TK ticket,
      H Phyrexian reminder symbol, D land drop, L mana from a legendary permanent
      """)
  }

  /// Symbols of one kind: each code with its summary, if it has one.
  private static func list(_ kind: CostSymbol.Kind, halves: Int? = 2, _ codes: StaticString) -> [CostSymbol] {
    StaticString.entries(codes).map {
      CostSymbol($0[0], kind: kind, halves: halves, summary: $0.dropFirst().joined(separator: " "))
    }
  }
}
