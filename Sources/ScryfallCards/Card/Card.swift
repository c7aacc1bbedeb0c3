public import FilterVocabulary

/// A card with the values that all its printings share, and the printings.
///
/// The properties are those of Scryfall's card objects (<https://scryfall.com/docs/api/cards>). A value that the data
/// does not have is nil or empty.
public struct Card: Hashable, Sendable {
  /// The full name; that of a card with two halves is `Fire // Ice`.
  public var name = ""
  /// The UUID that all printings share; nil if the data has none.
  public var oracleID: String?
  /// The layout: `split`, `transform`; `normal` if the data has none.
  package var layout = "normal"
  /// The mana cost as printed: `{2}{W}{W}`. Nil if the card has none or its faces have their own.
  public var manaCost: String?
  /// The mana value; nil if the data has none.
  public var manaValue: DecimalNumber?
  /// The type line, those of two faces separated by ` // `: `Creature — Human // Creature — Werewolf`.
  public var typeLine = ""
  /// The rules text with a line feed between paragraphs. Nil if there is none or the faces have their own.
  public var oracleText: String?
  /// The power as printed, which need not be a number: `2`, `1+*`.
  public var power: String?
  /// The toughness as printed, which need not be a number.
  public var toughness: String?
  /// The starting loyalty of a planeswalker, as printed.
  public var loyalty: String?
  /// The defense of a battle, as printed.
  public var defense: String?
  /// The hand size modifier of a Vanguard avatar, with its sign: `+1`.
  package var handModifier: String?
  /// The life modifier of a Vanguard avatar, with its sign: `-3`.
  package var lifeModifier: String?
  /// The colors; nil if the faces have their own.
  public var colors: CardColors?
  /// The color identity of all faces together.
  public var colorIdentity = CardColors()
  /// The colors of the color indicator; nil if there is none.
  package var colorIndicator: CardColors?
  /// The colors of mana it can produce, and colorless.
  package var producedMana: CardColors?
  /// The keywords as in the data: `Flying`, `First strike`.
  public var keywords: [String] = []
  /// The legality by format: `legal`, `not_legal`, `banned` or `restricted`.
  public var legalities: [String: String] {
    get { formats.states }
    set { formats = FormatLegalities(newValue) }
  }
  /// The legalities, shared by cards that have the same.
  var formats = FormatLegalities.none
  /// Whether it is on the Reserved List; nil if the data does not say.
  public var isReserved: Bool?
  /// Whether it is on the list of game changers; nil if the data does not say.
  package var isGameChanger: Bool?
  /// The rank by popularity at EDHREC, from 1 for the most played; nil for none.
  public var edhrecRank: Int?
  /// The rank by popularity in Penny Dreadful, from 1; nil for none.
  package var pennyRank: Int?
  /// The lights of an Attraction, 2 to 6; nil for other cards.
  package var attractionLights: [Int]?
  /// Whether Scryfall warns of its content.
  package var hasContentWarning = false
  /// The faces, front first; empty for a card with one face.
  public var faces: [CardFace] = []
  /// The related cards, including this one.
  package var relatedParts: [RelatedPart] = []
  /// The printings in the order of the file; not empty for a card that was read.
  public var printings: [CardPrinting] = []

  /// Makes a card that has only a name.
  package init(name: String = "") {
    self.name = name
  }
}

/// A card that is related to another, such as a token it creates or the other half of a meld.
package struct RelatedPart: Hashable, Sendable {
  /// The UUID of a printing of the related card.
  package var id: String
  /// The relation: `token`, `meld_part`, `meld_result` or `combo_piece`.
  package var component: String
  /// The full name of the related card.
  package var name: String

  /// Makes a related part from Scryfall's values; empty strings stand for missing ones.
  package init(id: String, component: String, name: String) {
    self.id = id
    self.component = component
    self.name = name
  }
}
