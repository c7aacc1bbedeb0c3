public import FilterVocabulary

/// A card: what is the same on all its printings, and the printings.
///
/// The names are those of Scryfall's card objects in Swift's spelling; a value the source does not give is nil or empty, never
/// guessed. Source: <https://scryfall.com/docs/api/cards>.
public struct Card: Hashable, Sendable {
  /// The full name: `Fire // Ice` for a card of two halves.
  public var name = ""
  /// The identity that printings share; nil where the source has none.
  public var oracleID: String?
  /// `normal`, `split`, `transform`, …; `normal` where the source says nothing.
  public var layout = "normal"
  /// The cost as printed: `{2}{W}{W}`. Nil where the card has none, or where its faces have their own.
  public var manaCost: String?
  /// The mana value; nil where the source says nothing.
  public var manaValue: FixedNumber?
  /// The type line: `Legendary Creature — Elf Druid`. Of two faces `Creature — Human // Creature — Werewolf`.
  public var typeLine = ""
  /// The rules text, paragraphs parted by line feeds. Nil where there is none, or where its faces have their own.
  public var oracleText: String?
  /// The printed power: `2`, `1+*`.
  public var power: String?
  /// The printed toughness.
  public var toughness: String?
  /// The starting loyalty.
  public var loyalty: String?
  /// The defense of a battle.
  public var defense: String?
  /// The change of the hand size of a Vanguard avatar: `+1`.
  public var handModifier: String?
  /// The change of the life total of a Vanguard avatar: `-3`.
  public var lifeModifier: String?
  /// The colors; nil where its faces have their own.
  public var colors: CardColors?
  /// The color identity, always of all faces.
  public var colorIdentity = CardColors()
  /// The colors of the color indicator; nil where there is none.
  public var colorIndicator: CardColors?
  /// The kinds of mana it can produce: the five colors and colorless.
  public var producedMana: CardColors?
  /// The keywords: `Flying`, `First strike`.
  public var keywords: [String] = []
  /// The legality in each format, as `legal`, `not_legal`, `banned` or `restricted`.
  public var legalities: [String: String] {
    get { formats.states }
    set { formats = FormatLegalities(newValue) }
  }
  /// The legalities, shared with the cards that have the same.
  var formats = FormatLegalities.none
  /// Whether it is on the reserved list; nil where the source says nothing.
  public var isReserved: Bool?
  /// Whether it is on the list of game changers; nil where the source says nothing.
  public var isGameChanger: Bool?
  /// The rank by popularity at EDHREC, 1 the most played.
  public var edhrecRank: Int?
  /// The rank by popularity in Penny Dreadful.
  public var pennyRank: Int?
  /// The lights of an Attraction; nil where it is none.
  public var attractionLights: [Int]?
  /// Whether the source warns of its content.
  public var hasContentWarning = false
  /// The faces, front first; empty for a card of one face.
  public var faces: [CardFace] = []
  /// The cards it has to do with, itself among them.
  public var relatedParts: [RelatedPart] = []
  /// The printings in the order of the source; never empty for a card that was read.
  public var printings: [CardPrinting] = []

  /// Makes a card of which nothing is known but the name.
  public init(name: String = "") {
    self.name = name
  }
}

/// A card that has to do with another: a token it makes, its other half.
public struct RelatedPart: Hashable, Sendable {
  /// The identity of its printing.
  public var id: String
  /// `token`, `meld_part`, `meld_result`, `combo_piece`.
  public var component: String
  /// Its name.
  public var name: String

  /// Makes a related part.
  public init(id: String, component: String, name: String) {
    self.id = id
    self.component = component
    self.name = name
  }
}
