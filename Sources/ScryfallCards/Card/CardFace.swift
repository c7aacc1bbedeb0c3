/// A face of a card of several: a half of a split card, a side of a double-faced one.
public struct CardFace: Hashable, Sendable {
  /// Its name.
  public var name = ""
  /// Its cost as printed; nil or empty where it has none.
  public var manaCost: String?
  /// Its type line.
  public var typeLine = ""
  /// Its rules text.
  public var oracleText: String?
  /// Its colors; nil where the source gives them for the whole card only.
  public var colors: CardColors?
  /// The colors of its color indicator.
  public var colorIndicator: CardColors?
  /// The printed power.
  public var power: String?
  /// The printed toughness.
  public var toughness: String?
  /// The starting loyalty.
  public var loyalty: String?
  /// The defense of a battle.
  public var defense: String?
  /// What a printing says of this face alone: its artist, flavor text and watermark.
  public var flavorText: String?
  /// The artist of the face.
  public var artist: String?
  /// The watermark of the face.
  public var watermark: String?
  /// The identity of the picture.
  public var illustrationID: String?
  /// A name printed instead of its own.
  public var flavorName: String?
  /// The name in the language of the printing.
  public var printedName: String?

  /// Makes a face of which nothing is known but the name.
  public init(name: String = "") {
    self.name = name
  }
}
