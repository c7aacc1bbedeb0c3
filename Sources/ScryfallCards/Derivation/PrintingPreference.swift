import FilterVocabulary

/// Which printing stands for a card: the values of `prefer:`. The raw values are those of the vocabulary.
public enum PrintingPreference: String, CaseIterable, Hashable, Sendable {
  /// The earliest.
  case oldest
  /// The latest.
  case newest
  /// The cheapest in US dollars.
  case usdLow = "usd-low"
  /// The dearest in US dollars.
  case usdHigh = "usd-high"
  /// The cheapest in euros.
  case eurLow = "eur-low"
  /// The dearest in euros.
  case eurHigh = "eur-high"
  /// The cheapest in tickets.
  case tixLow = "tix-low"
  /// The dearest in tickets.
  case tixHigh = "tix-high"
  /// A promotion.
  case promo
  /// One of the ordinary look.
  case ordinary = "default"
  /// One of a special look.
  case atypical
  /// One of Universes Beyond.
  case universesBeyond = "universesbeyond"
  /// One of the game's own world.
  case notUniversesBeyond = "notuniversesbeyond"

  /// The best among some printings of a card, given by their places; nil for none. Printings of which the source does not
  /// say what counts come last; of equally good ones the latest is chosen, for ``oldest`` the first of the source. Linear in
  /// the printings.
  public func choose(among places: some Sequence<Int>, of card: Card) -> Int? {
    var best: (place: Int, rank: Int64, day: Int)?
    for place in places where card.printings.indices.contains(place) {
      let rank = rank(of: card.printings[place])
      let day = card.printings[place].releasedAt?.first ?? -1
      if let found = best, rank < found.rank || rank == found.rank && day <= found.day { continue }
      best = (place, rank, day)
    }
    return best?.place
  }

  /// The larger the better.
  private func rank(of printing: CardPrinting) -> Int64 {
    switch self {
    case .oldest: printing.releasedAt.map { -Int64($0.first) } ?? .min
    case .newest: printing.releasedAt.map { Int64($0.first) } ?? .min
    case .usdLow: PrintingPreference.low(printing, .usd)
    case .eurLow: PrintingPreference.low(printing, .eur)
    case .tixLow: PrintingPreference.low(printing, .tix)
    case .usdHigh: printing.price(in: .usd)?.millionths ?? .min
    case .eurHigh: printing.price(in: .eur)?.millionths ?? .min
    case .tixHigh: printing.price(in: .tix)?.millionths ?? .min
    case .promo: PrintingPreference.rank(printing.isPromotion)
    case .ordinary: PrintingPreference.rank(printing.isAtypical.map { !$0 })
    case .atypical: PrintingPreference.rank(printing.isAtypical)
    case .universesBeyond: PrintingPreference.rank(printing.isUniversesBeyond)
    case .notUniversesBeyond: PrintingPreference.rank(printing.isUniversesBeyond.map { !$0 })
    }
  }

  private static func low(_ printing: CardPrinting, _ currency: PriceCurrency) -> Int64 {
    printing.price(in: currency).map { -$0.millionths } ?? .min
  }

  private static func rank(_ isWanted: Bool?) -> Int64 {
    isWanted == true ? 2 : isWanted == nil ? 1 : 0
  }
}
