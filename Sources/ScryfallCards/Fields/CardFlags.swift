/// The flags of cards for `is:` and `not:`.
enum CardFlags {
  /// The values that no card can be asked for, and why.
  static func unanswered(by coverage: DataCoverage) -> [String: String] {
    var reasons: [String: String] = [:]
    for flag in CardFlag.all {
      if let reason = flag.obstacle(in: coverage) { reasons[flag.value] = reason }
    }
    return reasons
  }

  /// The flags that are the same for all printings of a card.
  static func ofCard(_ card: Card, _ facts: CardFacts) -> [String] {
    var found: [String] = []
    for (value, rule) in cardRules where rule(card, facts) == true { found.append(value) }
    return found
  }

  /// The flags of one printing.
  static func ofPrinting(_ card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> [String] {
    var found: [String] = []
    for (value, rule) in printingRules where rule(card, facts, printing) == true { found.append(value) }
    if !printing.promoTypes.isEmpty {
      for (value, rule) in promoRules where rule(card, facts, printing) == true { found.append(value) }
    }
    return found
  }

  private static let cardRules: [(String, @Sendable (Card, CardFacts) -> Bool?)] = CardFlag.all.compactMap { flag in
    if case .card(let rule) = flag.rule { (flag.value, rule) } else { nil }
  }

  private typealias PrintingRule = (String, @Sendable (Card, CardFacts, CardPrinting) -> Bool?)

  private static let printingRules: [PrintingRule] = rules { $0.needs != .promoTypes }
  /// These hold for no printing without kinds of promotion.
  private static let promoRules: [PrintingRule] = rules { $0.needs == .promoTypes }

  private static func rules(where isMeant: (CardFlag) -> Bool) -> [PrintingRule] {
    CardFlag.all.filter(isMeant).compactMap { flag in
      if case .printing(let rule) = flag.rule { (flag.value, rule) } else { nil }
    }
  }
}
