import DataStreams
public import FilterVocabulary

/// What prices are given in.
public enum PriceCurrency: String, CaseIterable, Hashable, Sendable {
  /// US dollars.
  case usd
  /// Euros.
  case eur
  /// Tickets of Magic Online.
  case tix
}

extension CardPrinting {
  /// What a search compares: the regular price, else that of the foil, else that of the etched foil. Nil where there is none.
  public func price(in currency: PriceCurrency) -> FixedNumber? {
    switch currency {
    case .usd: usd ?? usdFoil ?? usdEtched
    case .eur: eur ?? eurFoil
    case .tix: tix
    }
  }
}

extension Card {
  /// The places of the cheapest among the printings, ascending: several where prices are equal, none where no printing has
  /// one. Linear in the printings.
  public func cheapestPrintings(in currency: PriceCurrency) -> [Int] {
    var lowest: FixedNumber?
    var places: [Int] = []
    for place in printings.indices {
      guard let price = printings[place].price(in: currency) else { continue }
      if let found = lowest, price > found { continue }
      if price != lowest { places.removeAll() }
      lowest = price
      places.append(place)
    }
    return places
  }
}

/// A set of currencies, as bits in the order of ``PriceCurrency``.
struct CurrencySet: Hashable, Sendable {
  private(set) var bits: UInt8 = 0

  mutating func insert(_ currency: Int) { bits |= 1 << UInt8(currency) }

  /// For each printing of a card, or for one where it has none, the currencies it is the cheapest in.
  static func cheapest(of card: Card) -> [CurrencySet] {
    var sets = [CurrencySet](repeating: CurrencySet(), count: max(1, card.printings.count))
    for (number, currency) in PriceCurrency.allCases.enumerated() {
      if card.printings.count == 1 {
        if card.printings[0].price(in: currency) != nil { sets[0].insert(number) }
      } else {
        for place in card.cheapestPrintings(in: currency) { sets[place].insert(number) }
      }
    }
    return sets
  }
}
