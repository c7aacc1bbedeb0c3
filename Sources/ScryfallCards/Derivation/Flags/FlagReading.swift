import FilterVocabulary

/// All flags of a card, or of a printing, at once: for who looks at a whole list. A flag in neither set does not hold.
public struct FlagReading: Hashable, Sendable {
  /// The flags that hold.
  public var holds = FlagSet()
  /// The flags of which the data cannot tell.
  public var unknown = FlagSet()

  /// The flags that are the same for all printings of a card; others are in neither set.
  public init(of card: Card, _ facts: CardFacts) {
    let nothing = CardPrinting()
    FlagSubject.lend(card, facts, nothing) { subject in
      for rule in FlagReading.cardRules { insert(rule.place, rule.answer(subject)) }
    }
  }

  /// The flags that a printing of a card has of its own; others are in neither set.
  ///
  /// Promo types are looked up and not asked for one by one: there are a hundred, and few printings have any.
  public init(of printing: CardPrinting, _ card: Card, _ facts: CardFacts) {
    FlagSubject.lend(card, facts, printing) { subject in
      for rule in FlagReading.printingRules { insert(rule.place, rule.answer(subject)) }
    }
    for type in printing.promoTypes {
      if let flags = FlagReading.promos[type] ?? FlagReading.promos[ValueSpelling.folded(type)] {
        holds.formUnion(flags)
      }
    }
    if printing.promoTypes.isEmpty, !printing.isDescribed { unknown.formUnion(FlagReading.allPromos) }
  }

  private mutating func insert(_ place: Int, _ answer: Bool?) {
    if answer == true {
      holds.insert(place)
    } else if answer == nil {
      unknown.insert(place)
    }
  }

  // A structure and no pair: a closure in a pair of an array is called through a thunk.
  private struct PlacedRule {
    let place: Int
    let answer: @Sendable (FlagSubject) -> Bool?
  }

  private static let cardRules = CardFlag.all.enumerated().compactMap { place, flag in
    if case .card(let rule) = flag.rule { PlacedRule(place: place, answer: rule) } else { nil }
  }

  private static let printingRules = CardFlag.all.enumerated().compactMap { place, flag in
    if case .printing(let rule) = flag.rule, place < CardFlag.firstPromo {
      PlacedRule(place: place, answer: rule)
    } else {
      nil
    }
  }

  /// The flags of each promo type.
  private static let promos: [String: FlagSet] = {
    var promos: [String: FlagSet] = [:]
    for (offset, value) in CardFlag.promoValues.enumerated() {
      for type in CardFlag.promoTypes(of: value) {
        promos[type, default: FlagSet()].insert(CardFlag.firstPromo + offset)
      }
    }
    return promos
  }()

  private static let allPromos = (CardFlag.firstPromo..<CardFlag.all.count).reduce(into: FlagSet()) { $0.insert($1) }
}
