import FilterText

/// The keys that at least one card of a list has.
struct DataCoverage: Hashable, Sendable {
  private var bits: UInt64 = 0
  /// The formats that at least one card has a legality for, as the data spells them.
  private(set) var formats: Set<String> = []

  init() {}

  /// Makes a coverage from its ``rawValue``.
  init(rawValue: Int64, formats: Set<String>) {
    bits = UInt64(bitPattern: rawValue)
    self.formats = formats
  }

  mutating func insert(format: String) { formats.insert(format) }

  /// The keys as bits.
  var rawValue: Int64 { Int64(bitPattern: bits) }

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
    add(.relatedParts, isPresent: !card.relatedParts.isEmpty)
    add(.attractionLights, isPresent: card.attractionLights != nil)
    add(.colorIndicator, isPresent: card.colorIndicator != nil || card.faces.contains { $0.colorIndicator != nil })
    add(.keywords, isPresent: !card.keywords.isEmpty)
    add(.producedMana, isPresent: card.producedMana != nil)
    add(.legalities, isPresent: !card.formats.states.isEmpty)
    add(.reserved, isPresent: card.isReserved != nil)
    add(.gameChanger, isPresent: card.isGameChanger != nil)
    add(.contentWarning, isPresent: card.hasContentWarning)
    add(.edhrecRank, isPresent: card.edhrecRank != nil)
    add(.pennyRank, isPresent: card.pennyRank != nil)
    for face in card.faces {
      add(.watermark, isPresent: face.watermark != nil)
      add(.flavorText, isPresent: face.flavorText != nil)
      add(.flavorName, isPresent: face.flavorName != nil)
      add(.printedName, isPresent: face.printedName != nil)
      add(.artist, isPresent: face.artist != nil)
      add(.illustrationID, isPresent: face.illustrationID != nil)
    }
    for index in card.printings.indices { insert(card.printings[index]) }
  }

  /// Adds the keys of a printing.
  mutating func insert(_ printing: CardPrinting) {
    add(.promoTypes, isPresent: !printing.promoTypes.isEmpty)
    add(.frameEffects, isPresent: !printing.frameEffects.isEmpty)
    add(.frame, isPresent: printing.frame != nil)
    add(.borderColor, isPresent: printing.borderColor != nil)
    add(.watermark, isPresent: printing.watermark != nil)
    add(.flavorText, isPresent: printing.flavorText != nil)
    add(.flavorName, isPresent: printing.flavorName != nil)
    add(.printedName, isPresent: printing.printedName != nil)
    add(.securityStamp, isPresent: printing.securityStamp != nil)
    add(.artist, isPresent: printing.artist != nil)
    add(.illustrationID, isPresent: printing.illustrationID != nil)
    add(.finishes, isPresent: !printing.finishes.isEmpty)
    add(.games, isPresent: !printing.games.isEmpty)
    add(.setType, isPresent: !printing.setType.isEmpty)
    add(.releasedAt, isPresent: printing.releasedAt != nil)
    add(.fullArt, isPresent: printing.isFullArt != nil)
    add(.textless, isPresent: printing.isTextless != nil)
    add(.oversized, isPresent: printing.isOversized != nil)
    add(.promo, isPresent: printing.isPromo != nil)
    add(.variation, isPresent: printing.isVariation != nil)
    add(.digital, isPresent: printing.isDigital != nil)
    add(.booster, isPresent: printing.isInBoosters != nil)
    add(.reprint, isPresent: printing.isReprint != nil)
    add(.storySpotlight, isPresent: printing.isStorySpotlight != nil)
    add(.highResolution, isPresent: printing.hasHighResolution != nil)
    add(.prices, isPresent: printing.price(in: .usd) != nil || printing.price(in: .eur) != nil || printing.tix != nil)
    add(.arenaID, isPresent: printing.arenaID != nil)
    add(.mtgoID, isPresent: printing.mtgoID != nil || printing.mtgoFoilID != nil)
    add(.multiverseIDs, isPresent: !printing.multiverseIDs.isEmpty)
    add(.tcgplayerID, isPresent: printing.tcgplayerID != nil)
    add(.cardmarketID, isPresent: printing.cardmarketID != nil)
  }

  private mutating func add(_ key: SourceKey, isPresent: Bool) {
    if isPresent { insert(key) }
  }

  /// The bit of a key. An enumeration without payloads is stored as the index of its case.
  private static func bit(_ key: SourceKey) -> UInt64 {
    1 << UInt64(unsafeBitCast(key, to: UInt8.self))
  }
}

/// The optional keys of Scryfall's card objects.
///
/// Many keys are omitted for "none" (`watermark`, `promo_types`), so that a single card does not tell "none" from
/// "unknown". A whole list does: if no card has the key, its values are unknown.
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
    "the card data does not give \(keys.map { $0.rawValue }.joined(separator: " or "))"
  }
}
