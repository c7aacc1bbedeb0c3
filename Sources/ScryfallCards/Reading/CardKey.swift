/// The keys of card objects and of their faces that are read. Source: <https://scryfall.com/docs/api/cards>.
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
  // Of the objects inside.
  case component, usd, eur, tix
  case usdFoil = "usd_foil"
  case usdEtched = "usd_etched"
  case eurFoil = "eur_foil"
}

/// Finds the key that some bytes spell: a hash table made once, looked into a million times for a file.
struct CardKeyTable {
  private struct Slot {
    var key: CardKey
    var name: [UInt8]
  }

  private var slots: [Slot?]
  private static let mask = 511

  init() {
    slots = Array(repeating: nil, count: Self.mask + 1)
    for key in CardKey.allCases {
      let name = Array(key.rawValue.utf8)
      var place = name.withUnsafeBufferPointer { Self.hash($0) }
      while slots[place] != nil { place = (place + 1) & Self.mask }
      slots[place] = Slot(key: key, name: name)
    }
  }

  /// The key; nil for one that is not read, and for an empty one. A key spelled with escapes is not known.
  func key(_ bytes: UnsafeBufferPointer<UInt8>) -> CardKey? {
    if bytes.isEmpty { return nil }
    var place = Self.hash(bytes)
    return slots.withUnsafeBufferPointer { slots in
      while let slot = slots[place] {
        if slot.name.count == bytes.count, Self.isSame(slot.name, bytes) { return slot.key }
        place = (place &+ 1) & Self.mask
      }
      return nil
    }
  }

  @inline(__always) private static func isSame(_ name: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count where name[index] != bytes[index] { return false }
    return true
  }

  /// Of the length and five of the bytes.
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
