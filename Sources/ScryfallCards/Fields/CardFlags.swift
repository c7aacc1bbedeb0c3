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
    for rule in cardRules where rule.holds(card, facts) == true { found.append(rule.value) }
    return found
  }

  /// The flags of one printing.
  static func ofPrinting(_ card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> [String] {
    var found: [String] = []
    for rule in printingRules where rule.holds(card, facts, printing) == true { found.append(rule.value) }
    if !printing.promoTypes.isEmpty {
      for rule in promoRules where rule.holds(card, facts, printing) == true { found.append(rule.value) }
    }
    return found
  }

  // Structures and no tuples: what is called for each card is called without a thunk that copies the card.
  private struct CardRule {
    let value: String
    let holds: @Sendable (Card, CardFacts) -> Bool?
  }

  private struct PrintingRule {
    let value: String
    let holds: @Sendable (Card, CardFacts, CardPrinting) -> Bool?
  }

  private static let cardRules: [CardRule] = CardFlag.all.compactMap { flag in
    if case .card(let rule) = flag.rule { CardRule(value: flag.value, holds: rule) } else { nil }
  }

  private static let printingRules = rules { $0.needs != .promoTypes }
  /// These hold for no printing without kinds of promotion.
  private static let promoRules = rules { $0.needs == .promoTypes }

  private static func rules(where isMeant: (CardFlag) -> Bool) -> [PrintingRule] {
    CardFlag.all.filter(isMeant).compactMap { flag in
      if case .printing(let rule) = flag.rule { PrintingRule(value: flag.value, holds: rule) } else { nil }
    }
  }
}
