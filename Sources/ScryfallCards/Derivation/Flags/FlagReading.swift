import DataStreams
import FilterVocabulary

/// All flags of a card, or of a printing, at once: for who looks at a whole list. A flag in neither set does not hold.
public struct FlagReading: Hashable, Sendable {
  /// The flags that hold.
  public var holds = FlagSet()
  /// The flags of which the data cannot tell.
  public var unknown = FlagSet()

  /// The flags that are the same for all printings of a card; others are in neither set.
  public init(of card: borrowing Card, _ facts: borrowing CardFacts) {
    let nothing = CardPrinting()
    FlagSubject.lend(card, facts, nothing) { insertFlagsOfCard($0) }
  }

  /// The flags that a printing of a card has of its own; others are in neither set.
  ///
  /// Promo types are looked up and not asked for one by one: there are a hundred, and few printings have any.
  public init(of printing: borrowing CardPrinting, _ card: borrowing Card, _ facts: borrowing CardFacts) {
    FlagSubject.lend(card, facts, printing) { insertFlagsOfPrinting($0) }
  }

  /// Nothing read yet.
  init() {}

  mutating func insertFlagsOfCard(_ subject: FlagSubject) {
    for rule in FlagReading.cardRules { insert(rule.place, rule.answer(subject)) }
  }

  mutating func insertFlagsOfPrinting(_ subject: FlagSubject) {
    for rule in FlagReading.printingRules { insert(rule.place, rule.answer(subject)) }
    for type in subject.printing.promoTypes {
      if let flags = FlagReading.promos[type] ?? FlagReading.promos[ValueSpelling.folded(type)] {
        holds.formUnion(flags)
      }
    }
    if subject.printing.promoTypes.isEmpty, !subject.printing.isDescribed { unknown.formUnion(FlagReading.allPromos) }
  }

  /// The flags that hold for each of some printings of a card, those of the card among them. The card is lent once: to copy it
  /// takes longer than most rules.
  static func flags(of card: Card, _ facts: CardFacts, _ printings: [CardPrinting]) -> [FlagSet] {
    let nothing = CardPrinting()
    return FlagSubject.lend(card, facts, nothing) { ofCard in
      var own = FlagReading()
      own.insertFlagsOfCard(ofCard)
      var others = OtherLayouts(card)
      return printings.withUnsafeBufferPointer { printings in
        printings.indices.map { place in
          guard let base = printings.baseAddress else { return FlagSet() }
          if let layout = base[place].layout { return others.flags(of: base[place], layout) }
          var reading = FlagReading()
          reading.insertFlagsOfPrinting(ofCard.with(base + place))
          reading.holds.formUnion(own.holds)
          return reading.holds
        }
      }
    }
  }

  /// The flags of printings whose layout is another than that of the card, as if it were the card's. Each layout is worked out
  /// once; layouts that no flag asks for are all the same.
  struct OtherLayouts {
    private var card: Card
    private(set) var known: [String: (facts: CardFacts, flags: FlagSet)] = [:]

    init(_ card: Card) { self.card = card }

    mutating func flags(of printing: CardPrinting, _ layout: String) -> FlagSet {
      card.layout = CardFlag.knownLayouts.contains(layout) ? layout : ""
      if known[card.layout] == nil {
        let facts = CardFacts(of: card)
        known[card.layout] = (facts, FlagReading(of: card, facts).holds)
      }
      guard let (facts, ofCard) = known[card.layout] else { return FlagSet() }
      var flags = ofCard
      flags.formUnion(FlagReading(of: printing, card, facts).holds)
      return flags
    }
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

  private static let allPromos = (CardFlag.firstPromo..<CardFlag.derivable.count).reduce(into: FlagSet()) {
    $0.insert($1)
  }
}
