public import FilterVocabulary

/// A printing of a card: the values that differ between printings. A value that the data does not have is nil or empty.
public struct CardPrinting: Hashable, Sendable {
  /// The UUID of the printing; nil for none.
  public var id: String?
  /// The code of the set in lower case: `war`.
  public var set = ""
  /// The English name of the set.
  public var setName = ""
  /// The type of the set: `core`, `expansion`, `promo`.
  package var setType = ""
  /// The collector number, which need not be a number: `12a`.
  public var collectorNumber = ""
  /// The rarity: `common`, `uncommon`, `rare`, `special`, `mythic` or `bonus`.
  public var rarity = ""
  /// The release day; nil if the data has none or not a date.
  public var releasedAt: DateSpan?
  /// The layout if it differs from that of the card, such as `reversible_card`; otherwise nil.
  package var layout: String?
  /// The code of the language: `en`, `ja`.
  public var language = "en"
  /// The name in the language of the printing; nil if it is the same.
  package var printedName: String?
  /// The name printed instead of its own: `Godzilla, King of the Monsters`.
  package var flavorName: String?
  /// The flavor text, those of several faces joined by ` // `.
  public var flavorText: String?
  /// The credit of the artist, or of several joined by ` & `.
  public var artist: String?
  /// The watermark; of several faces the first one.
  package var watermark: String?
  /// The watermarks of other faces that differ from ``watermark``.
  package var otherWatermarks: [String] = []
  /// The UUID of the illustration; nil for none.
  public var illustrationID: String?
  /// The color of the border: `black`, `white`, `borderless`.
  package var borderColor: String?
  /// The edition of the frame: `1993`, `2015`, `future`.
  package var frame: String?
  /// The effects of the frame: `showcase`, `extendedart`.
  package var frameEffects: [String] = []
  /// The security stamp: `oval`, `acorn`, `triangle`.
  package var securityStamp: String?
  /// The finishes: `foil`, `nonfoil`, `etched`.
  public var finishes: [String] = []
  /// The games it exists in: `paper`, `arena`, `mtgo`.
  package var games: [String] = []
  /// Whether the data has an empty list of games, not a missing one.
  package var isInNoGame = false
  /// The kinds of promotion: `prerelease`, `buyabox`.
  package var promoTypes: [String] = []
  /// Whether the art fills the card; nil if the data does not say.
  package var isFullArt: Bool?
  /// Whether it is printed without text; nil if the data does not say.
  package var isTextless: Bool?
  /// Whether it is larger than a normal card; nil if the data does not say.
  package var isOversized: Bool?
  /// Whether it is a promotion; nil if the data does not say.
  package var isPromo: Bool?
  /// Whether the card was printed before; nil if the data does not say.
  package var isReprint: Bool?
  /// Whether it is a variation of another printing; nil if the data does not say.
  package var isVariation: Bool?
  /// Whether it exists in digital games only; nil if the data does not say.
  package var isDigital: Bool?
  /// Whether it is found in boosters; nil if the data does not say.
  package var isInBoosters: Bool?
  /// Whether it is a story spotlight; nil if the data does not say.
  package var isStorySpotlight: Bool?
  /// Whether a high-resolution image exists; nil if the data does not say.
  package var hasHighResolution: Bool?
  /// The price of the regular finish in US dollars; nil for none.
  public var usd: DecimalNumber?
  /// The price of the foil in US dollars; nil for none.
  public var usdFoil: DecimalNumber?
  /// The price of the etched foil in US dollars; nil for none.
  public var usdEtched: DecimalNumber?
  /// The price of the regular finish in euros; nil for none.
  public var eur: DecimalNumber?
  /// The price of the foil in euros; nil for none.
  public var eurFoil: DecimalNumber?
  /// The price in event tickets of Magic Online; nil for none.
  public var tix: DecimalNumber?
  /// The identifier in Magic Online; nil for none.
  package var mtgoID: Int?
  /// The identifier of the foil in Magic Online; nil for none.
  package var mtgoFoilID: Int?
  /// The identifier in MTG Arena; nil for none.
  package var arenaID: Int?
  /// The identifier of the product at TCGplayer; nil for none.
  package var tcgplayerID: Int?
  /// The identifier of the product at Cardmarket; nil for none.
  package var cardmarketID: Int?
  /// The multiverse identifiers at Gatherer.
  package var multiverseIDs: [Int] = []
  /// The index of its record in the file, from 0.
  package var record = 0

  /// Makes a printing without values, in English.
  package init() {}
}
