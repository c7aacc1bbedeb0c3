import FilterVocabulary

/// All flags of a card or a printing, derived at once. A flag in neither set does not hold.
struct FlagReading: Hashable, Sendable {
  /// The flags that hold.
  var holds = FlagSet()
  /// The flags without an answer.
  var unknown = FlagSet()

  /// Derives the flags that are the same for all printings of a card; others are in neither set.
  init(of card: borrowing Card, _ facts: borrowing CardFacts) {
    let nothing = CardPrinting()
    FlagSubject.with(card, facts: facts, printing: nothing) { insertFlagsOfCard($0) }
  }

  /// Derives the flags that may differ between printings of a card; others are in neither set.
  ///
  /// Promo types are looked up instead of applying a rule for each: there are a hundred, and few printings have any.
  init(of printing: borrowing CardPrinting, card: borrowing Card, facts: borrowing CardFacts) {
    FlagSubject.with(card, facts: facts, printing: printing) { insertFlagsOfPrinting($0) }
  }

  private init() {}

  private mutating func insertFlagsOfCard(_ subject: FlagSubject) {
    for rule in FlagReading.cardRules { insert(rule.index, answer: rule.answer(subject)) }
    if let flags = FlagReading.layouts[subject.card.layout] { holds.formUnion(flags) }
  }

  private mutating func insertFlagsOfPrinting(_ subject: FlagSubject) {
    for rule in FlagReading.printingRules { insert(rule.index, answer: rule.answer(subject)) }
    if subject.printing.setType.isEmpty {
      unknown.formUnion(FlagReading.allSetTypes)
    } else if let flags = FlagReading.setTypes[subject.printing.setType] {
      holds.formUnion(flags)
    }
    for type in subject.printing.promoTypes {
      if let flags = FlagReading.promos[type] ?? FlagReading.promos[ValueSpelling.folded(type)] {
        holds.formUnion(flags)
      }
    }
    if subject.printing.promoTypes.isEmpty, !subject.printing.isDescribed { unknown.formUnion(FlagReading.allPromos) }
  }

  /// For each of some printings of a card, the flags of the printing and the card that hold.
  static func flags(of card: Card, facts: CardFacts, printings: [CardPrinting]) -> [FlagSet] {
    let nothing = CardPrinting()
    return FlagSubject.with(card, facts: facts, printing: nothing) { ofCard in
      var own = FlagReading()
      own.insertFlagsOfCard(ofCard)
      var others: OtherLayouts?
      return printings.withUnsafeBufferPointer { printings in
        printings.indices.map { index in
          guard let base = printings.baseAddress else { return FlagSet() }
          if let layout = base[index].layout {
            if others == nil { others = OtherLayouts(card) }
            return others?.flags(of: base[index], layout) ?? FlagSet()
          }
          var reading = FlagReading()
          reading.insertFlagsOfPrinting(ofCard.with(base + index))
          reading.holds.formUnion(own.holds)
          return reading.holds
        }
      }
    }
  }

  /// The flags of printings with another layout than the card, derived as if it were that of the card. Each layout is
  /// derived once; all layouts that no flag depends on count as one.
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
      flags.formUnion(FlagReading(of: printing, card: card, facts: facts).holds)
      return flags
    }
  }

  private mutating func insert(_ index: Int, answer: Bool?) {
    if answer == true {
      holds.insert(index)
    } else if answer == nil {
      unknown.insert(index)
    }
  }

  // A structure, not a tuple: a closure in a tuple in an array is called through a thunk.
  private struct IndexedRule {
    let index: Int
    let answer: @Sendable (FlagSubject) -> Bool?
  }

  private static let cardRules = CardFlag.all.enumerated().compactMap { index, flag in
    if case .card(let rule) = flag.rule, flag.table == nil { IndexedRule(index: index, answer: rule) } else { nil }
  }

  private static let printingRules = CardFlag.all.enumerated().compactMap { index, flag in
    if case .printing(let rule) = flag.rule, flag.table == nil, index < CardFlag.firstPromo {
      IndexedRule(index: index, answer: rule)
    } else {
      nil
    }
  }

  /// The flags of each layout, which are looked up instead of applying a rule for each.
  private static let layouts: [String: FlagSet] = {
    var layouts: [String: FlagSet] = [:]
    for (index, flag) in CardFlag.all.enumerated() {
      guard case .layout(let names) = flag.table else { continue }
      for name in names { layouts[name, default: FlagSet()].insert(index) }
    }
    return layouts
  }()

  /// The flags of each type of a set.
  private static let setTypes: [String: FlagSet] = {
    var types: [String: FlagSet] = [:]
    for (index, flag) in CardFlag.all.enumerated() {
      if case .setType(let type) = flag.table { types[type, default: FlagSet()].insert(index) }
    }
    return types
  }()

  private static let allSetTypes = setTypes.values.reduce(into: FlagSet()) { $0.formUnion($1) }

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
