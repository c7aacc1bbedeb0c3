import DataStreams

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
