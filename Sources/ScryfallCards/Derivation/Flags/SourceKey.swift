/// What a source of cards may say or leave out. The raw values are the keys of Scryfall's card objects.
///
/// Many keys stand only where there is something to say (`watermark`, `promo_types`), so that a single card cannot tell "none"
/// from "not known". A whole list can: where no card has the key, nothing is known.
public enum SourceKey: String, CaseIterable, Hashable, Sendable {
  /// Other cards it has to do with.
  case relatedParts = "all_parts"
  /// The lights of Attractions.
  case attractionLights = "attraction_lights"
  /// Color indicators.
  case colorIndicator = "color_indicator"
  /// Keywords.
  case keywords
  /// The mana a card produces.
  case producedMana = "produced_mana"
  /// Legalities.
  case legalities
  /// The Reserved List.
  case reserved
  /// The list of game changers.
  case gameChanger = "game_changer"
  /// Warnings of content.
  case contentWarning = "content_warning"
  /// Ranks at EDHREC.
  case edhrecRank = "edhrec_rank"
  /// Ranks in Penny Dreadful.
  case pennyRank = "penny_rank"
  /// Kinds of promotion.
  case promoTypes = "promo_types"
  /// Effects on frames.
  case frameEffects = "frame_effects"
  /// Frames.
  case frame
  /// Borders.
  case borderColor = "border_color"
  /// Watermarks.
  case watermark
  /// Flavor texts.
  case flavorText = "flavor_text"
  /// Names printed instead of a card's own.
  case flavorName = "flavor_name"
  /// Names in other languages.
  case printedName = "printed_name"
  /// Stamps.
  case securityStamp = "security_stamp"
  /// Artists.
  case artist
  /// Pictures.
  case illustrationID = "illustration_id"
  /// Finishes.
  case finishes
  /// Games.
  case games
  /// Types of sets.
  case setType = "set_type"
  /// Days of release.
  case releasedAt = "released_at"
  /// Art that fills the card.
  case fullArt = "full_art"
  /// Cards without text.
  case textless
  /// Oversized cards.
  case oversized
  /// Promotions.
  case promo
  /// Variations.
  case variation
  /// Digital printings.
  case digital
  /// Boosters.
  case booster
  /// The story spotlight.
  case storySpotlight = "story_spotlight"
  /// Pictures of high resolution.
  case highResolution = "highres_image"
  /// Whether it was printed before.
  case reprint
  /// Prices.
  case prices
  /// Identities at Arena.
  case arenaID = "arena_id"
  /// Identities at Magic Online.
  case mtgoID = "mtgo_id"
  /// Identities at Gatherer.
  case multiverseIDs = "multiverse_ids"
  /// Identities at TCGplayer.
  case tcgplayerID = "tcgplayer_id"
  /// Identities at Cardmarket.
  case cardmarketID = "cardmarket_id"

  /// That the cards at hand do not say it, as a sentence without a full stop.
  public var absence: String { SourceKey.absence(of: [self]) }

  /// That the cards at hand say none of some keys, as a sentence without a full stop.
  static func absence(of keys: [SourceKey]) -> String {
    "the card data does not give \(keys.map(\.rawValue).joined(separator: " or "))"
  }
}
