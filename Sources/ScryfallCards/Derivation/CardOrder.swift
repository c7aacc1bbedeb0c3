import FilterEvaluation
import FilterVocabulary

/// What results are sorted by: the values of `order:`. The raw values are those of the vocabulary.
public enum CardOrder: String, CaseIterable, Hashable, Sendable {
  /// The collated name.
  case name
  /// The code of the set, then the collector number.
  case set
  /// The day of release.
  case released
  /// The rarity, common first.
  case rarity
  /// White, blue, black, red, green, then several colors (two, three, …), then colorless.
  case color
  /// The price in US dollars.
  case usd
  /// The price in tickets.
  case tix
  /// The price in euros.
  case eur
  /// The mana value.
  case cmc
  /// The power of the front face.
  case power
  /// The toughness of the front face.
  case toughness
  /// The rank at EDHREC, the most played first.
  case edhrec
  /// The rank in Penny Dreadful.
  case penny
  /// The collated credit of the artist.
  case artist
  /// Color, then mana value.
  case review
  /// The day of the preview, for which the day of release stands in.
  case spoiled
  /// The day the picture was replaced, which the data does not say.
  case imageUpdated = "imageupdated"

  /// Whether the natural direction (`direction:auto`) is descending. Source: REFERENCE 3.10.
  public var isDescending: Bool {
    switch self {
    case .released, .rarity, .usd, .tix, .eur, .spoiled, .imageUpdated: true
    default: false
    }
  }

  /// Whether printings of one card may have different keys.
  public var isAboutPrinting: Bool {
    switch self {
    case .name, .color, .cmc, .power, .toughness, .edhrec, .penny, .review: false
    default: true
    }
  }

  /// The key of a printing. A key of a card is the same for all of its printings.
  public func key(of card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> OrderKey {
    switch self {
    case .name: OrderKey(0, TextFolding.collated(card.name))
    case .set: CardOrder.setKey(printing)
    case .released, .spoiled: OrderKey(printing.releasedAt.map { Int64($0.first) })
    case .rarity: OrderKey(RarityRank.rank(of: printing.rarity).map(Int64.init))
    case .color: OrderKey(CardOrder.colorRank(card.allColors))
    case .usd: OrderKey(printing.price(in: .usd)?.millionths)
    case .tix: OrderKey(printing.price(in: .tix)?.millionths)
    case .eur: OrderKey(printing.price(in: .eur)?.millionths)
    case .cmc: OrderKey(card.workedOutManaValue.millionths)
    case .power: OrderKey(facts.front.power.flatMap { PrintedNumber.value(of: $0) }?.millionths)
    case .toughness: OrderKey(facts.front.toughness.flatMap { PrintedNumber.value(of: $0) }?.millionths)
    case .edhrec: OrderKey(card.edhrecRank.map(Int64.init))
    case .penny: OrderKey(card.pennyRank.map(Int64.init))
    case .artist: OrderKey(printing.artist == nil ? nil : 0, TextFolding.collated(printing.artist ?? ""))
    case .review: CardOrder.reviewKey(card)
    case .imageUpdated: OrderKey(nil)
    }
  }

  /// 0 to 4 for one color, then two to five, and colorless at the end; equal numbers of colors in the order of their letters.
  static func colorRank(_ colors: CardColors) -> Int64 {
    let bits = colors.bits & 31
    switch bits.nonzeroBitCount {
    case 0: return 1_000
    case 1: return Int64(bits.trailingZeroBitCount)
    default:
      // The lowest bit is white, which comes first: reversed, and the other way round.
      var order: Int64 = 0
      for bit in 0..<5 where bits >> UInt8(bit) & 1 != 0 { order |= 16 >> Int64(bit) }
      return Int64(bits.nonzeroBitCount) * 100 + 31 - order
    }
  }

  private static func reviewKey(_ card: Card) -> OrderKey {
    let value = max(0, min(card.workedOutManaValue.millionths, 1 << 40))
    return OrderKey(colorRank(card.allColors) << 41 + value)
  }

  private static func setKey(_ printing: CardPrinting) -> OrderKey {
    if printing.set.isEmpty { return OrderKey(nil) }
    var text = Array(printing.set.utf8)
    text.append(0)
    let number = CollectorNumber.numericPart(of: printing.collectorNumber) ?? 1_000_000_000
    for shift in stride(from: 24, through: 0, by: -8) { text.append(UInt8(truncatingIfNeeded: number >> shift)) }
    text += printing.collectorNumber.utf8
    return OrderKey(0, text)
  }
}
