/// A face of a card with several: a half of a split card, a side of a double-faced card.
///
/// The properties from ``flavorText`` on belong to the printing of the record that was read.
public struct CardFace: Hashable, Sendable {
  /// The name of this face alone.
  public var name = ""
  /// The mana cost as printed; nil or empty if it has none.
  public var manaCost: String?
  /// The type line of this face alone.
  public var typeLine = ""
  /// The rules text with a line feed between paragraphs; nil for none.
  public var oracleText: String?
  /// The colors; nil if the data has them for the whole card only.
  public var colors: CardColors?
  /// The colors of the color indicator; nil if there is none.
  package var colorIndicator: CardColors?
  /// The power as printed, which need not be a number.
  public var power: String?
  /// The toughness as printed, which need not be a number.
  public var toughness: String?
  /// The starting loyalty of a planeswalker, as printed.
  public var loyalty: String?
  /// The defense of a battle, as printed.
  public var defense: String?
  /// The flavor text of this face; nil for none.
  public var flavorText: String?
  /// The artist of this face; nil for none.
  public var artist: String?
  /// The watermark of this face; nil for none.
  package var watermark: String?
  /// The UUID of the illustration of this face; nil for none.
  package var illustrationID: String?
  /// The name printed instead of its own; nil for none.
  package var flavorName: String?
  /// The name in the language of the printing; nil if it is the same.
  package var printedName: String?

  /// Makes a face that has only a name.
  package init(name: String = "") {
    self.name = name
  }
}

/// A set of the five colors and colorless.
public struct CardColors: Hashable, Sendable {
  /// The colors as bits: white 1, blue 2, black 4, red 8, green 16, colorless 32.
  public var bits: UInt8

  /// Makes a set from the lowest six bits; by default the empty set.
  package init(bits: UInt8 = 0) {
    self.bits = bits & 63
  }

  /// Makes a set from ASCII letters of `WUBRGC` in any case and order. Other bytes are ignored.
  package init(letters: some Sequence<UInt8>) {
    bits = 0
    for letter in letters { insert(letter) }
  }

  /// Adds the color of an ASCII letter of `WUBRGC` in any case. Other bytes add nothing.
  package mutating func insert(_ letter: UInt8) {
    switch letter | 0x20 {
    case UInt8(ascii: "w"): bits |= 1
    case UInt8(ascii: "u"): bits |= 2
    case UInt8(ascii: "b"): bits |= 4
    case UInt8(ascii: "r"): bits |= 8
    case UInt8(ascii: "g"): bits |= 16
    case UInt8(ascii: "c"): bits |= 32
    default: break
    }
  }
}
