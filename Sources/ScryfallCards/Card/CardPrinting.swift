import FilterText
import DataStreams
public import FilterVocabulary

/// A printing of a card: what may differ from one printing to the next.
public struct CardPrinting: Hashable, Sendable {
  /// The identity of the printing.
  public var id: String?
  /// The code of the set, in lower case; empty where the source says nothing.
  public var set = ""
  /// The name of the set.
  public var setName = ""
  /// The kind of set: `core`, `expansion`, `promo`.
  public var setType = ""
  /// The collector number: `12a`.
  public var collectorNumber = ""
  /// `common`, `uncommon`, `rare`, `special`, `mythic`, `bonus`; empty where the source says nothing.
  public var rarity = ""
  /// The day it came out; nil where the source says nothing or nonsense.
  public var releasedAt: DateSpan?
  /// The layout where it is another than that of the card: `reversible_card`. Nil for that of the card.
  public var layout: String?
  /// The language, as a code: `en`.
  public var language = "en"
  /// The name in the language of the printing.
  public var printedName: String?
  /// A name printed instead of its own: `Godzilla, King of the Monsters`.
  public var flavorName: String?
  /// The flavor text, that of its faces joined by ` // `.
  public var flavorText: String?
  /// The credit of the artist.
  public var artist: String?
  /// The watermark; of several faces that of the first that has one.
  public var watermark: String?
  /// The watermarks of other faces, where they differ from it.
  public var otherWatermarks: [String] = []
  /// The identity of the picture.
  public var illustrationID: String?
  /// `black`, `white`, `borderless`, …
  public var borderColor: String?
  /// The frame: `1993`, `2015`, `future`.
  public var frame: String?
  /// The effects on the frame: `showcase`, `extendedart`.
  public var frameEffects: [String] = []
  /// The stamp: `oval`, `acorn`.
  public var securityStamp: String?
  /// The finishes: `foil`, `nonfoil`, `etched`. Empty where the source says nothing.
  public var finishes: [String] = []
  /// The games: `paper`, `arena`, `mtgo`.
  public var games: [String] = []
  /// Whether the source says that it is in no game, instead of nothing.
  public var isInNoGame = false
  /// The kinds of promotion: `prerelease`, `buyabox`.
  public var promoTypes: [String] = []
  /// Whether the art fills the card; nil where the source says nothing, as for the flags that follow.
  public var isFullArt: Bool?
  /// Whether it has no text.
  public var isTextless: Bool?
  /// Whether it is larger than others.
  public var isOversized: Bool?
  /// Whether it is a promotion.
  public var isPromo: Bool?
  /// Whether the card was printed before.
  public var isReprint: Bool?
  /// Whether it is a variation of another printing.
  public var isVariation: Bool?
  /// Whether it exists in digital games only.
  public var isDigital: Bool?
  /// Whether it is found in boosters.
  public var isInBoosters: Bool?
  /// Whether it is part of the story spotlight.
  public var isStorySpotlight: Bool?
  /// Whether a picture of high resolution exists.
  public var hasHighResolution: Bool?
  /// The price in US dollars of the regular finish; nil where there is none.
  public var usd: FixedNumber?
  /// The price in US dollars as a foil.
  public var usdFoil: FixedNumber?
  /// The price in US dollars as an etched foil.
  public var usdEtched: FixedNumber?
  /// The price in euros.
  public var eur: FixedNumber?
  /// The price in euros as a foil.
  public var eurFoil: FixedNumber?
  /// The price in tickets of Magic Online.
  public var tix: FixedNumber?
  /// The identity at Magic Online.
  public var mtgoID: Int?
  /// The identity at Magic Online as a foil.
  public var mtgoFoilID: Int?
  /// The identity at Arena.
  public var arenaID: Int?
  /// The identity at TCGplayer.
  public var tcgplayerID: Int?
  /// The identity at Cardmarket.
  public var cardmarketID: Int?
  /// The identities at Gatherer.
  public var multiverseIDs: [Int] = []
  /// The place of its record among the records of the source, from 0.
  public var record = 0

  /// Makes a printing of which nothing is known.
  public init() {}
}
