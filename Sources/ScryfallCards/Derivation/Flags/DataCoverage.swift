import FilterText
import DataStreams

/// What some list of cards says at all: the keys that at least one of its cards has.
public struct DataCoverage: Hashable, Sendable {
  private var bits: UInt64 = 0
  /// The formats that some card names, as the source spells them.
  private(set) var formats: Set<String> = []

  /// Nothing.
  public init() {}

  /// What was written before as ``rawValue``.
  init(rawValue: Int, formats: Set<String>) {
    bits = UInt64(bitPattern: Int64(rawValue))
    self.formats = formats
  }

  /// Adds a format.
  mutating func insert(format: String) { formats.insert(format) }

  /// The keys as bits.
  var rawValue: Int { Int(Int64(bitPattern: bits)) }

  /// What these cards say. Linear in the cards and their printings.
  public init(of cards: some Sequence<Card>) {
    for card in cards { insert(card) }
  }

  /// Whether some card has the key.
  public func contains(_ key: SourceKey) -> Bool {
    bits & DataCoverage.bit(key) != 0
  }

  /// Whether the legality in a format is given.
  public func contains(format: String) -> Bool {
    formats.contains(format)
  }

  /// Adds a key.
  public mutating func insert(_ key: SourceKey) {
    bits |= DataCoverage.bit(key)
  }

  /// Adds what a card and its printings say.
  public mutating func insert(_ card: Card) {
    insertKeys(of: card)
    insert(card.formats)
  }

  /// Adds the formats that some card says something of.
  mutating func insert(_ legalities: FormatLegalities) {
    for format in legalities.states.keys where !formats.contains(format) { formats.insert(format) }
  }

  /// Adds the keys of other coverage, but not its formats.
  mutating func insertKeys(of other: DataCoverage) {
    bits |= other.bits
  }

  /// Adds what a card and its printings say, but for the formats it names.
  mutating func insertKeys(of card: Card) {
    add(.relatedParts, !card.relatedParts.isEmpty)
    add(.attractionLights, card.attractionLights != nil)
    add(.colorIndicator, card.colorIndicator != nil || card.faces.contains { $0.colorIndicator != nil })
    add(.keywords, !card.keywords.isEmpty)
    add(.producedMana, card.producedMana != nil)
    add(.legalities, !card.formats.states.isEmpty)
    add(.reserved, card.isReserved != nil)
    add(.gameChanger, card.isGameChanger != nil)
    add(.contentWarning, card.hasContentWarning)
    add(.edhrecRank, card.edhrecRank != nil)
    add(.pennyRank, card.pennyRank != nil)
    for face in card.faces {
      add(.watermark, face.watermark != nil)
      add(.flavorText, face.flavorText != nil)
      add(.flavorName, face.flavorName != nil)
      add(.printedName, face.printedName != nil)
      add(.artist, face.artist != nil)
      add(.illustrationID, face.illustrationID != nil)
    }
    for place in card.printings.indices { insert(card.printings[place]) }
  }

  /// Adds what a printing says.
  public mutating func insert(_ printing: CardPrinting) {
    add(.promoTypes, !printing.promoTypes.isEmpty)
    add(.frameEffects, !printing.frameEffects.isEmpty)
    add(.frame, printing.frame != nil)
    add(.borderColor, printing.borderColor != nil)
    add(.watermark, printing.watermark != nil)
    add(.flavorText, printing.flavorText != nil)
    add(.flavorName, printing.flavorName != nil)
    add(.printedName, printing.printedName != nil)
    add(.securityStamp, printing.securityStamp != nil)
    add(.artist, printing.artist != nil)
    add(.illustrationID, printing.illustrationID != nil)
    add(.finishes, !printing.finishes.isEmpty)
    add(.games, !printing.games.isEmpty)
    add(.setType, !printing.setType.isEmpty)
    add(.releasedAt, printing.releasedAt != nil)
    insertFlagsAndNumbers(of: printing)
  }

  private mutating func insertFlagsAndNumbers(of printing: CardPrinting) {
    add(.fullArt, printing.isFullArt != nil)
    add(.textless, printing.isTextless != nil)
    add(.oversized, printing.isOversized != nil)
    add(.promo, printing.isPromo != nil)
    add(.variation, printing.isVariation != nil)
    add(.digital, printing.isDigital != nil)
    add(.booster, printing.isInBoosters != nil)
    add(.reprint, printing.isReprint != nil)
    add(.storySpotlight, printing.isStorySpotlight != nil)
    add(.highResolution, printing.hasHighResolution != nil)
    add(.prices, printing.price(in: .usd) != nil || printing.price(in: .eur) != nil || printing.tix != nil)
    add(.arenaID, printing.arenaID != nil)
    add(.mtgoID, printing.mtgoID != nil || printing.mtgoFoilID != nil)
    add(.multiverseIDs, !printing.multiverseIDs.isEmpty)
    add(.tcgplayerID, printing.tcgplayerID != nil)
    add(.cardmarketID, printing.cardmarketID != nil)
  }

  private mutating func add(_ key: SourceKey, _ isThere: Bool) {
    if isThere { insert(key) }
  }

  /// The bit of a key: the place of its case, which an enumeration without payloads is stored as.
  private static func bit(_ key: SourceKey) -> UInt64 {
    1 << UInt64(unsafeBitCast(key, to: UInt8.self))
  }
}
