import FilterText

/// The keys that at least one card of a list has.
struct DataCoverage: Hashable, Sendable {
  private var bits: UInt64 = 0
  /// The formats that at least one card has a legality for, as the data spells them.
  private(set) var formats: Set<String> = []

  init() {}

  /// Makes a coverage from its ``rawValue``.
  init(rawValue: Int, formats: Set<String>) {
    bits = UInt64(bitPattern: Int64(rawValue))
    self.formats = formats
  }

  mutating func insert(format: String) { formats.insert(format) }

  /// The keys as bits.
  var rawValue: Int { Int(Int64(bitPattern: bits)) }

  /// The keys of some cards. Linear in the cards and their printings.
  init(of cards: some Sequence<Card>) {
    for card in cards { insert(card) }
  }

  func contains(_ key: SourceKey) -> Bool {
    bits & DataCoverage.bit(key) != 0
  }

  func contains(format: String) -> Bool { formats.contains(format) }

  mutating func insert(_ key: SourceKey) { bits |= DataCoverage.bit(key) }

  /// Adds the keys and formats of a card and its printings.
  mutating func insert(_ card: Card) {
    insertKeys(of: card)
    insert(card.formats)
  }

  /// Adds the formats of some legalities.
  mutating func insert(_ legalities: FormatLegalities) {
    for format in legalities.states.keys where !formats.contains(format) { formats.insert(format) }
  }

  /// Adds the keys of another coverage, but not its formats.
  mutating func insertKeys(of other: DataCoverage) { bits |= other.bits }

  /// Adds the keys of a card and its printings, but not its formats.
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
    for index in card.printings.indices { insert(card.printings[index]) }
  }

  /// Adds the keys of a printing.
  mutating func insert(_ printing: CardPrinting) {
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

  private mutating func add(_ key: SourceKey, _ isPresent: Bool) {
    if isPresent { insert(key) }
  }

  /// The bit of a key. An enumeration without payloads is stored as the index of its case.
  private static func bit(_ key: SourceKey) -> UInt64 {
    1 << UInt64(unsafeBitCast(key, to: UInt8.self))
  }
}

/// The optional keys of Scryfall's card objects.
///
/// Many keys are omitted for "none" (`watermark`, `promo_types`), so that a single card does not tell "none" from "unknown". A
/// whole list does: if no card has the key, its values are unknown.
enum SourceKey: String, CaseIterable, Hashable, Sendable {
  case relatedParts = "all_parts"
  case attractionLights = "attraction_lights"
  case colorIndicator = "color_indicator"
  case keywords
  case producedMana = "produced_mana"
  case legalities
  case reserved
  case gameChanger = "game_changer"
  case contentWarning = "content_warning"
  case edhrecRank = "edhrec_rank"
  case pennyRank = "penny_rank"
  case promoTypes = "promo_types"
  case frameEffects = "frame_effects"
  case frame
  case borderColor = "border_color"
  case watermark
  case flavorText = "flavor_text"
  case flavorName = "flavor_name"
  case printedName = "printed_name"
  case securityStamp = "security_stamp"
  case artist
  case illustrationID = "illustration_id"
  case finishes
  case games
  case setType = "set_type"
  case releasedAt = "released_at"
  case fullArt = "full_art"
  case textless
  case oversized
  case promo
  case variation
  case digital
  case booster
  case storySpotlight = "story_spotlight"
  case highResolution = "highres_image"
  case reprint
  case prices
  case arenaID = "arena_id"
  case mtgoID = "mtgo_id"
  case multiverseIDs = "multiverse_ids"
  case tcgplayerID = "tcgplayer_id"
  case cardmarketID = "cardmarket_id"

  /// The reason why a term has no answer if no card has one of these keys: a sentence without a full stop.
  static func absence(of keys: [SourceKey]) -> String {
    "the card data does not give \(keys.map(\.rawValue).joined(separator: " or "))"
  }
}
