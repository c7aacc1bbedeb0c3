import FilterVocabulary

/// The currencies of prices: US dollars, euros, and event tickets of Magic Online.
enum PriceCurrency: String, CaseIterable, Hashable, Sendable {
  case usd, eur, tix
}

extension CardPrinting {
  /// The price that a search compares: of the regular finish, else the foil, else the etched foil; nil for none.
  func price(in currency: PriceCurrency) -> DecimalNumber? {
    switch currency {
    case .usd: usd ?? usdFoil ?? usdEtched
    case .eur: eur ?? eurFoil
    case .tix: tix
    }
  }
}

extension Card {
  /// The ascending indices of the cheapest printings: several for equal prices, none without prices. Linear in the
  /// printings.
  func cheapestPrintings(in currency: PriceCurrency) -> [Int] {
    var lowest: DecimalNumber?
    var cheapest: [Int] = []
    for index in printings.indices {
      guard let price = printings[index].price(in: currency) else { continue }
      if let found = lowest, price > found { continue }
      if price != lowest { cheapest.removeAll() }
      lowest = price
      cheapest.append(index)
    }
    return cheapest
  }
}

/// A set of currencies as bits in the order of ``PriceCurrency``.
struct CurrencySet: Hashable, Sendable {
  private(set) var bits: UInt8 = 0

  mutating func insert(_ currency: Int) { bits |= 1 << UInt8(currency) }

  /// For each printing of a card, the currencies in which it is the cheapest; one empty set for a card without
  /// printings.
  static func cheapest(of card: Card) -> [CurrencySet] {
    var sets = [CurrencySet](repeating: CurrencySet(), count: max(1, card.printings.count))
    for (number, currency) in PriceCurrency.allCases.enumerated() {
      if card.printings.count == 1 {
        if card.printings[0].price(in: currency) != nil { sets[0].insert(number) }
      } else {
        for index in card.cheapestPrintings(in: currency) { sets[index].insert(number) }
      }
    }
    return sets
  }
}
