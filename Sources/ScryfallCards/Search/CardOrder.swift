/// The orders that `order:` names.
public enum CardOrder: String, CaseIterable, Hashable, Sendable {
  /// By name, without accents and punctuation.
  case name
  /// By set code and collector number.
  case set
  /// By the day the printing came out.
  case released
  /// By rarity.
  case rarity
  /// By color: white, blue, black, red, green, then of several colors, then colorless.
  case color
  /// By price in US dollars.
  case usd
  /// By price in tickets.
  case tix
  /// By price in euros.
  case eur
  /// By mana value.
  case cmc
  /// By power.
  case power
  /// By toughness.
  case toughness
  /// By rank at EDHREC, the most played first.
  case edhrec
  /// By rank in Penny Dreadful.
  case penny
  /// By the name of the artist.
  case artist

  /// Whether `direction:auto` begins with the largest.
  public var isDescendingByItself: Bool {
    switch self {
    case .released, .rarity, .usd, .tix, .eur: true
    default: false
    }
  }

  /// The order of a value of `order:`; nil for one the data says nothing about (`review`, `spoiled`).
  public init?(directive value: String) {
    switch value {
    case "mv", "manavalue": self = .cmc
    default: self.init(rawValue: value)
    }
  }
}
