/// The keys of card objects and their faces that are read.
enum CardKey: String, CaseIterable {
  case object, id, name, lang, layout, cmc, power, toughness, loyalty, defense, colors, keywords, legalities, games, set
  case rarity, artist, watermark, frame, finishes, foil, nonfoil, prices, promo, reprint, digital, booster, variation
  case textless, oversized, reserved
  case oracleID = "oracle_id"
  case releasedAt = "released_at"
  case manaCost = "mana_cost"
  case typeLine = "type_line"
  case oracleText = "oracle_text"
  case handModifier = "hand_modifier"
  case lifeModifier = "life_modifier"
  case colorIdentity = "color_identity"
  case colorIndicator = "color_indicator"
  case producedMana = "produced_mana"
  case gameChanger = "game_changer"
  case edhrecRank = "edhrec_rank"
  case pennyRank = "penny_rank"
  case attractionLights = "attraction_lights"
  case contentWarning = "content_warning"
  case cardFaces = "card_faces"
  case allParts = "all_parts"
  case setName = "set_name"
  case setType = "set_type"
  case collectorNumber = "collector_number"
  case printedName = "printed_name"
  case flavorName = "flavor_name"
  case flavorText = "flavor_text"
  case illustrationID = "illustration_id"
  case borderColor = "border_color"
  case frameEffects = "frame_effects"
  case securityStamp = "security_stamp"
  case promoTypes = "promo_types"
  case fullArt = "full_art"
  case storySpotlight = "story_spotlight"
  case imageStatus = "image_status"
  case highResolution = "highres_image"
  case mtgoID = "mtgo_id"
  case mtgoFoilID = "mtgo_foil_id"
  case arenaID = "arena_id"
  case tcgplayerID = "tcgplayer_id"
  case cardmarketID = "cardmarket_id"
  case multiverseIDs = "multiverse_ids"
  // Keys of nested objects.
  case component, usd, eur, tix
  case usdFoil = "usd_foil"
  case usdEtched = "usd_etched"
  case eurFoil = "eur_foil"
}

/// A hash table of keys by their bytes. It uses unsafe memory, since a large file needs millions of lookups.
final class CardKeyTable {
  private struct Slot {
    /// The range of the name in `names`; empty for an empty slot.
    var start: UInt16 = 0
    var count: UInt16 = 0
    var key = CardKey.object
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let names: UnsafeMutablePointer<UInt8>
  private static let mask = 511

  /// A table of some keys. The other keys are not found.
  init(_ wanted: Set<CardKey>) {
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: Slot(), count: Self.mask + 1)
    let keys = CardKey.allCases.filter { wanted.contains($0) }
    let lengths = keys.map { $0.rawValue.utf8.count }
    names = .allocate(capacity: lengths.reduce(0, +))
    var start = 0
    for key in keys {
      let name = Array(key.rawValue.utf8)
      var index = name.withUnsafeBufferPointer { Self.hash($0) }
      while slots[index].count > 0 { index = (index + 1) & Self.mask }
      slots[index] = Slot(start: UInt16(start), count: UInt16(name.count), key: key)
      for byte in name {
        names[start] = byte
        start += 1
      }
    }
  }

  deinit {
    slots.deallocate()
    names.deallocate()
  }

  /// The key that some bytes spell; nil for a key that is not read, and for one with escapes.
  func key(_ bytes: UnsafeBufferPointer<UInt8>) -> CardKey? {
    if bytes.isEmpty { return nil }
    var index = Self.hash(bytes)
    while slots[index].count > 0 {
      if Int(slots[index].count) == bytes.count, isSame(Int(slots[index].start), as: bytes) { return slots[index].key }
      index = (index &+ 1) & Self.mask
    }
    return nil
  }

  @inline(__always) private func isSame(_ start: Int, as bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count where names[start &+ index] != bytes[index] { return false }
    return true
  }

  /// A hash of the length and five of the bytes.
  @inline(__always) private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    var hash = UInt32(truncatingIfNeeded: count)
    hash = hash &* 31 &+ UInt32(bytes[0])
    hash = hash &* 31 &+ UInt32(bytes[count &- 1])
    hash = hash &* 31 &+ UInt32(bytes[count &>> 1])
    hash = hash &* 31 &+ UInt32(bytes[count &>> 2])
    hash = hash &* 31 &+ UInt32(bytes[count &- 1 &- count &>> 2])
    return Int(hash ^ hash &>> 9) & mask
  }
}
